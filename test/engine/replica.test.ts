// A streaming replica serves lists and statistics: never older than the writes of the reader, nor than two seconds.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Boekstaaf } from 'boekstaaf';
import { expect } from 'chai';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../db/engine/session/database.ts';
import type { ReadPlace, ReplicaState } from '../../db/engine/session/replica.ts';
import { UnusableDatabase } from '../../db/engine/session/unusable.ts';
import { createListing } from '../../db/engine/listing.ts';
import { openDatabase } from '../../db/open.ts';
import * as locations from '../../db/house/locations.ts';
import type { Handlers } from '../../handlers/handler.ts';
import { makeFirstUser, rescue } from '../../http/request/first-user.ts';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { clock, ZONE } from '../support/clock.ts';
import { startInsideService } from '../support/inside.ts';
import { scaleWait } from '../support/patience.ts';
import { codesOf } from '../support/problem-codes.ts';
import { type RawCredential, type RawResponse, send } from '../support/raw.ts';
import { queryServer, startReplicated, waitUntil, type ReplicatedPair } from '../support/replica.ts';
import type { ServedService } from '../support/running.ts';
import { SECRETS_KEY } from '../support/secrets-key.ts';
import '../support/only-with-all.ts';

const POSITION = /^[0-9A-F]{16}$/;
const RECENT_MS = 3_600_000;
const LOCATIONS = '/api2/locaties';

