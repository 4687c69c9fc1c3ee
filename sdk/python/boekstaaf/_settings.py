"""Where a client asks, as whom and how patiently: checked before anything is sent."""

from __future__ import annotations

import os
import re
from base64 import b64encode
from typing import Mapping, NamedTuple, Optional, TypedDict, cast
from urllib.parse import urlsplit

from .errors import BoekstaafError


class Limits(TypedDict, total=False):
    """The settings of a client that a call may have otherwise."""

    #: Seconds that one try may take, answer included; 60 unless set, ``float("inf")`` for no limit.
    timeout: float
    #: How many times a request is tried again; 2 unless set.
    retries: int
    #: Sent with every request; None takes one away.
    headers: Mapping[str, Optional[str]]


class ClientOptions(Limits, total=False):
    """The parts of a client. What is left out comes from the environment: BOEKSTAAF_BASE_URL, BOEKSTAAF_API_KEY, ..."""

    #: Where the service answers, without ``/api2``. With an address of your own the credential is yours too.
    base_url: str
    api_key: str
    username: str
    password: str


class Settings(NamedTuple):
    """Where a client asks, as whom, and how patiently."""

    base: str
    authorization: Optional[str]
    credential: str
    timeout: float = 60.0
    retries: int = 2
    headers: Mapping[str, Optional[str]] = {}

    def changed(self, given: Limits) -> Settings:
        """With other limits, checked; headers are merged."""
        timeout, retries = given.get("timeout", self.timeout), given.get("retries", self.retries)
        if not timeout > 0:
            raise BoekstaafError("timeout must be more than 0 seconds")
        if not isinstance(retries, int) or retries < 0:
            raise BoekstaafError("retries must be a whole number from 0")
        headers = {**self.headers, **given.get("headers", {})}
        return self._replace(timeout=timeout, retries=retries, headers=headers)


def address(base_url: str) -> str:
    """The address without a slash at its end. Never quotes it in an error: it might hold a password."""
    url = urlsplit(base_url)
    if url.scheme not in ("http", "https") or not url.hostname:
        raise BoekstaafError("base_url is not a URL: write it like https://bookings.example")
    if url.username is not None or url.password is not None:
        raise BoekstaafError("base_url contains a credential: pass username and password instead")
    if url.query or url.fragment:
        raise BoekstaafError("base_url must have no query and no fragment")
    return re.sub("/api2$", "", base_url.rstrip("/#?"))


def credential_of(api_key: Optional[str], username: Optional[str], password: Optional[str]) -> tuple[Optional[str], str]:
    """The Authorization header and its kind. Raises for what HTTP cannot carry, without quoting it."""
    if api_key is not None and (username is not None or password is not None):
        raise BoekstaafError("Pass either api_key, or username and password")
    if api_key is not None:
        if not re.fullmatch(r"[\x21-\x7e]+", api_key):
            raise BoekstaafError("api_key is empty or not an API key")
        return f"Bearer {api_key}", "API key"
    if username is None and password is None:
        return None, "none"
    if not username or ":" in username:
        raise BoekstaafError("username is empty or contains a colon")
    if not password:
        raise BoekstaafError("password is empty")
    return f"Basic {b64encode(f'{username}:{password}'.encode()).decode()}", "user name and password"


def settings_of(options: ClientOptions) -> Settings:
    """The settings, with what the environment says where nothing is given: its credential goes to its address only."""
    names = ("api_key", "username", "password")
    credential = [cast("dict[str, str]", options).get(name) for name in names]
    base_url = options.get("base_url")
    if base_url is None:
        base_url = _environment("base_url")
        if base_url is None:
            raise BoekstaafError(
                "Where is the service? Pass an address, and a credential unless you call only what is public: "
                "Boekstaaf(base_url=..., api_key=...). Or set BOEKSTAAF_BASE_URL and BOEKSTAAF_API_KEY."
            )
        if not any(name in options for name in names):
            credential = [_environment(name) for name in names]
    return Settings(address(base_url), *credential_of(*credential)).changed(options)


def _environment(name: str) -> Optional[str]:
    return os.environ.get(f"BOEKSTAAF_{name.upper()}", "").strip() or None
