"""The schemas of the messages are those of the types, and all messages conform to them."""

import json
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

import ilion
from ilion import Record, Rng
from ilion.bots.positions import scripted_positions
from ilion.bots.protocol import explanation, game_end, move_request, schema
from tests.bots.positions import GAMES
from tools.make_schemas import files

each_game = pytest.mark.parametrize("id", GAMES)


def test_the_schema_as_it_is_accepts_every_message_and_nothing_else() -> None:
    """A validator can use the file without knowing its definitions."""
    for id in GAMES:
        whole = jsonschema.Draft202012Validator(schema(ilion.load(id)))
        state = ilion.load(id).new()
        ilion.deal(state, ilion.Rng(1))
        request = move_request(state, state.actor, 1.0)
        assert whole.is_valid(json.loads(json.dumps(request)))
        assert whole.is_valid({"move": request["moves"][0]})
        for wrong in ({}, {"move": 1}, {**request, "view": {}}, {**request, "moves": []}):
            assert not whole.is_valid(wrong)


def validator(id: str, message: str) -> jsonschema.Draft202012Validator:
    found = schema(ilion.load(id))
    jsonschema.Draft202012Validator.check_schema(found)
    return jsonschema.Draft202012Validator({**found, "$ref": f"#/$defs/{message}"})


def test_the_shipped_schemas_are_those_of_the_types() -> None:
    stale = [path for path, text in files().items() if path.read_text("utf-8") != text]
    assert stale == [], "run python -m tools.make_schemas"


@each_game
def test_every_request_conforms_to_the_schema(id: str) -> None:
    game = ilion.load(id)
    request, either, explained = (validator(id, message) for message in ("MoveRequest", "FromIlion", "Explanation"))
    for seats in {game.seats[0], game.seats[-1]}:
        for number, state in enumerate(scripted_positions(game, seats, 25)):
            message = move_request(state, state.actor, 5.0, first=number == 0)
            request.validate(message)
            either.validate(message)
            explained.validate(explanation(state, message["moves"][0]))
            explained.validate(explanation(state, "no move at all"))


@each_game
def test_the_end_of_a_game_conforms_to_the_schema(id: str) -> None:
    state = ilion.load(id).new()
    record, rng = Record.from_state(state), Rng(2)
    while state.actor != ilion.OVER:
        action = state.draw(rng) if state.actor == ilion.CHANCE else state.legal_actions()[rng.below(state.n_legal())]
        record.add(state, action)
    validator(id, "GameEnd").validate(game_end(record, state, 0))


@each_game
def test_the_schema_refuses_other_messages(id: str) -> None:
    (state,) = scripted_positions(ilion.load(id), ilion.load(id).seats[0], 1)
    good: Any = move_request(state, state.actor, 5.0)
    broken = [
        {key: value for key, value in good.items() if key != "moves"},
        good | {"moves": []},
        good | {"game": "chess"},
        good | {"seats": 9},
        good | {"options": {}} if good["options"] else good | {"type": "end"},
        good | {"view": {key: value for key, value in good["view"].items() if key != "phase"}},
        good | {"view": good["view"] | {"phase": "no such phase"}},
    ]
    check = validator(id, "MoveRequest")
    assert check.is_valid(good)
    assert [number for number, message in enumerate(broken) if check.is_valid(message)] == []
    replies = validator(id, "ToIlion")
    assert replies.is_valid({"move": "1"})
    assert replies.is_valid({"explain": "1"})
    assert not replies.is_valid({"move": 1})
    assert not replies.is_valid({})


@each_game
def test_fields_of_the_view_are_described(id: str) -> None:
    fields = schema(ilion.load(id))["$defs"]["View"]["properties"]
    assert fields["you"]["description"] == "null: a spectator"
