"""A service that fails: what is tried again, what is not, and what is raised in the end."""

from __future__ import annotations

import asyncio
import builtins
import io
import logging
from pathlib import Path
from typing import Any, Callable

import pytest
from conftest import Failing, ok, refuse

import boekstaaf
from boekstaaf import Boekstaaf

PASSING = [*(refuse(status) for status in (408, 429, 500, 502, 503, 504)), refuse(409, "ERR_IDEMPOTENCY_IN_PROGRESS"), "cut"]


@pytest.mark.parametrize("step", PASSING, ids=str)
def test_a_write_is_tried_twice_more_with_one_key(failing: Failing, step: Any) -> None:
    failing.script(step, step, ok({"id": 7}))
    assert failing.client().locations.create(naam="Lane")["id"] == 7
    came = [each["headers"] for each in failing.requests]
    assert len(came) == 3 and len({each["idempotency-key"] for each in came}) == 1
    assert [each.get("x-retry-count") for each in came] == [None, "1", "2"]
    for waited, most in zip(failing.waited, (0.5, 1.0)):
        assert most / 2 <= waited <= most


@pytest.mark.parametrize("step", PASSING, ids=str)
def test_it_is_given_up_after_three_tries(failing: Failing, step: Any) -> None:
    failing.script(step)
    with pytest.raises(boekstaaf.BoekstaafError):
        failing.client().locations.get(7)
    assert len(failing.requests) == 3


@pytest.mark.parametrize("step", PASSING, ids=str)
def test_the_same_for_asyncio(failing: Failing, step: Any) -> None:
    async def write() -> int:
        async with failing.async_client() as client:
            return (await client.locations.create(naam="Lane"))["id"]

    failing.script(step, step, ok({"id": 7}))
    assert asyncio.run(write()) == 7
    keys = [each["headers"]["idempotency-key"] for each in failing.requests]
    assert len(keys) == 3 and len(set(keys)) == 1


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({"retry_after": "7"}, 7.0),
        ({"retry_after": "Tue, 03 Mar 2026 10:00:05 GMT", "date": "Tue, 03 Mar 2026 10:00:00 GMT"}, 5.0),
    ],
)
def test_it_waits_as_long_as_retry_after_says(failing: Failing, headers: dict[str, str], expected: float) -> None:
    failing.script(refuse(429, **headers), ok({"id": 7}))
    failing.client().locations.get(7)
    assert failing.waited == [expected]


def test_it_leaves_more_than_a_minute_to_the_caller(failing: Failing) -> None:
    failing.script(refuse(429, "ERR_RATE_LIMITED", retry_after="61"))
    with pytest.raises(boekstaaf.RateLimited) as raised:
        failing.client().locations.get(7)
    assert raised.value.headers["retry-after"] == "61" and failing.waited == []


@pytest.mark.parametrize("step", [refuse(404), refuse(406), refuse(409), refuse(500, "ERR_COMPANY_NOT_DELETABLE"), "half"], ids=str)
def test_what_would_not_help_is_not_tried_again(failing: Failing, step: Any) -> None:
    failing.script(step)
    with pytest.raises(boekstaaf.BoekstaafError):
        failing.client().locations.get(7)
    assert len(failing.requests) == 1


STATUSES = {
    304: boekstaaf.NotModified,
    401: boekstaaf.Unauthorized,
    403: boekstaaf.Forbidden,
    404: boekstaaf.NotFound,
    405: boekstaaf.MethodNotAllowed,
    406: boekstaaf.BadInput,
    409: boekstaaf.Conflict,
    410: boekstaaf.Gone,
    412: boekstaaf.PreconditionFailed,
    413: boekstaaf.TooLarge,
    415: boekstaaf.UnsupportedMediaType,
    422: boekstaaf.Unprocessable,
    429: boekstaaf.RateLimited,
    431: boekstaaf.HeadersTooLarge,
    500: boekstaaf.ServerError,
    502: boekstaaf.ServerError,
    503: boekstaaf.Unavailable,
    418: boekstaaf.ApiError,
}


