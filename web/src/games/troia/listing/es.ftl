# Lo que la aplicación dice del juego antes de abrir una mesa

game-troia = Troia
    .about = Griegos contra troyanos. Con ofrendas te ganas el favor de un dios, y su héroe avanza.
    .minutes = 30

option-troia-gods = Los dioses
option-troia-gods-first-game = Primera partida
    .note = los seis dioses con los poderes más sencillos
option-troia-gods-random = Por sorteo
    .note = cualquiera de las caras de cada ficha
option-troia-parts = Piezas del caballo
option-troia-parts-default = Frecuentes
    .note = las cartas griegas simples y mixtas muestran una pieza
option-troia-parts-scarce = Escasas
    .note = solo las mixtas; más difícil para los griegos
option-troia-apollo = Apolo toma
option-troia-apollo-top = La carta de encima
    .note = de los descartes del rival
option-troia-apollo-any = Cualquier carta
    .note = de los descartes del rival
option-troia-deck_end = Cuando se acaba un mazo
option-troia-deck_end-finish = Acabar el turno
    .note = con su avance
option-troia-deck_end-at-once = Al momento
    .note = la última carta robada acaba la partida

chapter-troia-box = El material
chapter-troia-setup = Antes de jugar
chapter-troia-turn = Un turno
chapter-troia-powers = Los poderes de los dioses
chapter-troia-goals = Los avances
chapter-troia-end = El final
chapter-troia-knowledge = Quién ve qué
