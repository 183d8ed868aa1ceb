# Lo que la aplicación dice del juego antes de abrir una mesa

game-odyssey = La Odisea
    .about = Domina islas, desata tormentas, negocia. Sin fichas, el camino a casa está abierto.
    .minutes = 90

option-odyssey-homecoming = La vuelta a casa
option-odyssey-homecoming-at-most = Las cartas compensan
    .note = no más fichas que cartas de aventura
option-odyssey-homecoming-equal = Exactamente igual
    .note = tantas fichas como cartas, o ninguna
option-odyssey-homecoming-none = Sin fichas
    .note = las cartas no compensan nada
option-odyssey-bargained_chip = Ficha de una isla negociada
option-odyssey-bargained_chip-rim = Al borde
    .note = como tras una conquista
option-odyssey-bargained_chip-hand = A la mano
    .note = quien la da la recupera
option-odyssey-max_rounds = Número máximo de rondas
    .note = si nadie ha vuelto, deciden cartas menos fichas

chapter-odyssey-box = El material
chapter-odyssey-setup = Antes de jugar
chapter-odyssey-turn = Un turno
chapter-odyssey-landing = Desembarcar
chapter-odyssey-fights = Combates y tratos
chapter-odyssey-hunger = Hambre y pérdida
chapter-odyssey-end = El final
chapter-odyssey-knowledge = Quién ve qué
