"""Messages that are events of the service, and all others."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest

from boekstaaf import BoekstaafError, WebhookError, webhooks

NOW = 1_773_000_000
SECRET = "whsec_" + base64.b64encode(b"1" * 32).decode()
OTHER = "whsec_" + base64.b64encode(b"2" * 32).decode()
EVENT = {"version": "0.1", "data": {"id": 7, "new": "kept"}, "meta": {"event": "Boeking::postInsert", "event_id": "evt_1"}}
BODY = json.dumps(EVENT)
HEADERS = webhooks.sign(BODY, SECRET, id="msg_1", now=NOW)


def test_the_example_of_the_standard_is_signed_as_it_says() -> None:
    signed = webhooks.sign(
        '{"test": 2432232314}', "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", id="msg_p5jXN8AQM9LWM0D4loKWxJek", now=1614265330
    )
    assert signed["webhook-signature"] == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="


@pytest.mark.parametrize(
    "headers",
    [
        HEADERS,
        {name.title(): value for name, value in HEADERS.items()},
        {name: [value] for name, value in HEADERS.items()},
        {"HTTP_" + name.upper().replace("-", "_"): value for name, value in HEADERS.items()},
        [(name.encode(), value.encode()) for name, value in HEADERS.items()],
    ],
)
def test_it_is_taken_whatever_the_framework(headers: Any) -> None:
    event: Any = webhooks.verify(BODY.encode(), headers, SECRET, now=NOW)
    assert event == {"name": "Boeking::postInsert", **EVENT}


def test_any_of_several_secrets_will_do() -> None:
    assert webhooks.verify(BODY, HEADERS, [OTHER, SECRET], now=NOW)["name"] == "Boeking::postInsert"
    two = {**HEADERS, "webhook-signature": "v1a,x v1,AAAA " + HEADERS["webhook-signature"]}
    assert webhooks.verify(BODY, two, SECRET, now=NOW)["version"] == "0.1"


@pytest.mark.parametrize(
    ("body", "headers", "secret", "now", "reason"),
    [
        (BODY, {**HEADERS, "webhook-id": ""}, SECRET, NOW, "missing-header"),
        (BODY, {}, SECRET, NOW, "missing-header"),
        (BODY, {**HEADERS, "webhook-timestamp": "soon"}, SECRET, NOW, "malformed"),
        (BODY + " ", HEADERS, SECRET, NOW, "bad-signature"),
        (BODY, HEADERS, OTHER, NOW, "bad-signature"),
        (BODY, {**HEADERS, "webhook-signature": HEADERS["webhook-signature"].rstrip("=")}, SECRET, NOW, "bad-signature"),
        (BODY, {**HEADERS, "webhook-id": "msg_2"}, SECRET, NOW, "bad-signature"),
        (BODY, HEADERS, SECRET, NOW + 301, "too-old"),
        (BODY, HEADERS, SECRET, NOW - 301, "too-new"),
        ("{}", webhooks.sign("{}", SECRET, id="msg_1", now=NOW), SECRET, NOW, "malformed"),
        (b"\xff", webhooks.sign(b"\xff", SECRET, id="msg_1", now=NOW), SECRET, NOW, "malformed"),
    ],
)
def test_what_is_no_event_has_a_reason(body: Any, headers: Any, secret: str, now: int, reason: str) -> None:
    with pytest.raises(WebhookError) as raised:
        webhooks.verify(body, headers, secret, now=now)
    assert raised.value.reason == reason


@pytest.mark.parametrize(("body", "secret"), [(EVENT, SECRET), (BODY, ""), (BODY, "whsec_"), (BODY, []), (BODY, "whsec_x")])
def test_mistakes_of_the_program_are_no_webhook_errors(body: Any, secret: Any) -> None:
    with pytest.raises(BoekstaafError) as raised:
        webhooks.verify(body, HEADERS, secret, now=NOW)
    assert not isinstance(raised.value, WebhookError)


@pytest.mark.parametrize(
    ("event", "name"),
    [("Boeking::postUpdate", True), ("InvoiceDefinitive", True), ("Boeking::postTeleport", False), ("Ruimteschip::postSave", False)],
)
def test_a_newer_event_has_no_name(event: str, name: bool) -> None:
    told: Any = webhooks.named({**EVENT, "meta": {"event": event}})
    assert told["name"] == (event if name else None) and told["meta"]["event"] == event
