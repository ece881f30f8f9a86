"""What becomes of games that began before a rule was corrected.

A stored log is replayed by the rules in force. If they allow every move that was not taken back, and a
finished game has the same winners, the table goes on under the new version. If not, the game is stranded: it
is shown up to the move that they refuse, and its players choose what becomes of it.
"""

from __future__ import annotations

import json
import random
from typing import Any, NamedTuple

from quartier.kernel.errors import BadOptions, BadRecord
from quartier.kernel.record import FORMAT, Break, Record, name_of
from quartier.kernel.title import title
from quartier.server.bodies import Detail, Stranded
from quartier.server.history import History
from quartier.server.seating import finish
from quartier.server.store.rows import EntryRow, TableRow

OTHER_TURN, OTHER_RESULT, OTHER_SETUP = "other-turn", "other-result", "other-setup"
"""Codes for when no single move is to blame."""


class Halt(NamedTuple):
    """Where the rules in force stop a game, and why."""

    ply: int
    """The number of moves before it, which still count."""
    seat: int | None
    """Who made the refused move; -1 is chance, None if no move is to blame."""
    name: str
    code: str
    clause: str
    rules: int
    """The version of the rules by which the game was played."""
    detail: Detail = {}

    def show(self, row: TableRow | None, history: History | None, guest: str = "") -> Stranded:
        """The halt for a reader. The move is left out while it may be another player's secret."""
        name, detail = self.name or None, self.detail
        if row is not None and (row.status != "over" or row.ending == "continued"):
            mine = any(each.guest == guest and each.seat == self.seat for each in row.seats)
            if history is None or (history.has_secrets and not mine):
                name, detail = None, {}
        return Stranded(self.ply, self.seat, name, self.code, self.clause, detail, self.rules)


def rules_of(name: str) -> int:
    """The version of a title's rules in force; 0 if there is no such title here."""
    try:
        return title(name).rules_version
    except BadOptions:
        return 0


def start_of(row: TableRow) -> Record:
    """A table's game before its first move."""
    if row.position is not None:
        return Record(row.title, position=row.position)
    return Record(row.title, row.players, row.options)


def in_force(entries: list[EntryRow]) -> list[EntryRow]:
    """The moves of a log that were not taken back."""
    kept: list[EntryRow] = []
    for entry in entries:
        if entry.kind == "move":
            kept.append(entry)
        elif entry.kind == "undo":
            kept.pop()
    return kept


def recall(row: TableRow, entries: list[EntryRow]) -> tuple[History | None, Halt | None]:
    """Replay a log by the rules in force, as far as they allow it."""
    try:
        history = History(start_of(row))
    except (BadOptions, BadRecord):
        return None, Halt(0, None, "", OTHER_SETUP, "", row.rules)
    lasting = {entry.seq for entry in in_force(entries)}
    for entry in entries:
        halt = halt_at(row, history, entry) if entry.kind == "move" and not history.is_void else None
        if halt is None:
            history.apply(entry)
        elif entry.seq in lasting:
            return history, halt
        else:
            history.skip(entry)
    if row.ending == "finished" and (
        not history.is_over or sorted(history.game.result()["winners"]) != sorted(row.winners)
    ):
        return history, Halt(history.ply, None, "", OTHER_RESULT, "", row.rules)
    return history, None


def revise(
    row: TableRow, entries: list[EntryRow], rng: random.Random, now: int
) -> tuple[History | None, Halt | None, list[EntryRow]]:
    """Recall a log and bring the table's row in line with it; returns also what chance had to add."""
    has_begun = bool(entries) or row.status in ("running", "over")
    history, halt = recall(row, entries)
    added: list[EntryRow] = []
    if halt is not None:
        if history is not None:
            history.is_stopped = True
        if row.status != "over":
            row.status = "stranded"
    else:
        row.rules = rules_of(row.title)
        if row.status == "stranded":
            row.status = "running" if has_begun else "waiting"
        if row.status == "running" and history is not None:
            added = [] if history.held else history.begin(rng, now)
            if history.is_over:
                finish(row, history.game.result()["winners"])
    if has_begun and history is not None:
        row.turn = history.awaited if row.status == "running" else None
        row.seq = max(row.seq, history.seq)
    return history if has_begun else None, halt, added


def halt_at(row: TableRow, history: History, entry: EntryRow) -> Halt | None:
    """Why the rules in force do not allow an entry's move; None if they allow it."""
    game = history.game
    if game.to_move == entry.seat and game.is_legal(entry.move):
        return None
    reason = game.refusal(entry.move)
    code, clause, detail = (OTHER_TURN, "", {}) if reason is None else reason
    return Halt(history.ply, entry.seat, name_of(game, entry.move), code, clause, row.rules, dict(detail))


def may_export(row: TableRow, history: History | None, guest: str) -> bool:
    """Whether a guest may have the record of a stopped game: not while it could betray somebody's secrets."""
    if row.status == "over":
        return True
    others = any(each.guest not in (None, guest) for each in row.seats)
    hides = history is None or history.has_secrets
    return any(each.guest == guest for each in row.seats) and not (others and hides)


def halt_of(broken: Break, part: Record, rules: int) -> Halt:
    """The halt of a record that was read up to where it breaks."""
    if broken.refusal is None:
        return Halt(broken.ply, None, "", OTHER_RESULT, "", rules)
    seat = part.replay().to_move
    why = broken.refusal
    return Halt(broken.ply, seat, broken.name, why.reason, why.clause, rules, why.detail)


def old_record(row: TableRow, moves: list[int]) -> str:
    """A record with all moves of a table, marked with the version of the rules by which they were made."""
    document: dict[str, Any] = {"quartier": FORMAT, "title": row.title, "rules": row.rules}
    if row.position is None:
        document |= {"players": row.players, "options": row.options}
    else:
        document["position"] = row.position
    names = [each.name for each in row.seats]
    return json.dumps({**document, "names": names, "moves": moves}, ensure_ascii=False)