describe('a replica of PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-replica-'));
  let servers: ReplicatedPair;
  let here: Process;
  let there: Process;
  let other: RawCredential;

  /** In milliseconds, on a clock that cannot be set. */
  let time = 0;

  /** A service with its own connections to the database, like another process. */
  interface Process {
    readonly served: ServedService;
    readonly database: Database;
    readonly replica: NonNullable<Database['replica']>;
  }

  const processes: Process[] = [];

  const startProcess = async (handlers: Partial<Handlers> = {}): Promise<Process> => {
    const database = await openDatabase(servers.primary.urlOf('postgres'), {
      zone: ZONE,
      acquireTimeoutMs: scaleWait(10_000),
      replica: {
        url: servers.replica.urlOf('postgres'),
        positionTimeoutMs: scaleWait(10_000),
        recent: RECENT_MS,
        now: () => time,
      },
    });

    await database.migrate();
    const { replica } = database;
    if (replica === null) throw new Error('It has a replica.');

    const config = readConfig({
      DATABASE_URL: servers.primary.urlOf('postgres'),
      SECRETS_KEY,
      BOOTSTRAP_USERNAME: ADMINISTRATOR.username,
      BOOTSTRAP_PASSWORD: ADMINISTRATOR.password,
      LOG_LEVEL: 'trace',
    });

    await makeFirstUser(database, config, clock.now());
    const newProcess = { served: await startInsideService(config, database, { handlers }), database, replica };
    processes.push(newProcess);

    return newProcess;
  };

  before(async () => {
    clock.reset();
    chmodSync(folder, 0o755);
    servers = await startReplicated(folder);
    here = await startProcess();
    there = await startProcess();
    const { username, password } = await rescue(here.database, here.served.config, {
      username: 'somebody-else',
      now: clock.now(),
    });
    other = { username, password };
  });

  beforeEach(() => servers.resume());

  after(async () => {
    for (const { served, database } of processes) {
      await served.close();
      await database.close();
    }
    await servers.stop();
    rmSync(folder, { recursive: true });
  });

  const ask = (
    { served: { baseUrl } }: Process,
    path: string,
    auth: RawCredential = ADMINISTRATOR,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RawResponse> => send(baseUrl, 'GET', path, { auth, headers });

  const namesOf = ({ body }: RawResponse): unknown => (body as { naam: string }[]).map(({ naam }) => naam);
  const readNames = async (...parameters: Parameters<typeof ask>): Promise<unknown> =>
    namesOf(await ask(...parameters));
  const write = (naam: string, from = here): Promise<RawResponse> =>
    send(from.served.baseUrl, 'POST', LOCATIONS, { body: { naam }, auth: ADMINISTRATOR });

  const remove = async ({ body }: RawResponse): Promise<void> => {
    await send(here.served.baseUrl, 'DELETE', `${LOCATIONS}/${String((body as { id: number }).id)}`, {
      auth: ADMINISTRATOR,
    });
  };

  /** Returns how many reads `action` makes on the replica and on the primary. */
  const countReads = async (
    { replica }: Process,
    action: () => Promise<unknown>,
  ): Promise<Record<ReadPlace, number>> => {
    const before = new Map(replica.reads);
    await action();
    const countTaken = (place: ReadPlace): number => (replica.reads.get(place) ?? 0) - (before.get(place) ?? 0);
    return { replica: countTaken('replica'), primary: countTaken('primary') };
  };

  const stateOf = ({ replica }: Process, expectedState: ReplicaState): Promise<void> =>
    new Promise((resolve) => {
      replica.onChange((state) => {
        if (state === expectedState) resolve();
      });
      if (replica.state === expectedState) resolve();
    });

  const readReplicaState = async (from: Process): Promise<unknown> =>
    ((await send(from.served.baseUrl, 'GET', '/ready', {})).body as { replica: unknown }).replica;

  it('serves lists, the feed and statistics, and no other reads', async () => {
    await servers.resume();
    const begin = '2027-03-10';
    for (const path of [LOCATIONS, '/api2/events', `/api2/omzet?begin=${begin}&eind=${begin}`]) {
      const readCounts = await countReads(here, async () => {
        const response = await ask(here, path, other);
        expect(response.status, response.text).to.equal(200);
        expect(response.headers).to.not.have.property('x-boekstaaf-position');
      });
      expect(readCounts, path).to.deep.equal({ replica: 1, primary: 0 });
    }

    const single = await countReads(here, () => ask(here, '/api2/personeel/me', other));
    expect(single).to.deep.equal({ replica: 0, primary: 0 });

    const replicaState = (await readReplicaState(here)) as { behind_bytes: number };
    expect(replicaState).to.deep.equal({ state: 'in use', behind_bytes: replicaState.behind_bytes, behind_seconds: 0 });
    expect(replicaState.behind_bytes).to.be.within(0, 10_000);
  });

  it('shows writers their changes, with or without the header, and others a state of two seconds ago', async () => {
    const client = new Boekstaaf({ baseUrl: here.served.baseUrl, ...ADMINISTRATOR, retries: 0 });
    await servers.pause();

    const readCounts = await countReads(here, () => ask(here, LOCATIONS, other));
    expect(readCounts).to.deep.equal({ replica: 1, primary: 0 });

    const creation = await write('Baan 1');
    const position = String(creation.headers['x-boekstaaf-position']);
    expect(position).to.match(POSITION);
    expect(await readNames(here, LOCATIONS)).to.deep.equal(['Baan 1']);
    expect(await readNames(there, LOCATIONS), 'in another process').to.deep.equal(['Baan 1']);
    expect(await readNames(here, LOCATIONS, other)).to.deep.equal([]);
    expect(await readNames(here, LOCATIONS, other, { 'X-Boekstaaf-After': position })).to.deep.equal(['Baan 1']);

    const beyond = 'F'.repeat(16);
    expect(await readNames(here, LOCATIONS, other, { 'X-Boekstaaf-After': beyond })).to.deep.equal(['Baan 1']);

    const { id } = creation.body as { id: number };
    expect((await ask(here, `${LOCATIONS}/${String(id)}`, other)).status).to.equal(200);

    const second = await client.locations.create({ naam: 'Baan 2' });
    expect(await client.locations.list()).to.have.lengthOf(2);

    await servers.resume();
    // PostgreSQL logs changes of its own, which may be under way.
    await waitUntil(async () => (await countReads(here, () => ask(here, LOCATIONS))).replica === 1);
    await client.locations.delete(second.id);
    await remove(creation);
  });

  it('gets the position of a write from the SDK, also from a client made by withOptions', async () => {
    const requestHeaders: Headers[] = [];

    const fetchAndNote: typeof fetch = (url, init) => {
      requestHeaders.push(new Headers(init?.headers));
      return fetch(url, init);
    };

    const client = new Boekstaaf({ baseUrl: here.served.baseUrl, ...ADMINISTRATOR, retries: 0, fetch: fetchAndNote });
    await client.locations.list();

    const { id } = await client.locations.create({ naam: 'Baan' });
    await client.withOptions({ retries: 1 }).locations.list();
    await client.locations.delete(id);

    const positions = requestHeaders.map((headers) => headers.get('x-boekstaaf-after'));
    expect(positions).to.have.lengthOf(4);
    expect([positions[0], positions[1], positions[3]]).to.deep.equal([null, null, null]);
    expect(positions[2]).to.match(POSITION);
  });

  it('refuses a malformed position', async () => {
    for (const [wrong, code] of [
      ['0/16B374D8', 'ERR_LENGTH'],
      ['0000000/16B374D8', 'ERR_FORMAT'],
    ] as const) {
      const response = await ask(here, LOCATIONS, other, { 'X-Boekstaaf-After': wrong });
      expect(response.status).to.equal(406);
      expect((response.body as unknown[])[0]).to.deep.include({ field: 'X-Boekstaaf-After', code });
    }
  });

  it('is not used when it is more than two seconds behind, and used again when it has caught up', async () => {
    await ask(here, LOCATIONS, other);
    await servers.pause();

    const creation = await write('Laat');
    expect(await readNames(here, LOCATIONS, other)).to.deep.equal([]);

    time += 2_001;
    expect(await readNames(here, LOCATIONS, other)).to.deep.equal(['Laat']);

    time += 2_001;
    expect(await readNames(here, LOCATIONS, other)).to.deep.equal(['Laat']);
    expect(here.replica.state).to.equal('behind');
    expect(await readReplicaState(here)).to.deep.include({ state: 'behind', behind_seconds: 2.001 });

    await servers.resume();
    expect(await countReads(here, () => ask(here, LOCATIONS, other))).to.deep.equal({ replica: 1, primary: 0 });
    expect(here.replica.state).to.equal('in use');

    await remove(creation);
  });

  it('leaves a position in the feed that it has not reached to the primary', async () => {
    await servers.pause();
    const creation = await write('Gebeurtenis');
    const { body } = await ask(here, '/api2/events?page_size=1000');
    const last = (body as { meta: { position: string } }[]).at(-1)?.meta.position ?? '';
    const response = await ask(here, `/api2/events?after=${last}`, other);
    expect(response.status, response.text).to.equal(200);
    await servers.resume();
    await remove(creation);
  });

  it('leaves rights to the primary: a newer key works, and one revoked since is refused', async () => {
    const { baseUrl } = here.served;

    const keyOf = async (description: string): Promise<{ id: number; token: string }> => {
      const body = { user_id: 2, description };
      return (await send(baseUrl, 'POST', '/api2/apikeys', { body, auth: ADMINISTRATOR })).body as never;
    };

    const known = await keyOf('known');
    await servers.resume();
    await servers.pause();

    const young = await keyOf('young');
    const figures = '/api2/omzet?begin=2027-03-10&eind=2027-03-10';
    const answer = (key: { token: string }) => ask(here, figures, { apiKey: key.token });
    const readCounts = await countReads(here, async () => {
      expect((await answer(known)).status).to.equal(200);
      expect((await answer(young)).status).to.equal(200);
    });
    expect(readCounts).to.deep.equal({ replica: 2, primary: 0 });

    await send(baseUrl, 'DELETE', `/api2/apikeys/${String(known.id)}`, { auth: ADMINISTRATOR });
    expect((await answer(known)).status).to.equal(401);
    expect((await ask(here, LOCATIONS, { apiKey: known.token })).status).to.equal(401);
  });

  it('leaves a request to the primary when it dies while the request is under way', async () => {
    const copyFlags: boolean[] = [];
    const dying = await startProcess({
      listLocations: async (_input, { db }) => {
        copyFlags.push(db.isCopy === true);
        if (db.isCopy === true) await db.query('select pg_terminate_backend(pg_backend_pid())');
        return createListing(locations.select(db, {}), locations.read);
      },
    });
    expect((await ask(dying, LOCATIONS, other)).status).to.equal(200);
    expect(copyFlags).to.deep.equal([true, false]);
  });

  it('does not pass a statement beyond its time limit on to the primary', async () => {
    const asker = { by: 'somebody', after: null };

    const slow = (): Promise<unknown> =>
      here.replica.read(asker, (db) => db.query("select set_config('statement_timeout', '50', true), pg_sleep(0)"), {
        isStatistic: true,
      });

    await slow();
    const slowRead = here.replica.read(
      asker,
      async (db) => {
        await db.query("select set_config('statement_timeout', '50', true)");
        return db.query('select pg_sleep(600)');
      },
      { isStatistic: true },
    );
    expect(await codesOf(slowRead)).to.deep.equal(['ERR_UNAVAILABLE']);

    const signal = AbortSignal.abort();
    const abortedRead = here.replica.read(asker, (db) => db.query('select 1'), { isStatistic: true, signal });
    expect(await codesOf(abortedRead)).to.deep.equal(['ERR_UNAVAILABLE']);

    const failed = here.replica.read(asker, (db) => db.query('select 1 / 0'), { isStatistic: false });
    expect(await failed).to.equal(null);
  });

  it('leaves lists to the primary when it is gone, and is used again when it is back', async () => {
    const creation = await write('Blijft');
    await servers.replica.stop();
    for (const from of [here, there])
      for (const auth of [other, ADMINISTRATOR])
        expect(await readNames(from, LOCATIONS, auth)).to.deep.equal(['Blijft']);

    expect(here.replica.state).to.equal('away');
    expect(await readReplicaState(here)).to.deep.equal({ state: 'away', behind_bytes: null, behind_seconds: null });

    await servers.replica.restart('crashed', 0);
    time += 1_001;

    const back = stateOf(here, 'in use');
    expect(await readNames(here, LOCATIONS, other)).to.deep.equal(['Blijft']);

    await back;
    await servers.resume();
    expect(await countReads(here, () => ask(here, LOCATIONS, other))).to.deep.equal({ replica: 1, primary: 0 });

    await remove(creation);
  });

  it('is described by /metrics: whether it is in use, how far behind it is, and its reads', async () => {
    await ask(here, LOCATIONS, other);
    const { text } = await send(here.served.baseUrl, 'GET', '/metrics', {});
    expect(text).to.match(/^boekstaaf_replica\{state="in use"\} 1$/m);
    expect(text).to.match(/^boekstaaf_replica\{state="away"\} 0$/m);
    expect(text).to.match(/^boekstaaf_replica_behind_bytes \d+$/m);
    expect(text).to.match(/^boekstaaf_replica_behind_seconds 0$/m);
    const [, count] = /^boekstaaf_replica_reads_total\{place="replica"\} (\d+)$/m.exec(text) ?? [];
    expect(Number(count)).to.equal(here.replica.reads.get('replica'));
  });

  it('of another database is refused at the start', async () => {
    await queryServer(servers.primary, (text) => text('create database another'));
    await servers.resume();
    const url = servers.replica.urlOf('another');
    const wrong = await openDatabase(servers.primary.urlOf('postgres'), { zone: ZONE, replica: { url } });
    const refusal = await wrong.replica?.assertCopy().catch((error: unknown) => error);
    await wrong.close();
    expect(refusal).to.be.instanceOf(UnusableDatabase);
    expect((refusal as Error).message).to.match(/^DATABASE_READ_URL names no copy of the database in DATABASE_URL/);
  });

  it('blocks no start when it is absent', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/nothing';
    const database = await openDatabase(servers.primary.urlOf('postgres'), { zone: ZONE, replica: { url } });
    await database.replica?.assertCopy();
    expect(database.replica?.state).to.equal('away');
    await database.close();
  });

  it('of an SQLite file is refused with an explanation', () => {
    const environment = {
      DATABASE_URL: 'sqlite:data/boekstaaf.db',
      DATABASE_READ_URL: 'postgres://replica.example/books',
    };
    expect(() => readConfig(environment)).to.throw(
      'DATABASE_READ_URL: an SQLite file has no replica: leave it out, or name PostgreSQL in DATABASE_URL',
    );
  });

  // This test is the last one: after it the replica receives no more changes.
  it('that was promoted is not used, since it has changes of its own from then on', async () => {
    const creation = await write('Daarna');
    await servers.resume();
    await queryServer(servers.replica, async (text) => {
      await text('select pg_promote()');
      await text("insert into locations (naam) select 'Vreemd' from generate_series(1, 1000)").catch(() => undefined);
    });
    expect(await readNames(here, LOCATIONS, other)).to.deep.equal(['Daarna']);
    expect(here.replica.state).to.equal('no replica');
    await remove(creation);
  });
});
