"""Das Pferd von Troja (Alex Randolph, 1993), 2–4 players."""

from ilion.games.trojan_horse.game import TrojanHorse

game = TrojanHorse()

__all__ = ["TrojanHorse", "game"]
