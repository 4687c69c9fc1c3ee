// One page of a list: an array with the total and the next page.

/** One page of a list: an array of its items, with the total of the list and the next page. */
export class Page<Item> extends Array<Item> {
  readonly #total: number | undefined;
  readonly #next: (() => Promise<Page<Item>>) | undefined;

  // An array derived from a page, as by map, is an ordinary one.
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  /** @internal */
  constructor(items: readonly Item[], total: number | undefined, next: (() => Promise<Page<Item>>) | undefined) {
    super();
    for (const item of items) this.push(item);
    this.#total = total;
    this.#next = next;
  }

  /** The number of items of the whole list; undefined where the service does not count them, as in the change feed. */
  get total(): number | undefined {
    return this.#total;
  }

  /** Whether another page follows. */
  get hasNext(): boolean {
    return this.#next !== undefined;
  }

  /** Returns the next page; undefined after the last one. */
  async next(): Promise<Page<Item> | undefined> {
    return this.#next?.();
  }
}
