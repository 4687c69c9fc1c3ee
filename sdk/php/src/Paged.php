<?php

declare(strict_types=1);

namespace Boekstaaf;

/**
 * A list: iterate over it for all items, or take its pages. Nothing is asked before you do.
 *
 * @template T
 * @implements \IteratorAggregate<int, T>
 */
final class Paged implements \IteratorAggregate
{
    /** @var array<string, mixed> */
    private readonly array $query;

    /**
     * @param \Closure(array<string, mixed>): array{mixed, Response} $fetch
     * @param array<string, mixed> $query
     */
    public function __construct(private readonly \Closure $fetch, array $query)
    {
        $this->query = $query + ['page_size' => 100];
    }

    /** @return Page<T> The first page: at most 100 items, or as many as `page_size` says. */
    public function page(): Page
    {
        return $this->fetched($this->query);
    }

    /** @return \Generator<int, Page<T>> Every page that has items, from the one asked for to the last. */
    public function pages(): \Generator
    {
        for ($query = $this->query; $query !== null; $query = $page->next) {
            $page = $this->fetched($query);
            if (\count($page) === 0) {
                return;
            }
            yield $page;
        }
    }

    /** @return \Generator<int, T> */
    public function getIterator(): \Generator
    {
        $number = 0;
        foreach ($this->pages() as $page) {
            foreach ($page->items as $item) {
                yield $number++ => $item;
            }
        }
    }

    /** @return list<T> All items, or the first `$limit` of them. */
    public function toArray(?int $limit = null): array
    {
        if ($limit !== null && $limit < 1) {
            throw new BoekstaafError('limit must be 1 or more');
        }
        $query = $limit === null ? $this->query : ['page_size' => min($limit, $this->query['page_size'])] + $this->query;
        $items = [];
        foreach (new self($this->fetch, $query) as $item) {
            $items[] = $item;
            if (\count($items) === $limit) {
                break;
            }
        }

        return $items;
    }

    /**
     * @param array<string, mixed> $query
     * @return Page<T>
     */
    private function fetched(array $query): Page
    {
        [$data, $answer] = ($this->fetch)($query);
        // A list, or the one under `_embedded`.
        $items = array_is_list($data) ? $data : (array_values($data['_embedded'] ?? [])[0] ?? []);

        return new Page($items, $answer);
    }
}