@pytest.mark.parametrize("status", STATUSES)
def test_each_status_has_its_class(failing: Failing, status: int) -> None:
    failing.script(refuse(status, "ERR_SOMETHING") if status != 304 else {"status": 304})
    with pytest.raises(boekstaaf.ApiError) as raised:
        failing.client(retries=0).locations.get(7)
    error = raised.value
    assert type(error) is STATUSES[status] and error.status == status and error.operation == "locations.get(7)"
    assert error.request_id == f"request-{status}" and error.headers["x-request-id"] == f"request-{status}"
    if status != 304:
        assert str(error.code) == "ERR_SOMETHING" and error.problems[0]["message"] == "It is ERR_SOMETHING"
        assert "It is ERR_SOMETHING" in str(error) and f"({status} on GET /api2/locaties/7, request " in str(error)


def test_a_refusal_says_everything(failing: Failing) -> None:
    problems: list[dict[str, Any]] = [
        {"message": "Is unknown", "code": "ERR_UNKNOWN_REFERENCE", "field": "parent_id", "params": {"id": 9}, "new": 1},
        {"message": "Is wrong", "params": {"remedy": "log in again"}},
    ]
    failing.script({"status": 406, "body": problems})
    with pytest.raises(boekstaaf.BadInput, match="parent_id: Is unknown; Is wrong: log in again") as raised:
        failing.client().locations.create(naam="Lane")
    assert raised.value.problems[0] == {key: value for key, value in problems[0].items() if key != "new"}


def test_a_proxy_that_answers_is_quoted(failing: Failing) -> None:
    page = "<html><style>p { }</style><p>No   such host</p></html>"
    failing.script({"status": 404, "text": page})
    with pytest.raises(boekstaaf.NotFound, match="^No such host") as raised:
        failing.client().locations.get(7)
    assert raised.value.code is None and raised.value.text == page
    failing.script({"status": 200, "text": page})
    with pytest.raises(boekstaaf.ConnectionError, match="text/html, not JSON.*No such host"):
        failing.client().locations.get(7)
    failing.script({"status": 200, "text": '{"id":', "headers": {"content-type": "application/json"}})
    with pytest.raises(boekstaaf.ConnectionError, match="not the JSON that it says"):
        failing.client().locations.get(7)


@pytest.mark.parametrize(
    ("code", "reason"),
    [("ERR_LOGIN_REQUIRED", "missing"), ("ERR_CREDENTIAL_INVALID", "wrong"), ("ERR_KEY_EXPIRED", "expired"), ("ERR_BASIC_REQUIRED", "needs-user"), ("ERR_BASIC_REFUSED", "needs-session"), ("ERR_CODE_REQUIRED", "needs-code"), ("ERR_CODE_INVALID", "wrong-code")],
)
def test_a_refused_credential_has_a_reason(failing: Failing, code: str, reason: str) -> None:
    failing.script(refuse(401, code))
    with pytest.raises(boekstaaf.Unauthorized) as raised:
        failing.client().locations.get(7)
    assert raised.value.reason == reason


def test_time_ends(failing: Failing) -> None:
    failing.script("silence")
    with pytest.raises(builtins.TimeoutError, match="No answer within 0.05 s") as raised:
        failing.client(retries=1).locations.get(7, timeout=0.05)
    assert isinstance(raised.value, boekstaaf.TimeoutError) and len(failing.requests) == 2

    async def ask() -> None:
        async with failing.async_client(retries=1) as client:
            await client.locations.get(7, timeout=0.05)

    failing.script("silence")
    with pytest.raises(boekstaaf.TimeoutError, match="No answer within 0.05 s"):
        asyncio.run(ask())
    assert len(failing.requests) == 2


def test_nobody_listens() -> None:
    with pytest.raises(builtins.ConnectionError) as raised:
        Boekstaaf(base_url="http://127.0.0.1:9", retries=0).locations.get(7)
    assert isinstance(raised.value, boekstaaf.ConnectionError) and raised.value.__cause__ is not None


def test_options_of_a_call_are_headers(failing: Failing) -> None:
    failing.script(ok({"id": 7}))
    seen: list[boekstaaf.Response] = []
    client = failing.client(headers={"X-Shop": "Utrecht", "X-Gone": "yes"}).with_options(headers={"X-Gone": None})
    client.locations.update(
        7, naam="Lane", if_match='"1"', idempotency_key="order-1", prefer="handling=lenient", on_response=seen.append
    )
    headers = failing.requests[0]["headers"]
    assert headers["authorization"] == "Bearer bks_secret" and headers["x-shop"] == "Utrecht" and "x-gone" not in headers
    assert [headers[name] for name in ("if-match", "idempotency-key", "prefer")] == ['"1"', "order-1", "handling=lenient"]
    assert headers["user-agent"].startswith("boekstaaf-python/")
    assert (seen[0].status, seen[0].request_id) == (200, "request-200")
    with pytest.raises(boekstaaf.BoekstaafError, match="'X-Bad' cannot be sent"):
        client.locations.get(7, headers={"X-Bad": "a\nb"})


