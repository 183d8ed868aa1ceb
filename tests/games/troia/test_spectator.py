"""What a spectator can know of cards that Doris carries to and fro, against a list of everything that may have happened."""

from ilion import CHANCE, OVER, Rng
from ilion.core.state import State
from tests.games.troia.positions import game

Cards = set[str]
SIDES = ("greek", "trojan")


def cards_of(state: State, owner: int) -> tuple[Cards, Cards]:
    """An owner's cards in the rival's hand, and in his own."""
    found: list[Cards] = []
    for seat in (1 - owner, owner):
        cards = state.view(seat)["sides"][seat]["cards"]
        found.append({card["name"] for card in cards if card["deck"] == SIDES[owner]})
    return found[0], found[1]


class Watcher:
    """All the ways in which an owner's cards that everybody has seen may lie in the two hands."""

    def __init__(self) -> None:
        self.shown: Cards = set()  # and in a hand now
        self.abroad: set[frozenset[str]] = {frozenset()}  # which of them may be in the rival's hand

    def watch(self, before: tuple[Cards, Cards], after: tuple[Cards, Cards], stolen: bool) -> None:
        (abroad, home), (abroad_now, home_now) = before, after
        if stolen and len(abroad_now) < len(abroad):
            stayed = {way for way in self.abroad if len(way) < len(abroad)}
            self.abroad = stayed | {way - {card} for way in self.abroad for card in way}
        elif stolen and len(abroad_now) > len(abroad):
            stayed = {way for way in self.abroad if len(self.shown - way) < len(home)}
            self.abroad = stayed | {way | {card} for way in self.abroad for card in self.shown - way}
        elif taken := abroad_now - abroad:
            self.shown |= taken
            self.abroad = {way | taken for way in self.abroad}
        for card in (abroad | home) - (abroad_now | home_now):
            left = card in abroad
            if card in self.shown:
                self.abroad = {way - {card} for way in self.abroad if (card in way) == left}
                self.shown.remove(card)
            else:
                self.abroad = {
                    way for way in self.abroad if (len(way) < len(abroad) if left else len(self.shown - way) < len(home))
                }


def eager_move(state: State, rng: Rng) -> int:
    """Offers to Doris and Apollo whenever possible, for as few cards as possible, and keeps foreign cards."""
    actions = state.legal_actions()
    texts = [state.text(action) for action in actions]
    wanted = {"turn": ("doris", "apollo"), "pay": ("offer",), "use": ("use",)}.get(state.view(None)["phase"], ())
    best = [action for action, text in zip(actions, texts, strict=True) if text in wanted]
    own = [action for action, text in zip(actions, texts, strict=True) if ":" not in text]
    choices = best if best and rng.below(10) else own if own and rng.below(10) else actions
    return choices[rng.below(len(choices))]


def test_resampled_for_a_spectator_every_card_shown_is_where_it_may_be() -> None:  # TR-31
    doubtful = 0
    for seed in range(20):
        rng = Rng(seed)
        state = game.new(options={"gods": "ABABBA"})
        watchers = (Watcher(), Watcher())
        while state.actor != OVER:
            stolen = state.view(None)["phase"] == "steal"
            before = [cards_of(state, owner) for owner in (0, 1)]
            state.apply(state.draw(rng) if state.actor == CHANCE else eager_move(state, rng))
            assert game.why_invalid(state) is None, seed
            for owner, watcher in enumerate(watchers):
                watcher.watch(before[owner], cards_of(state, owner), stolen)
                assert frozenset(watcher.shown & cards_of(state, owner)[0]) in watcher.abroad
                if len(watcher.abroad) > 1:
                    doubtful += 1
                    abroad, home = cards_of(state.resample(None, Rng(doubtful)), owner)
                    assert watcher.shown <= abroad | home, f"seed {seed}"
                    assert frozenset(watcher.shown & abroad) in watcher.abroad, f"seed {seed}"
    assert doubtful > 50, "the games must have such states at all"
