# What the web app says about the game before a table is open

game-odyssey = Odyssey
    .about = Rule islands, raise storms, bargain. Home opens once your chips are gone.
    .minutes = 90

option-odyssey-homecoming = Going home
option-odyssey-homecoming-at-most = Cards excuse chips
    .note = no more chips than adventure cards
option-odyssey-homecoming-equal = Exactly equal
    .note = as many chips as cards, or no chips
option-odyssey-homecoming-none = Without chips
    .note = cards excuse nothing
option-odyssey-bargained_chip = Chip of a bargained island
option-odyssey-bargained_chip-rim = To the rim
    .note = as after a conquest
option-odyssey-bargained_chip-hand = To the hand
    .note = the giver takes it back
option-odyssey-max_rounds = Maximum number of rounds
    .note = if nobody is home by then, cards minus chips decide

chapter-odyssey-box = What is in the box
chapter-odyssey-setup = Before the game
chapter-odyssey-turn = A turn
chapter-odyssey-landing = Landing
chapter-odyssey-fights = Fights and bargains
chapter-odyssey-hunger = Hunger and loss
chapter-odyssey-end = The end
chapter-odyssey-knowledge = Who sees what
