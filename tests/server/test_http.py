"""What every answer has in common: headers, cookies, limits, errors, and the OpenAPI document."""

from __future__ import annotations

import ast
import io
import json
import logging
import re
import warnings
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from quartier.locales import Words, languages
from quartier.server import logs, schema
from quartier.server.denial import CODES
from quartier.server.endpoints import ENDPOINTS
from quartier.server.headers import HEADERS
from quartier.server.limits import Bucket, Buckets
from tests.server.house import WIDE, House, settings_for

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import schemathesis


def test_every_answer_has_the_security_headers(house: House) -> None:
    ala = house.guest()
    pages = ("/", "/api", "/api/openapi.json", "/api/nothing", "/metrics", "/table/abc", "/logo.png")
    asked = [("GET", path) for path in pages] + [("DELETE", "/api/me")]
    values = {"{id}": "a" * 16, "{language}": "en", "{ply:int}": "0"}
    for endpoint in ENDPOINTS:
        path = "/".join(values.get(part, part) for part in endpoint.path.split("/"))
        asked.append((endpoint.method, path))
    statuses = set()
    for method, path in asked:
        answer = ala.http.request(method, path)
        statuses.add(answer.status_code)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, (method, path, name)
        if path.startswith(("/api/", "/healthz", "/metrics")):
            assert answer.headers["cache-control"] == "no-store", (method, path)
    assert {200, 400, 404, 405} <= statuses
    for part in ("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"):
        assert part in HEADERS["Content-Security-Policy"].split("; ")
    assert HEADERS["X-Content-Type-Options"] == "nosniff"
    assert HEADERS["Referrer-Policy"] == "no-referrer"


def test_the_cookie_is_for_this_site_and_out_of_reach_of_scripts(house: House) -> None:
    cookie = house.guest().http.get("/api/me").headers["set-cookie"]
    for part in ("quartier=", "HttpOnly", "SameSite=Lax", "Path=/"):
        assert part in cookie


def test_a_known_guest_gets_no_second_cookie(house: House) -> None:
    ala = house.guest("Ala")
    assert "set-cookie" not in ala.http.get("/api/me").headers


def test_health_and_metrics_say_how_the_server_is(house: House) -> None:
    ala = house.guest("Ala")
    line = ala.sit(ala.open(["me", "local"])["id"])
    line.play(line.legal[0])
    assert ala.get("/healthz") == {"status": "ok", "version": "0.1.0", "tables": 1, "sockets": 1}
    page = ala.http.get("/metrics").text
    assert re.search(r"^quartier_entries_total [1-9]", page, re.M)
    assert "quartier_sockets 1.0" in page
    assert 'quartier_games_total{title="metropolia"} 1.0' in page


def test_an_address_that_does_not_exist_is_answered_with_a_code(house: House) -> None:
    ala = house.guest()
    assert ala.get("/api/nothing", 404) == {"code": "no-such-page", "detail": ""}
    assert ala.get("/logo.png", 404)["code"] == "no-such-page"
    answer = ala.http.delete("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (405, "no-such-method")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "bad-json"),
        (b"{", "bad-json"),
        (b"\xff\xfe", "bad-json"),
        (b"[" * 9000, "bad-body"),
        (b"[]", "bad-body"),
        (b'{"name": 7}', "bad-body"),
        (b'{"name": ""}', "bad-body"),
        (b'{"name": "x", "admin": true}', "bad-body"),
        (b'{"language": "xx"}', "bad-body"),
    ],
)
def test_a_body_that_cannot_be_read_is_refused(house: House, body: bytes, code: str) -> None:
    assert house.guest().put("/api/me", body, 400)["code"] == code


def test_a_body_that_is_too_large_is_refused(house: House) -> None:
    body = json.dumps({"name": "x" * 20_000}).encode()
    assert house.guest().put("/api/me", body, 413)["code"] == "too-large"


