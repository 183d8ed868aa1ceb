# What the page says about the games: first page, new table, rules

game-trojan-horse = The Trojan Horse
    .about = You load what others will place, and place what others have loaded.
    .minutes = 30
game-troia = Troia
    .about = Greeks against Trojans. Offerings win a god, and the god’s hero advances.
    .minutes = 30
game-odyssey = Odyssey
    .about = Rule islands, raise storms, bargain. Home opens when your chips are gone.
    .minutes = 90
game-horus = Horus
    .about = Lay the Nile and the land beside it, and claim regions with stones.
    .minutes = 60

## Options: the question, and each answer with what it means

option-trojan-horse-horse = What is in the horse
option-trojan-horse-horse-memory = Memory
    .note = seen once, then out of sight; you remember
option-trojan-horse-horse-open = Open
    .note = always shown, easier
option-trojan-horse-loading_is_first_turn = The loading
option-trojan-horse-loading_is_first_turn-off = Not a turn
    .note = who loads then takes the first turn
option-trojan-horse-loading_is_first_turn-on = First turn
    .note = the left neighbour goes on
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
option-odyssey-max_rounds = Rounds at most
    .note = whoever is not home by then is counted
option-horus-tiles = Tiles in each pile
option-horus-tiles-eight = Eight
    .note = twelve of each terrain in the bag
option-horus-tiles-seven = Seven
    .note = thirteen in the bag; ends sooner
option-horus-tiles-ten = Ten
    .note = ten in the bag; lasts longer
option-horus-stone = Putting a stone
option-horus-stone-must = Must
    .note = whoever can put a stone does
option-horus-stone-may = May
    .note = one may do without

## Chapters of the rules

chapter-trojan-horse-box = What is in the box
chapter-trojan-horse-setup = Before the game
chapter-trojan-horse-turn = A turn
chapter-trojan-horse-poseidon = Poseidon’s trident
chapter-trojan-horse-treasure = Looking at treasures
chapter-trojan-horse-end = The end and scoring
chapter-trojan-horse-knowledge = Who sees what
chapter-troia-box = What is in the box
chapter-troia-setup = Before the game
chapter-troia-turn = A turn
chapter-troia-powers = Powers of the gods
chapter-troia-goals = Goal steps
chapter-troia-end = The end
chapter-troia-knowledge = Who sees what
chapter-odyssey-box = What is in the box
chapter-odyssey-setup = Before the game
chapter-odyssey-turn = A turn
chapter-odyssey-landing = Landing
chapter-odyssey-fights = Fights and bargains
chapter-odyssey-hunger = Hunger and loss
chapter-odyssey-end = The end
chapter-odyssey-knowledge = Who sees what
chapter-horus-box = What is in the box
chapter-horus-lattice = Tiles and contact
chapter-horus-setup = Before the game
chapter-horus-turn = A turn: five actions
chapter-horus-nile = The Nile card
chapter-horus-end = The end and scoring
chapter-horus-knowledge = Who sees what
