# What makes the record of a game unfit for a review.
review-seat-view = este registro muestra lo que vio un solo asiento; un análisis necesita la partida entera
review-not-over = esta partida no ha terminado: el análisis solo se hace después
resigned-seats = [{ $tag } { $given }] debe nombrar uno o más de los asientos { $seats }, cada uno una vez, separados por espacios
resigned-when = [{ $tag } { $given }] debe decir tras cuántos eventos abandonó cada asiento, como en { $example }: el registro tiene { $events }
stand-ins-when = [{ $tag } { $given }] debe decir para algunos de los asientos { $seats } entre qué eventos del registro decidió un bot, como en { $example }; «{ $part }» no lo hace
