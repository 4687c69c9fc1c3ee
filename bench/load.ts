// Loads servers alternately, A B C A B C, with equally many requests, so that other work of the machine slows all alike.
import autocannon from 'autocannon';
import { chooseCount, IS_QUICK } from './options.ts';

/** A server over HTTP that reports its processor time. */
export interface MeasuredServer {
  readonly url: string;
  /**
   * Returns the processor time since the start, in milliseconds: of the server, and of the database that works for it.
   */
  readUsage(): Promise<ProcessorUsage>;
}

/** Processor time in milliseconds. */
export interface ProcessorUsage {
  readonly server: number;
  readonly database: number;
}

/**
 * A repeated request. `bodyOf` returns the body for a number that counts through all rounds. Each connection sends one
 * request after another.
 */
export interface LoadRequest {
  readonly path: string;
  readonly token: string;
  readonly bodyOf?: (nth: number) => string;
}

/** The result of a round: microseconds of processor time per request, and requests per second. */
export interface RoundCosts extends ProcessorUsage {
  /** Server and database together. */
  readonly total: number;
  readonly clock: number;
}

export interface RoundSizes {
  readonly rounds: number;
  /** The requests of each side in each round. */
  readonly requests: number;
}

/** The rounds of each side, and whether the warm-up ended in steady figures. */
export interface MeasuredRounds<Name extends string> {
  readonly of: Readonly<Record<Name, readonly RoundCosts[]>>;
  readonly warmUp: number;
  readonly steady: boolean;
}

const CONNECTION_COUNT = 10;
/** A side is warm when its costs in the last three rounds differ by less than this share. */
const MAX_STEADY_SPREAD = 0.05;
/** The most rounds of a warm-up; the report says when it ended without steady costs. */
const MAX_WARM_UP_ROUNDS = 20;
const STEADY_ROUNDS = 3;

/**
 * Warms all sides up until the last three rounds of each agree, then loads them alternately. Returns the rounds of each
 * side.
 */
export async function loadAlternately<Name extends string>(
  sides: Readonly<Record<Name, MeasuredServer>>,
  callOf: (name: Name) => LoadRequest,
  { rounds, requests: many }: RoundSizes,
): Promise<MeasuredRounds<Name>> {
  const names = Object.keys(sides) as Name[];
  const requests = chooseCount(many, CONNECTION_COUNT);
  const sentByName = new Map<Name, number>();

  const loadEachSide = async (): Promise<Record<Name, RoundCosts>> => {
    const turned: Partial<Record<Name, RoundCosts>> = {};
    for (const name of names) {
      const from = sentByName.get(name) ?? 0;
      turned[name] = await fire(sides[name], callOf(name), requests, from);
      sentByName.set(name, from + requests);
    }
    return turned as Record<Name, RoundCosts>;
  };

  const before: Record<Name, RoundCosts>[] = [];
  const isSteady = (): boolean =>
    names.every((name) => isFlat(before.slice(-STEADY_ROUNDS).map((each) => each[name].total)));

  while (!IS_QUICK && before.length < MAX_WARM_UP_ROUNDS && !isSteady()) before.push(await loadEachSide());

  const isSteadyAtStart = isSteady();
  const measuredRounds: Record<Name, RoundCosts>[] = [];
  for (let count = 0; count < chooseCount(rounds); count += 1) measuredRounds.push(await loadEachSide());

  const of = Object.fromEntries(names.map((name) => [name, measuredRounds.map((each) => each[name])])) as Record<
    Name,
    RoundCosts[]
  >;

  return { of, warmUp: before.length, steady: isSteadyAtStart };
}

function isFlat(costs: readonly number[]): boolean {
  return costs.length === STEADY_ROUNDS && 1 - Math.min(...costs) / Math.max(...costs) < MAX_STEADY_SPREAD;
}

async function fire(
  side: MeasuredServer,
  { path, token, bodyOf }: LoadRequest,
  requests: number,
  from: number,
): Promise<RoundCosts> {
  const before = await side.readUsage();
  const began = performance.now();
  let next = from;
  let responseCount = 0;
  let last: Promise<readonly [ProcessorUsage, number]> | undefined;

  // The tool checks only at intervals whether it is done, so the last response ends the round.
  const options: autocannon.Options = {
    url: side.url + path,
    connections: CONNECTION_COUNT,
    amount: requests,
    sampleInt: 100,
    method: bodyOf === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(bodyOf === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(bodyOf === undefined
      ? {}
      : { requests: [{ setupRequest: (request) => ({ ...request, body: bodyOf(next++) }) }] }),
  };

  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error: unknown, outcome) => {
      if (error instanceof Error) reject(error);
      else resolve(outcome);
    });
    running.on('response', () => {
      responseCount += 1;
      const seconds = (performance.now() - began) / 1000;
      if (responseCount === requests) last = side.readUsage().then((usage) => [usage, seconds]);
    });
  });
  const successCount = result['2xx'];
  if (successCount === 0 || result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${path}: ${String(result.errors)} errors, and by status ${JSON.stringify(result.statusCodeStats)}.`,
    );

  const [after, seconds] = await (last ?? Promise.reject(new Error(`${path}: ${String(responseCount)} answers.`)));
  const [server, database] = [after.server - before.server, after.database - before.database].map(
    (milliseconds) => (milliseconds * 1000) / successCount,
  ) as [number, number];

  return { server, database, total: server + database, clock: successCount / seconds };
}

/** Returns the costs of their rounds divided by those of ours: above 1, ours are cheaper. */
export function calculateCostRatios(
  ours: readonly RoundCosts[],
  theirs: readonly RoundCosts[],
  by: keyof ProcessorUsage | 'total',
): number[] {
  return ours.map((round, index) => (theirs[index]?.[by] ?? NaN) / round[by]);
}

/** Returns the requests per second of our rounds divided by those of theirs: above 1, ours are faster. */
export function calculateSpeedRatios(ours: readonly RoundCosts[], theirs: readonly RoundCosts[]): number[] {
  return ours.map((round, index) => round.clock / (theirs[index]?.clock ?? NaN));
}

/** Returns the median. */
export function calculateMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Formats the median with the least and the greatest value: `0.52 (0.49-0.55)`. */
export function formatRange(values: readonly number[], digits = 2): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return `${calculateMedian(values).toFixed(digits)} (${least ?? ''}-${most ?? ''})`;
}
