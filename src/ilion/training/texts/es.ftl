# What training says.
too-few = { $name } debe ser al menos { $least }, no { $given }
no-positions = no hay posiciones de las que aprender
no-torch = para entrenar hace falta torch: en un clon de Ilion, { $command } lo instala
other-run = { $folder } pertenece a otro entrenamiento; nombra otra carpeta, o bórrala
step-self-play = ronda { $round }: partidas contra sí mismo
step-fitting = ronda { $round }: ajuste
step-gate = ronda { $round }: prueba
curve-title = { $title }, jugadores: { $seats }
curve-heading = { $title }: pérdida por época
curve-learned = partidas de aprendizaje
curve-held-out = partidas reservadas
