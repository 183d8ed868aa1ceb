"""Laws of a game's output: its own facts, and views, prompts, descriptions, previews and boards as data and as words."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

from rich.cells import cell_len
from rich.text import Text as RichText

from ilion.core.actors import CHANCE
from ilion.core.game import Game
from ilion.core.registry import games, load
from ilion.core.state import State
from ilion.testing.moves import is_notation
from ilion.testing.scene import ConformanceError, Scene, name_of
from ilion.testing.schema import why_not_json

COLUMNS = 100


def check_facts(game: Game[Any]) -> None:
    """Check the game's own declarations: sizes, options, clauses, catalogues."""

    def demand(fine: bool, message: str) -> None:
        if not fine:
            raise ConformanceError(f"{message}\nin {game!r}")

    demand(game.id in games() and load(game.id) is game, f"ilion.load({game.id!r}) must return this game: register it")
    demand(type(game.seats) is range and len(game.seats) > 0, "game.seats must be a range of numbers of seats")
    for name in ("n_actions", "n_chance", "max_moves", "rules_version", "layout_version"):
        value = getattr(game, name)
        demand(type(value) is int and value >= (name == "n_actions"), f"game.{name} is {value!r}: it must be an integer")
    low, high = game.score_range
    demand(low <= high, f"game.score_range is {game.score_range}: lowest first")
    demand(all(type(n) is int and n > 0 for n in game.tensor_shape), f"game.tensor_shape is {game.tensor_shape}")
    for name, option in game.options.items():
        demand(option.default in option.values, f"option {name}: the default {option.default!r} is not among the values")
        demand(option.clause in game.clauses, f"option {name}: game.clauses does not have {option.clause!r}")
    keys = game.catalogue.keys("en")
    for language in game.catalogue.languages():
        apart = keys ^ game.catalogue.keys(language)
        demand(not apart, f"the catalogues en and {language} differ in {', '.join(sorted(apart))}")
        for id, clause in game.clauses.items():
            demand(set(clause.origin.split("/")) <= set("RDSP"), f"clause {id}: the origin is {clause.origin!r}, not R, D, S or P")
            demand(id in game.catalogue, f"clause {id} has no text in the catalogue: add “{id} = …”")
            demand(bool(clause.text.in_language(language)), f"clause {id} has an empty text in {language!r}")


def check_views(scene: Scene) -> None:
    state = scene.state
    for viewer in scene.viewers:
        for recall in (True, False):
            what = f"view({viewer}, recall={recall})"
            view = state.view(viewer, recall=recall)
            if reason := scene.run.shapes.why_invalid("view", view):
                scene.fail(f"{what}: {reason}")
            if scene.rng.below(4) == 0:
                check_board(scene, view, what)
            written = json.dumps(view)
            spoil(view)
            if json.dumps(state.view(viewer, recall=recall)) != written:
                scene.fail(f"{what}: changing the view changes the next one; build new lists for each view")


def check_shared_views(scene: Scene) -> None:
    """Check that several views at once are the same as one after the other."""
    state = scene.state
    for turn in (0, 1):
        wanted = {scene.game.check_viewer(state, viewer): number % 2 == turn for number, viewer in enumerate(scene.viewers)}
        for number, view in scene.game.views(state, wanted).items():
            if view != scene.game.view(state, number, wanted[number]):
                scene.fail(f"views(): the view of {number} with recall={wanted[number]} is not what view() returns")


def check_board(scene: Scene, view: dict[str, Any], what: str) -> None:
    languages = scene.game.catalogue.languages()
    language = languages[scene.rng.below(len(languages))]
    what = f"{what}, {language!r}"
    board = scene.game.board(view, language)
    if not isinstance(board, str) or not board.strip():
        scene.fail(f"board({what}) is {board!r}: it must be a string")
    for line in RichText.from_markup(board).plain.splitlines():
        if cell_len(line) > COLUMNS:
            scene.fail(f"board({what}) is {cell_len(line)} columns wide, at most {COLUMNS} fit: {line!r}")


def spoil(value: Any) -> None:
    """Empty every list and dict in the data."""
    if isinstance(value, list | dict):
        for inner in list(value.values() if isinstance(value, dict) else value):
            spoil(inner)
        value.clear()


def check_prompt(scene: Scene) -> None:
    prompt = scene.state.prompt()
    scene.check_text(prompt, "the prompt")
    if reason := why_not_json(prompt.to_dict()):
        scene.fail(f"prompt().to_dict(): {reason}")


def check_descriptions(scene: Scene, most: int) -> None:
    """Check every legal action, as itself and as each viewer perceives it, in words, as data and with its consequences."""
    state = scene.state
    for action in scene.some(state.legal_actions(), most):
        perceived = {action}
        seen_by_all = state.seen(action, None) == action
        for viewer in scene.viewers:
            seen = state.seen(action, viewer)
            perceived.add(seen)
            if type(seen) is not int or (seen != action and (seen >= 0 or viewer == state.actor)):
                scene.fail(
                    f"seen({action}, {viewer}) is {seen!r}: must be the action or a negative number; actors see their own actions"
                )
            if seen_by_all and seen != action:
                scene.fail(
                    f"a spectator sees {action} but {name_of(viewer)} does not: a spectator knows least, because anybody may watch"
                )
        for event in perceived:
            check_event(scene, state, event)
        if state.actor != CHANCE:
            for seat, recall in product(range(state.seats), (True, False)):
                if reason := scene.run.shapes.why_invalid("preview", state.preview(action, seat, recall=recall)):
                    scene.fail(f"preview({action}, {seat}, recall={recall}): {reason}")
            check_memory(scene, action)
        check_description_cache_key(scene, action)
        if type(state.reveals(action)) is not bool:
            scene.fail(f"reveals({action}) is {state.reveals(action)!r}: it must be True or False")


def check_memory(scene: Scene, action: int) -> None:
    state = scene.state
    differ = state.preview(action, state.actor) != state.preview(action, state.actor, recall=False)
    if scene.game.preview_needs_recall(state, action, state.actor) != differ:
        scene.fail(
            f"preview_needs_recall({action}) is {not differ}, "
            f"but its previews with and without recall {'differ' if differ else 'agree'}"
        )


def check_description_cache_key(scene: Scene, action: int) -> None:
    """Check that actions with the same key have the same description."""
    state = scene.state
    key = scene.game.description_cache_key(state, action)
    if key is not None:
        description = state.text(action), state.words(action).to_dict(), state.describe(action)
        cached = scene.run.descriptions.setdefault(key, description)
        if cached != description:
            scene.fail(f"description_cache_key({action}) is {key!r}, which also stands for {cached}")


def check_event(scene: Scene, state: State, event: int) -> None:
    if not is_notation(text := state.text(event)):
        scene.fail(f"text({event}) is {text!r}: a notation is one line with single spaces and no comment mark")
    scene.check_text(state.words(event), f"words({event})")
    if reason := scene.run.shapes.why_invalid("describe", state.describe(event)):
        scene.fail(f"describe({event}): {reason}")
    if (redacted := state.game.redacted(state, event)) is not None:
        text, words, data = redacted
        scene.check_text(words, f"redacted({event})")
        if reason := scene.run.shapes.why_invalid("describe", data):
            scene.fail(f"redacted({event}): {reason}")
        if not is_notation(text):
            scene.fail(f"redacted({event}) reads {text!r}: a notation is one line with single spaces and no comment mark")
