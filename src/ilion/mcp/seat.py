"""A seat at a table: the messages it has received, and its actions."""

from __future__ import annotations

import io
import threading
import time
from itertools import count
from typing import Any

from rich.console import Console

from ilion.core.game import Game
from ilion.core.registry import load
from ilion.core.text import Names, Text
from ilion.mcp.hosts import TIMEOUT, Host, HostRefusal

MAX_LOG = 30  # events in one answer
MAX_MOVES = 200  # legal moves in one answer
BOARD_WIDTH = 120


class SeatAtTable:
    """One seat. `look` returns everything that it may know; the calls of several threads wait for each other."""

    def __init__(self, host: Host, table: str, language: str, token: str | None = None) -> None:
        self.lock = threading.RLock()
        self.host = host
        self.table = table
        self.ids = count()
        self.info: dict[str, Any] = {}
        self.yours: list[int] = []
        self.now: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.told = 0  # the number of events of the log that were shown already
        self.wire = host.connect(table, token)
        try:
            self._receive_until(lambda message: message["type"] == "welcome")
        except HostRefusal:
            self.wire.close()
            raise
        self.game: Game[Any] = load(self.info["game"])
        self.language = language if language in self.game.catalogue.languages() else "en"

    # Messages

    def _take(self, message: dict[str, Any]) -> None:
        """Record the content of a message about the table."""
        if message["type"] in ("welcome", "table"):
            self.info, self.yours = message["table"], message["your_seats"]
        if message["type"] == "welcome":
            self.log = []
        if message["type"] in ("welcome", "update"):
            self.now = message["now"]
            self.log += message["log"]
            for event in message.get("redacted", ()):  # facts that people must remember are not stored here either
                self.log = [event if event["number"] == old["number"] else old for old in self.log]

    def _receive_until(self, wanted: Any) -> dict[str, Any]:
        end = time.monotonic() + TIMEOUT
        while (left := end - time.monotonic()) > 0:
            message = self.wire.receive(left)
            if message is None:
                continue
            self._take(message)
            if wanted(message):
                return message
            if message["type"] == "problem" and message.get("id") is None:
                raise HostRefusal(message["detail"], message.get("key", ""))
        raise HostRefusal("the table does not answer: try again")

    def _ask(self, type: str, **fields: Any) -> dict[str, Any]:
        id = f"q{next(self.ids)}"
        self.wire.send({"type": type, "id": id, **fields})
        answer = self._receive_until(lambda message: message.get("id") == id)
        if answer["type"] == "problem":
            raise HostRefusal(answer["detail"], answer.get("key", ""), answer.get("clause"))
        return answer

    def _catch_up(self) -> None:
        while (message := self.wire.receive(0)) is not None:
            self._take(message)

    # The seat's actions

    @property
    def my_turn(self) -> bool:
        return self.now["status"] == "running" and bool(self.now["moves"])

    def look(self) -> dict[str, Any]:
        """Return the table as the seat sees it, with everything that happened since the last look."""
        with self.lock:
            self._catch_up()
            return self._described()

    def move(self, notation: str) -> dict[str, Any]:
        """Play a move and return the table afterwards."""
        with self.lock:
            self._catch_up()
            self._ask("play", move=notation, seq=self.now["seq"], key=f"mcp {self.table} {self.now['seq']} {next(self.ids)}")
            self._catch_up()
            return self._described()

    def undo(self) -> dict[str, Any]:
        """Take back the last move of a turn that nobody else has seen yet."""
        with self.lock:
            self._catch_up()
            self._ask("undo", seq=self.now["seq"], key=f"mcp {self.table} {self.now['seq']} {next(self.ids)}")
            self._catch_up()
            return self._described()

    def explain(self, notation: str) -> dict[str, Any]:
        """Say whether a move is legal now and, if not, by which clause."""
        with self.lock:
            self._catch_up()
            answer = self._ask("explain", move=notation)
            refusal = answer["refusal"]
            found = {"move": notation, "legal": answer["legal"], "reason": answer["detail"]}
            if refusal is not None:
                found |= {"clause": refusal["clause"], "clause_text": self.clause_text(refusal["clause"])}
            return found

    def wait(self, seconds: float) -> dict[str, Any]:
        """Return the table once it is this seat's turn or the game is over, or as it is when the time is up."""
        end = time.monotonic() + seconds
        with self.lock:
            self._catch_up()
            while not self.my_turn and self.now["status"] != "over" and (left := end - time.monotonic()) > 0:
                message = self.wire.receive(min(left, 1.0))
                if message is not None:
                    self._take(message)
                elif left > 1.0:
                    time.sleep(0.01)  # a host without a network answers at once
            return self._described()

    def resign(self) -> dict[str, Any]:
        with self.lock:
            self._ask("resign")
            self._catch_up()
            return self._described()

    def close(self) -> None:
        self.wire.close()

    # Words

    def words(self, text: dict[str, Any]) -> str:
        """Return a text of the game in the seat's language."""
        return self._text(text).in_language(self.language, self._names())

    def _text(self, text: dict[str, Any]) -> Text:
        facts = {
            name: tuple(self._text(part) for part in value) if isinstance(value, list) else value
            for name, value in text["facts"].items()
        }
        return Text(text["clause"], text["key"], facts, self.game.catalogue)

    def _names(self) -> Names:
        return Names([seat["name"] for seat in self.info["seats"]], frozenset(self.yours))

    def clause_text(self, id: str) -> str | None:
        clause = self.game.clauses.get(id)
        return None if clause is None else clause.text.in_language(self.language)

    def _described(self) -> dict[str, Any]:
        now, info = self.now, self.info
        moves = now["moves"] or []
        found: dict[str, Any] = {
            "table": self.table,
            "game": info["game"],
            "options": info["options"],
            "status": now["status"],
            "rated": info["rated"],
            "your_seat": now["viewer"],
            "your_turn": self.my_turn,
            "seats": [_seat(number, seat) for number, seat in enumerate(info["seats"])],
            "to_act": now["actor"],
            "news": self._news(),
        }
        if now["prompt"] is not None:
            found |= {"prompt": self.words(now["prompt"]), "prompt_clause": now["prompt"]["clause"]}
        if moves:
            found["legal_moves"] = [{"move": move["text"], "words": self.words(move["words"])} for move in moves[:MAX_MOVES]]
            found["n_legal_moves"] = len(moves)
        if now["draft"]:
            found["moves_of_this_turn_not_committed"] = [move["text"] for move in now["draft"]]
        if now["view"] is not None:
            found |= {"board": self._board(now["view"]), "view": now["view"]}
        if now["result"] is not None:
            found["result"] = self._result(now["result"])
        return found

    def _news(self) -> list[str]:
        new = [event for event in self.log if event["number"] >= self.told]
        if self.log:
            self.told = max(self.told, self.log[-1]["number"] + 1)
        lines = []
        for event in new[-MAX_LOG:]:
            if event.get("words") is None:
                lines.append(f"{event.get('undone') or 1} events were taken back")
                continue
            actor = event["actor"]
            who = "" if actor is None else f"{self.info['seats'][actor]['name'] or f'seat {actor}'}: "
            lines.append(who + self.words(event["words"]))
        return [f"… {len(new) - MAX_LOG} earlier events", *lines] if len(new) > MAX_LOG else lines

    def _board(self, view: dict[str, Any]) -> str:
        out = io.StringIO()
        Console(file=out, width=BOARD_WIDTH, color_system=None, highlight=False).print(
            self.game.board(view, self.language), soft_wrap=True
        )
        return out.getvalue()

    def _result(self, result: dict[str, Any]) -> dict[str, Any]:
        ending = result["ending"]
        return {
            "places": result["places"],
            "scores": result["scores"],
            "ending": None if ending is None else self.words(ending),
            "resigned": result["resigned"],
        }


def _seat(number: int, seat: dict[str, Any]) -> dict[str, Any]:
    return {name: seat[name] for name in ("kind", "name", "level", "stand_in", "resigned")} | {"seat": number}
