"""The value of knowledge: a bot that sees everything beats the same bot without that knowledge."""

from ilion.arena import Tournament, standings

SEED = 7


def test_a_bot_that_sees_both_hands_of_troia_wins_more_than_luck_explains() -> None:  # TR-31
    bots = ["oracle:iterations=150", "search:iterations=150"]
    wins = {s.bot: s.wins for s in standings(list(Tournament("troia", bots, 200, 2, seed=SEED).run()))}
    assert wins[bots[0]].low > 0.5, f"seed {SEED}: {wins}"
