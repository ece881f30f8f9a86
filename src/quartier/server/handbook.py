"""A page for programmers with every endpoint and message, made from the OpenAPI document."""

from __future__ import annotations

from html import escape
from typing import Any

from quartier.server.schema import UNIONS, typescript_of


def fields(schema: dict[str, Any]) -> str:
    """The fields of a struct as a list."""
    rows = "".join(
        f"<li><code>{escape(name)}: {linked(typescript_of(inner))}</code></li>"
        for name, inner in schema.get("properties", {}).items()
    )
    return f"<ul>{rows}</ul>"


def linked(text: str) -> str:
    """A type, with links to the structs in it."""
    words = escape(text, quote=False).split(" ")
    return " ".join(
        f'<a href="#{word.rstrip("[]")}">{word}</a>' if word[:1].isupper() and "&lt;" not in word else word
        for word in words
    )


def handbook(document: dict[str, Any]) -> str:
    """The whole page."""
    parts = ["<h1>Quartier: HTTP and sockets</h1>", f"<p>{escape(document['info']['description'])}</p>"]
    parts.append(
        '<p>The same for programs: <a href="/api/openapi.json">openapi.json</a></p><h2>Requests</h2><dl>'
    )
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            body = (
                operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            )
            replies = [
                f"{status} {linked(typescript_of(each['content']['application/json']['schema']))}"
                for status, each in operation["responses"].items()
            ]
            taken = f" takes {linked(typescript_of(body))};" if body else ""
            parts.append(f"<dt><code>{method.upper()} {escape(path)}</code></dt>")
            parts.append(f"<dd>{escape(operation['summary'])}.{taken} gives {', '.join(replies)}</dd>")
    parts.append("</dl><h2>Socket</h2>")
    for name, union in UNIONS.items():
        members = ", ".join(f'<a href="#{each.__name__}">{each.__name__}</a>' for each in union.__args__)
        parts.append(f"<p>{name}: {members}</p>")
    parts.append("<h2>Structs</h2>")
    for name, schema in document["components"]["schemas"].items():
        parts.append(
            f'<h3 id="{name}">{name}</h3><p>{escape(schema.get("description", ""))}</p>{fields(schema)}'
        )
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Quartier: HTTP and sockets</title>'
    return head + "".join(parts) + "</html>\n"
