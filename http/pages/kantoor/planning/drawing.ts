// The data and the actions with which every view of the board is drawn.
import type { Zone } from '../../../../domain/values/calendar.ts';
import type { BoardGroup, BoardItem } from './board.ts';
import type { MoveTarget } from './move.tsx';
import type { PlanningView } from './period.ts';

export interface BoardDrawing {
  readonly groups: readonly BoardGroup[];
  /** The dates that are shown: one, or the seven of a week. */
  readonly dates: readonly string[];
  readonly zone: Zone;
  /** The current time, in milliseconds since 1970. */
  readonly now: number;
  /** Sentences about conflicts, by the key of an item or a row. */
  readonly conflicts: ReadonlyMap<string, readonly string[]>;
  readonly open: (item: BoardItem) => void;
  /** Moves a line; null for a caller who may not. */
  readonly move: ((item: BoardItem, target: MoveTarget) => void) | null;
  readonly goTo: (date: string) => void;
}

/** The actions of the toolbar and of the keyboard. */
export interface ViewActs {
  readonly showPrevious: () => void;
  readonly showNext: () => void;
  readonly showToday: () => void;
  readonly see: (view: PlanningView) => void;
  readonly goTo: (date: string) => void;
  readonly find: () => void;
}
