// The change feed: readers that continue from their last position miss no event, however the writers overlap.
import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import type { Database } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { recordEvents } from '../../db/announcements/events.ts';
import * as deprecatedUses from '../../db/access/deprecated-uses.ts';
import { readEventsAfter, findFeedStart, purgeEvents, isAhead, findNewestBefore } from '../../db/announcements/feed.ts';
import { isBehind } from '../../domain/announcements/feed-position.ts';
import type { Instant } from '../../generated/types.ts';
import { createEmptyDatabase } from '../support/index.ts';
import { SEED, createRandom } from '../support/random.ts';
import { raiseTransactionNumbers } from '../support/stranger.ts';
import { eventContext, openThings, openThingsAt } from '../support/open-things.ts';
import { things } from '../support/things.ts';
import { scaleWait } from '../support/patience.ts';

const WRITERS = 12;
const WRITES_EACH = 40;

interface PolledEvents {
  readonly ids: readonly string[];
  /** The largest number of transactions that were open at once. */
  readonly overlap: number;
}

/** Reads the events after a position; returns their ids, and the position of the last. */
type Poll<Position> = (db: Reader, after: Position | null) => Promise<PollResult<Position>>;

interface PollResult<Position> {
  readonly ids: readonly string[];
  readonly last: Position | null;
}

const pollByPosition: Poll<string> = async (db, after) => {
  const events = await readEventsAfter(db, after, 50);
  return { ids: events.map(({ event_id }) => event_id), last: events.at(-1)?.position ?? after };
};

// Most feeds poll by number, which loses events: numbers are assigned in another order than that of the commits.
const pollByNumber: Poll<number> = async ({ build, query }, after) => {
  const rows = await query(
    build('events')
      .where('id', '>', after ?? 0)
      .orderBy('id')
      .limit(50)
      .select('id', 'event_id'),
  );
  const events = rows as { id: number; event_id: string }[];
  return { ids: events.map(({ event_id }) => event_id), last: events.at(-1)?.id ?? after };
};