def test_reads_bring_the_position_of_the_last_write(failing: Failing) -> None:
    late, early = "00000000000000AB", "00000000000000AA"
    failing.script(ok({"id": 7}, x_boekstaaf_position=late), ok({"id": 7}, x_boekstaaf_position=early), ok({"id": 7}))
    client = failing.client()
    client.locations.create(naam="Lane")
    client.with_options(timeout=5).locations.get(7)
    client.locations.get(7)
    assert [each["headers"].get("x-boekstaaf-after") for each in failing.requests] == [None, late, late]


def test_lists_are_walked_by_their_links(failing: Failing) -> None:
    link = '<https://elsewhere.example/api2/locaties?page_size=2&id%3E=3>; rel="next"'
    pages = (ok([{"id": 1}, {"id": 2}], link=link, x_total_count="3"), ok([{"id": 3}]))
    failing.script(*pages)
    client = failing.client()
    assert [each["id"] for each in client.locations.list(page_size=2)] == [1, 2, 3]
    assert [each["url"] for each in failing.requests] == ["/api2/locaties?page_size=2", "/api2/locaties?page_size=2&id%3E=3"]
    failing.script(*pages)
    page: Any = client.locations.list().page()
    assert (len(page), page.total, page.has_next, page) == (2, 3, True, [{"id": 1}, {"id": 2}])
    assert failing.requests[0]["url"] == "/api2/locaties?page_size=100"
    failing.script(*pages)
    assert [each["id"] for each in client.locations.list().to_list(limit=1)] == [1]
    assert [each["url"] for each in failing.requests] == ["/api2/locaties?page_size=1"]

    async def walk() -> list[Any]:
        async with failing.async_client() as service:
            listed = service.locations.list()
            return [[each["id"] async for each in listed], len(await listed), len(await listed.to_list(limit=3))]

    failing.script(*pages, *pages[:1], *pages)
    assert asyncio.run(walk()) == [[1, 2, 3], 2, 3]


def test_an_empty_filter_is_refused(failing: Failing) -> None:
    failing.script(ok([]))
    with pytest.raises(boekstaaf.BoekstaafError, match="'status' is empty"):
        failing.client().bookings.list(status=[]).page()
    failing.client().bookings.list(embed=[], klant_id=None, los_op_planning=True, status=["optie", "definitief"]).page()
    assert failing.requests[0]["url"] == "/api2/boekingen?page_size=100&los_op_planning=true&status=optie%2Cdefinitief"


def test_pairs_of_metadata_are_a_filter(failing: Failing) -> None:
    failing.script(ok([]))
    for empty in ({}, {"exact": None}):
        with pytest.raises(boekstaaf.BoekstaafError, match="is empty"):
            failing.client().customers.list(metadata=empty).page()  # type: ignore[arg-type]
    failing.client().customers.list(metadata={"exact": "10 42", "leeg": ""}).page()
    assert failing.requests[0]["url"] == "/api2/klanten?page_size=100&metadata%5Bexact%5D=10%2042&metadata%5Bleeg%5D="


@pytest.mark.parametrize("wrong", ["", ".", "..", None, True])
def test_an_id_climbs_nowhere(failing: Failing, wrong: Any) -> None:
    failing.script(ok({}))
    with pytest.raises(boekstaaf.BoekstaafError, match="id must be an id"):
        failing.client().bookings.get(wrong)
    assert failing.requests == []


def test_wrong_arguments_are_named(failing: Failing) -> None:
    client: Any = failing.client()
    calls: list[tuple[Callable[[], Any], str]] = [
        (lambda: client.bookings.update(), "bookings.update begins with id"),
        (lambda: client.bookings.update(1, 2, 3), "not with 3 values"),
        (lambda: client.bookings.get(1, colour="red"), "bookings.get takes no colour"),
        (lambda: client.bookings.update(1, {}, personen=2), "bookings.update takes no personen"),
        (lambda: client.products.replace_image(1, b"", colour="red"), "products.replace_image takes no colour"),
    ]
    for call, said in calls:
        with pytest.raises(TypeError, match=said):
            call()


