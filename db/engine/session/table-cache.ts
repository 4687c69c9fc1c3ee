// The memory of one process for small tables: a value for each, with the state that its table had.

/** The values that are kept, by the name of what they are. */
export class TableCache {
  readonly #values = new Map<string, { readonly state: string; readonly value: unknown }>();

  /** The value that was kept under this state; undefined where it was another one. */
  get(name: string, state: string): unknown {
    const known = this.#values.get(name);
    return known?.state === state ? known.value : undefined;
  }

  /** Deletes everything: ids and versions may begin anew. */
  clear(): void {
    this.#values.clear();
  }

  set(name: string, state: string, value: unknown): void {
    this.#values.set(name, { state, value });
  }
}
