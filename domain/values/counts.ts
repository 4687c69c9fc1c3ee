// Counts by name that rise and fall; a count of 0 is removed.

/** The count of each name; an unknown name has 0. */
export class NamedCounts<Name> {
  readonly #counts = new Map<Name, number>();

  read(name: Name): number {
    return this.#counts.get(name) ?? 0;
  }

  /** Adds to a count; a negative number subtracts. */
  add(name: Name, count: number): void {
    const sum = this.read(name) + count;
    if (sum > 0) this.#counts.set(name, sum);
    else this.#counts.delete(name);
  }
}
