<?php

declare(strict_types=1);

namespace Boekstaaf;

/** A request as it goes out, the same in every try. */
final class Request
{
    /** @param array<string, string> $headers */
    public function __construct(
        public readonly string $method,
        public readonly string $url,
        /** For errors, without secrets. */
        public readonly string $told,
        public readonly array $headers,
        public readonly ?string $body,
        public readonly ?Upload $upload,
        public readonly ?string $operation,
        public readonly float $timeout,
        public readonly int $retries,
    ) {
    }

    public function repeated(int $tried): self
    {
        $headers = $tried === 0 ? $this->headers : [...$this->headers, 'X-Retry-Count' => (string) $tried];

        return new self(
            $this->method, $this->url, $this->told, $headers, $this->body, $this->upload,
            $this->operation, $this->timeout, $this->retries,
        );
    }
}
