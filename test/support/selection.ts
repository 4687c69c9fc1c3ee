// The files of a run on each database: every behaviour once, and on both databases what differs there.
import { type Level, LEVELS } from './level.ts';
import type { TestFile } from './test-files.ts';

export type RunKind = 'built' | 'postgres' | 'sqlite' | 'shared';
export type FileSelection = Readonly<Record<RunKind, readonly TestFile[]>>;

/** Files that differ between the databases by their nature: the engine without the door, and suites of these names. */
const DIFFERS =
  /^test\/engine\/(?!door)|\b(races|processes|crash|crashes|lists?|jobs|statistics|constraints|feed|backup)\b/;
/** After a change a run has one file in so many of those that the change does not reach, and other files each day. */
export const ROTATION_DAYS = 10;

/** The turn of a day: each file has one of ten. */
export function rotationOf(now: Date): number {
  return Math.floor(now.getTime() / 86_400_000) % ROTATION_DAYS;
}

/** The first level that runs a file. */
export function levelOf({ walks, startsBuild, onlyWithAll, onlyAtNight }: TestFile): Level {
  if (onlyAtNight) return 'night';
  return walks || startsBuild || onlyWithAll ? 'gate' : 'day';
}

/** The files of a whole run: see docs/decisions/172-levels-of-a-test-run-and-random-tests.md. */
export function selectFor(level: Level, files: readonly TestFile[]): FileSelection {
  const all = selectAll(files.filter((file) => LEVELS.indexOf(levelOf(file)) <= LEVELS.indexOf(level)));
  return level === 'night' ? all : { ...all, postgres: all.postgres.filter(({ path }) => DIFFERS.test(path)) };
}

/**
 * Everything, on both databases. The shipped program is tested: the built server answers the suites that walk all
 * operations.
 */
export function selectAll(files: readonly TestFile[]): FileSelection {
  const served = files.filter(({ needsDatabase }) => needsDatabase);
  const onPostgres = served.filter(({ onEither }) => !onEither);
  return {
    built: onPostgres.filter(({ walks }) => walks),
    postgres: onPostgres.filter(({ walks }) => !walks),
    sqlite: served,
    shared: files.filter(({ needsDatabase }) => !needsDatabase),
  };
}

/** Those of one database alone. */
export function selectForDatabase(database: 'sqlite' | 'postgres', files: readonly TestFile[]): FileSelection {
  if (database === 'sqlite') return { ...selectAll(files), built: [], postgres: [] };
  // Files that any database will do for run here too.
  const all = selectAll(files.map((file) => ({ ...file, onEither: false })));
  return { ...all, sqlite: [] };
}
