# What training says.
too-few = { $name } doit valoir au moins { $least }, pas { $given }
no-positions = il n’y a pas de positions dont apprendre
no-torch = l’entraînement a besoin de torch : dans un clone d’Ilion, { $command } l’installe
other-run = { $folder } appartient à un autre entraînement ; nommez un autre dossier, ou supprimez-le
step-self-play = tour { $round } : parties contre soi-même
step-fitting = tour { $round } : ajustement
step-gate = tour { $round } : épreuve
curve-title = { $title }, joueurs : { $seats }
curve-heading = { $title } : perte par époque
curve-learned = parties d’apprentissage
curve-held-out = parties mises de côté
