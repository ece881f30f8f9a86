"""Who sits where: the seats of a new table, and everything that changes them later."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable

from quartier import bots
from quartier.server.bodies import (
    FillTable,
    JoinTable,
    NewTable,
    SeatInfo,
    Stranded,
    TableInfo,
)
from quartier.server.denial import Denial
from quartier.server.store.rows import SeatRow, TableRow

LETTERS = "abcdefghijklmnopqrstuvwxyz234567"


def new_id() -> str:
    """80 random bits: an address that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(16))


def new_secret() -> str:
    """128 random bits: a key to a seat."""
    return secrets.token_urlsafe(16)


def plain(text: str) -> str:
    """A text on one line, without control characters and direction marks."""
    kept = "".join(" " if each.isspace() else each for each in text)
    kept = "".join(each for each in kept if unicodedata.category(each) not in {"Cc", "Cf", "Cs", "Co"})
    return " ".join(kept.split())


def check_level(level: str | None) -> str:
    """The level, if there is one with this name."""
    if level not in bots.levels():
        raise Denial("bad-level", f"the levels are {', '.join(bots.levels())}")
    return level


def stand_in() -> str:
    """The level of a bot that takes over from a player."""
    return bots.default_level()


def new_seats(order: NewTable, guest: str, name: str) -> list[SeatRow]:
    """The seats of a new table as its host wants them."""
    if sum(each.kind == "me" for each in order.seats) > 1:
        raise Denial("bad-seats", "only one seat can be mine; the others on this screen are local")
    seats = []
    for number, each in enumerate(order.seats):
        called = plain(each.name or "")
        if each.kind == "bot":
            seats.append(SeatRow(number, "bot", called, level=check_level(each.level)))
        elif each.level is not None:
            raise Denial("bad-seats", "only a bot has a level")
        elif each.kind == "open":
            seats.append(SeatRow(number, "open"))
        else:
            called = called or (name if each.kind == "me" else "")
            seats.append(SeatRow(number, "human", called, guest, key=new_secret()))
    return seats


def join(row: TableRow, order: JoinTable, guest: str, name: str) -> bool:
    """Give a guest an open seat, or the seat whose key they brought along; returns whether it was open."""
    if order.key is not None:
        own = [each for each in row.seats if each.key and secrets.compare_digest(each.key, order.key)]
        if not own or (order.seat is not None and own[0].seat != order.seat):
            raise Denial("wrong-key")
        own[0].guest, own[0].key = guest, new_secret()
        return False
    if not row.public and guest != row.host and not has_seat(row, guest):
        if order.invite is None or not secrets.compare_digest(order.invite, row.invite):
            raise Denial("wrong-invite")
    elif order.invite is not None and not secrets.compare_digest(order.invite, row.invite):
        raise Denial("wrong-invite")
    still_waiting(row)
    vacant = [each for each in row.seats if each.kind == "open"]
    if order.seat is not None:
        vacant = [each for each in vacant if each.seat == order.seat]
    if not vacant:
        raise Denial("no-open-seat" if order.seat is None else "seat-taken")
    chosen = vacant[0]
    chosen.kind, chosen.guest, chosen.key = "human", guest, new_secret()
    chosen.name = plain(order.name or "") or name
    return True


def fill(row: TableRow, order: FillTable) -> None:
    """Let bots take the open seats."""
    still_waiting(row)
    level = check_level(order.level)
    for each in row.seats:
        if each.kind == "open":
            each.kind, each.level = "bot", level


def still_waiting(row: TableRow) -> None:
    """Check that the game has not begun."""
    if row.status == "stranded":
        raise Denial("rules-changed")
    if row.status != "waiting":
        raise Denial("already-running" if row.status == "running" else "already-over")


def has_seat(row: TableRow, guest: str) -> bool:
    """Whether the guest plays at this table."""
    return any(each.guest == guest for each in row.seats)


def check_host(row: TableRow, guest: str) -> None:
    """Check that the guest is the host."""
    if row.host != guest:
        raise Denial("not-host")


def voter(row: TableRow, guest: str) -> int | None:
    """The seat with which a guest votes on an absent player; the host need not have one."""
    seats = [
        each.seat for each in row.seats if each.guest == guest and each.kind == "human" and not each.level
    ]
    if guest != row.host and not seats:
        raise Denial("not-seated")
    return seats[0] if seats else None


def leave(row: TableRow, guest: str) -> None:
    """Let a guest stand up: before the game their seats open again; during it they wait for them or a bot."""
    own = [each for each in row.seats if each.guest == guest]
    if row.status in ("over", "closed"):
        raise Denial("already-over")
    if not own and row.host != guest:
        raise Denial("not-seated")
    for each in own:
        if row.status == "running":
            each.left = True
        elif row.status == "stranded":
            each.left, each.guest, each.key = True, None, ""
        else:
            each.kind, each.guest, each.name, each.key = "open", None, "", ""
    if row.status in ("waiting", "stranded") and row.host == guest:
        heirs = [each.guest for each in row.seats if each.guest]
        if heirs:
            row.host = heirs[0]
        else:
            row.status, row.ending = "closed", "closed"


def concede(row: TableRow, seat: int) -> None:
    """Give up a seat. The game is over if only one seat, or no player, remains."""
    chair = row.seats[seat]
    chair.conceded = True
    chair.level = stand_in()
    remaining = [each for each in row.seats if not each.conceded]
    if len(remaining) == 1 or not any(each.kind == "human" for each in remaining):
        row.status, row.ending = "over", "conceded"
        row.winners = [each.seat for each in remaining]


def finish(row: TableRow, winners: Iterable[int]) -> None:
    """Note that the game has come to its end."""
    row.status, row.ending, row.turn, row.winners = "over", "finished", None, list(winners)


def is_voted(row: TableRow, seat: int, votes: set[int]) -> bool:
    """Whether more than half of the other players who have not left want a bot in the seat."""
    away = row.seats[seat].guest
    others = {
        each.guest
        for each in row.seats
        if each.kind == "human" and each.level is None and not each.left and each.guest != away
    }
    return 2 * len({row.seats[each].guest for each in votes} & others) > len(others)


# --- how others see it -----------------------------------------------------------------------


def show_seats(row: TableRow, present: Iterable[str], votes: dict[int, set[int]]) -> list[SeatInfo]:
    """The seats as everybody may see them."""
    here = set(present)
    return [
        SeatInfo(
            each.seat,
            each.kind,
            each.name,
            each.level,
            each.guest in here,
            each.left,
            each.conceded,
            sorted(votes.get(each.seat, ())),
        )
        for each in row.seats
    ]


def show_table(
    row: TableRow, guest: str, seats: list[SeatInfo], stranded: Stranded | None = None
) -> TableInfo:
    """The table as this guest may see it; only those who sit at it see its secrets."""
    mine = [each for each in row.seats if each.guest == guest]
    vacant = any(each.kind == "open" for each in row.seats)
    return TableInfo(
        id=row.id,
        title=row.title,
        rules=row.rules,
        players=row.players,
        options=row.options,
        status=row.status,
        ending=row.ending,
        seats=seats,
        mine=[each.seat for each in mine],
        my_turn=row.status == "running"
        and any(each.seat == row.turn and each.level is None for each in mine),
        host=row.host == guest,
        public=row.public,
        hints=row.hints,
        pace=row.pace,
        created=row.created,
        changed=row.changed,
        seq=row.seq,
        from_position=row.position is not None,
        stranded=stranded,
        invite=row.invite if vacant and row.status == "waiting" and (mine or row.host == guest) else None,
        keys={each.seat: each.key for each in mine},
    )
