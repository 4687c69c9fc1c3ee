// Sees whether a request that was refused changed something after all.
import { getDatabase } from '../index.ts';
import { stateOf } from '../state.ts';

export class ChangeWatch {
  #state: string | null = null;

  /** Something was done: what is remembered counts no more. */
  discardState(): void {
    this.#state = null;
  }

  /** Remembers what is there, unless it does. */
  async rememberState(): Promise<void> {
    this.#state ??= await stateOf(getDatabase());
  }

  /** The change since the last look, null without one. */
  async findChange(): Promise<string | null> {
    const before = (this.#state ?? '').split('\n');
    const now = (await stateOf(getDatabase())).split('\n');
    const other = now.filter((line) => !before.includes(line));
    return other.length === 0 ? null : `it was refused and changed something: ${other.join(', ')}`;
  }
}
