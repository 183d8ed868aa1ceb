# What the web app says about the game before a table is open

game-horus = Horus
    .about = Lay the Nile and the land beside it, and claim regions with stones.
    .minutes = 60

option-horus-tiles = Tiles in each pile
option-horus-tiles-six = Six
    .note = fourteen in the bag; ends soonest
option-horus-tiles-eight = Eight
    .note = twelve of each terrain in the bag
option-horus-tiles-seven = Seven
    .note = thirteen in the bag; ends sooner
option-horus-tiles-ten = Ten
    .note = ten in the bag; lasts longer
option-horus-stone = Placing a stone
option-horus-stone-must = Required
    .note = whoever can place a stone must do so
option-horus-stone-may = Optional
    .note = you may decline
option-horus-compensation = Compensation
option-horus-compensation-none = None
    .note = as in the book
option-horus-compensation-points = Points
    .note = everybody but the first to move gets two

chapter-horus-box = What is in the box
chapter-horus-lattice = Tiles and contact
chapter-horus-setup = Before the game
chapter-horus-turn = A turn: five actions
chapter-horus-nile = The Nile card
chapter-horus-end = The end and scoring
chapter-horus-knowledge = Who sees what
