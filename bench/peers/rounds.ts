// Runs every comparison with other programs and describes its results.
import { calculateMedian, calculateCostRatios, type RoundCosts, calculateSpeedRatios, formatRange } from '../load.ts';
import { HAS_PROCESSOR_TIME } from '../processor.ts';
import { createPlainRow, createRoundsRow, type ResultRow, type Section } from '../report.ts';

export const ROUND_COUNT = 7;

/** Returns the section of a comparison, with the versions of its sides. */
export function createSection(title: string, rows: readonly ResultRow[], versions: readonly string[]): Section {
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
  readonly label: string;
  readonly least: number | null;
  /** Whether a separate database works for the server. */
  readonly apart: boolean;
  readonly warmUp: number;
  readonly steady: boolean;
}

/** Returns the row of a comparison: the cost of theirs divided by that of ours. */
export function createComparisonRow(
  ours: readonly RoundCosts[],
  theirs: readonly RoundCosts[],
  compared: RoundComparison,
): ResultRow {
  const { label, least, apart, warmUp, steady } = compared;
  const costs = [ours, theirs]
    .map((rounds) => calculateMedian(rounds.map(({ total }) => total)).toFixed(0))
    .join(' and ');
  const of = apart && HAS_PROCESSOR_TIME ? (['server', 'database'] as const) : [];
  const note = [
    `${costs} microseconds each`,
    ...of.map((by) => `${by} ${formatRange(calculateCostRatios(ours, theirs, by))}`),
    `by the clock ${formatRange(calculateSpeedRatios(ours, theirs))}`,
    `${steady ? 'steady' : 'NOT steady'} after ${String(warmUp)} rounds`,
  ].join('; ');
  return createRoundsRow(label, calculateCostRatios(ours, theirs, 'total'), least, note);
}

/** Returns the row of a peer that could not be measured, with the reason. */
export function createSkippedRow(what: string, why: string): ResultRow {
  return createPlainRow(what, 'skipped', why);
}
