"""The changes that make mutants: one operator, number, table entry or statement of a module at a time."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple, TypeGuard

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
OPERATIONS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}


EVENT = re.compile(r"\w+\.ledger\.|event\.")
"""How a statement begins that tells what happens, and changes nothing."""


class Change(NamedTuple):
    """One piece of a source text and what takes its place."""

    line: int
    start: int
    before: str
    after: str

    def made(self, source: str) -> str:
        """The source text with the change in it."""
        lines = source.splitlines(keepends=True)
        text = lines[self.line - 1].encode()
        end = self.start + len(self.before.encode())
        assert text[self.start : end].decode() == self.before
        lines[self.line - 1] = (text[: self.start] + self.after.encode() + text[end:]).decode()
        return "".join(lines)


def changes(source: str) -> list[Change]:
    """All changes of a module, in the order of its lines."""
    tree = ast.parse(source)
    lines = source.encode().splitlines()
    found = {change for node in reachable(tree) for change in of_node(node, lines)}
    return sorted(found)


def reachable(node: ast.AST) -> Iterator[ast.AST]:
    """A node and those below it, without types, imports, error texts and events."""
    yield node
    if is_offer(node):
        yield from reachable(node.args[0])
        return
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_params", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not is_left_out(child):
                yield from reachable(child)


def is_offer(node: ast.AST) -> TypeGuard[ast.Call]:
    """Whether a move is offered with the weight 1, as players' moves are: another changes nothing."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or len(node.args) != 2:
        return False
    weight = node.args[1]
    return node.func.attr == "add" and isinstance(weight, ast.Constant) and weight.value == 1


def is_left_out(node: ast.AST) -> bool:
    """Whether nothing in here is a rule."""
    if isinstance(node, ast.Raise | ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr):
        return True
    if isinstance(node, ast.If):
        return "TYPE_CHECKING" in ast.unparse(node.test)
    if isinstance(node, ast.Expr):
        return bool(EVENT.match(ast.unparse(node)))
    return False


def of_node(node: ast.AST, lines: list[bytes]) -> Iterator[Change]:
    """The changes that begin with one node."""
    if isinstance(node, ast.Compare):
        operands = [node.left, *node.comparators]
        for (left, right), comparison in zip(pairwise(operands), node.ops):
            yield from between(left, right, *COMPARISONS[type(comparison)], lines)
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATIONS:
        yield from between(node.left, node.right, *OPERATIONS[type(node.op)], lines)
    elif isinstance(node, ast.AugAssign) and type(node.op) in OPERATIONS:
        before, after = OPERATIONS[type(node.op)]
        yield from between(node.target, node.value, f"{before}=", f"{after}=", lines)
    elif isinstance(node, ast.BoolOp):
        words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            yield from between(left, right, *words, lines)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        word = "not " if isinstance(node.op, ast.Not) else "-"
        if lines[node.lineno - 1][node.col_offset :].startswith(word.encode()):
            yield Change(node.lineno, node.col_offset, word, "")
    elif isinstance(node, ast.Constant):
        yield from of_constant(node)
    elif isinstance(node, ast.Tuple | ast.List):
        yield from of_entries(node)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and node.lineno == node.end_lineno:
        text = lines[node.lineno - 1][node.col_offset : node.end_col_offset].decode()
        yield Change(node.lineno, node.col_offset, text, "pass")
    elif isinstance(node, ast.Continue | ast.Break):
        yield Change(node.lineno, node.col_offset, *WORDS[type(node)])


WORDS: dict[type[ast.stmt], tuple[str, str]] = {
    ast.Continue: ("continue", "break"),
    ast.Break: ("break", "pass"),
}


def between(left: ast.AST, right: ast.AST, before: str, after: str, lines: list[bytes]) -> Iterator[Change]:
    """The change of the operator between two operands; one that stands alone on its line is found too."""
    line, start = left.end_lineno, left.end_col_offset  # type: ignore[attr-defined]
    while line <= right.lineno:  # type: ignore[attr-defined]
        end = right.col_offset if line == right.lineno else len(lines[line - 1])  # type: ignore[attr-defined]
        gap = lines[line - 1][start:end].split(b"#")[0]
        place = gap.find(before.encode())
        if place >= 0:
            yield Change(line, start + place, before, after)
            return
        line, start = line + 1, 0


def of_constant(node: ast.Constant) -> Iterator[Change]:
    """Another number, or the other truth."""
    if isinstance(node.value, bool):
        yield Change(node.lineno, node.col_offset, str(node.value), str(not node.value))
    elif isinstance(node.value, int):
        written = ast.unparse(node)
        if (node.end_col_offset or 0) - node.col_offset == len(written):
            yield Change(node.lineno, node.col_offset, written, str(node.value + 1))


def of_entries(node: ast.Tuple | ast.List) -> Iterator[Change]:
    """A text of a table, in place of which the next different one of the same row stands."""
    texts = [each for each in node.elts if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    for index, each in enumerate(texts):
        quoted = f'"{each.value!s}"'
        others = [f'"{other.value!s}"' for other in texts[index + 1 :] + texts[:index]]
        different = [other for other in others if other != quoted]
        if different and (each.end_col_offset or 0) - each.col_offset == len(quoted.encode()):
            yield Change(each.lineno, each.col_offset, quoted, different[0])
