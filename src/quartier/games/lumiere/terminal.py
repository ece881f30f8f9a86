"""The board as a map of letters, the players' sides, and the postcards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quartier.games.lumiere.pieces import COLUMNS

Words = Callable[..., str]
Section = dict[str, Any]

PIECES = {
    "painter": "P", "dancer": "D", "lamp": "*", "large-lamp": "@", "fountain": "F", "statue": "S",
    "annex": "+", "mixed": "m",
}  # fmt: skip
KEYS = "123456789XYZ"
"""A building on the map: its player's letter and one of these."""
LETTERS = ("O", "B")


def render(view: dict[str, Any], printed: dict[str, Any], words: Words, names: list[str]) -> list[Section]:
    """Map, buildings, sides, postcards."""
    parts = [
        {"heading": words(f"lumiere-stage-{view['stage']}"), "lines": board(view)},
        {"heading": "", "lines": [words("lumiere-terminal-legend")]},
    ]
    if view["buildings"] or view["pieces"]:
        parts.append(standing(view, words))
    parts.append(sides(view, printed, words, names))
    if view["seat"] is not None and view["seats"][view["seat"]]["hand"]:
        parts.append(hand(view, printed, words))
    parts += shapes(view, printed, words)
    parts.append(postcards(view, words, names))
    return parts


def keys(view: dict[str, Any]) -> dict[str, str]:
    """The two letters that stand for each building on the map."""
    return {
        each["building"]: LETTERS[each["seat"]] + KEYS[number % len(KEYS)]
        for number, each in enumerate(view["buildings"])
    }


def board(view: dict[str, Any]) -> list[str]:
    """Eight rows of eight spaces, named as in the notation."""
    shown = list(view["ground"].replace("l", "*"))
    for piece in view["pieces"]:
        for space in piece["cells"]:
            shown[space] = PIECES[piece["piece"]]
    called = keys(view)
    for each in view["buildings"]:
        for space in each["cells"]:
            shown[space] = called[each["building"]]
    lines = ["     " + "  ".join(COLUMNS)]
    for row in range(8):
        lines.append(
            f"  {row + 1}  " + " ".join(f"{each:<2}" for each in shown[row * 8 : row * 8 + 8]).rstrip()
        )
    return lines


def standing(view: dict[str, Any], words: Words) -> Section:
    """The buildings and pieces on the board and their points now."""
    called = keys(view)
    rows = [
        [
            called[each["building"]],
            words(f"lumiere-building-{each['building']}"),
            str(len(each["lamps"])),
            str(each["points"]),
        ]
        for each in view["buildings"]
    ]
    rows += [
        [
            PIECES[each["piece"]],
            words(f"lumiere-piece-{each['piece']}"),
            str(len(each.get("lamps", ()))),
            str(each.get("points", 0)),
        ]
        for each in view["pieces"]
    ]
    columns = [
        "",
        words("lumiere-terminal-piece"),
        words("lumiere-terminal-lamps"),
        words("lumiere-terminal-points"),
    ]
    return {"heading": "", "columns": columns, "rows": rows}


def sides(view: dict[str, Any], printed: dict[str, Any], words: Words, names: list[str]) -> Section:
    """Each player's side, and the pool."""
    rows = []
    for name, seat, score in zip(names, view["seats"], view["result"]["scores"]):
        colour = words(f"lumiere-colour-{printed['colours'][seat['seat']]}")
        rows.append(
            [
                f"{name} ({colour})",
                buildings(seat["reserve"], words),
                str(seat["tokens"]),
                str(len(seat["tiles_left"])),
                str(score["total"]),
            ]
        )
    rows.append([words("lumiere-terminal-pool"), buildings(view["pool"], words), "", "", ""])
    columns = [
        "",
        *(words(f"lumiere-terminal-{each}") for each in ("buildings", "tokens", "tiles", "points")),
    ]
    return {"heading": "", "columns": columns, "rows": rows}


def buildings(names: list[str], words: Words) -> str:
    """A list of buildings in words."""
    return ", ".join(words(f"lumiere-building-{each}") for each in names) or "·"


def hand(view: dict[str, Any], printed: dict[str, Any], words: Words) -> Section:
    """The tiles in hand as they would lie after no, one, two and three quarter turns."""
    own = view["seat"]
    letters = {"o": "ob"[own], "r": "bo"[own], "m": "m", "l": "*"}
    rows = []
    for tile in view["seats"][own]["hand"]:
        turned = ["".join(letters[kind] for kind in kinds) for kinds in printed["tiles"][tile]]
        rows.append(
            [words(f"lumiere-tile-{tile}"), *(f"{each[0]} {each[1]}\n{each[2]} {each[3]}" for each in turned)]
        )
    return {"heading": "", "columns": [words("lumiere-terminal-hand"), "0", "1", "2", "3"], "rows": rows}


def postcards(view: dict[str, Any], words: Words, names: list[str]) -> Section:
    """The postcards, with the names of those who have them."""
    said = []
    for each in view["cards"]:
        owner = "" if each["seat"] is None else f" ({names[each['seat']]})"
        said.append(words(f"lumiere-card-{each['card']}") + owner)
    return {"heading": words("lumiere-terminal-postcards"), "lines": [", ".join(said), ""]}


def shapes(view: dict[str, Any], printed: dict[str, Any], words: Words) -> list[Section]:
    """Drawings of the buildings that may still be taken or built, not turned."""
    own = view["seats"][view["seat"]]["reserve"] if view["seat"] is not None else []
    wanted = list(dict.fromkeys([*own, *(view["pool"] if view["phase"] == 1 else [])]))
    return [
        {
            "heading": "",
            "columns": [words(f"lumiere-building-{each}") for each in wanted[start : start + 6]],
            "rows": [[drawing(printed["shapes"][each]["0"]) for each in wanted[start : start + 6]]],
        }
        for start in range(0, len(wanted), 6)
    ]


def drawing(cells: list[list[int]]) -> str:
    """A shape in lines of text; cells are columns and rows."""
    taken = {(column, row) for column, row in cells}
    wide, high = (max(cell[axis] for cell in taken) + 1 for axis in (0, 1))
    return "\n".join(
        "".join("#" if (column, row) in taken else " " for column in range(wide)) for row in range(high)
    )


def explain(offer: dict[str, Any], words: Words, names: list[str]) -> str:
    """What a postcard does, or what an offer would bring at once."""
    if offer["type"] == "card":
        return words(f"lumiere-effect-{offer['card']}")
    gain = offer.get("gain", 0)
    return words("lumiere-terminal-gain", points=f"{gain:+d}") if gain > 0 else ""
