# Lo que la página dice de los juegos: portada, mesa nueva, reglas

game-trojan-horse = El caballo de Troya
    .about = Cargas lo que otros colocarán y colocas lo que otros han cargado.
    .minutes = 30
game-troia = Troia
    .about = Griegos contra troyanos. Las ofrendas ganan a un dios, y el héroe del dios avanza.
    .minutes = 30
game-odyssey = La Odisea
    .about = Reina en islas, desata tormentas, negocia. Sin fichas, el camino a casa está abierto.
    .minutes = 90
game-horus = Horus
    .about = Traza el Nilo y la tierra que lo bordea, y conquista regiones con piedras.
    .minutes = 60

## Options: the question, and each answer with what it means

option-trojan-horse-horse = Lo que hay en el caballo
option-trojan-horse-horse-memory = De memoria
    .note = se ve una vez y se oculta; hay que recordarlo
option-trojan-horse-horse-open = Abierto
    .note = siempre a la vista, más fácil
option-trojan-horse-loading_is_first_turn = La carga
option-trojan-horse-loading_is_first_turn-off = No es un turno
    .note = quien carga juega después el primer turno
option-trojan-horse-loading_is_first_turn-on = Primer turno
    .note = sigue el vecino de la izquierda
option-troia-gods = Los dioses
option-troia-gods-first-game = Primera partida
    .note = los seis dioses con los poderes más sencillos
option-troia-gods-random = Por sorteo
    .note = cualquiera de las caras de cada ficha
option-troia-parts = Piezas del caballo
option-troia-parts-default = Frecuentes
    .note = las griegas sencillas y mixtas muestran una pieza
option-troia-parts-scarce = Escasas
    .note = solo las mixtas; más difícil para los griegos
option-troia-apollo = Apolo toma
option-troia-apollo-top = La carta superior
    .note = de los descartes del rival
option-troia-apollo-any = Cualquier carta
    .note = de los descartes del rival
option-odyssey-max_rounds = Rondas como máximo
    .note = quien no haya vuelto a casa para entonces se cuenta
option-horus-tiles = Losetas por pila
option-horus-tiles-eight = Ocho
    .note = doce de cada terreno en la bolsa
option-horus-tiles-seven = Siete
    .note = trece en la bolsa; acaba antes
option-horus-tiles-ten = Diez
    .note = diez en la bolsa; dura más
option-horus-stone = Poner una piedra
option-horus-stone-must = Obligatorio
    .note = quien puede poner una piedra la pone
option-horus-stone-may = Opcional
    .note = se puede renunciar

## Chapters of the rules

chapter-trojan-horse-box = El material
chapter-trojan-horse-setup = Antes de jugar
chapter-trojan-horse-turn = Un turno
chapter-trojan-horse-poseidon = El tridente de Poseidón
chapter-trojan-horse-treasure = Mirar los tesoros
chapter-trojan-horse-end = El final y la puntuación
chapter-trojan-horse-knowledge = Quién ve qué
chapter-troia-box = El material
chapter-troia-setup = Antes de jugar
chapter-troia-turn = Un turno
chapter-troia-powers = Los poderes de los dioses
chapter-troia-goals = Los avances
chapter-troia-end = El final
chapter-troia-knowledge = Quién ve qué
chapter-odyssey-box = El material
chapter-odyssey-setup = Antes de jugar
chapter-odyssey-turn = Un turno
chapter-odyssey-landing = Desembarcar
chapter-odyssey-fights = Combates y tratos
chapter-odyssey-hunger = Hambre y pérdida
chapter-odyssey-end = El final
chapter-odyssey-knowledge = Quién ve qué
chapter-horus-box = El material
chapter-horus-lattice = Losetas y contacto
chapter-horus-setup = Antes de jugar
chapter-horus-turn = Un turno: cinco acciones
chapter-horus-nile = La carta del Nilo
chapter-horus-end = El final y la puntuación
chapter-horus-knowledge = Quién ve qué
