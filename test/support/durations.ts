// How long test files took when all of them ran: test/durations.json, which each whole run writes anew and lanes are filled by.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../durations.json');
/** The assumed seconds of a file that has not run yet. */
const UNKNOWN = 3;

type Durations = Readonly<Record<string, Readonly<Record<string, number>>>>;

const known = JSON.parse(readFileSync(FILE, 'utf8')) as Durations;
const measured: Record<string, Record<string, number>> = {};

/** How long a file is likely to take where it runs, in seconds. */
export function durationOf(label: string, file: string): number {
  return known[label]?.[file] ?? UNKNOWN;
}

/** Notes what a file took. */
export function took(label: string, file: string, seconds: number): void {
  (measured[label] ??= {})[file] = Math.max(1, Math.round(seconds));
}

/** Keeps what was noted, for the runs that follow. */
export function keepDurations(): void {
  const sorted = Object.entries(measured).map(([label, files]) => [
    label,
    Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))),
  ]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
