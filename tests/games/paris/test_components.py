"""Chapters 1 and 13: the components, and what of them is reconstructed."""

from __future__ import annotations

from collections import Counter

import quartier
from quartier.games.paris import pieces


def test_there_are_six_districts_with_banks_of_2_to_7_francs_and_six_spaces() -> None:
    """P-1.1, P-13.1"""
    assert sorted(pieces.BANKS) == [2, 3, 4, 5, 6, 7]
    assert dict(zip(pieces.DISTRICTS, pieces.BANKS))["montmartre"] == 5
    assert pieces.VALUES == (1, 2, 3, 4, 5, 8)


def test_every_district_has_every_type_once_and_so_has_every_value() -> None:
    """P-1.2, P-13.2"""
    for district in pieces.DISTRICTS:
        assert sorted(pieces.BUILDINGS[district]) == sorted(pieces.TYPES)
    for column in zip(*pieces.BUILDINGS.values()):
        assert sorted(column) == sorted(pieces.TYPES)


def test_the_buildings_of_the_rulebooks_examples_are_where_they_should_be() -> None:
    """P-13.2"""
    at = {(d, v): b for d in pieces.DISTRICTS for v, b in zip(pieces.VALUES, pieces.BUILDINGS[d])}
    assert at["montmartre", 2] == "bakery"
    assert at["montmartre", 5] == "theatre"
    assert at["la-villette", 8] == "theatre"
    assert any(
        at[d, 3] == "residence" and at[d, 4] == "restaurant" and at[d, 5] == "hotel" for d in pieces.DISTRICTS
    )


def test_there_are_six_tokens_of_each_kind_one_beside_every_space() -> None:
    """P-1.3, P-13.3"""
    kinds = Counter(kind for _ in pieces.DISTRICTS for kind in pieces.SPACE_TOKENS.values())
    assert kinds == dict.fromkeys(pieces.KINDS, pieces.OF_EACH_KIND)
    assert pieces.SPACE_TOKENS[8] == "gold"
    assert {pieces.SPACE_TOKENS[value] for value in (1, 2, 3)} == set(pieces.PRESTIGE)


def test_buying_is_dearer_than_selling_so_that_money_cannot_be_made_of_nothing() -> None:
    """P-1.4, P-7.4, P-13.4"""
    assert all(pieces.BUY[kind] > pieces.SELL[kind] for kind in pieces.RESOURCES)
    assert set(pieces.BUY) == set(pieces.RESOURCES)
    assert set(pieces.SELL) == set(pieces.KINDS)


def test_there_are_eight_landmarks_in_two_sets_of_values() -> None:
    """P-1.5, P-13.5, P-13.6"""
    assert [landmark.value for landmark in pieces.LANDMARKS] == [10, 11, 11, 12, 13, 14, 15, 16]
    assert [landmark.value_in_set_b for landmark in pieces.LANDMARKS] == list(range(9, 17))
    by_id = {landmark.id: landmark for landmark in pieces.LANDMARKS}
    assert (by_id["eiffel-tower"].marble, by_id["eiffel-tower"].gold) == (0, 3)
    assert (by_id["louvre"].marble, by_id["louvre"].gold) == (1, 2)
    twelve = next(landmark for landmark in pieces.LANDMARKS if landmark.value == 12)
    assert (twelve.marble, twelve.gold) == (1, 1)
    assert pieces.PRESTIGE_POINTS["gold-prestige"] * 3 == 15
    for landmark in pieces.LANDMARKS:
        assert len(landmark.prestige) == 3
        assert landmark.value == 9 + 2 * (landmark.marble - 1) + 3 * landmark.gold or landmark.value < 12


def test_42_bonus_tiles_are_30_without_icon_and_12_for_more_players() -> None:
    """P-1.6, P-13.7, P-13.8"""
    assert sorted(pieces.BONUS_TILES) == list(range(1, 31))
    counted = {n: sum(pieces.copies(number, n) for number in range(1, 31)) for n in (2, 3, 4)}
    assert counted == {2: 30, 3: 36, 4: 42}
    assert pieces.copies(27, 4) == 1
    by_value = [(t.value, t.vp) for t in pieces.BONUS_TILES.values() if t.kind == "value"]
    assert by_value == [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (8, 7)]
    assert sum(len(zone) for zone in pieces.ZONES.values()) == 30


def test_there_are_twelve_end_game_tiles_with_tokens_among_them() -> None:
    """P-1.7, P-13.9"""
    assert len(pieces.END_TILES) == 12
    tokens = Counter(tile.token for tile in pieces.END_TILES.values() if tile.token)
    assert tokens == {"any-resource": 2, "any-prestige": 2}
    assert all(tile.francs or tile.vp or tile.token for tile in pieces.END_TILES.values())


def test_there_are_six_vp_tiles_with_the_known_ones_among_them() -> None:
    """P-1.8, P-13.10"""
    assert len(pieces.VP_TILES) == 6
    assert {(20, 10, 5), (16, 8, 4)} <= set(pieces.VP_TILES)
    assert 18 in {tile[0] for tile in pieces.VP_TILES}
    for first, second, third in pieces.VP_TILES:
        assert (second, third) == (first // 2, first // 4)


def test_every_colour_has_twelve_keys() -> None:
    """P-1.9: at two players none is left over."""
    assert pieces.KEYS[2] + pieces.SPARE_KEYS == 12


def test_set_b_changes_the_values_of_the_cheap_landmarks() -> None:
    """P-13.5"""
    values = [each["value"] for each in quartier.new("paris", 2, {"landmarks": "b"}).printed()["landmarks"]]
    assert values == list(range(9, 17))
