<?php

declare(strict_types=1);

namespace Boekstaaf;

/** A request in the words of the contract: the path from `/api2` on, escaped; the query not yet. */
final class Ask
{
    /**
     * @param array<string, mixed> $query
     * @param array<string, mixed> $options
     */
    public function __construct(
        public readonly string $method,
        public readonly string $path,
        public readonly ?string $operation = null,
        public readonly array $query = [],
        public readonly array $options = [],
        public readonly ?string $body = null,
        public readonly ?Upload $upload = null,
        public readonly ?string $type = null,
        public readonly string $accept = 'application/json',
    ) {
    }

    /** @param array<string, mixed> $query */
    public function withQuery(array $query): self
    {
        return new self($this->method, $this->path, $this->operation, $query, $this->options, $this->body, $this->upload, $this->type, $this->accept);
    }

    /**
     * A body as JSON. PHP has one word for an empty list and an empty object: `$objects` names the places of objects.
     *
     * @param list<string> $objects `` is the body itself, `regels/*` each of its lines.
     */
    public static function encoded(mixed $body, array $objects = []): string
    {
        $places = array_map(static fn (string $place): array => $place === '' ? [] : explode('/', $place), $objects);
        try {
            return json_encode(self::shaped($body, $places), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
        } catch (\JsonException $error) {
            throw new BoekstaafError("The body cannot be sent as JSON: {$error->getMessage()}", 0, $error);
        }
    }

    /** @param list<list<string>> $places The ways from here to objects. */
    private static function shaped(mixed $value, array $places): mixed
    {
        if ($value instanceof \DateTimeInterface) {
            return $value->format(\DateTimeInterface::ATOM);
        }
        if (!\is_array($value)) {
            return $value;
        }
        foreach ($value as $key => $each) {
            $through = array_filter($places, static fn (array $way): bool => $way !== [] && ($way[0] === '*' || $way[0] === (string) $key));
            $value[$key] = self::shaped($each, array_values(array_map(static fn (array $way): array => \array_slice($way, 1), $through)));
        }

        return \in_array([], $places, true) ? (object) $value : $value;
    }
}
