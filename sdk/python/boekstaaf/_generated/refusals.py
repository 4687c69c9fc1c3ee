"""The classes of refusals, and the named codes that each can have. Made by npm run generate. Never edit."""

from __future__ import annotations

from typing import Literal, Mapping, Optional, Union

from ..errors import CREDENTIAL_PROBLEMS, ApiError, CredentialProblem

Codes401 = Literal[
    "ERR_LOGIN_REQUIRED",
    "ERR_CREDENTIAL_INVALID",
    "ERR_KEY_EXPIRED",
    "ERR_BASIC_REQUIRED",
    "ERR_BASIC_REFUSED",
    "ERR_CODE_REQUIRED",
    "ERR_CODE_INVALID",
]
Codes403 = Literal[
    "ERR_PERMISSION",
    "ERR_SECOND_FACTOR_REQUIRED",
    "ERR_CROSS_SITE",
    "ERR_PUBLIC_KEY",
    "ERR_IN_USE",
    "ERR_RIGHTS_EXCEEDED",
    "ERR_OWN_SECOND_FACTOR",
    "ERR_CONTACT_IN_USE",
    "ERR_BOOKING_NOT_DELETABLE",
    "ERR_SETTLEMENT_FIXED",
    "ERR_INVOICE_NOT_DELETABLE",
    "ERR_LAST_ADMINISTRATOR",
]
Codes404 = Literal[
    "ERR_NOT_FOUND",
]
Codes405 = Literal[
    "ERR_METHOD_NOT_ALLOWED",
]
Codes406 = Literal[
    "ERR_EXTRA_FIELD",
    "ERR_REQUIRED",
    "ERR_TYPE",
    "ERR_FORMAT",
    "ERR_RANGE",
    "ERR_LENGTH",
    "ERR_NOT_ALLOWED",
    "ERR_DUPLICATE",
    "ERR_MALFORMED",
    "ERR_MORE_PROBLEMS",
    "ERR_CURSOR",
    "ERR_ID_MISMATCH",
    "ERR_TIME_NONEXISTENT",
    "ERR_NOT_ACCEPTABLE",
    "ERR_TAKEN",
    "ERR_UNKNOWN_REFERENCE",
    "ERR_PERIOD_TOO_LONG",
    "ERR_PERIOD_ORDER",
    "ERR_AMOUNT_TOO_LARGE",
    "ERR_CANNOT_COMBINE",
    "ERR_SECOND_FACTOR_CODE",
    "ERR_EXPIRY_IN_PAST",
    "ERR_WEBHOOK_ADDRESS",
    "ERR_SERVER_ADDRESS",
    "ERR_SECRETS_KEY",
    "ERR_TOO_MANY",
    "ERR_SECRET_AGAIN",
    "ERR_WEBHOOK_INACTIVE",
    "ERR_COMPANY_REQUIRED",
    "ERR_TEMPLATE_CONTEXT",
    "ERR_IMAGE",
    "ERR_FILE_TYPE",
    "ERR_MAIN_CONTACT",
    "ERR_CUSTOMER_TYPE_UNKNOWN",
    "ERR_CYCLE",
    "ERR_DUPLICATE_VAT_RATE",
    "ERR_PACKAGE_LINE_ORDER",
    "ERR_SETTING_VALUE",
    "ERR_VAT_RATE_UNKNOWN",
    "ERR_VOUCHER_INVALID",
    "ERR_VOUCHER_USED",
    "ERR_VOUCHER_EXPIRED",
    "ERR_VOUCHER_INVALID_PRODUCTS",
    "ERR_CLOSED",
    "ERR_PAYMENT_PROVIDER",
    "ERR_REDIRECT_HOST",
    "ERR_BOOKING_STATUS_TRANSITION",
    "ERR_SHIFT_STATUS_TRANSITION",
    "ERR_WITHDRAWAL_STATUS_TRANSITION",
    "ERR_SHIFT_STAFF_MISMATCH",
    "ERR_SHIFT_OFF",
    "ERR_HOURS_AHEAD",
    "ERR_BREAK_TOO_LONG",
    "ERR_AVAILABILITY_CONTRADICTS",
    "ERR_BOOKING_CANCELLED",
    "ERR_CANCELLATION_COSTS",
    "ERR_REFUND_NOT_PROPOSED",
    "ERR_BOOKING_DATE_FOLLOWS_BEGIN",
    "ERR_NOT_CHANGEABLE",
    "ERR_COSTS_TOO_DEEP",
    "ERR_PRODUCT_REQUIRES_LOCATION",
    "ERR_NO_PRICE",
    "ERR_NOT_AVAILABLE",
    "ERR_DISCOUNT_CODE",
    "ERR_GROUP_TOO_LARGE",
    "ERR_REQUIRED_PRODUCT",
    "ERR_BOOKING_FULLY_INVOICED",
    "ERR_ADVANCE_EXCEEDS_REMAINING",
    "ERR_VAT_SHIFT_MISMATCH",
    "ERR_CREDIT_EXCEEDS_INVOICE",
    "ERR_CREDIT_OF_CREDIT",
    "ERR_FULLY_CREDITED",
    "ERR_INVOICE_NOT_DRAFT",
    "ERR_E_INVOICE_INCOMPLETE",
    "ERR_INVOICE_NOT_PERMANENT",
    "ERR_INVOICE_DATE_BEFORE_LAST",
    "ERR_REFUND_EXCEEDS_PAID",
    "ERR_PEPPOL_ALREADY_SENT",
    "ERR_PEPPOL_ID",
    "ERR_PEPPOL_NOT_CONNECTED",
    "ERR_NOT_REFUNDABLE",
    "ERR_NOTHING_TO_PAY",
    "ERR_POS_INACTIVE",
    "ERR_PROPOSAL_CLOSED",
    "ERR_MAIL_UNREADABLE",
    "ERR_TILL_OPEN",
    "ERR_TILL_CLOSED",
    "ERR_POS_NOT_AT_LOCATION",
    "ERR_AMOUNT_ZERO",
    "ERR_MAIL_RECIPIENT",
    "ERR_VISITOR_LIMIT",
    "ERR_MAIL_NOT_QUEUED",
    "ERR_MAIL_STILL_QUEUED",
    "ERR_COMPANY_STATUS_REMINDER_TAKEN",
    "ERR_QUALIFICATION_ARCHIVED",
    "ERR_SECONDS_MUST_BE_ZERO",
    "ERR_TOO_MANY_START_TIMES",
    "ERR_CAPACITY_PASSES_DAYBREAK",
    "ERR_CAPACITY_OVERLAP",
    "ERR_CAPACITY_TOO_MANY_OCCURRENCES",
]
Codes409 = Literal[
    "ERR_IDEMPOTENCY_IN_PROGRESS",
    "ERR_CODE_TAKEN",
]
Codes410 = Literal[
    "ERR_POSITION_GONE",
]
Codes412 = Literal[
    "ERR_PRECONDITION_FAILED",
]
Codes413 = Literal[
    "ERR_BODY_TOO_LARGE",
]
Codes415 = Literal[
    "ERR_MEDIA_TYPE",
]
Codes422 = Literal[
    "ERR_IDEMPOTENCY_KEY_REUSED",
]
Codes429 = Literal[
    "ERR_RATE_LIMITED",
]
Codes431 = Literal[
    "ERR_HEADERS_TOO_LARGE",
]
Codes500 = Literal[
    "ERR_INTERNAL",
    "ERR_COMPANY_NOT_DELETABLE",
]
Codes503 = Literal[
    "ERR_UNAVAILABLE",
    "ERR_BUSY",
]
ErrorCode = Union[Codes401, Codes403, Codes404, Codes405, Codes406, Codes409, Codes410, Codes412, Codes413, Codes415, Codes422, Codes429, Codes431, Codes500, Codes503]


