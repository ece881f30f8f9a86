"""The table as rows of text: a line for each card with its price, its pile and the copies of each player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

STYLES = {"blue": "blue", "green": "green", "red": "red", "purple": "magenta"}


def render(
    view: dict[str, Any], printed: dict[str, Any], words: Callable[..., str], names: list[str]
) -> list[dict[str, Any]]:
    """One table under the dice: coins, then establishments by their numbers, then landmarks."""
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
    """The price and the effect of a card on offer."""
    if offer["type"] not in ("build", "landmark"):
        return ""
    built = offer.get("card") or offer["landmark"]
    return f"{offer['facts']['cost']}: {words(f'metropolia-effect-{built}')}"


def turn(view: dict[str, Any], words: Callable[..., str], names: list[str]) -> str:
    """Whose turn it is, the dice, and how many cards are left in the deck."""
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
    """The row of one card; empty if it is neither on the market nor in a city."""
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
    """The row of one landmark: who has built it."""
    built = ["x" if seat["landmarks"][each["id"]] else "·" for seat in view["seats"]]
    name = words(f"metropolia-landmark-{each['id']}")
    return ["", name, "", str(each["cost"]), "", *built]
