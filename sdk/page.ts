// One page of a list: an array that knows what follows.

/** One page of a list: an array of its items, which also says how many there are in all and gives the next page. */
export class Page<Item> extends Array<Item> {
  readonly #total: number | undefined;
  readonly #next: (() => Promise<Page<Item>>) | undefined;

  // An array that is made from a page, as by map, is an ordinary one.
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

  /** How many items the whole list has; undefined where the service does not count them, as in the change feed. */
  get total(): number | undefined {
    return this.#total;
  }

  /** Whether another page follows. */
  get hasNext(): boolean {
    return this.#next !== undefined;
  }

  /** The next page; undefined after the last one. */
  async next(): Promise<Page<Item> | undefined> {
    return this.#next?.();
  }
}
