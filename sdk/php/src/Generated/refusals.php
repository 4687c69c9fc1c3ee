<?php

// The classes of refusals. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf;

/**
 * 304: the ETag that was sent still names what the service holds.
 */
final class NotModified extends ApiError
{
    /** @var null */
    public $code;
}

/**
 * 401: no credential, a wrong one, an expired key, or a key where only a user may come.
 */
final class Unauthorized extends ApiError
{
    /** @var 'ERR_LOGIN_REQUIRED'|'ERR_CREDENTIAL_INVALID'|'ERR_KEY_EXPIRED'|'ERR_BASIC_REQUIRED'|'ERR_BASIC_REFUSED'|'ERR_CODE_REQUIRED'|'ERR_CODE_INVALID'|null */
    public $code;

    /** missing, wrong, expired, needs-user, needs-session, needs-code or wrong-code; null where a proxy refused, not the service. */
    public readonly ?string $reason;

    protected function learn(): void
    {
        $this->reason = [
            'ERR_LOGIN_REQUIRED' => 'missing',
            'ERR_CREDENTIAL_INVALID' => 'wrong',
            'ERR_KEY_EXPIRED' => 'expired',
            'ERR_BASIC_REQUIRED' => 'needs-user',
            'ERR_BASIC_REFUSED' => 'needs-session',
            'ERR_CODE_REQUIRED' => 'needs-code',
            'ERR_CODE_INVALID' => 'wrong-code',
        ][$this->code ?? ''] ?? null;
    }
}

/**
 * 403: a permission is missing, or a rule forbids it.
 */
final class Forbidden extends ApiError
{
    /** @var 'ERR_PERMISSION'|'ERR_SECOND_FACTOR_REQUIRED'|'ERR_CROSS_SITE'|'ERR_PUBLIC_KEY'|'ERR_IN_USE'|'ERR_RIGHTS_EXCEEDED'|'ERR_OWN_SECOND_FACTOR'|'ERR_CONTACT_IN_USE'|'ERR_BOOKING_NOT_DELETABLE'|'ERR_SETTLEMENT_FIXED'|'ERR_INVOICE_NOT_DELETABLE'|'ERR_LAST_ADMINISTRATOR'|null */
    public $code;
}

/**
 * 404: no such thing; the operation says of what, such as bookings.get(7).
 */
final class NotFound extends ApiError
{
    /** @var 'ERR_NOT_FOUND'|null */
    public $code;
}

/**
 * 405: the path exists, the method does not.
 */
final class MethodNotAllowed extends ApiError
{
    /** @var 'ERR_METHOD_NOT_ALLOWED'|null */
    public $code;
}

/**
 * 406: the input is wrong; the problems say all that is wrong with it.
 */
