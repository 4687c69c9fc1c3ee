// The cost of each test file: test/durations.json, which whole runs write. Lanes are filled by it, and the gate has a budget.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../durations.json');
/** The assumed seconds of a file that has not run yet. */
const UNKNOWN_S = 3;
/** The most that the files of the gate may cost together: two lanes of 24 minutes. */
export const GATE_BUDGET_S = 48 * 60;

type FileCosts = Record<string, Record<string, number>>;

interface Durations {
  /** The commit that was measured. */
  readonly commit: string;
  /** Seconds of processor time, on a machine where the loop of `processor-time.ts` takes the usual time. */
  readonly seconds: Readonly<FileCosts>;
}

const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Durations;
const measured: FileCosts = {};

/** The commit at which the durations were measured. */
export const MEASURED_COMMIT = recorded.commit;

/** The likely cost of a file on its database, in seconds of processor time. */
export function durationOf(label: string, file: string): number {
  return recorded.seconds[label]?.[file] ?? UNKNOWN_S;
}

/** Notes the processor time of a file. */
export function noteDuration(label: string, file: string, seconds: number): void {
  (measured[label] ??= {})[file] = seconds;
}

/** The cost of each file that ran, in usual seconds: as recorded, or as measured now where a file is new. The dearest first. */
export function listRunCosts(scale: number): { readonly name: string; readonly seconds: number }[] {
  return Object.entries(measured)
    .flatMap(([label, files]) =>
      Object.entries(files).map(([file, seconds]) => ({
        name: `${label} ${file}`,
        seconds: recorded.seconds[label]?.[file] ?? seconds * scale,
      })),
    )
    .sort((a, b) => b.seconds - a.seconds);
}

/** Keeps what was measured beside what is recorded of other files that are still there. `scale` makes usual seconds of it. */
export function storeDurations(commit: string, scale: number, isThere: (file: string) => boolean): void {
  const seconds: FileCosts = {};
  for (const label of [...new Set([...Object.keys(recorded.seconds), ...Object.keys(measured)])].sort()) {
    const now = measured[label] ?? {};
    const before = recorded.seconds[label] ?? {};
    const files = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(isThere).sort();
    seconds[label] = Object.fromEntries(
      files.map((file) => [file, toUsualSeconds(now[file], scale) ?? before[file] ?? UNKNOWN_S]),
    );
  }
  writeFileSync(FILE, `${JSON.stringify({ commit, seconds }, null, 2)}\n`);
}

function toUsualSeconds(cost: number | undefined, scale: number): number | undefined {
  return cost === undefined ? undefined : Math.max(1, Math.round(cost * scale));
}
