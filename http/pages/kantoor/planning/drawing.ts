// The things that every view of the board is drawn from.
import type { Zone } from '../../../../domain/values/calendar.ts';
import type { Group, Item } from './board.ts';
import type { Target } from './move.tsx';
import type { View } from './period.ts';

export interface Drawing {
  readonly groups: readonly Group[];
  /** The dates that are shown: one, or the seven of a week. */
  readonly dates: readonly string[];
  readonly zone: Zone;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Sentences by the key of an item or a row. */
  readonly conflicts: ReadonlyMap<string, readonly string[]>;
  readonly open: (item: Item) => void;
  /** Moves a line; null for somebody who may not. */
  readonly move: ((item: Item, target: Target) => void) | null;
  readonly goTo: (date: string) => void;
}

/** The wishes of the bar and of the keyboard. */
export interface Acts {
  readonly previous: () => void;
  readonly next: () => void;
  readonly today: () => void;
  readonly see: (view: View) => void;
  readonly goTo: (date: string) => void;
  readonly find: () => void;
}
