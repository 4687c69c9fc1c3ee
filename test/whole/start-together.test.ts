// Concurrent starts on one database: which of them creates the first administrator, and the refusals of the database.
import { expect } from 'chai';
import pino from 'pino';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { type FirstLogin, makeFirstUser } from '../../http/request/first-user.ts';
import { startServer } from '../../server.ts';
import { scaleWait } from '../support/patience.ts';
import { startChildServer } from '../support/child-server.ts';
import { clock } from '../support/clock.ts';
import { createEmptyDatabase, open, sendRaw } from '../support/index.ts';
import { overlayDatabase } from '../support/overlay.ts';
import { expectRefusedStart } from '../support/refused-start.ts';
import { isSharable } from '../support/database-url.ts';
import { createOrdinaryAccount } from '../support/stranger.ts';
import { openUnlocked } from '../support/unlocked.ts';
import '../support/nightly-only.ts';

const PARALLEL_STARTS = 20;
const SILENT_OPTIONS = { log: pino({ level: 'silent' }), now: clock.now, grace: 0 };

/** Returns the errors of the failed promises. */
async function listFailures(work: readonly Promise<unknown>[]): Promise<string[]> {
  const all = await Promise.allSettled(work);
  return all.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
}

/** Returns a barrier: each caller waits until all have called it. */
function createBarrier(): () => Promise<void> {
  let coming = PARALLEL_STARTS;
  let open: () => void = () => undefined;
  const opening = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    coming -= 1;
    if (coming === 0) open();
    return opening;
  };
}

describe('servers that start at once on an empty database', () => {
  it(`create one administrator in ${String(PARALLEL_STARTS)} starts; on SQLite all but one name the lock`, async () => {
    const DATABASE_URL = await createEmptyDatabase('together');
    const config = readConfig({ DATABASE_URL, PORT: '0' });
    const logins: FirstLogin[] = [];
    const servers: Awaited<ReturnType<typeof startServer>>[] = [];

    const start = async (): Promise<void> => {
      servers.push(await startServer({ ...SILENT_OPTIONS, config, onFirstLogin: (login) => logins.push(login) }));
    };

    const failed = await listFailures(Array.from({ length: PARALLEL_STARTS }, start));
    const refusedCount = isSharable(DATABASE_URL) ? 0 : PARALLEL_STARTS - 1;
    expect(failed.filter((each) => !each.includes('Another server is using'))).to.deep.equal([]);
    expect(failed).to.have.lengthOf(refusedCount);
    expect(servers).to.have.lengthOf(PARALLEL_STARTS - refusedCount);
    expect(logins).to.have.lengthOf(1);

    const auth = logins[0] ?? null;
    for (const { url: baseUrl } of servers)
      expect((await sendRaw('GET', '/api2/apikeys', { baseUrl, auth })).status).to.equal(200);
    await Promise.all(servers.map((server) => server.close()));
  });

  it('run one after another: of many that all saw no user, one creates it', async () => {
    const url = await migrateEmpty('turns');
    const database = await open(url, { acquireTimeoutMs: scaleWait(20_000) });
    const logins = await Promise.all(createFirstUsers(database));
    expect(logins.filter((login) => login !== null)).to.have.lengthOf(1);
    await database.close();
  });

  it('would fail on the name of the first user otherwise', async () => {
    const database = await openUnlocked(await migrateEmpty('twin'));
    const failed = await listFailures(createFirstUsers(database));
    expect(failed.length).to.be.greaterThan(0);
    expect(failed.every((each) => each.includes('ERR_TAKEN'))).to.equal(true);
    await database.close();
  });
});

async function migrateEmpty(name: string): Promise<string> {
  const url = await createEmptyDatabase(name);
  const database = await open(url);
  await database.migrate();
  await database.close();
  return url;
}

/** Creates the first user by many at once; each writes only after all have seen that there is none. */
function createFirstUsers(database: Database): Promise<FirstLogin | null>[] {
  const together = createBarrier();
  const patient = overlayDatabase(database, { write: (work) => together().then(() => database.write(work)) });
  return Array.from({ length: PARALLEL_STARTS }, () => makeFirstUser(patient, readConfig({}), clock.now()));
}

describe('the password of the first administrator', () => {
  it('is shown even if the start fails after the account was created', async () => {
    const DATABASE_URL = await createEmptyDatabase('lost');
    const config = readConfig({ DATABASE_URL, PORT: '0' });
    const logins: FirstLogin[] = [];
    const noteLogin = (login: FirstLogin): unknown => logins.push(login);
    const [failure] = await Promise.allSettled([
      startServer({ ...SILENT_OPTIONS, config, onFirstLogin: noteLogin, document: { paths: {} } }),
    ]);
    expect(failure.status).to.equal('rejected');
    expect(logins).to.have.lengthOf(1);

    const server = await startChildServer({ DATABASE_URL });
    const response = await sendRaw('GET', '/api2/apikeys', { baseUrl: server.baseUrl, auth: logins[0] ?? null });
    expect(response.status).to.equal(200);

    await server.end('SIGTERM');
  });
});

describe('a start that PostgreSQL refuses says why in one sentence', () => {
  it('when the password is wrong, the database is missing, or its tables may not be created', async () => {
    const url = await createEmptyDatabase('refused');
    const account = await createOrdinaryAccount(url);
    const expected: Record<string, RegExp> = isSharable(url)
      ? {
          [url.replace('tester@', 'guarded:hunter2@')]: /^PostgreSQL at \S+ does not let guarded in: .+ DATABASE_URL/,
          [`${url}-none`]: /^PostgreSQL at \S+ has no database .+-none: .+ DATABASE_URL/,
          [url.replace('tester@', `${account}@`)]: /may not make tables in the database .+: make \S+ its owner/,
          [`${url}?sslmode=verify-full`]: /^PostgreSQL at \S+ cannot be used \(.+\): correct DATABASE_URL\./,
        }
      : { [url.replace(/\/[^/]+$/, '')]: / is no file: / };

    for (const [DATABASE_URL, sentence] of Object.entries(expected)) {
      const message = await expectRefusedStart({ DATABASE_URL });
      expect(message).to.match(sentence).and.not.include('hunter2');
    }
  });
});
