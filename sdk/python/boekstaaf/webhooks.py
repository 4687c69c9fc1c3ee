"""For receivers of events: verifies them by Standard Webhooks 1.0, and tells them apart by name."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from typing import TYPE_CHECKING, Any, Iterable, Mapping, Optional, Sequence, Union, cast

from ._generated.announced import OBJECTS, OWN_EVENTS
from .errors import BoekstaafError, WebhookError

if TYPE_CHECKING:
    from .types import NamedEvent

_Text = Union[str, bytes]
#: The headers of a request: a mapping (of any framework, or WSGI's environ), or pairs as ASGI has them; in any case.
ReceivedHeaders = Union[Mapping[str, Any], Iterable[tuple[_Text, _Text]]]

_FIVE_MINUTES = 300.0


def verify(
    body: _Text,
    headers: ReceivedHeaders,
    secret: Union[str, Sequence[str]],
    *,
    tolerance: float = _FIVE_MINUTES,
    now: Optional[float] = None,
) -> NamedEvent:
    """The event in a request, once it is sure that it was sent by who has the secret, and just now.

    Pass the body as you received it, never parsed. With several secrets, as while one is being replaced, any will do.
    Raises a WebhookError, whose ``reason`` says why, for what came; a BoekstaafError for a secret that is none.
    """
    raw = _bytes(body)
    keys = [_key(each) for each in ([secret] if isinstance(secret, str) else secret)]
    if not keys:
        raise BoekstaafError("Pass a secret: without one, nothing can be verified.")
    known = _pairs(headers)
    identity, timestamp, signatures = (_header(known, name) for name in ("id", "timestamp", "signature"))
    if not re.fullmatch(r"[0-9]{1,11}", timestamp):
        raise WebhookError("malformed", "webhook-timestamp is not a number of seconds.")
    given = [_decoded(each[3:]) for each in signatures.split(" ") if each.startswith("v1,")]
    ours = [_signature(key, identity, timestamp, raw) for key in keys]
    if not any(hmac.compare_digest(one, each) for one in ours for each in given if each is not None):
        raise WebhookError(
            "bad-signature", "No signature matches: the secret is wrong, or the body is not the one that was sent."
        )
    age = (time.time() if now is None else now) - int(timestamp)
    if age > tolerance:
        raise WebhookError(
            "too-old", "The message is older than the tolerance: somebody may be replaying it, or your clock is fast."
        )
    if age < -tolerance:
        raise WebhookError("too-new", "The message is from the future: check your clock.")
    return _parsed(raw)


def named(event: Mapping[str, Any]) -> NamedEvent:
    """An event of the change feed, with the ``name`` that events are told apart by."""
    return _with_name(event)


def sign(body: _Text, secret: str, *, id: str, now: Optional[float] = None) -> dict[str, str]:
    """The headers that the service would send with a body now: for tests of a receiver, and for who passes events on."""
    timestamp = str(int(time.time() if now is None else now))
    signature = base64.b64encode(_signature(_key(secret), id, timestamp, _bytes(body))).decode()
    return {"webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": f"v1,{signature}"}


def _signature(key: bytes, identity: str, timestamp: str, body: bytes) -> bytes:
    return hmac.new(key, f"{identity}.{timestamp}.".encode() + body, hashlib.sha256).digest()


def _decoded(text: str) -> Optional[bytes]:
    """None for what is not base64 as it is written in one way only."""
    try:
        found = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
    return found if base64.b64encode(found).decode() == text else None


def _key(secret: object) -> bytes:
    key = _decoded(secret[6:]) if isinstance(secret, str) and secret.startswith("whsec_") else None
    if key:
        return key
    raise BoekstaafError("The secret is invalid: pass the one that the service showed for the webhook, whsec_ and base64.")


def _bytes(body: object) -> bytes:
    if isinstance(body, str):
        return body.encode()
    if isinstance(body, (bytes, bytearray, memoryview)):
        return bytes(body)
    raise BoekstaafError(
        "Pass the body as you received it, a str or bytes: a parsed and reserialised body has another signature."
    )


def _pairs(headers: ReceivedHeaders) -> list[tuple[str, str]]:
    pairs = headers.items() if hasattr(headers, "items") else headers
    return [
        (re.sub("^http_", "", _text(name).lower()).replace("_", "-"), _text(each))
        for name, value in pairs
        for each in (value if isinstance(value, (list, tuple)) else [value])
    ]


def _text(value: object) -> str:
    return value.decode("latin-1") if isinstance(value, bytes) else str(value)


def _header(pairs: Sequence[tuple[str, str]], name: str) -> str:
    value = " ".join(each for key, each in pairs if key == f"webhook-{name}")
    if not value:
        raise WebhookError("missing-header", f"The header webhook-{name} is missing.")
    return value


def _parsed(body: bytes) -> NamedEvent:
    try:
        event = json.loads(body.decode())
        told = isinstance(event["version"], str) and isinstance(event["data"], dict)
        if told and isinstance(event["meta"]["event"], str):
            return _with_name(event)
    except (ValueError, TypeError, KeyError):
        pass
    raise WebhookError("malformed", "The body is signed, but it is not an event.")


def _with_name(event: Mapping[str, Any]) -> NamedEvent:
    name = event["meta"]["event"]
    what, _, kind = name.partition("::")
    known = what in OBJECTS and kind in ("postInsert", "postUpdate", "postSave", "postDelete") if kind else name in OWN_EVENTS
    return cast("NamedEvent", {"name": name if known else None, **event})
