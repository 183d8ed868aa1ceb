"""Reviews in a visitor's browser, without a browser: pieces for the bots' worker, stored data, and results."""

from __future__ import annotations

import json

import pytest

from ilion.core.record import Record
from ilion.review import Budget, review
from ilion.solo import reviews
from tests.test_browser_host import Page, table

SMALL = Budget(passes=2, iterations=8, worlds=2, outcomes=2, deeper=2, largest=2)


@pytest.fixture(autouse=True)
def small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the work of a review, which other tests measure."""
    monkeypatch.setattr(reviews, "FULL", SMALL)


@pytest.fixture(scope="module")
def played() -> tuple[Page, str]:
    page = Page()
    id = table(page)
    page.play_to_the_end(id, page.open(id))
    return page, id


@pytest.fixture
def over(played: tuple[Page, str]) -> tuple[Page, str]:
    """A page that was opened after a game had ended, and the game's table."""
    page, id = Page(played[0]), played[1]
    page.load(id)
    return page, id


def test_a_review_comes_in_two_passes_and_is_the_one_that_a_server_makes(over: tuple[Page, str]) -> None:
    page, id = over
    channel = page.open(id)
    assert page.request("GET", f"/tables/{id}/review")[1]["key"] == "review-none"
    status, body = page.request("POST", f"/tables/{id}/review")
    assert (status, body["state"], body["position"], body["progress"]) == (202, "running", 0, 0.0)
    assert len(page.tasks) == 1, "one piece at a time"
    passes = []
    while page.tasks:
        page.do_a_task()
        status, body = page.request("GET", f"/tables/{id}/review")
        passes.append((status, body["state"]))
    assert list(dict.fromkeys(passes)) == [(202, "running"), (200, "refining"), (200, "ready")]
    news = [message["state"] for message in page.sent[channel] if message["type"] == "review"]
    assert news == ["refining", "ready"]
    record = Record.parse(page.request("GET", f"/tables/{id}/record")[1])
    assert body["review"] == json.loads(review(record, SMALL).to_json())
    assert page.request("GET", f"/tables/{id}/review.json") == (200, body["review"])


def test_a_review_is_stored_and_read_again_after_a_reload(over: tuple[Page, str]) -> None:
    page, id = over
    page.request("POST", f"/tables/{id}/review")
    page.think()
    ready = page.request("GET", f"/tables/{id}/review")
    again = Page(page)
    again.load(id)
    assert again.request("GET", f"/tables/{id}/review") == ready
    assert again.tasks == []


@pytest.mark.parametrize("pieces", [1, 1_000])
def test_a_review_that_a_reload_interrupts_goes_on(over: tuple[Page, str], pieces: int) -> None:
    page, id = over
    page.request("POST", f"/tables/{id}/review")
    while pieces and page.reviews[id]["state"] != "refining":
        page.do_a_task()
        pieces -= 1
    first_pass = page.reviews[id]["review"]
    again = Page(page)
    again.load(id)
    body = again.request("GET", f"/tables/{id}/review")[1]
    assert body.get("review") == first_pass
    again.think()
    assert again.request("GET", f"/tables/{id}/review")[1]["state"] == "ready"


def test_a_review_by_another_evaluation_counts_as_none(over: tuple[Page, str]) -> None:
    page, id = over
    page.request("POST", f"/tables/{id}/review")
    page.think()
    page.reviews[id]["key"]["evaluation"] = "of an older release"
    again = Page(page)
    again.load(id)
    assert again.request("GET", f"/tables/{id}/review")[1]["key"] == "review-none"
    assert again.request("POST", f"/tables/{id}/review")[0] == 202


def test_no_piece_is_begun_while_somebody_plays(over: tuple[Page, str]) -> None:
    page, id = over
    other = table(page)
    channel = page.open(other)
    page.think()
    assert page.request("POST", f"/tables/{id}/review")[0] == 202
    page.tick()
    assert page.tasks == []
    page.host.close(channel)
    page.tick()
    assert len(page.tasks) == 1
    channel = page.open(other)  # the game goes on
    page.do_a_task()
    assert page.tasks == []


def test_first_passes_come_before_second_passes(over: tuple[Page, str]) -> None:
    page, id = over
    other = table(page)
    channel = page.open(other)
    page.play_to_the_end(other, channel)
    page.request("POST", f"/tables/{id}/review")
    status, body = page.request("POST", f"/tables/{other}/review")
    assert (status, body["state"], body["position"]) == (202, "queued", 1)
    while page.reviews[other]["state"] == "running":
        page.do_a_task()
    assert page.reviews[id]["state"] == "refining"


def test_nothing_of_a_review_is_there_while_the_game_runs() -> None:
    page = Page()
    id = table(page)
    for method, path in (("POST", "review"), ("GET", "review"), ("GET", "review.json"), ("GET", "review/events/1?seat=0")):
        status, body = page.request(method, f"/tables/{id}/{path}")
        assert (status, body["key"]) == (409, "review-running")


def test_an_event_and_a_move_of_ones_own_are_judged_as_at_a_server(over: tuple[Page, str]) -> None:
    page, id = over
    page.request("POST", f"/tables/{id}/review")
    page.think()
    document = page.request("GET", f"/tables/{id}/review")[1]["review"]
    for event in (event for event in document["events"] if event["seat"] == 0 and event["judged"]):
        status, seen = page.request("GET", f"/tables/{id}/review/events/{event['n']}?seat=0&language=de")
        assert (status, seen["played"]["move"], seen["best"]["move"]) == (200, event["move"], event["judged"]["best"])
        moves = {move["text"] for move in seen["before"]["moves"]} - {event["move"], event["judged"]["best"]}
        if moves:
            break
    known = {"n": event["n"], "seat": 0, "move": event["move"]}
    assert page.request("POST", f"/tables/{id}/review/answer", known)[1]["loss"] == event["judged"]["loss"]
    new = min(moves)
    number = page.send("POST", f"/tables/{id}/review/answer", {"n": event["n"], "seat": 0, "move": new})
    assert number not in page.answers, "the bots judge it first"
    page.think()
    status, verdict = page.answers[number]
    assert (status, verdict["move"], verdict["best"]) == (200, new, event["judged"]["best"])
    assert page.request("POST", f"/tables/{id}/review/answer", {"n": event["n"], "seat": 0, "move": "nonsense"})[0] == 422


@pytest.mark.parametrize("answer", ["", "nonsense", "{}", '{"outcome": "bm9uc2Vuc2U="}'])
def test_a_piece_without_a_useful_answer_ends_the_review_and_it_can_be_requested_again(over: tuple[Page, str], answer: str) -> None:
    page, id = over
    page.request("POST", f"/tables/{id}/review")
    page.host.finish(page.tasks.pop()[0], answer)
    page.deliver()
    assert page.tasks == []
    assert page.reviews == {}
    assert page.request("GET", f"/tables/{id}/review")[1]["key"] == "review-none"
    assert page.request("POST", f"/tables/{id}/review")[0] == 202
    page.think()
    assert page.request("GET", f"/tables/{id}/review")[1]["state"] == "ready"


def test_a_review_goes_on_where_nothing_can_be_stored(over: tuple[Page, str]) -> None:
    page, id = over
    page.full = True
    assert page.request("POST", f"/tables/{id}/review")[1]["key"] == "not-stored"
    page.think()
    assert page.request("GET", f"/tables/{id}/review")[1]["state"] == "ready"
    assert page.reviews == {}