describe('the change feed', () => {
  it(`misses no event and repeats none, while twelve write and one reads (seed ${String(SEED)})`, async () => {
    const database = await openThings('feed', { connections: WRITERS + 1, acquireTimeoutMs: scaleWait(20_000) });
    const { ids } = await poll(database, pollByPosition);

    expect(ids).to.deep.equal(await listEventIds(database));
    expect(ids).to.have.length(WRITERS * WRITES_EACH * 2);
    await database.close();
  });

  it('would miss some by their numbers, wherever transactions overlap', async () => {
    const database = await openThings('numbers', { connections: WRITERS + 1, acquireTimeoutMs: scaleWait(20_000) });
    const { ids, overlap } = await poll(database, pollByNumber);

    const missed = (await listEventIds(database)).length - ids.length;
    expect(missed > 0).to.equal(overlap > 1);
    await database.close();
  });

  it('continues from any position, page by page, and ends with an empty page', async () => {
    const database = await openThings('pages');
    for (const naam of ['a', 'b', 'c']) await add(database, naam);
    const events = await database.read((db) => readEventsAfter(db, null, 100));
    for (const [index, { position }] of events.entries()) {
      const rest = await database.read((db) => readEventsAfter(db, position, 2));
      expect(rest.map(({ event_id }) => event_id)).to.deep.equal(
        events.slice(index + 1, index + 3).map(({ event_id }) => event_id),
      );
    }
    await database.close();
  });

  it('shows events that came from another server, and later ones after them', async () => {
    const url = await createEmptyDatabase('restored');
    const first = await openThingsAt(url);
    await first.migrate();
    for (const naam of ['a', 'b']) await add(first, naam);
    await first.close();
    await raiseTransactionNumbers(url);

    const second = await openThingsAt(url);
    await second.migrate();
    await add(second, 'c');

    const events = await second.read((db) => readEventsAfter(db, null, 100));
    expect(events.map(({ data }) => data['naam'])).to.deep.equal(['a', 'a', 'b', 'b', 'c', 'c']);

    await second.close();
  });

  it('refuses a position that it cannot have returned', async () => {
    const database = await openThings('future');
    await add(database, 'a');
    const [, last] = await database.read((db) => readEventsAfter(db, null, 100));
    expect(await database.read((db) => readEventsAfter(db, last?.position ?? '', 100))).to.deep.equal([]);

    expect(await database.read((db) => isAhead(db, last?.position ?? ''))).to.equal(false);
    expect(await database.read((db) => isAhead(db, '999999999999.999999999999'))).to.equal(true);
    await database.close();
  });

  it('shows what occurred since a moment, and purges older events in batches, the oldest first', async () => {
    const database = await openThings('old');
    await add(database, 'older', '2026-01-04T00:00:00.000Z');
    await add(database, 'old', '2026-01-05T00:00:00.000Z');
    await add(database, 'new', '2026-03-05T00:00:00.000Z');

    const since = '2026-02-01T00:00:00.000Z' as Instant;
    const readNames = async (after: string | null): Promise<unknown[]> =>
      (await database.read((db) => readEventsAfter(db, after, 100))).map(({ data }) => data['naam']);

    const events = await database.read((db) => readEventsAfter(db, null, 100));
    expect(await readNames(await database.read((db) => findNewestBefore(db, since)))).to.deep.equal(['new', 'new']);
    expect(await database.read(findFeedStart)).to.equal(null);
    expect(await database.write((db) => purgeEvents(db, since, 3))).to.equal(3);
    expect(await readNames(null)).to.deep.equal(['old', 'new', 'new']);
    expect(await database.read(findFeedStart)).to.equal(events[2]?.position);
    expect(await database.write((db) => purgeEvents(db, since, 3))).to.equal(1);
    expect(await database.write((db) => purgeEvents(db, since, 3))).to.equal(0);
    expect(await database.read(findFeedStart)).to.equal(events[3]?.position);
    expect(await readNames(null)).to.deep.equal(['new', 'new']);

    await database.close();
  });

  it('skips audit entries of earlier moments, which were written late', async () => {
    const database = await openThings('late');
    await add(database, 'new', '2026-03-05T00:00:00.000Z');
    const caller = { type: 'apikey', id: 1, userId: 1 } as const;
    const use = { operation: 'listLocations', part: '?zoek', caller, address: '192.0.2.1', requestId: 'late' } as const;
    const moment = '2026-01-05T00:00:00.000Z' as Instant;
    await database.write((db) => deprecatedUses.insert(db, [{ ...use, day: '2026-01-05', moment }]));
    const since = '2026-02-01T00:00:00.000Z' as Instant;
    expect(await database.read((db) => findNewestBefore(db, since))).to.equal(null);
    expect(await database.write((db) => purgeEvents(db, since, 100))).to.equal(1);
    expect(await database.read(findFeedStart)).to.equal(null);
    await database.close();
  });

  it('keeps its start among events that came from another server', async () => {
    const url = await createEmptyDatabase('restored-start');
    const first = await openThingsAt(url);
    await first.migrate();
    await add(first, 'old', '2026-01-05T00:00:00.000Z');
    await add(first, 'new', '2026-03-05T00:00:00.000Z');
    await first.write((db) => purgeEvents(db, '2026-02-01T00:00:00.000Z' as Instant, 100));
    await first.close();
    await raiseTransactionNumbers(url);

    const second = await openThingsAt(url);
    await second.migrate();

    const [firstEvent] = await second.read((db) => readEventsAfter(db, null, 100));
    const start = await second.read(findFeedStart);
    expect(isBehind(start ?? '', firstEvent?.position ?? '')).to.equal(true);

    await second.close();
  });
});

async function add(database: Database, naam: string, now: string = eventContext.now): Promise<void> {
  await database.write(async (db) => {
    await things.insert(db, { naam });
    await recordEvents(db, { ...eventContext, now: now as Instant });
  });
}

async function poll<Position>(database: Database, question: Poll<Position>): Promise<PolledEvents> {
  const state = { writing: true };
  const writers = write(database).finally(() => {
    state.writing = false;
  });
  const ids: string[] = [];
  let position: Position | null = null;

  for (;;) {
    const wasWriting = state.writing;
    const after: Position | null = position;
    const result: PollResult<Position> = await database.read((db) => question(db, after));
    ids.push(...result.ids);
    position = result.last;
    if (!wasWriting && result.ids.length === 0) break;
  }

  return { ids, overlap: await writers };
}

async function write(database: Database): Promise<number> {
  const random = createRandom(SEED);
  let open = 0;
  let most = 0;

  const writeThings = async (name: number): Promise<void> => {
    for (let number = 0; number < WRITES_EACH; number++) {
      await database.write(async (db) => {
        most = Math.max(most, ++open);
        await things.insert(db, { naam: `${String(name)}.${String(number)}` });
        await recordEvents(db, eventContext);
        for (let remaining = random(8); remaining > 0; remaining--) await setImmediate();
        open--;
      });
    }
  };

  await Promise.all(Array.from({ length: WRITERS }, (_, name) => writeThings(name)));
  return most;
}

async function listEventIds(database: Database): Promise<string[]> {
  const events = await database.read((db) => readEventsAfter(db, null, 100_000));
  return events.map(({ event_id }) => event_id);
}
