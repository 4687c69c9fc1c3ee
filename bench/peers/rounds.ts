// How every comparison with others is run and noted.
import { median, ratios, type RoundCosts, speeds, withRange } from '../load.ts';
import { HAS_PROCESSOR_TIME } from '../processor.ts';
import { plainRow, roundsRow, type ResultRow, type Section } from '../report.ts';

export const ROUND_COUNT = 7;

/** The section of a comparison, with the versions of its sides. */
export function comparison(title: string, rows: readonly ResultRow[], versions: readonly string[]): Section {
  return {
    title,
    sides: [
      'the sides and how they are compared: `bench/README.md`; above 1 the service is cheaper',
      versions.join(', '),
    ],
    rows,
  };
}

/** A comparison with its goal, and how the warm-up ended. */
export interface RoundComparison {
  readonly what: string;
  readonly least: number | null;
  /** Whether a database works beside the server. */
  readonly apart: boolean;
  readonly warmUp: number;
  readonly steady: boolean;
}

/** The row of one comparison: the cost of theirs where ours is 1. */
export function comparedRow(
  ours: readonly RoundCosts[],
  theirs: readonly RoundCosts[],
  compared: RoundComparison,
): ResultRow {
  const { what, least, apart, warmUp, steady } = compared;
  const costs = [ours, theirs].map((rounds) => median(rounds.map(({ whole }) => whole)).toFixed(0)).join(' and ');
  const of = apart && HAS_PROCESSOR_TIME ? (['server', 'database'] as const) : [];
  const note = [
    `${costs} microseconds each`,
    ...of.map((by) => `${by} ${withRange(ratios(ours, theirs, by))}`),
    `by the clock ${withRange(speeds(ours, theirs))}`,
    `${steady ? 'steady' : 'NOT steady'} after ${String(warmUp)} rounds`,
  ].join('; ');
  return roundsRow(what, ratios(ours, theirs, 'whole'), least, note);
}

/** A peer that could not be measured, by name and with the reason. */
export function skippedRow(what: string, why: string): ResultRow {
  return plainRow(what, 'skipped', why);
}
