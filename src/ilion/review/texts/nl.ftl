# What makes the record of a game unfit for a review.
review-seat-view = dit verslag toont wat één plaats zag; een analyse heeft het hele verslag nodig
review-not-over = deze partij is niet afgelopen: een analyse is er pas daarna
resigned-seats = [{ $tag } { $given }] moet een of meer van de plaatsen { $seats } noemen, elk één keer, met spaties ertussen
resigned-when = [{ $tag } { $given }] moet zeggen na hoeveel gebeurtenissen elke plaats opgaf, zoals in { $example }: het verslag heeft er { $events }
stand-ins-when = [{ $tag } { $given }] moet voor sommige plaatsen van { $seats } zeggen tussen welke gebeurtenissen van het verslag een bot besliste, zoals in { $example }; “{ $part }” doet dat niet
