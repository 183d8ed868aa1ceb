# Lo que la aplicación dice del juego antes de abrir una mesa

game-trojan-horse = El caballo de Troya
    .about = Cargas lo que otros colocarán y colocas lo que otros han cargado.
    .minutes = 30

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
option-trojan-horse-edition = El tridente
option-trojan-horse-edition-german = Edición alemana
    .note = primero el intercambio de tesoros, luego meter figuras
option-trojan-horse-edition-french = Edición francesa
    .note = en cualquier orden; los dueños miran los tesoros intercambiados

chapter-trojan-horse-box = El material
chapter-trojan-horse-setup = Antes de jugar
chapter-trojan-horse-turn = Un turno
chapter-trojan-horse-poseidon = El tridente de Poseidón
chapter-trojan-horse-treasure = Mirar los tesoros
chapter-trojan-horse-end = El final y la puntuación
chapter-trojan-horse-knowledge = Quién ve qué
