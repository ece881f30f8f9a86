"""Who looks at a table, through whose eyes, and what is sent to them.

Whatever a browser learns about a game leaves here: every state and every step goes through
``Audience.eyes``, which never returns a seat that the browser does not play. After a move only the changes
to the view are sent; they are found by comparing two views through the same eyes.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, NamedTuple

import msgspec

from quartier.server.bodies import SeatInfo
from quartier.server.delta import changes
from quartier.server.history import History
from quartier.server.messages import Answer, Presence, TableState, Update
from quartier.server.seating import show_seats
from quartier.server.store.rows import TableRow
from quartier.server.stranding import start_of

encode = msgspec.json.Encoder().encode


class Seen(NamedTuple):
    """A view that was sent to a browser."""

    view: dict[str, Any]
    seat: int | None
    seq: int
    size: int
    """The size of a whole view in bytes, when it was last measured."""


class Viewer:
    """One browser on a table's socket."""

    def __init__(self, guest: str, backlog: int) -> None:
        self.guest = guest
        self.looking: int | None = None
        """Which of the guest's seats holds the device, if there are several."""
        self.sent = 0
        """The number of the last entry that was sent."""
        self.seen: Seen | None = None
        """The view that was last sent."""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(backlog)
        """What is still to be sent; None asks to close the socket."""
        self.is_cut = False

    def send(self, message: bytes) -> None:
        """Queue a message. A browser that does not keep up is cut off; it will come back."""
        if self.is_cut:
            return
        if self.outbox.full():
            self.cut()
        else:
            self.outbox.put_nowait(message)

    def tell(self, answer: Answer) -> None:
        """Queue an answer."""
        self.send(encode(answer))

    def cut(self) -> None:
        """Close the socket after what is queued, or at once if too much is queued."""
        if self.is_cut:
            return
        self.is_cut = True
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Made:
    """Views and changes that were made for one update, so that equal ones are made only once."""

    def __init__(self) -> None:
        self.views: dict[int | None, dict[str, Any]] = {}
        self.whole: dict[int | None, bytes] = {}
        self.changes: dict[tuple[int | None, int], bytes] = {}
        """By the seat and the view that they start from."""

    def encoded(self, seat: int | None) -> bytes:
        """The whole view through the eyes of this seat."""
        if seat not in self.whole:
            self.whole[seat] = encode(self.views[seat])
        return self.whole[seat]


Asked = tuple[Viewer, int | None]
"""Who asked for a change, and the ``ref`` of the message."""


