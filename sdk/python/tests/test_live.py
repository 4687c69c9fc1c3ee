"""The programs of the documentation, against the built service with two years of bookings in it."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import json
import os
import re
import struct
import threading
import time
import zlib
from pathlib import Path
from typing import Any

import pytest
from conftest import SERVICE, TOKEN

from boekstaaf import Boekstaaf, webhooks

PROJECT = Path(os.environ["PROJECT"])


def blocks(page: str, language: str) -> str:
    text = (PROJECT / page).read_text()
    return "".join(re.findall(rf"(?ms)^```{language}\n(.*?)^```", text))


def run(program: str) -> str:
    """Runs a program of the documentation with the address and the credential of the test, and gives what it prints."""
    for shown, here in (
        ("http://127.0.0.1:8080", SERVICE),
        ("bks_...", TOKEN),
        ('"admin"', json.dumps(os.environ["SERVICE_USERNAME"])),
        ("the one that was printed", os.environ["SERVICE_PASSWORD"]),
    ):
        program = program.replace(shown, here)
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(program, "program", "exec"), {"__name__": "program"})
    return out.getvalue()


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, PROJECT / "demo/integrations" / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_ten_lines_of_the_readme() -> None:
    program = blocks("sdk/python/README.md", "python")
    assert len(compile(program, "lines", "exec", 0x400).body) == 11  # type: ignore[attr-defined]
    printed = run(program)
    user, password = os.environ["SERVICE_USERNAME"], os.environ["SERVICE_PASSWORD"]
    admin = Boekstaaf(base_url=SERVICE, username=user, password=password)
    latest = admin.invoices.list(sort_order="desc").to_list(limit=1)[0]
    assert printed == f"{latest['factuur_nummer']} betaald\n"
    assert latest["calculated_totaalbedrag_inclusief_btw"] == 97.5


def png() -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0\xff\0\0")) + chunk(b"IEND", b"")


def test_the_guide_does_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "logo.png").write_bytes(png())
    assert run(blocks("docs/guides/python.md", "python")) == blocks("docs/guides/python.md", "text")


def test_the_feed_of_the_year_is_read_to_its_end(service: Boekstaaf) -> None:
    positions = [each["meta"]["position"] for each in service.events.list(page_size=1000)]
    assert len(positions) > 5_000 and len(set(positions)) == len(positions)
    assert list(service.events.list(after=positions[-1])) == []
    assert all(webhooks.named(each)["name"] for each in service.events.list(page_size=50).page())


def test_the_nightly_export_resumes_after_a_crash(service: Boekstaaf, tmp_path: Path) -> None:
    export = example("nightly_export").export_changes
    first = export(service, tmp_path)
    # Killed after it wrote, and before it noted the place.
    with (tmp_path / "changes.ndjson").open("a") as file:
        file.write('{"half of a li')
    service.locations.create(naam="Export in Python")
    second = wait_for(lambda: export(service, tmp_path))
    assert first > 0 and export(service, tmp_path) == 0
    lines = [json.loads(line)["meta"]["event_id"] for line in (tmp_path / "changes.ndjson").read_text().splitlines()]
    assert lines == [each["meta"]["event_id"] for each in service.events.list(page_size=1000)]
    assert len(lines) == first + second


def test_the_receiver_takes_each_event_once(service: Boekstaaf) -> None:
    handled: list[Any] = []
    secrets: list[str] = []
    server = example("webhook_receiver").receiver(secrets, handled.append, 0)
    url = f"http://localhost:{server.server_address[1]}/"
    subscription = service.webhooks.create(name="Locatie::postInsert", url=url)
    secrets.append(subscription["secret"])
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        made = service.locations.create(naam="Told to Python")
        assert wait_for(lambda: handled)[0]["name"] == "Locatie::postInsert"
        assert handled[0]["data"]["id"] == made["id"]
        import httpx

        body = json.dumps({key: value for key, value in handled[0].items() if key != "name"})
        headers = webhooks.sign(body, subscription["secret"], id="again")
        assert [httpx.post(url, content=text, headers=headers).status_code for text in (body, body + " ")] == [204, 400]
        assert len(handled) == 1
    finally:
        service.webhooks.delete(subscription["id"])
        server.shutdown()


def test_a_key_makes_a_thing_once(service: Boekstaaf) -> None:
    key = f"python-{time.time_ns()}"
    one, other = (service.locations.create(naam="Once", idempotency_key=key) for _ in range(2))
    assert one["id"] == other["id"]


def wait_for(found: Any, seconds: float = 60.0) -> Any:
    """The first true answer: the feed and deliveries come some moments after the change."""
    deadline = time.monotonic() + seconds
    while not (value := found()):
        assert time.monotonic() < deadline, "It never came."
        time.sleep(0.05)
    return value
