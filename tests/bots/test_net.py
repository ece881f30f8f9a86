"""The value net: it learns, and a file gives back what was saved in it."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from quartier.bots.net import WEIGHTS, Net


def features(mine: float, theirs: float) -> array[float]:
    return array("f", [1.0, mine, 1.0, theirs])


def test_it_learns_that_more_is_better() -> None:
    net = Net(2, 4)
    net.start(3)
    for step in range(3000):
        mine, theirs = (step * 7 % 11) / 10, (step * 5 % 13) / 12
        net.learn(features(mine, theirs), [1.0, 0.0] if mine > theirs else [0.0, 1.0], 0.1)
    net.give(features(0.9, 0.1), 2)
    ahead = net.value(2)
    assert ahead[0] > 0.9
    assert sum(ahead) == pytest.approx(1)
    net.give(features(0.5, 0.5), 2)
    assert net.value(2) == pytest.approx([0.5, 0.5])


def test_a_saved_net_gives_the_same_values(tmp_path: Path) -> None:
    net = Net(2, 4)
    net.start(5)
    net.save(tmp_path / "net.json", {"title": "any"})
    again = Net.load(tmp_path / "net.json")
    for each in (net, again):
        each.give(features(0.3, 0.8), 2)
    assert again.value(2) == pytest.approx(net.value(2), abs=1e-3)


def test_a_net_out_of_bounds_is_refused() -> None:
    with pytest.raises(ValueError, match="out of bounds"):
        Net(500, 4)
    with pytest.raises(ValueError, match="3 weights were given"):
        Net(2, 4).put([1, 2, 3])


def test_every_file_of_weights_has_a_card() -> None:
    files = sorted(WEIGHTS.glob("*.json"))
    assert files
    for file in files:
        card = file.with_suffix(".md").read_text(encoding="utf-8")
        assert "python -m quartier.bots.fit" in card
        assert Net.load(file).hidden > 1
