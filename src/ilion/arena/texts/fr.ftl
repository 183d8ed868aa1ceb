# What the arena says.
too-few-bots = il faut { $wanted } bots pour autant de sièges, pas { $found } ; nommez un bot plusieurs fois pour qu’il joue contre lui-même
too-few-games = il faut au moins 1 partie, pas { $found }
other-journal = { $file } appartient à un autre tournoi ; nommez un autre fichier, ou supprimez-le
not-a-journal = { $file } n’est pas un journal de l’arène : { $reason }
no-place = on ne peut pas jouer sur « { $place } » ; prenez local, ray ou ray://HOST:PORT
no-package = le paquet { $package } n’est pas installé : dans un clone d’Ilion, { $command } l’installe
