# What makes the record of a game unfit for a review.
review-seat-view = cet enregistrement montre la vue d’un seul siège ; une analyse demande la partie entière
review-not-over = cette partie n’est pas finie : l’analyse ne se fait qu’après
resigned-seats = [{ $tag } { $given }] doit nommer un ou plusieurs des sièges { $seats }, chacun une fois, séparés par des espaces
resigned-when = [{ $tag } { $given }] doit dire après combien d’événements chaque siège a abandonné, comme dans { $example } : l’enregistrement en a { $events }
stand-ins-when = [{ $tag } { $given }] doit dire pour certains des sièges { $seats } entre quels événements de l’enregistrement un bot a décidé, comme dans { $example } ; « { $part } » ne le fait pas
