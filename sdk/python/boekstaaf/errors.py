"""Everything this package raises: one class for each error status, and two for a missing response."""

from __future__ import annotations

import builtins
import json
import re
from typing import TYPE_CHECKING, Any, Literal, Mapping, Optional, TypedDict

if TYPE_CHECKING:
    from ._generated.refusals import ErrorCode

LONGEST_TEXT = 10_000


class BoekstaafError(Exception):
    """The root of all errors of this package. Raised itself for what is wrong before anything is sent."""


class ConnectionError(BoekstaafError, builtins.ConnectionError):
    """No answer, or one that broke off: the network, the address, or a proxy in between. See ``__cause__``."""


class TimeoutError(BoekstaafError, builtins.TimeoutError):
    """The answer was not complete within ``timeout`` seconds."""


WebhookReason = Literal["missing-header", "malformed", "bad-signature", "too-old", "too-new"]
CredentialProblem = Literal["missing", "wrong", "expired", "needs-user", "needs-session", "needs-code", "wrong-code"]


class WebhookError(BoekstaafError):
    """``webhooks.verify`` was given what is no event of the service, or one from another time. Answer 400."""

    def __init__(self, reason: WebhookReason, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class Problem(TypedDict, total=False):
    """One thing that the service refuses: a sentence, the field it concerns, and what a program needs to know."""

    message: str
    code: str
    field: str
    params: Mapping[str, Any]


class ApiError(BoekstaafError):
    """The service answered with a refusal. ``code`` is the first problem's: None only where a proxy answered instead."""

    code: Optional[ErrorCode]

    def __init__(
        self,
        status: int,
        headers: Mapping[str, str],
        text: str,
        *,
        method: str,
        path: str,
        operation: Optional[str] = None,
    ) -> None:
        found = _records(text)
        known = [each for each in found if isinstance(each.get("message"), str)]
        self.status = status
        self.headers = headers
        #: The operation and the ids that it was called with: ``bookings.get(7)``; None for a request of your own.
        self.operation = operation
        self.problems: list[Problem] = [_problem(each) for each in known]
        self.code = self.problems[0].get("code") if self.problems else None  # type: ignore[assignment]
        #: The service finds the request in its log by this.
        self.request_id: Optional[str] = headers.get("x-request-id") or next(
            (each["request_id"] for each in found if isinstance(each.get("request_id"), str)), None
        )
        #: The body where the service did not write it, such as a page of a proxy.
        self.text: Optional[str] = text[:LONGEST_TEXT] if text and not self.problems else None
        said = "; ".join(_words(each) for each in self.problems) or excerpt(text) or "No reason given"
        missing = f": {operation} names nothing that there is" if status == 404 and operation else ""
        request = f", request {self.request_id}" if self.request_id else ""
        super().__init__(f"{said}{missing} ({status} on {method} {path}{request})")


def class_of(status: int) -> type[ApiError]:
    """The class for a status that is no success; a newer service may have one that is not listed."""
    from ._generated.refusals import CLASSES

    return CLASSES.get(status, CLASSES[500] if status >= 500 else ApiError)


CREDENTIAL_PROBLEMS: Mapping[Optional[str], CredentialProblem] = {
    "ERR_LOGIN_REQUIRED": "missing",
    "ERR_CREDENTIAL_INVALID": "wrong",
    "ERR_KEY_EXPIRED": "expired",
    "ERR_BASIC_REQUIRED": "needs-user",
    "ERR_BASIC_REFUSED": "needs-session",
    "ERR_CODE_REQUIRED": "needs-code",
    "ERR_CODE_INVALID": "wrong-code",
}


def excerpt(text: str) -> str:
    """The beginning of a text in one line, without the tags and the style of a page."""
    words = re.sub(r"(?is)<(style|script)\b.*?</\1>|<[^>]*>", " ", text[:LONGEST_TEXT])
    return " ".join(words.split())[:200]


def _records(text: str) -> list[dict[str, Any]]:
    """Two shapes, as the interface says: a list of problems (406, 409), or one object around one of them."""
    try:
        parsed = json.loads(text)
    except ValueError:
        return []
    return [each for each in (parsed if isinstance(parsed, list) else [parsed]) if isinstance(each, dict)]


def _problem(found: Mapping[str, Any]) -> Problem:
    names = ("message", "code", "field", "params")
    return {name: found[name] for name in names if found.get(name)}  # type: ignore[return-value]


def _words(problem: Problem) -> str:
    # The service says the same to each wrong credential; its remedy is not the same.
    remedy = problem.get("params", {}).get("remedy")
    message = problem.get("message", "")
    whole = f"{message}: {remedy}" if isinstance(remedy, str) else message
    return f"{problem['field']}: {whole}" if "field" in problem else whole
