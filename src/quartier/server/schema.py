"""The OpenAPI document and TypeScript types, made from the structs, the endpoints and the titles' shapes.

``python -m quartier.server.schema`` writes ``docs/openapi.json``, ``web/src/lib/messages.ts``,
``web/src/lib/shapes.ts``, a ``shapes.ts`` for each title with declared shapes, and ``docs/shapes.md``.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from quartier import __version__
from quartier.locales import languages
from quartier.server import bodies, messages, shape_page, shapes, status
from quartier.server.endpoints import ENDPOINTS, PROBLEMS, SOCKET, Endpoint

OPENAPI = Path("docs/openapi.json")
TYPESCRIPT = Path("web/src/lib/messages.ts")
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
ALIASES = ("Language", "Pace", "Status", "Ending", "Value", "Detail")


SHAPED = {
    ("TableState", "view"): "AnyView | null",
    ("TableState", "changes"): "Changes | null",
    ("Past", "view"): "AnyView",
    ("ReplayPoint", "view"): "AnyView",
    ("Welcome", "printed"): "PrintedEnvelope | null",
    ("Replay", "printed"): "PrintedEnvelope",
    ("Replay", "result"): "ResultShape",
    ("ChartPoint", "scores"): "ScoreShape[]",
    ("Step", "events"): "AnyEvent[]",
}
"""The TypeScript types of what messages hold of a game; ``shapes.ts`` has them for all titles."""


def components() -> dict[str, Any]:
    """The JSON schema of every struct, by name."""
    structs = {each.reply for each in ENDPOINTS} | {each.body for each in ENDPOINTS} | {bodies.Problem}
    wanted: list[Any] = [*(each for each in structs if each is not None), *UNIONS.values()]
    _, schemas = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    return dict(sorted(schemas.items()))


def reference(name: str) -> dict[str, Any]:
    """A pointer to a component."""
    return {"$ref": f"#/components/schemas/{name}"}


def as_content(schema: dict[str, Any]) -> dict[str, Any]:
    """A JSON body with this schema."""
    return {"application/json": {"schema": schema}}


def operation(endpoint: Endpoint) -> dict[str, Any]:
    """One endpoint as OpenAPI describes it."""
    answer = reference(endpoint.reply.__name__) if endpoint.reply else {"type": "object"}
    described: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "responses": {
            str(endpoint.status): {"description": endpoint.summary, "content": as_content(answer)},
        },
    }
    writes = endpoint.method != "GET"
    for number in sorted({*endpoint.problems, 429, *((403, 413) if writes else ())}):
        described["responses"][str(number)] = {
            "description": PROBLEMS[number],
            "content": as_content(reference("Problem")),
        }
    parameters: list[dict[str, Any]] = []
    for name in endpoint.parameters:
        kind: dict[str, Any] = {"type": "string", "pattern": "^[a-z2-7]{16}$"}
        if name == "language":
            kind = {"enum": list(languages())}
        if name == "ply":
            kind = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
        parameters.append({"name": name, "in": "path", "required": True, "schema": kind})
    for name, text in endpoint.query.items():
        kind = {"type": "integer", "minimum": 0, "maximum": 7}
        parameters.append({"name": name, "in": "query", "description": text, "schema": kind})
    if parameters:
        described["parameters"] = parameters
    if endpoint.body is not None or endpoint.name == "upload":
        body = reference(endpoint.body.__name__) if endpoint.body else {"type": "object"}
        described["requestBody"] = {"required": True, "content": as_content(body)}
    return described


def openapi() -> dict[str, Any]:
    """The whole document."""
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        path = endpoint.path.replace(":int", "")
        paths.setdefault(path, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Quartier",
            "version": __version__,
            "description": f"Live play is over a WebSocket at {SOCKET}. "
            "It takes ClientMessage and answers ServerMessage.",
        },
        "paths": paths,
        "components": {"schemas": components()},
    }


# --- TypeScript ------------------------------------------------------------------------------


def remarks() -> dict[tuple[str, str], str]:
    """The documentation below a field or an alias, by (class or "", name)."""
    texts = {}
    written = [
        each for module in (bodies, messages, status) for each in ast.parse(inspect.getsource(module)).body
    ]
    scopes = [("", written)] + [(each.name, each.body) for each in written if isinstance(each, ast.ClassDef)]
    for scope, body in scopes:
        for before, after in pairwise(body):
            if not isinstance(after, ast.Expr) or not isinstance(after.value, ast.Constant):
                continue
            if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name):
                texts[scope, before.target.id] = " ".join(str(after.value.value).split())
            elif isinstance(before, ast.Assign) and isinstance(before.targets[0], ast.Name):
                texts[scope, before.targets[0].id] = " ".join(str(after.value.value).split())
    return texts


def typescript_of(schema: dict[str, Any]) -> str:
    """The TypeScript type of a JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript_of(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        inner = typescript_of(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {typescript_of(schema.get('additionalProperties') or {})}>"
    return {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    }.get(str(kind), "unknown")


def comment(text: str | None, indent: str = "") -> list[str]:
    """A documentation comment, or nothing."""
    return [f"{indent}/** {text.replace('``', '`')} */"] if text else []


def typescript() -> str:
    """The file of types for the web client."""
    notes = remarks()
    lines = [
        "// Made by `python -m quartier.server.schema`: change server/bodies.py or server/messages.py.",
        'import type { Changes } from "./delta";',
        'import type { AnyEvent, AnyView, PrintedEnvelope, ResultShape, ScoreShape } from "./shapes";',
        "",
    ]
    for alias in ALIASES:
        schema, _ = msgspec.json.schema_components([getattr(bodies, alias)])
        lines += comment(notes.get(("", alias)))
        lines += [f"export type {alias} = {typescript_of(schema[0])};", ""]
    for name, schema in components().items():
        incoming = schema.get("additionalProperties") is False
        lines += comment(schema.get("description"))
        lines.append(f"export interface {name} {{")
        for field, inner in schema["properties"].items():
            optional = "?" if incoming and field not in schema.get("required", []) else ""
            lines += comment(notes.get((name, field)), "  ")
            lines.append(f"  {field}{optional}: {SHAPED.get((name, field)) or typescript_of(inner)};")
        lines += ["}", ""]
    for name, union in UNIONS.items():
        members = "".join(f"\n  | {each.__name__}" for each in union.__args__)
        lines += [f"export type {name} ={members};", ""]
    return "\n".join(lines)


def documents() -> dict[Path, str]:
    """The text of each file to write."""
    return {
        OPENAPI: json.dumps(openapi(), indent=2, ensure_ascii=False) + "\n",
        TYPESCRIPT: typescript(),
        **shapes.documents(),
        shape_page.PAGE: shape_page.page(),
    }


def main() -> None:
    """Write the files below the current folder; with ``--check`` only say whether they are up to date."""
    check = "--check" in sys.argv[1:]
    for path, text in documents().items():
        if path.exists() and path.read_text("utf-8") == text:
            continue
        if check:
            sys.exit(f"{path} is out of date: run python -m quartier.server.schema")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
