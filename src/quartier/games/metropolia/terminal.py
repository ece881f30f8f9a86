"""The table as rows of text: every card once, with its price, its pile, and who has how many."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

STYLES = {"blue": "blue", "green": "green", "red": "red", "purple": "magenta"}


def render(
    view: dict[str, Any], printed: dict[str, Any], words: Callable[..., str], names: list[str]
) -> list[dict[str, Any]]:
    """The dice as they lie, then one table: coins, establishments in the order of the dice, landmarks."""
    rows: list[list[str]] = [money(view, words), []]
    styles = ["bold", ""]
    for card in sorted(printed["cards"], key=lambda card: (card["number"], card["highest"])):
        if row := establishment(view, card, words):
            rows.append(row)
            styles.append(STYLES[card["colour"]])
    rows.append([])
    styles.append("")
    for each in printed["landmarks"]:
        rows.append(landmark(view, each, words))
        styles.append("")
    columns = [
        words("metropolia-terminal-roll"),
        words("metropolia-terminal-card"),
        words("metropolia-terminal-who"),
        words("metropolia-terminal-price"),
        words("metropolia-terminal-market"),
        *names,
    ]
    return [
        {"heading": turn(view, words, names), "columns": columns, "rows": rows, "styles": styles},
    ]


def explain(offer: dict[str, Any], words: Callable[..., str], names: list[str]) -> str:
    """What a card does that may be built."""
    if offer["type"] not in ("build", "landmark"):
        return ""
    built = offer.get("card") or offer["landmark"]
    return f"{offer['facts']['cost']}: {words(f'metropolia-effect-{built}')}"


def turn(view: dict[str, Any], words: Callable[..., str], names: list[str]) -> str:
    """Whose turn it is, what lies on the table, and how much is left to deal."""
    now, roll = view["turn"], view["roll"]
    if now["number"] == 0:
        said = words("metropolia-terminal-set-up")
    else:
        said = words("metropolia-terminal-turn", number=now["number"], name=names[now["seat"]])
    if roll["dice"]:
        thrown = [*roll["dice"], *([roll["added"]] if roll["added"] else [])]
        dice = str(thrown[0]) if len(thrown) == 1 else f"{'+'.join(map(str, thrown))} = {roll['total']}"
        said += f"  |  {words('metropolia-terminal-dice', dice=dice)}"
    if view["deck"]:
        said += f"  |  {words('metropolia-terminal-deck', count=view['deck'])}"
    return said


def money(view: dict[str, Any], words: Callable[..., str]) -> list[str]:
    """The row of coins."""
    coins = [str(seat["coins"]) for seat in view["seats"]]
    return ["", words("metropolia-terminal-coins"), "", "", "", *coins]


def establishment(view: dict[str, Any], card: dict[str, Any], words: Callable[..., str]) -> list[str]:
    """One card, or nothing when it neither lies open nor stands in any city."""
    pile = view["market"].get(card["id"], 0)
    owned = [seat["cards"].get(card["id"], 0) for seat in view["seats"]]
    if not pile and not any(owned):
        return []
    first, last = card["number"], card["highest"]
    return [
        str(first) if first == last else f"{first}-{last}",
        words(f"metropolia-card-{card['id']}"),
        words(f"metropolia-terminal-{card['colour']}"),
        str(card["cost"]),
        str(pile) if pile else "·",
        *(str(count) if count else "·" for count in owned),
    ]


def landmark(view: dict[str, Any], each: dict[str, Any], words: Callable[..., str]) -> list[str]:
    """One landmark and who has built it."""
    built = ["x" if seat["landmarks"][each["id"]] else "·" for seat in view["seats"]]
    name = words(f"metropolia-landmark-{each['id']}")
    return ["", name, "", str(each["cost"]), "", *built]
