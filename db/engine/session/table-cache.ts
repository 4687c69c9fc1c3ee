// The cache of one process for small tables: a value for each, with the state of its table.

/** The cached values, by name. */
export class TableCache {
  readonly #values = new Map<string, { readonly state: string; readonly value: unknown }>();

  /** Returns the value that was cached for this state; undefined for another state. */
  get(name: string, state: string): unknown {
    const entry = this.#values.get(name);
    return entry?.state === state ? entry.value : undefined;
  }

  /** Drops all values: ids and versions may restart. */
  clear(): void {
    this.#values.clear();
  }

  set(name: string, state: string, value: unknown): void {
    this.#values.set(name, { state, value });
  }
}
