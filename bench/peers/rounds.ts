// How every comparison with others is run and noted.
import { median, ratios, type Round, speeds, withRange } from '../load.ts';
import { TELLS } from '../processor.ts';
import { roundsRow, type Row } from '../report.ts';

export const ROUNDS = 7;

/** The rows of a part, and the versions of its sides. */
export interface Part {
  readonly rows: readonly Row[];
  readonly versions: readonly string[];
}

/** A comparison with its goal, and how the warm-up ended. */
export interface Compared {
  readonly what: string;
  readonly least: number | null;
  /** Whether a database works beside the server. */
  readonly apart: boolean;
  readonly warmUp: number;
  readonly steady: boolean;
}

/** The row of one comparison: the cost of theirs where ours is 1. */
export function comparedRow(ours: readonly Round[], theirs: readonly Round[], compared: Compared): Row {
  const { what, least, apart, warmUp, steady } = compared;
  const costs = [ours, theirs].map((rounds) => median(rounds.map(({ whole }) => whole)).toFixed(0)).join(' and ');
  const of = apart && TELLS ? (['server', 'database'] as const) : [];
  const note = [
    `${costs} microseconds each`,
    ...of.map((by) => `${by} ${withRange(ratios(ours, theirs, by))}`),
    `by the clock ${withRange(speeds(ours, theirs))}`,
    `${steady ? 'steady' : 'NOT steady'} after ${String(warmUp)} rounds`,
  ].join('; ');
  return roundsRow(what, ratios(ours, theirs, 'whole'), least, note);
}

/** A peer that could not be measured, by name and with the reason. */
export function skippedRow(what: string, why: string): Row {
  return { what, measured: 'skipped', aim: '', met: null, note: why };
}
