<?php

// Everything this package throws: one class for each error status, which Generated/refusals.php has, and two for a missing response.

declare(strict_types=1);

namespace Boekstaaf;

/** The root of all errors of this package. Thrown itself for what is wrong before anything is sent. */
class BoekstaafError extends \RuntimeException
{
}

/** No answer, or one that broke off: the network, the address, or a proxy in between. */
final class ConnectionError extends BoekstaafError
{
}

/** The answer was not complete within `timeout` seconds. */
final class TimeoutError extends BoekstaafError
{
}

/** `Webhooks::verify` was given what is no event of the service, or one from another time. Answer 400. */
final class WebhookError extends BoekstaafError
{
    /** @param 'missing-header'|'malformed'|'bad-signature'|'too-old'|'too-new' $reason */
    public function __construct(public readonly string $reason, string $message)
    {
        parent::__construct($message);
    }
}

/**
 * The service answered with a refusal. `code` is the first problem's: null only where a proxy answered instead.
 *
 * @phpstan-type Problem array{message: string, code?: string, field?: string, params?: array<string, mixed>}
 */
class ApiError extends BoekstaafError
{
    private const LONGEST_TEXT = 10_000;

    /** @var string|null */
    public $code;

    public readonly int $status;

    /** @var list<Problem> */
    public readonly array $problems;

    /** The service finds the request in its log by this. */
    public readonly ?string $requestId;

    /** @var array<string, string> The names in lower case. */
    public readonly array $headers;

    /** The body where the service did not write it, such as a page of a proxy. */
    public readonly ?string $text;

    /** The operation and the ids that it was called with: `bookings.get(7)`; null for a request of your own. */
    public readonly ?string $operation;

    final public function __construct(Response $answer, string $text, string $asked, ?string $operation)
    {
        $parsed = json_decode($text, true);
        $found = array_filter(\is_array($parsed) ? (array_is_list($parsed) ? $parsed : [$parsed]) : [], is_array(...));
        $known = array_filter($found, fn (array $each) => \is_string($each['message'] ?? null));
        $this->problems = array_values(array_map(self::problem(...), $known));
        $this->status = $answer->status;
        $this->headers = $answer->headers;
        $this->requestId = $answer->requestId ?? array_column($found, 'request_id')[0] ?? null;
        $this->text = $text !== '' && $this->problems === [] ? substr($text, 0, self::LONGEST_TEXT) : null;
        $this->operation = $operation;
        $said = implode('; ', array_map(self::words(...), $this->problems)) ?: self::excerpt($text) ?: 'No reason given';
        $missing = $this->status === 404 && $operation !== null ? ": $operation names nothing that there is" : '';
        $request = $this->requestId === null ? '' : ", request $this->requestId";
        parent::__construct("$said$missing ($this->status on $asked$request)");
        $this->code = $this->problems[0]['code'] ?? null;
        $this->learn();
    }

    /** The error for a status that is no success; a newer service may have one that is not listed. */
    public static function of(Response $answer, string $text, string $asked, ?string $operation): self
    {
        $class = Generated\Known::REFUSALS[$answer->status] ?? ($answer->status >= 500 ? ServerError::class : self::class);

        return new $class($answer, $text, $asked, $operation);
    }

    /** The beginning of a text in one line, without the tags and the style of a page. */
    public static function excerpt(string $text): string
    {
        $words = preg_replace('~<(style|script)\b.*?</\1>|<[^>]*>~is', ' ', substr($text, 0, self::LONGEST_TEXT));

        return substr(trim((string) preg_replace('/\s+/', ' ', (string) $words)), 0, 200);
    }

    /** What a class knows beyond the others. */
    protected function learn(): void
    {
    }

    /**
     * @param array<string, mixed> $found
     * @return Problem
     */
    private static function problem(array $found): array
    {
        return array_filter(array_intersect_key($found, ['message' => 1, 'code' => 1, 'field' => 1, 'params' => 1]));
    }

    /** @param Problem $problem */
    private static function words(array $problem): string
    {
        // The service says the same to each wrong credential; its remedy is not the same.
        $remedy = $problem['params']['remedy'] ?? null;
        $whole = \is_string($remedy) ? "$problem[message]: $remedy" : $problem['message'];

        return isset($problem['field']) ? "$problem[field]: $whole" : $whole;
    }
}
