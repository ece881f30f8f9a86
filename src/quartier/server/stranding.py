"""What a corrected rule does to games that were begun before it.

A stored log is played through by the rules in force. If they allow every move that still counts, and a
finished game has the same winners, the table goes on under the new version. If not, the game is stranded:
it is shown up to the move that they refuse, and its players choose what becomes of it.
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
"""Codes of what is not one move's fault."""


class Halt(NamedTuple):
    """Where the rules in force no longer go along, and why."""

    ply: int
    """How many moves before it still count."""
    seat: int | None
    """Who made the move; -1 is chance, None where it is not about a move."""
    name: str
    code: str
    clause: str
    rules: int
    """The version by which the game was played."""
    detail: Detail = {}

    def show(self, row: TableRow | None, history: History | None, guest: str = "") -> Stranded:
        """For a reader; the move itself may be the secret of another player of a game that goes on."""
        name, detail = self.name or None, self.detail
        if row is not None and (row.status != "over" or row.ending == "continued"):
            mine = any(each.guest == guest and each.seat == self.seat for each in row.seats)
            if history is None or (history.has_secrets and not mine):
                name, detail = None, {}
        return Stranded(self.ply, self.seat, name, self.code, self.clause, detail, self.rules)


def rules_of(name: str) -> int:
    """The version of a title's rules in force; 0 when there is no such title here."""
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
    """Play a log through by the rules in force, as far as they go along with it."""
    try:
        history = History(start_of(row))
    except (BadOptions, BadRecord):
        return None, Halt(0, None, "", OTHER_SETUP, "", row.rules)
    lasting = {entry.seq for entry in in_force(entries)}
    for entry in entries:
        halt = refusal(row, history, entry) if entry.kind == "move" and not history.is_void else None
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
    """Recall a log and bring the table's row in line with it; what chance has to add comes last."""
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


def refusal(row: TableRow, history: History, entry: EntryRow) -> Halt | None:
    """Why the rules in force do not allow an entry's move now, if they do not."""
    game = history.game
    if game.to_move == entry.seat and game.is_legal(entry.move):
        return None
    reason = game.refusal(entry.move)
    code, clause, detail = (OTHER_TURN, "", {}) if reason is None else reason
    return Halt(history.ply, entry.seat, name_of(game, entry.move), code, clause, row.rules, dict(detail))


def may_export(row: TableRow, history: History | None, guest: str) -> bool:
    """Whether a stopped game may be given out: nobody's secrets may be told while they could still matter."""
    if row.status == "over":
        return True
    others = any(each.guest not in (None, guest) for each in row.seats)
    hides = history is None or history.has_secrets
    return any(each.guest == guest for each in row.seats) and not (others and hides)


def halt_of(found: Break, part: Record, rules: int) -> Halt:
    """The same for a record that was read as far as it goes."""
    if found.refusal is None:
        return Halt(found.ply, None, "", OTHER_RESULT, "", rules)
    seat = part.replay().to_move
    why = found.refusal
    return Halt(found.ply, seat, found.name, why.reason, why.clause, rules, why.detail)


def old_record(row: TableRow, moves: list[int]) -> str:
    """A record with every move, marked with the version by whose rules they were made."""
    document: dict[str, Any] = {"quartier": FORMAT, "title": row.title, "rules": row.rules}
    if row.position is None:
        document |= {"players": row.players, "options": row.options}
    else:
        document["position"] = row.position
    names = [each.name for each in row.seats]
    return json.dumps({**document, "names": names, "moves": moves}, ensure_ascii=False)
