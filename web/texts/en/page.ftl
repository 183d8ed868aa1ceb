# The page around the tables

play-bots = Play against bots
