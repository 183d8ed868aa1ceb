"""Messages about people: profiles, ladders, histories, friends, invitations."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from ilion.server.messages.fields import ClientModel, Pledge, SeatNumber, ServerModel
from ilion.server.messages.responses import SeatSummary

Audience = Literal["everybody", "played", "friends", "nobody"]
FIGURES = ("owl", "ship", "bull", "amphora", "lotus", "helmet", "eye", "deer", "star", "dolphin")  # of avatars
PresenceState = Literal["here", "playing", "away"]
HANDLE = r"^[a-z0-9._-]{3,30}$"  # of an account, as it is stored
Handle = Annotated[str, StringConstraints(pattern=r"^@?[A-Za-z0-9._@+-]{3,64}$")]


class ProfileChange(ClientModel):
    """Changes to a profile; omitted settings stay."""

    handle: Annotated[str, StringConstraints(to_lower=True, pattern=r"^[A-Za-z0-9._-]{3,30}$")] | None = None
    avatar: Annotated[str, StringConstraints(pattern=rf"^({'|'.join(FIGURES)})-[0-8]$")] | None = None
    show_profile: Audience | None = None
    show_presence: Audience | None = None
    may_invite: Audience | None = None
    program: Literal[True] | None = None  # a program plays with this account; that cannot be taken back


class ProfileSettings(ServerModel):
    handle: str
    avatar: str  # figure and ground
    show_profile: Audience
    show_presence: Audience
    may_invite: Audience
    program: bool


class PersonCard(ServerModel):
    """An account in a list."""

    handle: str
    name: str
    avatar: str


class GameRating(ServerModel):
    game: str
    rating: int
    margin: int  # the true strength lies within this distance 19 times in 20
    games: int
    ranked: bool
    rank: int | None
    curve: list[tuple[int, int]]  # rating and margin after each of the last rated games
    bots: dict[str, int]  # the fixed ratings of the levels


class RecordLine(ServerModel):
    game: str
    seats: int
    games: int
    won: int
    second: int


class Opponent(PersonCard):
    games: int
    ahead: int  # how often the person of the profile finished ahead


class FinishedGame(ServerModel):
    """A finished game in the history of a person, whose seats are `yours`."""

    table: str
    game: str
    at: int
    seats: int
    place: int | None
    shared: bool
    rated: bool
    adjudicated: bool = False  # it could not be finished, and was given a result
    change: int | None  # of the rating, in points
    players: list[SeatSummary]


class FinishedGames(ServerModel):
    games: list[FinishedGame]
    next: str | None  # the cursor of the next page
    total: int | None  # of all pages; only on the first
    rated: int | None


Friendship = Literal["self", "friends", "asked", "asks", "none"]


class Profile(PersonCard):
    """A person's profile as the current user may see it. Without `visible` there is only the card."""

    since: int
    program: bool  # a program plays with this account
    friendship: Friendship
    presence: PresenceState | None  # None: hidden
    takes_invitations: bool
    visible: bool
    ratings: list[GameRating]
    record: list[RecordLine]
    opponents: list[Opponent]
    recent: list[FinishedGame]
    finished: int
    rated: int
    left: int  # of the last rated games
    left_of: int


class LadderLine(ServerModel):
    rank: int | None
    bot: str | None  # the level of a bot, whose rating is fixed
    handle: str | None
    name: str
    avatar: str | None
    rating: int
    margin: int
    games: int | None  # None for a bot
    program: bool  # a program plays with this account, and is rated like a person
    you: bool


class LadderPage(ServerModel):
    lines: list[LadderLine]
    next: str | None
    ranked: int  # people with a rank
    waiting: int  # people whose range is still too wide for one
    you: LadderLine | None
    bots: dict[str, int]  # the fixed ratings of all levels, on every page


class FriendRating(ServerModel):
    game: str
    rating: int
    margin: int


class WatchedTable(ServerModel):
    table: str
    game: str


class Friend(PersonCard):
    presence: PresenceState | None  # None: hidden
    best: FriendRating | None  # in the game played most
    watch: WatchedTable | None
    takes_invitations: bool


class FriendsPage(ServerModel):
    friends: list[Friend]
    next: str | None


class FriendRequest(PersonCard):
    at: int


class FriendLink(ServerModel):
    token: str  # returned only here


class AskFriend(ClientModel):
    """The person to ask: by handle, or at a seat of a finished game."""

    handle: Handle | None = None
    table: Annotated[str, StringConstraints(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")] | None = None
    seat: SeatNumber | None = None


class TableMate(ServerModel):
    """An account holder with whom the current user has finished a game: the seat there, and their relationship."""

    seat: int
    friendship: Friendship


class InvitePerson(ClientModel):
    handle: Handle


class AcceptInvitation(ClientModel):
    pledge: Pledge = ""


class TableInvitation(PersonCard):
    """A person's invitation to a table."""

    id: str
    table: str
    game: str
    seats: int
    rated: bool
    clock: dict[str, Any]
    at: int


class LobbySeat(SeatSummary):
    """A seat of an open table. A person's rating is included if they show it; `distance` is its difference from mine."""

    handle: str | None
    avatar: str | None
    rating: int | None
    margin: int | None
    distance: int | None


class TableConditions(ServerModel):
    """A table's conditions for people who take an open seat; None: no condition."""

    lowest: int | None
    highest: int | None
    max_left: int | None  # per cent of the last 100 rated games


class OpenTable(ServerModel):
    id: str
    game: str
    options: dict[str, str | int]  # those that differ from the default
    clock: dict[str, Any]
    rated: bool
    created: int
    free: int  # seats that nobody has taken
    open: int  # those of them that anybody may take
    starts: bool  # one more player, and the game begins
    conditions: TableConditions
    misfit: Literal["no-rating", "other-rating", "leaves-games"] | None  # the reason why I may not take an open seat
    owner: bool
    players: list[LobbySeat]


class LobbyPage(ServerModel):
    tables: list[OpenTable]
    next: str | None


QuickClock = Literal["5min", "10min", "25min", "day"]


class NewWish(ClientModel):
    """A wish for a quick match: any of these games, clocks and numbers of players."""

    games: Annotated[list[Annotated[str, StringConstraints(max_length=40)]], Field(min_length=1, max_length=20)]
    clocks: Annotated[list[QuickClock], Field(min_length=1, max_length=4)]
    seats: Annotated[list[Annotated[int, Field(ge=2, le=6)]], Field(min_length=1, max_length=5)]
    rated: bool = False


class WishState(ServerModel):
    """The state of a wish. A `table` is the one at which the person has been seated."""

    games: list[str]
    clocks: list[QuickClock]
    seats: list[int]
    rated: bool
    since: int
    waited: int  # milliseconds
    table: str | None
    looking: int  # people who wait now