def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    limits = replace(WIDE, writes_rate=0.5, writes_burst=3, reads_rate=0.5, reads_burst=5)
    with House(settings_for(tmp_path, limits=limits)) as house:
        ala = house.guest()
        codes = [ala.http.put("/api/me", content=b'{"name": "Ala"}').status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        codes = [ala.http.get("/api/me").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2


def test_the_rate_of_new_tables_from_one_address_is_limited(tmp_path: Path) -> None:
    with House(settings_for(tmp_path, limits=replace(WIDE, opens_rate=0.001, opens_burst=2))) as house:
        body = {"title": "metropolia", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for _ in range(2):
            house.guest().post("/api/tables", body, 201)
        assert house.guest().post("/api/tables", body, 429)["code"] == "too-fast"
        assert house.guest("Ala").get("/api/me")["name"] == "Ala"


def test_a_bucket_fills_again_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("quartier.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(rate=2.0, burst=2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_buckets_of_long_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quartier.server.limits.MOST_KEPT", 2)
    buckets = Buckets(rate=0.0, burst=1)
    assert [buckets.take(key) for key in "aabbccaa"] == [True, False] * 4


def test_logs_are_json_lines_without_secrets(house: House) -> None:
    stream = io.StringIO()
    logs.configure("debug", stream)
    try:
        ala = house.guest("Ala")
        table = ala.open(["me", "open"])
        ala.post(f"/api/tables/{table['id']}/join", {"invite": "A" * 22}, 403)
        line = ala.sit(table["id"])
        line.ask("say", "fault", text="")
        logging.getLogger("quartier.test").error("boom", exc_info=ValueError("why"))
    finally:
        for name in ("quartier", "uvicorn"):
            logging.getLogger(name).handlers[:] = []
            logging.getLogger(name).propagate = True
    text = stream.getvalue()
    lines = [json.loads(each) for each in text.splitlines()]
    assert {"time", "level", "source", "message"} <= set(lines[0])
    assert any(each.get("code") == "wrong-invite" for each in lines)
    assert any("ValueError: why" in each.get("traceback", "") for each in lines)
    for secret in (table["invite"], table["keys"]["0"], ala.cookie):
        assert secret not in text


@pytest.mark.parametrize("language", languages())
def test_every_code_has_its_words(language: str) -> None:
    words = Words(language)
    assert [code for code in CODES if f"server-problem-{code}" not in words] == []


def test_every_code_that_is_raised_is_in_the_list() -> None:
    folder = Path(schema.__file__).parent
    calls = [
        call
        for file in folder.rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Denial"
    ]
    raised = {
        each.value
        for call in calls
        for each in ast.walk(call.args[0])
        if isinstance(each, ast.Constant) and re.fullmatch(r"[a-z]+(-[a-z]+)*", str(each.value))
    }
    assert len(raised) > 40
    assert raised - {"closed", "over", "running"} <= set(CODES)


# --- the web client's files ----------------------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path) -> Iterator[House]:
    """A server with a small web client."""
    bundle = tmp_path / "bundle"
    (bundle / "assets").mkdir(parents=True)
    (bundle / "index.html").write_text("<!doctype html><title>Quartier</title>")
    (bundle / "assets" / "app-1.js").write_text("export {};")
    (tmp_path / "secret.txt").write_text("no")
    with House(settings_for(tmp_path / "data", static=bundle)) as house:
        yield house


def test_the_page_answers_at_every_address_of_the_client(built: House) -> None:
    for path in ("/", "/table/abc", "/replay/abc", "/rules"):
        answer = built.guest().http.get(path)
        assert answer.status_code == 200
        assert "Quartier" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        assert "quartier=" in answer.headers["set-cookie"]


def test_assets_are_cached_for_good_and_nothing_else_on_the_disk_is_served(built: House) -> None:
    answer = built.guest().http.get("/assets/app-1.js")
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]
    with httpx.Client(base_url=f"http://127.0.0.1:{built.port}") as raw:
        for path in (
            "/assets/../../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/assets/missing.js",
        ):
            assert raw.get(path).status_code == 404


def test_a_missing_web_client_is_reported_plainly(tmp_path: Path) -> None:
    with House(settings_for(tmp_path, static=tmp_path / "none")) as house:
        answer = house.guest().http.get("/")
        assert answer.status_code == 503
        assert "make web" in answer.text


# --- OpenAPI ---------------------------------------------------------------------------------------


def test_the_served_openapi_document_is_the_generated_one(house: House) -> None:
    assert house.guest().get("/api/openapi.json") == json.loads(json.dumps(schema.openapi()))


def test_the_handbook_has_every_endpoint_and_struct(house: House) -> None:
    page = house.guest().http.get("/api").text
    document = schema.openapi()
    for path, methods in document["paths"].items():
        for method in methods:
            assert f"<code>{method.upper()} {path}</code>" in page
    structs = set(re.findall(r'id="(\w+)"', page))
    assert structs == set(document["components"]["schemas"])
    for name, struct in document["components"]["schemas"].items():
        part = page.split(f'<h3 id="{name}">')[1].split("<h3")[0]
        assert [f"<code>{field}: " in part for field in struct["properties"]] == [True] * len(
            struct["properties"]
        )
    targets = set(re.findall(r'href="#(\w+)"', page))
    assert targets <= structs
    assert {each.__name__ for union in schema.UNIONS.values() for each in union.__args__} <= targets


def test_the_server_keeps_to_its_openapi_document(house: House) -> None:
    """Schemathesis sends what the document allows, and much that it does not."""
    from hypothesis import HealthCheck, Phase, settings
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

    document: Any = schemathesis.openapi.from_dict(schema.openapi())
    document.config.update(base_url=f"http://127.0.0.1:{house.port}")
    checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
    tried = 0
    for found in document.get_all_operations():

        def check(case: Any) -> None:
            nonlocal tried
            tried += 1
            case.call_and_validate(checks=checks)

        test = found.ok().as_strategy()
        run_all(test, check, settings(
            max_examples=6, deadline=None, database=None, derandomize=True, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        ))  # fmt: skip
    assert tried > 60


def run_all(strategy: Any, check: Any, profile: Any) -> None:
    """Run a check over examples of a strategy."""
    from hypothesis import given

    around: Any = given(strategy)
    profile(around(check))()
