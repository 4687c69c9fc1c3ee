<?php

declare(strict_types=1);

namespace Boekstaaf;

/** How an answer came. The service's log knows the request by `requestId`. */
final class Response
{
    public readonly ?string $requestId;

    /** @param array<string, string> $headers The names in lower case. */
    public function __construct(public readonly int $status, public readonly array $headers)
    {
        $this->requestId = $headers['x-request-id'] ?? null;
    }

    public function isSuccess(): bool
    {
        return $this->status >= 200 && $this->status < 300;
    }
}