def test_files_go_and_come(failing: Failing, tmp_path: Path) -> None:
    source, target = tmp_path / "lane.png", tmp_path / "copy.png"
    source.write_bytes(b"picture")
    client = failing.client()
    for upload, kind in ((source, "image/png"), (str(source), "image/png"), (b"picture", "image/png")):
        failing.script(refuse(503), ok({}))
        client.products.replace_image(7, upload)
        came = failing.requests
        assert [(each["body"], each["headers"]["content-type"]) for each in came] == [("picture", kind)] * 2
    failing.script(refuse(503))
    with pytest.raises(boekstaaf.Unavailable):
        client.products.replace_image(7, io.BytesIO(b"picture"), content_type="image/webp")
    assert [(each["body"], each["headers"]["content-type"]) for each in failing.requests] == [("picture", "image/webp")]
    failing.script(refuse(503), {"status": 200, "text": "%PDF"})
    client.invoices.get_pdf(42).save_to(target)
    assert target.read_bytes() == b"%PDF" and failing.requests[0]["headers"]["accept"] == "*/*"
    failing.script("half")
    with pytest.raises(boekstaaf.ConnectionError, match="after the answer had begun"):
        client.invoices.get_pdf(42).save_to(target)
    assert target.read_bytes() == b"%PDF" and sorted(tmp_path.iterdir()) == [target, source]
    failing.script({"status": 200, "text": "%PDF"})
    memory = io.BytesIO()
    client.invoices.get_pdf(42).save_to(memory)
    assert memory.getvalue() == client.invoices.get_pdf(42).read() == b"%PDF"

    async def copy() -> bytes:
        async with failing.async_client() as service:
            await service.products.replace_image(7, source)
            await service.invoices.get_pdf(42).save_to(target)
            return await service.invoices.get_pdf(42).read()

    failing.script(refuse(503), ok({}), {"status": 200, "text": "%PDF 2"})
    assert asyncio.run(copy()) == target.read_bytes() == b"%PDF 2"
    assert [each["body"] for each in failing.requests] == ["picture", "picture", "", ""]


def test_the_environment_is_asked_where_nobody_says(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BASE_URL", "API_KEY", "USERNAME", "PASSWORD"):
        monkeypatch.delenv(f"BOEKSTAAF_{name}", raising=False)
    with pytest.raises(boekstaaf.BoekstaafError, match="Where is the service"):
        Boekstaaf()
    monkeypatch.setenv("BOEKSTAAF_BASE_URL", "https://known.example/api2/")
    monkeypatch.setenv("BOEKSTAAF_API_KEY", "bks_env")
    assert repr(Boekstaaf()) == "Boekstaaf(base_url='https://known.example', credential='API key')"
    # None of the environment goes elsewhere.
    assert "'none'" in repr(Boekstaaf(base_url="https://other.example"))
    assert "user name" in repr(Boekstaaf(username="anna", password="geheim"))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"base_url": "bookings.example"}, "is not a URL"),
        ({"base_url": "https://anna:geheim@bookings.example"}, "contains a credential"),
        ({"base_url": "https://bookings.example?x=1"}, "no query"),
        ({"api_key": "bks", "username": "anna", "password": "p"}, "Pass either"),
        ({"api_key": ""}, "api_key is empty"),
        ({"username": "a:b", "password": "p"}, "username is empty"),
        ({"username": "anna"}, "password is empty"),
        ({"timeout": 0}, "timeout must be"),
        ({"retries": -1}, "retries must be"),
    ],
)
def test_wrong_settings_are_refused_without_quoting_them(options: dict[str, Any], said: str) -> None:
    with pytest.raises(boekstaaf.BoekstaafError, match=said) as raised:
        Boekstaaf(**{"base_url": "https://bookings.example", **options})
    assert "geheim" not in str(raised.value)


def test_the_log_has_no_secrets(failing: Failing, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "boekstaaf")
    failing.script(refuse(503), ok({}))
    failing.client(headers={"X-Token": "geheim"}).request("GET", "/api2/omzet", query={"token": "geheim", "begin": "2026"})
    said = "\n".join(each.getMessage() for each in caplog.records)
    assert "geheim" not in said and "bks_secret" not in said and "begin=2026" in said
    assert [each.levelname for each in caplog.records if each.name == "boekstaaf"] == ["DEBUG", "WARNING", "DEBUG", "INFO"]
