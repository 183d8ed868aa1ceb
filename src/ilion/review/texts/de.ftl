# What makes the record of a game unfit for a review.
review-seat-view = diese Aufzeichnung zeigt nur die Sicht eines Platzes; eine Analyse braucht die ganze
review-not-over = diese Partie ist nicht zu Ende: Eine Analyse gibt es erst danach
resigned-seats = [{ $tag } { $given }] muss einen oder mehrere der Plätze { $seats } nennen, jeden einmal, mit Leerzeichen dazwischen
resigned-when = [{ $tag } { $given }] muss sagen, nach wie vielen Ereignissen jeder Platz aufgab, wie in { $example }: Die Aufzeichnung hat { $events }
stand-ins-when = [{ $tag } { $given }] muss für einige der Plätze { $seats } sagen, zwischen welchen Ereignissen der Aufzeichnung ein Bot entschied, wie in { $example }; „{ $part }“ tut das nicht
