// Counts by name that go up and down; what comes to nothing is forgotten.

/** How much each name has; a name that nobody added to has nothing. */
export class NamedCounts<Name> {
  readonly #counts = new Map<Name, number>();

  read(name: Name): number {
    return this.#counts.get(name) ?? 0;
  }

  /** Adds to a name; a negative number takes away. */
  add(name: Name, count: number): void {
    const sum = this.read(name) + count;
    if (sum > 0) this.#counts.set(name, sum);
    else this.#counts.delete(name);
  }
}
