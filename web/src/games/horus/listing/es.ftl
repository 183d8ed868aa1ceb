# Lo que la aplicación dice del juego antes de abrir una mesa

game-horus = Horus
    .about = Traza el Nilo y la tierra que lo bordea, y conquista regiones con piedras.
    .minutes = 60

option-horus-tiles = Losetas por pila
option-horus-tiles-six = Seis
    .note = catorce en la bolsa; la más corta
option-horus-tiles-eight = Ocho
    .note = doce de cada terreno en la bolsa
option-horus-tiles-seven = Siete
    .note = trece en la bolsa; acaba antes
option-horus-tiles-ten = Diez
    .note = diez en la bolsa; dura más
option-horus-stone = Poner una piedra
option-horus-stone-must = Obligatorio
    .note = quien puede poner una piedra debe ponerla
option-horus-stone-may = Opcional
    .note = puedes renunciar
option-horus-compensation = Compensación
option-horus-compensation-none = Ninguna
    .note = como en el reglamento
option-horus-compensation-points = Puntos
    .note = todos menos quien empieza reciben dos

chapter-horus-box = El material
chapter-horus-lattice = Losetas y contacto
chapter-horus-setup = Antes de jugar
chapter-horus-turn = Un turno: cinco acciones
chapter-horus-nile = La carta del Nilo
chapter-horus-end = El final y la puntuación
chapter-horus-knowledge = Quién ve qué
