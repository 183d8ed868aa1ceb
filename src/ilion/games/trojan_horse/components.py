"""The contents of the box."""

# TH-1: the districts round the square and the bonus printed on each.
DISTRICTS = ("palace", "gate", "temple", "market", "harbour", "wells", "tower")
BONUS = (3, 0, 1, 0, 1, 0, 1)

# TH-2: the figures. Helpers are the last kind; they stay aside until the bag is empty.
COLOURS = ("red", "yellow", "blue", "green")
FIGURES = (*COLOURS, "helper")
HEROES_OF_A_COLOUR = 10
HELPERS = 2

# TH-3: the hero cards, and the number of each.
CARDS = ("0", "1", "2", "3", "trident")
CARD_COUNTS = (3, 3, 6, 6, 2)

# TH-4: the treasure cards by value, and the number of each.
TREASURES = (0, 1, 3)
TREASURE_COUNTS = (3, 3, 1)

# TH-5 and TH-9: the horse holds two figures, the display three.
HORSE_HOLDS = 2
DISPLAY_HOLDS = 3

# TH-6 and TH-16: by the number of players, the colours in play and the capacity of a district.
COLOURS_IN_PLAY = {2: 4, 3: 3, 4: 4}
DISTRICT_HOLDS = {2: 7, 3: 5, 4: 7}
