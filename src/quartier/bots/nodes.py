"""The nodes of a search tree. A node is a number, and what belongs to it lies in arrays.

Children are a linked list in the order of their move numbers, and always come after their parent.
"""

from __future__ import annotations

from array import array
from typing import Any

FIRST_ROOM = 50_000
"""The nodes that a new tree has room for."""


def longer(kind: str, old: Any, size: int) -> array[Any]:
    """An array of ``size`` bytes that begins with what the old one holds."""
    held = bytes(old)
    return array(kind, held + bytes(size - len(held)))


class Nodes:
    """A tree that starts empty and grows up to ``capacity`` nodes. Its root is node 0."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        """How many nodes there may be."""
        self.room = 0
        """How many nodes there is room for now."""
        self.used = 0
        """How many nodes there are."""
        self.move = array("i")
        """The move that leads to the node."""
        self.child = array("i")
        """The first child, or -1."""
        self.sibling = array("i")
        """The parent's next child, or -1."""
        self.visits = array("i")
        """How often a simulation came through the node."""
        self.open = array("i")
        """1 once all moves of the node have been weighed."""
        self.prior = array("d")
        """How readily the node is tried, judged at first sight; those of all siblings add up to 1."""
        self.total = array("d")
        """The sums of the worths that came back, four numbers for each node: one for each seat."""
        self.place = array("i")
        """Where the node goes while ``keep`` moves the nodes."""
        self._make_room(min(capacity, FIRST_ROOM))

    def _make_room(self, room: int) -> None:
        """Make the arrays longer; the nodes stay as they are."""
        self.room = room
        self.move = longer("i", self.move, 4 * room)
        self.child = longer("i", self.child, 4 * room)
        self.sibling = longer("i", self.sibling, 4 * room)
        self.visits = longer("i", self.visits, 4 * room)
        self.open = longer("i", self.open, 4 * room)
        self.place = longer("i", self.place, 4 * room)
        self.prior = longer("d", self.prior, 8 * room)
        self.total = longer("d", self.total, 32 * room)

    def _add(self, move: int) -> int:
        """A new node without a parent; -1 if there is no room."""
        if self.used >= self.room:
            return -1
        node = self.used
        self.used += 1
        self.move[node] = move
        self.child[node] = -1
        self.sibling[node] = -1
        self.visits[node] = 0
        self.open[node] = 0
        self.prior[node] = 0.0
        for seat in range(4):
            self.total[node * 4 + seat] = 0.0
        return node

    def _link(self, parent: int, previous: int, node: int) -> None:
        """Put a node among the children of ``parent``: behind ``previous``, or in front if that is -1."""
        if previous < 0:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        else:
            self.sibling[node] = self.sibling[previous]
            self.sibling[previous] = node

    def _after(self, parent: int, move: int) -> int:
        """The child for a move of chance, made if it is new; -1 if there is no room for it."""
        previous = -1
        at = self.child[parent]
        while at >= 0 and self.move[at] < move:
            previous = at
            at = self.sibling[at]
        if at >= 0 and self.move[at] == move:
            return at
        node = self._add(move)
        if node >= 0:
            self._link(parent, previous, node)
        return node

    def keep(self, move: int) -> bool:
        """Make the root's child for that move the root and drop all that is not below it.

        False if there is no such child; then nothing has changed. Since children come after their parents,
        one pass finds the nodes that stay and a second can move them to the front.
        """
        root = self.child[0] if self.used else -1
        while root >= 0 and self.move[root] != move:
            root = self.sibling[root]
        if root < 0:
            return False
        for node in range(self.used):
            self.place[node] = -1
        self.place[root] = 0
        self.sibling[root] = -1
        used = 0
        for node in range(root, self.used):
            if self.place[node] < 0:
                continue
            at = self.child[node]
            while at >= 0:
                self.place[at] = 0
                at = self.sibling[at]
            self.place[node] = used
            used += 1
        for node in range(root, self.used):
            at = self.place[node]
            if at < 0:
                continue
            self.move[at] = self.move[node]
            self.child[at] = self.place[self.child[node]] if self.child[node] >= 0 else -1
            self.sibling[at] = self.place[self.sibling[node]] if self.sibling[node] >= 0 else -1
            self.visits[at] = self.visits[node]
            self.open[at] = self.open[node]
            self.prior[at] = self.prior[node]
            for seat in range(4):
                self.total[at * 4 + seat] = self.total[node * 4 + seat]
        self.used = used
        return True

    def saved(self) -> dict[str, Any]:
        """The tree in a form that pickles."""
        used = self.used
        return {
            "used": used,
            "move": bytes(self.move[:used]),
            "child": bytes(self.child[:used]),
            "sibling": bytes(self.sibling[:used]),
            "visits": bytes(self.visits[:used]),
            "open": bytes(self.open[:used]),
            "prior": bytes(self.prior[:used]),
            "total": bytes(self.total[: 4 * used]),
        }

    def restore(self, tree: dict[str, Any]) -> None:
        """Take over a tree that ``saved`` has written."""
        self.used = tree["used"]
        room = max(self.room, self.used)
        self.move = longer("i", tree["move"], 4 * room)
        self.child = longer("i", tree["child"], 4 * room)
        self.sibling = longer("i", tree["sibling"], 4 * room)
        self.visits = longer("i", tree["visits"], 4 * room)
        self.open = longer("i", tree["open"], 4 * room)
        self.prior = longer("d", tree["prior"], 8 * room)
        self.total = longer("d", tree["total"], 32 * room)
        self.place = longer("i", b"", 4 * room)
        self.room = room

    def tried(self, seat: int) -> list[tuple[int, int, float]]:
        """The moves tried at the root: number, visits, and mean worth for a seat."""
        rows = []
        at = self.child[0] if self.used else -1
        while at >= 0:
            visits = self.visits[at]
            if visits:
                rows.append((self.move[at], visits, self.total[at * 4 + seat] / visits))
            at = self.sibling[at]
        return rows

    def _lead(self) -> int:
        """How many more visits the root's most visited child has than the second."""
        first = 0
        second = 0
        at = self.child[0]
        while at >= 0:
            if self.visits[at] > first:
                second = first
                first = self.visits[at]
            elif self.visits[at] > second:
                second = self.visits[at]
            at = self.sibling[at]
        return first - second
