# The board
