# What the arena says.
too-few-bots = hacen falta { $wanted } bots para otros tantos asientos, no { $found }; nombra un bot varias veces para que juegue contra sí mismo
too-few-games = debe haber al menos 1 partida, no { $found }
other-journal = { $file } pertenece a otro torneo; nombra otro archivo, o bórralo
not-a-journal = { $file } no es un diario de la arena: { $reason }
no-place = no se puede jugar en «{ $place }»; usa local, ray o ray://HOST:PORT
no-package = el paquete { $package } no está instalado: en un clon de Ilion, { $command } lo instala
