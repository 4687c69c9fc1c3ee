// The files of `npm test` on each database: every behaviour each day, and by turns the rest on PostgreSQL.
import type { TestFile } from './test-files.ts';

export type Kind = 'built' | 'postgres' | 'sqlite' | 'shared';
export type Selection = Readonly<Record<Kind, readonly TestFile[]>>;

/** Files that differ between the databases by their nature: the engine without the door, and suites of these names. */
const DIFFERS = /^test\/engine\/(?!door)|\b(races|processes|crashes|lists?|jobs|statistics|constraints|feed|backup)\b/;
/** PostgreSQL gets one file in so many of all others, and other files each day. */
export const TURNS = 10;

/** The files that cost most on both databases: a day runs them on one of the databases, the next day on the other. */
const ALTERNATING =
  /^test\/(access\/guessing|announcements\/consumers|bookings\/cancellation-races|engine\/(db-migrations|jobs-loop|lists|own)|house\/sandbox-(clock|saved)|invoices\/vat-changes-daily|planning\/capacity-races|whole\/(races|reference-races))\.test\.ts$/;

/** The turn of today: each file has one of ten. */
export function turnOf(now: Date): number {
  return Math.floor(now.getTime() / 86_400_000) % TURNS;
}

/** Whether a day runs a file at all: not those that walk all operations, start what was built, or are marked. */
export function isDaily({ walks, startsBuild, onlyWithAll }: TestFile): boolean {
  return !walks && !startsBuild && !onlyWithAll;
}

/** The files of a whole day's `npm test`: see docs/decisions/172-a-run-of-the-tests.md. */
export function selectDaily(files: readonly TestFile[], turn: number): Selection {
  const daily = files.filter(isDaily);
  const { sqlite, postgres, shared } = selectAll(daily);
  const whole = postgres.filter(({ path }) => !ALTERNATING.test(path));
  const alternating = postgres.filter(({ path }) => ALTERNATING.test(path));
  const certain = whole.filter(({ path }) => DIFFERS.test(path));
  const inTurn = whole.filter(({ path }) => !DIFFERS.test(path)).filter((_file, index) => index % TURNS === turn);
  const isForPostgres = turn % 2 === 1;
  return {
    built: [],
    shared,
    sqlite: isForPostgres ? sqlite.filter((file) => !alternating.includes(file)) : sqlite,
    postgres: [...certain, ...inTurn, ...(isForPostgres ? alternating : [])],
  };
}

/**
 * Everything, on both databases. The shipped program is tested: the built server answers the suites that walk all
 * operations.
 */
export function selectAll(files: readonly TestFile[]): Selection {
  const served = files.filter(({ needsDatabase }) => needsDatabase);
  const onPostgres = served.filter(({ onEither }) => !onEither);
  return {
    built: onPostgres.filter(({ walks }) => walks),
    postgres: onPostgres.filter(({ walks }) => !walks),
    sqlite: served,
    shared: files.filter(({ needsDatabase }) => !needsDatabase),
  };
}

/** The same on one database alone. */
export function on(database: 'sqlite' | 'postgres', files: readonly TestFile[]): Selection {
  if (database === 'sqlite') return { ...selectAll(files), built: [], postgres: [] };
  // Files that any database will do for run here too.
  const all = selectAll(files.map((file) => ({ ...file, onEither: false })));
  return { ...all, sqlite: [] };
}
