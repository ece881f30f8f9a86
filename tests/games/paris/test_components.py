"""Chapters 1 and 13: the components, and which values are reconstructed."""

from __future__ import annotations

from collections import Counter

import quartier
from quartier.games.paris import pieces


def test_there_are_six_districts_with_banks_of_2_to_7_francs_and_six_spaces() -> None:
    """P-1.1, P-13.1"""
    districts = ("belleville", "la-villette", "batignolles", "montmartre", "saint-germain", "chaillot")
    assert districts == pieces.DISTRICTS
    assert pieces.BANKS == (2, 3, 4, 5, 6, 7)
    assert pieces.VALUES == (1, 2, 3, 4, 5, 8)


def test_every_district_and_every_value_has_each_type_once() -> None:
    """P-1.2, P-13.2"""
    for district in pieces.DISTRICTS:
        assert sorted(pieces.BUILDINGS[district]) == sorted(pieces.TYPES)
    for column in zip(*pieces.BUILDINGS.values()):
        assert sorted(column) == sorted(pieces.TYPES)


def test_the_buildings_in_the_examples_of_the_rulebooks_are_where_they_should_be() -> None:
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
    assert kinds == dict.fromkeys(pieces.KINDS, 6)
    assert [pieces.SPACE_TOKENS[value] for value in (1, 2, 3)] == [
        "bronze-prestige",
        "silver-prestige",
        "gold-prestige",
    ]
    assert [pieces.SPACE_TOKENS[value] for value in (4, 5, 8)] == ["wood", "marble", "gold"]


def test_buying_is_dearer_than_selling_so_nobody_makes_money_out_of_nothing() -> None:
    """P-1.4, P-7.4, P-13.4"""
    assert all(pieces.BUY[kind] > pieces.SELL[kind] for kind in pieces.RESOURCES)
    assert pieces.BUY == {"wood": 2, "marble": 3, "gold": 4}
    assert pieces.SELL == {
        "wood": 1, "marble": 2, "gold": 3, "bronze-prestige": 1, "silver-prestige": 2, "gold-prestige": 3,
    }  # fmt: skip


def test_there_are_eight_landmarks_in_two_sets_of_values() -> None:
    """P-1.5, P-13.5, P-13.6"""
    assert [landmark.value for landmark in pieces.LANDMARKS] == [10, 11, 11, 12, 13, 14, 15, 16]
    assert [landmark.value_in_set_b for landmark in pieces.LANDMARKS] == list(range(9, 17))
    by_id = {landmark.id: landmark for landmark in pieces.LANDMARKS}
    assert (by_id["eiffel-tower"].marble, by_id["eiffel-tower"].gold) == (0, 3)
    assert (by_id["louvre"].marble, by_id["louvre"].gold) == (1, 2)
    assert [(each.marble, each.gold) for each in pieces.LANDMARKS if each.value == 12] == [(1, 1)]
    assert [each.prestige for each in pieces.LANDMARKS] == [
        "BBB", "BBS", "BSS", "BSG", "SSS", "SSG", "SGG", "GGG",
    ]  # fmt: skip
    assert pieces.PRESTIGE_POINTS == {"bronze-prestige": 3, "silver-prestige": 4, "gold-prestige": 5}


def test_42_bonus_tiles_are_30_without_icon_and_12_for_more_players() -> None:
    """P-1.6, P-13.7, P-13.8"""
    assert sorted(pieces.BONUS_TILES) == list(range(1, 31))
    counted = {n: sum(pieces.copies(number, n) for number in range(1, 31)) for n in (2, 3, 4)}
    assert counted == {2: 30, 3: 36, 4: 42}
    assert pieces.copies(27, 4) == 1
    by_value = [(t.value, t.vp) for t in pieces.BONUS_TILES.values() if t.kind == "value"]
    assert by_value == [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (8, 7)]
    assert [list(pieces.ZONES[zone]) for zone in "ABC"] == [
        list(range(1, 11)), list(range(11, 21)), list(range(21, 31)),
    ]  # fmt: skip


def test_there_are_twelve_end_game_tiles_with_tokens_among_them() -> None:
    """P-1.7, P-13.9"""
    assert len(pieces.END_TILES) == 12
    tokens = Counter(tile.token for tile in pieces.END_TILES.values() if tile.token)
    assert tokens == {"any-resource": 2, "any-prestige": 2}
    plain = sorted((tile.francs, tile.vp) for tile in pieces.END_TILES.values() if not tile.token)
    assert plain == [(0, 3), (0, 4), (0, 5), (2, 3), (3, 2), (4, 0), (5, 0), (6, 0)]


def test_there_are_six_vp_tiles() -> None:
    """P-1.8, P-13.10"""
    printed = [(20, 10, 5), (18, 9, 4), (16, 8, 4), (14, 7, 3), (12, 6, 3), (10, 5, 2)]
    assert list(pieces.VP_TILES) == printed


def test_every_colour_has_twelve_keys() -> None:
    """P-1.9: with two players none is left over."""
    assert pieces.KEYS[2] + pieces.SPARE_KEYS == 12


def test_set_b_changes_the_values_of_the_cheap_landmarks() -> None:
    """P-13.5"""
    values = [each["value"] for each in quartier.new("paris", 2, {"landmarks": "b"}).printed()["landmarks"]]
    assert values == list(range(9, 17))
