"""The Python client of the boekstaaf booking service, typed from its contract: sync and async."""

from . import webhooks
from ._files import AsyncFileCall, FileCall, Upload
from ._generated.client import AsyncBoekstaaf, Boekstaaf
from ._generated.mail_texts import mail_texts
from ._generated.refusals import (
    BadInput,
    Conflict,
    Forbidden,
    Gone,
    HeadersTooLarge,
    MethodNotAllowed,
    NotFound,
    NotModified,
    PreconditionFailed,
    RateLimited,
    ServerError,
    TooLarge,
    Unauthorized,
    Unavailable,
    Unprocessable,
    UnsupportedMediaType,
)
from ._generated.version import VERSION as __version__
from ._lists import AsyncPaged, Page, Paged
from ._request import Options, Response
from .errors import ApiError, BoekstaafError, ConnectionError, Problem, TimeoutError, WebhookError

__all__ = [
    "ApiError",
    "AsyncBoekstaaf",
    "AsyncFileCall",
    "AsyncPaged",
    "BadInput",
    "Boekstaaf",
    "BoekstaafError",
    "Conflict",
    "ConnectionError",
    "FileCall",
    "Forbidden",
    "Gone",
    "HeadersTooLarge",
    "MethodNotAllowed",
    "NotFound",
    "NotModified",
    "Options",
    "Page",
    "Paged",
    "PreconditionFailed",
    "Problem",
    "RateLimited",
    "Response",
    "ServerError",
    "TimeoutError",
    "TooLarge",
    "Unauthorized",
    "Unavailable",
    "Unprocessable",
    "UnsupportedMediaType",
    "Upload",
    "WebhookError",
    "__version__",
    "mail_texts",
    "webhooks",
]