class NotModified(ApiError):
    """304: the ETag that was sent still names what the service holds."""

    code: None


class Unauthorized(ApiError):
    """401: no credential, a wrong one, an expired key, or a key where only a user may come."""

    code: Optional[Codes401]

    @property
    def reason(self) -> Optional[CredentialProblem]:
        """The problem with the credential; None where a proxy refused, not the service."""
        return CREDENTIAL_PROBLEMS.get(self.code)


class Forbidden(ApiError):
    """403: a permission is missing, or a rule forbids it."""

    code: Optional[Codes403]


class NotFound(ApiError):
    """404: no such thing; the operation says of what, such as bookings.get(7)."""

    code: Optional[Codes404]


class MethodNotAllowed(ApiError):
    """405: the path exists, the method does not."""

    code: Optional[Codes405]


class BadInput(ApiError):
    """406: the input is wrong; the problems say all that is wrong with it."""

    code: Optional[Codes406]


class Conflict(ApiError):
    """409: it clashes with something that exists or is being done."""

    code: Optional[Codes409]


class Gone(ApiError):
    """410: it is no longer kept, such as events after a position."""

    code: Optional[Codes410]


class PreconditionFailed(ApiError):
    """412: somebody changed it since the ETag was read that was sent."""

    code: Optional[Codes412]


class TooLarge(ApiError):
    """413: the body is too large."""

    code: Optional[Codes413]


class UnsupportedMediaType(ApiError):
    """415: the body is of a media type that the service does not read."""

    code: Optional[Codes415]


class Unprocessable(ApiError):
    """422: the idempotency key was used before, for something else."""

    code: Optional[Codes422]


class RateLimited(ApiError):
    """429: too many requests, also after the retries; Retry-After is among the headers."""

    code: Optional[Codes429]


class HeadersTooLarge(ApiError):
    """431: URL and headers together are too large: shorten a filter."""

    code: Optional[Codes431]


class ServerError(ApiError):
    """5xx: not your mistake, also after the retries."""


class Unavailable(ServerError):
    """503: the service is starting, stopping or overloaded."""

    code: Optional[Codes503]


CLASSES: Mapping[int, type[ApiError]] = {
    304: NotModified,
    401: Unauthorized,
    403: Forbidden,
    404: NotFound,
    405: MethodNotAllowed,
    406: BadInput,
    409: Conflict,
    410: Gone,
    412: PreconditionFailed,
    413: TooLarge,
    415: UnsupportedMediaType,
    422: Unprocessable,
    429: RateLimited,
    431: HeadersTooLarge,
    500: ServerError,
    503: Unavailable,
}
