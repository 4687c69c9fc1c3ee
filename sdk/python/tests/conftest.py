"""The other ends of the client: the service, a server that fails on demand, and one that knows the contract's examples."""

from __future__ import annotations

import json
import os
import urllib.request
from typing import Any, Callable, Iterator

import pytest

from boekstaaf import AsyncBoekstaaf, Boekstaaf

SERVICE = os.environ["SERVICE_URL"]
TOKEN = os.environ["SERVICE_TOKEN"]
FAILING = os.environ["SCRIPTED_URL"]


class Failing:
    """A server that answers what a test tells it to, and tells what it was asked."""

    def __init__(self) -> None:
        self.waited: list[float] = []

    def script(self, *lines: object) -> None:
        self.waited.clear()
        body = json.dumps(lines).encode()
        urllib.request.urlopen(urllib.request.Request(os.environ["SCRIPTED_CONTROL"], body, method="PUT")).read()

    @property
    def requests(self) -> list[dict[str, Any]]:
        return list(json.load(urllib.request.urlopen(os.environ["SCRIPTED_CONTROL"])))

    def client(self, **options: Any) -> Boekstaaf:
        return Boekstaaf(base_url=FAILING, api_key="bks_secret", sleep=self.waited.append, **options)

    def async_client(self, **options: Any) -> AsyncBoekstaaf:
        async def sleep(seconds: float) -> None:
            self.waited.append(seconds)

        return AsyncBoekstaaf(base_url=FAILING, api_key="bks_secret", sleep=sleep, **options)


@pytest.fixture
def failing() -> Failing:
    return Failing()


@pytest.fixture
def service() -> Iterator[Boekstaaf]:
    with Boekstaaf(base_url=SERVICE, api_key=TOKEN) as client:
        yield client


Refuse = Callable[..., dict[str, Any]]


def refuse(status: int, code: str = "ERR_UNAVAILABLE", **headers: str) -> dict[str, Any]:
    """A refusal as the interface says: a list of problems for 406 and 409, else one object."""
    problem = {"message": f"It is {code}", "code": code}
    body = [problem] if status in (406, 409) else {"error": {"code": status}, **problem}
    return {"status": status, "body": body, "headers": {name.replace("_", "-"): value for name, value in headers.items()}}


def ok(body: object, **headers: str) -> dict[str, Any]:
    return {"status": 200, "body": body, "headers": {name.replace("_", "-"): value for name, value in headers.items()}}
