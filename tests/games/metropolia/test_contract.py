"""A game of Metropolia offers callers the contract and nothing else; the chapters are its inside."""

from __future__ import annotations

import quartier
from quartier.games.metropolia.game import Metropolia
from quartier.kernel.game import Game


def public(kind: type) -> set[str]:
    """The public methods of a class."""
    return {name for name in dir(kind) if not name.startswith("_") and callable(getattr(kind, name))}


def test_a_game_has_no_public_method_beyond_the_contract() -> None:
    assert public(Metropolia) == public(Game)


def test_every_other_public_attribute_is_a_plain_number_or_a_list_of_numbers() -> None:
    """What lies on the table can be read, and a list that is read is nobody else's."""
    game = quartier.new("metropolia", 3)
    inherited = set(dir(Game)) | {"ledger", "players", "to_move", "holding", "passed"}
    names = [name for name in dir(game) if not name.startswith("_") and name not in inherited]
    assert len(names) > 16
    for name in names:
        value = getattr(game, name)
        assert isinstance(value, int) or all(isinstance(each, int) for each in value), name
