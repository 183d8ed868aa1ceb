# What makes the record of a game unfit for a review.
review-seat-view = this record shows one seat’s view; a review needs the whole record
review-not-over = this game is not over: a review is only made afterwards
resigned-seats = [{ $tag } { $given }] should name one or more of the seats { $seats }, each once, with spaces in between
resigned-when = [{ $tag } { $given }] should say after how many events each seat resigned, as in { $example }: the record has { $events }
stand-ins-when = [{ $tag } { $given }] should say for some of the seats { $seats } between which events of the record a bot decided, as in { $example }; “{ $part }” does not
