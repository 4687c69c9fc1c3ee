// Asks the service all that the contract knows, and notes each statement that this leads to, with the request that led to it.
import fc from 'fast-check';
import pino from 'pino';
import { createSchedulerJob, scheduleRounds } from '../../../jobs/scheduler.ts';
import { JobQueue } from '../../../jobs/queue.ts';
import { contract, type OperationFacts } from '../contract.ts';
import { ask } from '../fuzz/asking.ts';
import { fitSchema } from '../fuzz/fitting.ts';
import { type Slot, slotsOf, type TestRequest, valuesOf } from '../fuzz/slots.ts';
import { createChoice, createFreshRequest, makeWorld, type FuzzWorld } from '../fuzz/world.ts';
import { ZONE } from '../clock.ts';
import { clock, sendRaw, getService } from '../index.ts';
import { jobsOf } from '../inside.ts';
import { collectStatements, type SentStatement } from '../queries.ts';
import type { RawResponse } from '../raw.ts';

/** A statement, and the requests that led to it. */
export interface NotedStatement extends SentStatement {
  readonly by: Set<string>;
}

/** Parameters that say where a page begins, not what is in the list. */
const PAGING_PARAMETERS = ['page', 'page_size', 'cursor', 'after'];
const PAGE = { page: 1, page_size: 1 };

/** Everything that is asked of the database, each different text once. */
export async function collectEveryStatement(): Promise<ReadonlyMap<string, NotedStatement>> {
  const statementsByText = new Map<string, NotedStatement>();

  const note = async <T>(by: string, action: () => Promise<T>): Promise<T> => {
    let result: T | undefined;
    for (const { text, values } of await collectStatements(async () => {
      result = await action();
    })) {
      const statement = statementsByText.get(text) ?? { text, values, by: new Set() };
      statement.by.add(by);
      statementsByText.set(text, statement);
    }
    return result as T;
  };

  const world = await makeWorld();
  for (const operation of contract) {
    const { request } = await createFreshRequest(operation, world);
    await note(operation.id, () => ask(request));
    if (operation.method === 'GET') await askFiltered(request, world, note);
  }

  await note('the metrics', () => sendRaw('GET', '/metrics'));
  await beginRounds();
  await note('the clock', runRounds);

  return statementsByText;
}

type StatementRecorder = <T>(by: string, action: () => Promise<T>) => Promise<T>;

/** Page 1, the page after it and the whole list, by each parameter; and page 1 by each other of its values. */
async function askFiltered(request: TestRequest, world: FuzzWorld, note: StatementRecorder): Promise<void> {
  const { operation, query } = request;
  const paging = operation.paged ? PAGE : {};
  const filters = slotsOf(operation)
    .filter(({ part, name }) => part === 'query' && !PAGING_PARAMETERS.includes(name))
    .flatMap((slot) =>
      samplesOf(slot, operation, world).map((value, nth) => ({ filter: { [slot.name]: value }, nth })),
    );

  for (const { filter, nth } of operation.paged ? [{ filter: {}, nth: 0 }, ...filters] : filters) {
    const [filterName = ''] = Object.keys(filter);
    const by = `${operation.id} ${filterName}`.trim();
    const response = await note(by, () => ask({ ...request, query: { ...query, ...filter, ...paging } }));
    if (nth > 0) continue;
    const next = nextOf(response);
    if (next !== undefined) await note(`${by}, next page`, () => sendRaw('GET', next));
    if (operation.paged) await note(`${by}, all`, () => ask({ ...request, query: { ...query, ...filter } }));
  }
}

function nextOf({ headers: { link = '' } }: RawResponse): string | undefined {
  const text = [link].flat().join();
  const [, address] = /<([^>]*)>; rel="next"/.exec(text) ?? [];
  return address === undefined ? undefined : address.replace(/^https?:\/\/[^/]*/, '');
}

/** Every value of a parameter that has some, else one. */
function samplesOf(slot: Slot, operation: OperationFacts, world: FuzzWorld): readonly unknown[] {
  const all = valuesOf(slot);
  if (all.length > 0) return all;
  const { name, placedSchema } = slot;
  const choice = createChoice(world, 0);
  return fc.sample(choice.chooseMember(operation.id, name, placedSchema.schema) ?? fitSchema(placedSchema, choice), {
    numRuns: 1,
    seed: 7,
  });
}

/** As at a start of the service: a test before this one may have put rounds off, or taken them away. */
async function beginRounds(): Promise<void> {
  await getService().database.write((db) => scheduleRounds(db, clock.now(), ZONE));
}

/** A day later: everything that the clock does, housekeeping included. */
async function runRounds(): Promise<void> {
  const { config, database } = getService();
  clock.advance({ days: 1 });
  const all = { ...jobsOf(database, config), clock: createSchedulerJob() };
  const log = pino({ level: 'silent' });
  await new JobQueue({ config, database, jobs: all, now: clock.now, log, random: () => 0 }).runDue();
}
