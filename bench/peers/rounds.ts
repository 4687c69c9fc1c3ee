// How every comparison with others is run and noted.
import { LONGEST_WARM_UP, median, ratios, type Round, speeds, STEADY, withRange } from '../load.ts';
import { TELLS } from '../processor.ts';
import { plainRow, roundsRow, type Row, type Section } from '../report.ts';

export const ROUNDS = 7;

/** The section of a comparison, with the versions of its sides. */
export function comparison(title: string, rows: readonly Row[], versions: readonly string[]): Section {
  return {
    title,
    sides: [
      'what each side does, checks and stores: `bench/README.md`',
      'what a request costs the other side where it costs the service 1, by processor time: above 1 the service is cheaper',
      TELLS
        ? 'processor time is that of the server with its threads, and of PostgreSQL with its backends'
        : 'this system does not tell the processor time of PostgreSQL: it is left out',
      `the median of ${String(ROUNDS)} rounds with the least and the most; the sides take turns, each with the same number of requests, at 10 connections`,
      `each side is warm when the cost of three rounds lies within ${String(STEADY * 100)} %; after ${String(LONGEST_WARM_UP)} rounds it is measured all the same, and the note says so`,
      versions.join(', '),
    ],
    rows,
  };
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
  return plainRow(what, 'skipped', why);
}
