# What the web app says about the game before a table is open

game-troia = Troia
    .about = Greeks against Trojans. Win a god’s favour with offerings, and that god’s hero advances.
    .minutes = 30

option-troia-gods = The gods
option-troia-gods-first-game = First game
    .note = the six gods with the simplest powers
option-troia-gods-random = By lot
    .note = either face of each token
option-troia-parts = Parts of the horse
option-troia-parts-default = On most cards
    .note = single and mixed Greek cards show a part
option-troia-parts-scarce = Scarce
    .note = only mixed cards do; harder for the Greeks
option-troia-apollo = Apollo takes
option-troia-apollo-top = The top card
    .note = of the rival’s discards
option-troia-apollo-any = Any card
    .note = of the rival’s discards
option-troia-deck_end = When a deck runs out
option-troia-deck_end-finish = Finish the turn
    .note = with its goal step
option-troia-deck_end-at-once = At once
    .note = the last card drawn ends the game

chapter-troia-box = What is in the box
chapter-troia-setup = Before the game
chapter-troia-turn = A turn
chapter-troia-powers = Powers of the gods
chapter-troia-goals = Goal steps
chapter-troia-end = The end
chapter-troia-knowledge = Who sees what
