<?php

declare(strict_types=1);

namespace Boekstaaf;

/** The operations of one noun. */
abstract class Group
{
    private const OPTIONS = ['timeout', 'retries', 'headers', 'idempotencyKey', 'ifMatch', 'ifNoneMatch', 'prefer', 'onResponse', 'contentType'];

    final public function __construct(private readonly Door $door)
    {
    }

    /**
     * Asks at once.
     *
     * @param array<string, int|string> $ids
     * @param array<string, mixed> $options
     * @param array<string, string> $query The names of query parameters, and those that they have on the wire.
     * @param list<string>|string $shape The places of objects in a body, or the media type of a file.
     */
    protected function call(string $name, string $method, string $path, array $ids, array $options, array $query, mixed $body = null, array|string $shape = []): mixed
    {
        return $this->door->json($this->ask($name, $method, $path, $ids, $options, $query, $body, $shape))[0];
    }

    /**
     * @param array<string, int|string> $ids
     * @param array<string, mixed> $options
     * @param array<string, string> $query
     * @return Paged<mixed>
     */
    protected function paged(string $name, string $method, string $path, array $ids, array $options, array $query): Paged
    {
        $ask = $this->ask($name, $method, $path, $ids, $options, $query);

        return new Paged(fn (array $asked): array => $this->door->json($ask->withQuery($asked)), $ask->query);
    }

    /**
     * @param array<string, int|string> $ids
     * @param array<string, mixed> $options
     * @param array<string, string> $query
     * @param list<string>|string $shape
     */
    protected function file(string $name, string $method, string $path, array $ids, array $options, array $query, mixed $body = null, array|string $shape = []): FileCall
    {
        $ask = $this->ask($name, $method, $path, $ids, $options, $query, $body, $shape, '*/*');

        return new FileCall(fn (\Closure $write): Response => $this->door->send($ask, $write));
    }

    /**
     * @param array<string, int|string> $ids
     * @param array<string, mixed> $options
     * @param array<string, string> $query
     * @param list<string>|string $shape
     */
    private function ask(string $name, string $method, string $path, array $ids, array $options, array $query, mixed $body = null, array|string $shape = [], string $accept = 'application/json'): Ask
    {
        foreach ($ids as $id => $value) {
            if (\in_array((string) $value, ['', '.', '..'], true)) {
                throw new BoekstaafError("$name: $id is no id");
            }
            $path = str_replace('{' . $id . '}', rawurlencode((string) $value), $path);
        }
        $operation = "$name(" . implode(', ', $ids) . ')';
        $asked = [];
        foreach (array_diff_key($options, array_flip(self::OPTIONS)) as $option => $value) {
            $asked[$query[$option] ?? throw new BoekstaafError("$name takes no $option")] = $value;
        }
        if (\is_string($shape)) {
            $upload = Upload::of($body, $options['contentType'] ?? null);

            return new Ask($method, $path, $operation, $asked, $options, null, $upload, $upload->type ?? $shape, $accept);
        }

        return new Ask($method, $path, $operation, $asked, $options, $body === null ? null : Ask::encoded($body, $shape), null, null, $accept);
    }
}
