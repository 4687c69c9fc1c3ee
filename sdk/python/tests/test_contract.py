"""All examples of the contract go in and out unchanged, by both clients."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.resources
import io
import json
import os
import re
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from boekstaaf import ApiError, AsyncBoekstaaf, Boekstaaf

CASES: list[dict[str, Any]] = json.loads(open(os.environ["CASES_FILE"]).read())
ECHO = os.environ["ECHO_URL"]


def snake(name: str) -> str:
    return re.sub("[A-Z]", lambda found: f"_{found[0].lower()}", name)


def method_of(client: Any, case: dict[str, Any]) -> Any:
    return getattr(getattr(client, snake(case["group"])), snake(case["method"]))


def arguments(number: int, case: dict[str, Any], by_name: bool) -> tuple[list[Any], dict[str, Any]]:
    given = list(case["ids"])
    named = {**case["query"], "headers": {"X-Case": str(number)}}
    body = case["file"].encode() if "file" in case else case.get("body")
    if by_name and isinstance(body, dict) and all(each.isidentifier() and each not in named for each in body):
        named.update(body)
    elif body is not None:
        given.append(body)
    return given, named


def refusal(error: ApiError, case: dict[str, Any]) -> None:
    answer = case["answer"]
    assert error.status == answer["status"]
    told = answer["body"] if isinstance(answer["body"], list) else [answer["body"]]
    assert [each["message"] for each in error.problems] == [each["message"] for each in told]
    assert [each.get("code") for each in error.problems] == [each.get("code") for each in told]


def items(body: Any) -> Any:
    return body if isinstance(body, list) else next(iter(body["_embedded"].values()))


def expected(case: dict[str, Any]) -> Any:
    answer = case["answer"]
    if "file" in answer:
        return answer["file"].encode()
    body = answer.get("body")
    return items(body) if case["kind"] == "list" else body


@pytest.mark.parametrize("by_name", [False, True], ids=["whole", "by name"])
def test_every_example_arrives_and_comes_back(by_name: bool) -> None:
    assert len(CASES) > 403
    with Boekstaaf(base_url=ECHO, api_key="bks_secret", retries=0) as client:
        for number, case in enumerate(CASES):
            given, named = arguments(number, case, by_name)
            try:
                got = method_of(client, case)(*given, **named)
                got = got.page() if case["kind"] == "list" else got.read() if case["kind"] == "file" else got
            except ApiError as error:
                refusal(error, case)
            else:
                assert got == expected(case), case["operation"]


def test_every_example_does_by_asyncio() -> None:
    async def all_of_them() -> None:
        async with AsyncBoekstaaf(base_url=ECHO, api_key="bks_secret", retries=0) as client:
            for number, case in enumerate(CASES):
                if case["answer"]["status"] >= 300:
                    continue
                given, named = arguments(number, case, False)
                made = method_of(client, case)(*given, **named)
                got = await (made.read() if case["kind"] == "file" else made)
                assert got == expected(case), case["operation"]

    asyncio.run(all_of_them())


def test_the_samples_of_the_reference_ask_as_they_should(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    # One client has all connections: to make one takes longer than to ask.
    shared = httpx.Client()
    monkeypatch.setattr(httpx, "Client", lambda: shared)
    samples = [(number, case) for number, case in enumerate(CASES) if "sample" in case]
    assert len(samples) > 300
    for number, case in samples:
        program = case["sample"]["programs"]["python"]
        if "file" in case["sample"]:
            (tmp_path / case["sample"]["file"]).write_text(case["file"])
        settings = f'"{ECHO}", headers={{"X-Case": "{number}"}}, retries=0'
        with contextlib.redirect_stdout(io.StringIO()):
            exec(program.replace('"http://127.0.0.1:8080"', settings), {})


def test_a_newer_service_is_understood(failing: Any) -> None:
    newer = {"id": 7, "status": "teleported", "teleporter": {"power": 9.5}}
    failing.script({"status": 200, "body": newer})
    client: Any = failing.client()
    assert client.bookings.update(7, status="teleported", teleporter={"power": 9.5}) == newer
    assert json.loads(failing.requests[0]["body"]) == {"status": "teleported", "teleporter": {"power": 9.5}}


def test_importing_it_takes_less_than_a_third_of_a_second() -> None:
    program = "from boekstaaf import AsyncBoekstaaf, BadInput, Boekstaaf, webhooks"
    took = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        # The first run writes the compiled modules, unless the tests forbid it.
        subprocess.run([sys.executable, "-c", program], check=True, env={})
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        took.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    assert min(took) < 0.3, took


def test_the_package_says_that_it_has_types() -> None:
    assert importlib.resources.files("boekstaaf").joinpath("py.typed").is_file()