final class BadInput extends ApiError
{
    /** @var 'ERR_EXTRA_FIELD'|'ERR_REQUIRED'|'ERR_TYPE'|'ERR_FORMAT'|'ERR_RANGE'|'ERR_LENGTH'|'ERR_NOT_ALLOWED'|'ERR_DUPLICATE'|'ERR_MALFORMED'|'ERR_MORE_PROBLEMS'|'ERR_CURSOR'|'ERR_ID_MISMATCH'|'ERR_TIME_NONEXISTENT'|'ERR_NOT_ACCEPTABLE'|'ERR_TAKEN'|'ERR_UNKNOWN_REFERENCE'|'ERR_PERIOD_TOO_LONG'|'ERR_PERIOD_ORDER'|'ERR_AMOUNT_TOO_LARGE'|'ERR_CANNOT_COMBINE'|'ERR_SECOND_FACTOR_CODE'|'ERR_EXPIRY_IN_PAST'|'ERR_WEBHOOK_ADDRESS'|'ERR_SERVER_ADDRESS'|'ERR_SECRETS_KEY'|'ERR_TOO_MANY'|'ERR_SECRET_AGAIN'|'ERR_WEBHOOK_INACTIVE'|'ERR_COMPANY_REQUIRED'|'ERR_TEMPLATE_CONTEXT'|'ERR_IMAGE'|'ERR_FILE_TYPE'|'ERR_MAIN_CONTACT'|'ERR_CUSTOMER_TYPE_UNKNOWN'|'ERR_CYCLE'|'ERR_DUPLICATE_VAT_RATE'|'ERR_PACKAGE_LINE_ORDER'|'ERR_SETTING_VALUE'|'ERR_VAT_RATE_UNKNOWN'|'ERR_VOUCHER_INVALID'|'ERR_VOUCHER_USED'|'ERR_VOUCHER_EXPIRED'|'ERR_VOUCHER_INVALID_PRODUCTS'|'ERR_CLOSED'|'ERR_PAYMENT_PROVIDER'|'ERR_REDIRECT_HOST'|'ERR_BOOKING_STATUS_TRANSITION'|'ERR_SHIFT_STATUS_TRANSITION'|'ERR_WITHDRAWAL_STATUS_TRANSITION'|'ERR_SHIFT_STAFF_MISMATCH'|'ERR_SHIFT_OFF'|'ERR_HOURS_AHEAD'|'ERR_BREAK_TOO_LONG'|'ERR_AVAILABILITY_CONTRADICTS'|'ERR_BOOKING_CANCELLED'|'ERR_CANCELLATION_COSTS'|'ERR_REFUND_NOT_PROPOSED'|'ERR_BOOKING_DATE_FOLLOWS_BEGIN'|'ERR_NOT_CHANGEABLE'|'ERR_COSTS_TOO_DEEP'|'ERR_PRODUCT_REQUIRES_LOCATION'|'ERR_NO_PRICE'|'ERR_NOT_AVAILABLE'|'ERR_DISCOUNT_CODE'|'ERR_GROUP_TOO_LARGE'|'ERR_REQUIRED_PRODUCT'|'ERR_BOOKING_FULLY_INVOICED'|'ERR_ADVANCE_EXCEEDS_REMAINING'|'ERR_VAT_SHIFT_MISMATCH'|'ERR_CREDIT_EXCEEDS_INVOICE'|'ERR_CREDIT_OF_CREDIT'|'ERR_FULLY_CREDITED'|'ERR_INVOICE_NOT_DRAFT'|'ERR_E_INVOICE_INCOMPLETE'|'ERR_INVOICE_NOT_PERMANENT'|'ERR_INVOICE_DATE_BEFORE_LAST'|'ERR_REFUND_EXCEEDS_PAID'|'ERR_PEPPOL_ALREADY_SENT'|'ERR_PEPPOL_ID'|'ERR_PEPPOL_NOT_CONNECTED'|'ERR_NOT_REFUNDABLE'|'ERR_NOTHING_TO_PAY'|'ERR_POS_INACTIVE'|'ERR_PROPOSAL_CLOSED'|'ERR_MAIL_UNREADABLE'|'ERR_TILL_OPEN'|'ERR_TILL_CLOSED'|'ERR_POS_NOT_AT_LOCATION'|'ERR_AMOUNT_ZERO'|'ERR_MAIL_RECIPIENT'|'ERR_VISITOR_LIMIT'|'ERR_MAIL_NOT_QUEUED'|'ERR_MAIL_STILL_QUEUED'|'ERR_COMPANY_STATUS_REMINDER_TAKEN'|'ERR_QUALIFICATION_ARCHIVED'|'ERR_SECONDS_MUST_BE_ZERO'|'ERR_TOO_MANY_START_TIMES'|'ERR_CAPACITY_PASSES_DAYBREAK'|'ERR_CAPACITY_OVERLAP'|'ERR_CAPACITY_TOO_MANY_OCCURRENCES'|null */
    public $code;
}

/**
 * 409: it clashes with something that exists or is being done.
 */
final class Conflict extends ApiError
{
    /** @var 'ERR_IDEMPOTENCY_IN_PROGRESS'|'ERR_CODE_TAKEN'|null */
    public $code;
}

/**
 * 410: it is no longer kept, such as events after a position.
 */
final class Gone extends ApiError
{
    /** @var 'ERR_POSITION_GONE'|null */
    public $code;
}

/**
 * 412: somebody changed it since the ETag was read that was sent.
 */
final class PreconditionFailed extends ApiError
{
    /** @var 'ERR_PRECONDITION_FAILED'|null */
    public $code;
}

/**
 * 413: the body is too large.
 */
final class TooLarge extends ApiError
{
    /** @var 'ERR_BODY_TOO_LARGE'|null */
    public $code;
}

/**
 * 415: the body is of a media type that the service does not read.
 */
final class UnsupportedMediaType extends ApiError
{
    /** @var 'ERR_MEDIA_TYPE'|null */
    public $code;
}

/**
 * 422: the idempotency key was used before, for something else.
 */
final class Unprocessable extends ApiError
{
    /** @var 'ERR_IDEMPOTENCY_KEY_REUSED'|null */
    public $code;
}

/**
 * 429: too many requests, also after the retries; Retry-After is among the headers.
 */
final class RateLimited extends ApiError
{
    /** @var 'ERR_RATE_LIMITED'|null */
    public $code;
}

/**
 * 431: URL and headers together are too large: shorten a filter.
 */
final class HeadersTooLarge extends ApiError
{
    /** @var 'ERR_HEADERS_TOO_LARGE'|null */
    public $code;
}

/**
 * 5xx: not your mistake, also after the retries.
 */
class ServerError extends ApiError
{}

/**
 * 503: the service is starting, stopping or overloaded.
 */
final class Unavailable extends ServerError
{
    /** @var 'ERR_UNAVAILABLE'|'ERR_BUSY'|null */
    public $code;
}
