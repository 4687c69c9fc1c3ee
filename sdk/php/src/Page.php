<?php

declare(strict_types=1);

namespace Boekstaaf;

/**
 * One page of a list, which also says how many items there are in all, and whether another page follows.
 *
 * @template T
 * @implements \IteratorAggregate<int, T>
 */
final class Page implements \IteratorAggregate, \Countable
{
    /** How many items the whole list has; null where the service does not count them, as in the change feed. */
    public readonly ?int $total;

    /** @var array<string, string>|null The query of the next page. */
    public readonly ?array $next;

    /** @param list<T> $items */
    public function __construct(public readonly array $items, Response $answer)
    {
        $total = $answer->headers['x-total-count'] ?? null;
        $this->total = $total === null ? null : (int) $total;
        $this->next = self::nextQuery($answer->headers['link'] ?? '');
    }

    public function hasNext(): bool
    {
        return $this->next !== null;
    }

    public function count(): int
    {
        return \count($this->items);
    }

    public function getIterator(): \ArrayIterator
    {
        return new \ArrayIterator($this->items);
    }

    /**
     * Only the query of the link is followed, never its host: a credential goes nowhere but to baseUrl.
     *
     * @return array<string, string>|null
     */
    private static function nextQuery(string $link): ?array
    {
        if (preg_match('/<([^>]*)>\s*;[^,<]*\brel="?next"?/i', $link, $found) !== 1) {
            return null;
        }
        $query = [];
        // Not parse_str, which changes names such as `id>` and `Klant.soort_klant`.
        foreach (explode('&', explode('?', $found[1], 2)[1] ?? '') as $pair) {
            [$name, $value] = [...explode('=', $pair, 2), ''];
            $query[urldecode($name)] = urldecode($value);
        }

        return $query;
    }
}