class Audience:
    """The viewers of one table."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.viewers: list[Viewer] = []
        self.votes: dict[int, set[int]] = {}
        """For each seat, the seats that voted to put a bot there."""
        self.last_seen: dict[str, float] = {}
        """When the last socket of each guest was closed."""
        self.loaded = time.monotonic()

    def enter(self, viewer: Viewer) -> None:
        """Let a browser in, and tell the others."""
        others = list(self.viewers)
        self.viewers.append(viewer)
        self._present(others)

    def exit(self, viewer: Viewer) -> None:
        """Note that a browser has gone."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.last_seen[viewer.guest] = time.monotonic()

    def is_here(self, guest: str | None) -> bool:
        """Whether a browser of this guest is connected."""
        return any(each.guest == guest for each in self.viewers)

    def is_absent(self, guest: str | None, seconds: float) -> bool:
        """Whether a guest has been away for this many seconds."""
        if guest is None or self.is_here(guest):
            return False
        return time.monotonic() - self.last_seen.get(guest, self.loaded) >= seconds

    # --- what a viewer may see ---------------------------------------------------------------

    def seats(self) -> list[SeatInfo]:
        """The seats, with who is connected."""
        return show_seats(self.row, (each.guest for each in self.viewers), self.votes)

    def watchers(self) -> int:
        """The number of guests who watch without a seat."""
        seated = {each.guest for each in self.row.seats}
        return len({each.guest for each in self.viewers} - seated)

    def eyes(self, viewer: Viewer, history: History | None) -> tuple[int | None, int | None]:
        """The seat through whose eyes the viewer looks, and the seat to which the device must be passed."""
        own = [each.seat for each in self.row.seats if each.guest == viewer.guest]
        active = [seat for seat in own if self.row.seats[seat].level is None]
        if len(active) < 2 or history is None:
            seats = active or own
            return (seats[0] if len(seats) == 1 else None), None
        awaited = history.awaited if self.row.status == "running" else None
        if not history.has_secrets:
            if awaited in active:
                viewer.looking = awaited
            elif viewer.looking not in active:
                viewer.looking = active[0]
            return viewer.looking, None
        if viewer.looking not in active or (awaited in active and awaited != viewer.looking):
            viewer.looking = None
        return viewer.looking, awaited if awaited in active and viewer.looking is None else None

    def state(
        self, viewer: Viewer, history: History | None, seats: list[SeatInfo], made: Made, whole: bool = True
    ) -> TableState:
        """The table as this viewer may see it, with the whole view or only the changes to it."""
        row = self.row
        seat, pass_to = self.eyes(viewer, history)
        mine = [each.seat for each in row.seats if each.guest == viewer.guest]
        view: Any = None
        change: Any = None
        since = viewer.seen.seq if viewer.seen is not None else None
        if history is not None:
            view, change = self._look(viewer, seat, history, made, whole)
        running = history is not None and row.status == "running"
        awaited = history.awaited if history is not None and running else None
        return TableState(
            seq=history.seq if history else 0,
            ply=history.ply if history else 0,
            status=row.status,
            ending=row.ending,
            seats=seats,
            watchers=self.watchers(),
            mine=mine,
            to_move=awaited,
            held=history.held if history is not None and running else False,
            undoable=max((history.undoable(each) for each in mine), default=0) if history and running else 0,
            seat=seat,
            pass_to=pass_to,
            view=view,
            changes=change,
            since=since if change is not None else None,
            winners=row.winners,
            rematch=row.rematch,
        )

    @staticmethod
    def _look(
        viewer: Viewer, seat: int | None, history: History, made: Made, whole: bool
    ) -> tuple[msgspec.Raw | None, msgspec.Raw | None]:
        """The view for this seat, or the changes since the one that was sent last."""
        if seat not in made.views:
            made.views[seat] = history.view(seat)
        view, last = made.views[seat], viewer.seen
        if last is not None and not whole and (last.seat == seat or not history.has_secrets):
            key = seat, id(last.view)
            if key not in made.changes:
                made.changes[key] = encode(changes(last.view, view))
            change = made.changes[key]
            # Most changes are small: only a large one is compared with the size of the view as it is now.
            size = last.size if len(change) < last.size else len(made.encoded(seat))
            if len(change) < size:
                viewer.seen = Seen(view, seat, history.seq, size)
                return None, msgspec.Raw(change)
        viewer.seen = Seen(view, seat, history.seq, len(made.encoded(seat)))
        return msgspec.Raw(made.encoded(seat)), None

    def printed(self, history: History | None) -> dict[str, Any] | None:
        """The components of the game, which are the same for everybody."""
        if history is not None:
            return history.game.printed()
        return start_of(self.row).start().printed() if self.row.status == "waiting" else None

    # --- sending -----------------------------------------------------------------------------

    def update(self, history: History | None, asked: Asked | None = None) -> None:
        """Send everybody the steps they have not seen yet, and the state after them."""
        seats, made = self.seats(), Made()
        for viewer in list(self.viewers):
            self.update_one(viewer, history, seats, made, ref_of(viewer, asked))

    def update_one(
        self,
        viewer: Viewer,
        history: History | None,
        seats: list[SeatInfo],
        made: Made,
        ref: int | None,
        whole: bool = False,
    ) -> None:
        """Send one viewer what is new."""
        state = self.state(viewer, history, seats, made, whole)
        steps: Any = history.steps(state.seat, viewer.sent) if history else []
        viewer.sent = state.seq
        viewer.tell(Update(ref=ref, steps=steps, state=state))

    def presence(self, asked: Asked | None = None) -> None:
        """Tell everybody who is here."""
        self._present(self.viewers, asked)

    def _present(self, viewers: list[Viewer], asked: Asked | None = None) -> None:
        self._send(viewers, Presence(seats=self.seats(), watchers=self.watchers()), asked)

    def everybody(self, answer: Answer, asked: Asked | None = None) -> None:
        """Send everybody the same answer; only the one who asked gets its ``ref``."""
        self._send(self.viewers, answer, asked)

    @staticmethod
    def _send(viewers: list[Viewer], answer: Answer, asked: Asked | None) -> None:
        message = encode(answer)
        for viewer in list(viewers):
            ref = ref_of(viewer, asked)
            viewer.send(message if ref is None else encode(msgspec.structs.replace(answer, ref=ref)))


def ref_of(viewer: Viewer, asked: Asked | None) -> int | None:
    """The ``ref`` of an answer to this viewer."""
    return asked[1] if asked is not None and asked[0] is viewer else None
