// The service beside others, by processor time: npm run bench -- peers, or one part of it by name.
import { LONGEST_WARM_UP, STEADY } from '../load.ts';
import { TELLS } from '../processor.ts';
import type { Section } from '../report.ts';
import type { World } from '../world.ts';
import { measureByHand } from './by-hand.ts';
import { measureDoors } from './doors.ts';
import { ROUNDS, type Part } from './rounds.ts';
import { measurePocketBase } from './pocketbase.ts';

const MEASURES: Readonly<Record<string, (world: World) => Promise<Part>>> = {
  door: measureDoors,
  hand: measureByHand,
  pocketbase: measurePocketBase,
};
export const PARTS: readonly string[] = Object.keys(MEASURES);

/** Measures the named parts, or all. */
export async function measurePeers(world: World, names: readonly string[]): Promise<Section> {
  const wanted = names.length === 0 ? PARTS : names;
  const parts: Part[] = [];
  for (const name of PARTS) {
    const measure = MEASURES[name];
    if (wanted.includes(name) && measure !== undefined) parts.push(await measure(world));
  }
  const versions = parts.flatMap((part) => part.versions);
  return {
    title: 'Beside others',
    sides: [
      'what each side does, checks and stores: `bench/README.md`',
      'what a request costs the other side where it costs the service 1, by processor time: above 1 the service is cheaper',
      TELLS
        ? 'processor time is that of the server with its threads, and of PostgreSQL with its backends'
        : 'this system does not tell the processor time of PostgreSQL: it is left out',
      `the median of ${String(ROUNDS)} rounds with the least and the most; the sides take turns, each with the same number of requests, at 10 connections`,
      `each side is warm when the cost of three rounds lies within ${String(STEADY * 100)} %; after ${String(LONGEST_WARM_UP)} rounds it is measured all the same, and the note says so`,
      'PostgreSQL runs with fsync off: no side waits for the disk there; SQLite waits for it at each commit, but not that of PocketBase',
      ...(versions.length > 0 ? [versions.join(', ')] : []),
    ],
    rows: parts.flatMap(({ rows }) => rows),
  };
}
