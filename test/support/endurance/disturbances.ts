// When and how a server and its database are disturbed in a long run.
import type { Random } from '../random.ts';

/** `both`: the server is killed while its database is away. */
export interface Disturbance {
  /** In milliseconds from the beginning. */
  readonly at: number;
  readonly kind: 'kill' | 'restart' | 'both';
  /** How the database ends. */
  readonly how: 'in order' | 'crashed';
  /** For how many milliseconds it is away. */
  readonly away: number;
  /** A server is killed after so many acknowledgements, which come in bursts. */
  readonly acknowledgements: number;
}

const MAX_AWAY_MS = 6_000;
const MAX_ACKNOWLEDGEMENTS = 25;
/** One of so many kills comes while the database is away. */
const KILLS_PER_DOUBLE = 4;
/** The server that is there afterwards lives on to the end, so that its memory tells something. */
const KILLS_END_SHARE = 0.5;

/** So many kills over the first half, and restarts of the database over all of it, in order. */
export function planDisturbances(
  { milliseconds, kills, restarts }: { milliseconds: number; kills: number; restarts: number },
  random: Random,
): readonly Disturbance[] {
  const spread = (count: number, until: number): number[] =>
    Array.from({ length: count }, (_, index) => {
      const share = (index + 0.3 + random(100) / 200) / count;
      return share * until * milliseconds;
    });

  const together = Math.min(Math.floor(kills / KILLS_PER_DOUBLE), restarts);
  const chooseKillKind = (index: number): 'both' | 'kill' =>
    index % KILLS_PER_DOUBLE === KILLS_PER_DOUBLE - 1 && index / KILLS_PER_DOUBLE < together ? 'both' : 'kill';
  const all = [
    ...spread(kills, KILLS_END_SHARE).map((at, index) => ({ at, kind: chooseKillKind(index) })),
    ...spread(restarts - together, 1).map((at) => ({ at, kind: 'restart' as const })),
  ];

  return all
    .sort((one, other) => one.at - other.at)
    .map((each) => ({
      ...each,
      how: random(2) === 0 ? 'in order' : 'crashed',
      away: random(MAX_AWAY_MS),
      acknowledgements: 1 + random(MAX_ACKNOWLEDGEMENTS),
    }));
}
