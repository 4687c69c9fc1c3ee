// Calls to another service before the response: after the commit, once for each key, and with a time limit whatever that service does.
import { expect } from 'chai';
import pino from 'pino';
import * as locations from '../../db/house/locations.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import { find, readOne } from '../../db/engine/changes/table.ts';
import { claim, enqueueCall, addMilliseconds } from '../../db/queue/jobs.ts';
import { declareCompleted } from '../../handlers/handler.ts';
import { createLocation } from '../../handlers/house/locations.ts';
import { openHttpClient, type HttpClient } from '../../jobs/announcements/http-client.ts';
import { CALL_LIMITS, createOutgoingCallJob, type OutgoingCall } from '../../jobs/outgoing-call.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { api, clock, getDatabase, collectEvents, given, startService, sendRaw, getService } from '../support/index.ts';
import { scaleWait } from '../support/patience.ts';
import { answerProperly, startProvider, type ProviderManner, type LinkProvider } from '../support/provider.ts';
import { pointName, RECEIVERS, resolve } from '../support/receiver-names.ts';
import { closeReceivers, startReceiver } from '../support/receiver.ts';
import type { RawResponse } from '../support/raw.ts';
import type { ServedService } from '../support/service.ts';
import { runWrite } from '../support/knex-writes.ts';

const JOB_KIND = 'ask-for-link';
const SECRET = 'Bearer not-for-logs';
// The time limit for a service that never completes its response.
const HASTY_TIMEOUT_MS = 250;

interface LinkPayload {
  readonly location_id: number;
}

/**
 * Returns a call that sets a location's address to a link which another service makes, or to the reason why there is
 * none.
 */
function linkFor(url: () => string): OutgoingCall<LinkPayload> {
  const note: OutgoingCall<LinkPayload>['giveUp'] = async (db, { location_id }, adres) => {
    await lockRoot(db, 'locations', location_id);
    const location = await find(locations.read, db, location_id);
    if (location?.adres === null) await locations.update(db, location, { adres });
  };
  return {
    request: async (db, { location_id }) => {
      const { naam, adres } = await readOne(locations.read, db, location_id);
      return adres === null ? { url: url(), headers: { authorization: SECRET }, body: { naam } } : null;
    },
    store: (db, payload, result, now) => note(db, payload, (result as { link: string }).link, now),
    giveUp: note,
  };
}

const listJobs = (): Promise<{ run_at: string; last_error: string | null; dead_at: string | null }[]> =>
  getDatabase().read(({ build, query }) =>
    query(build('jobs').where({ kind: JOB_KIND }).select('run_at', 'last_error', 'dead_at')),
  );

describe('a call to another service that a response needs', () => {
  let other: LinkProvider;
  let steady: HttpClient;
  let hasty: HttpClient;
  let isHasty = false;
  let queue: JobQueue;
  let beside: ServedService;
  let url: string;
  let fails = false;

  before(async () => {
    other = await startProvider();
    const open = (wait: number): HttpClient =>
      openHttpClient({ ...CALL_LIMITS, allowed: RECEIVERS, resolve, timeoutMs: scaleWait(wait) });

    steady = open(CALL_LIMITS.timeoutMs);
    hasty = open(HASTY_TIMEOUT_MS);

    const sender: HttpClient = {
      send: (method, message) => steady.send(method, message),
      post: (message) => (isHasty ? hasty : steady).post(message),
      addressOf: (host) => steady.addressOf(host),
      close: () => Promise.resolve(),
    };
    const { config } = getService();
    const log = pino({ level: 'silent' });
    const jobs = {
      [JOB_KIND]: createOutgoingCallJob(
        sender,
        linkFor(() => url),
      ),
    };

    queue = new JobQueue({ config, database: getDatabase(), jobs, now: clock.now, log, random: () => 0 });
    const asking = declareCompleted<'createLocation'>(
      async (input, context) => {
        const location = await createLocation(input, context);
        await enqueueCall(context.db, { kind: JOB_KIND, payload: { location_id: location.id } }, context.now);
        if (fails) throw new Error('after the call was put in');
        return location;
      },
      ({ id }, db) => readOne(locations.read, db, id),
    );

    beside = await startService({ queue, handlers: { createLocation: asking }, failing: true });
  });

  beforeEach(async () => {
    clock.reset();
    other.behave(answerProperly);
    other.clear();
    url = other.url;
    fails = false;
    isHasty = false;
    await getDatabase().write(({ build, write }) =>
      runWrite({ write }, build('jobs').where({ kind: JOB_KIND }).delete()),
    );
  });

  after(async () => {
    await beside.close();
    await Promise.all([steady.close(), hasty.close()]);
    await closeReceivers();
  });

  const create = (naam: string, headers: Record<string, string> = {}): Promise<RawResponse> =>
    sendRaw('POST', '/api2/locaties', { baseUrl: beside.baseUrl, body: { naam }, headers });

  const expectCreated = async (naam: string): Promise<{ id: number; adres: string | null }> => {
    const { status, body, text } = await create(naam);
    expect(status, text).to.equal(201);
    return body as { id: number; adres: string | null };
  };

  const readKeys = (): Set<string | undefined> =>
    new Set(other.received.map(({ headers }) => headers['idempotency-key']));

  /** Repairs the other service, and runs the retry that is due after these minutes. */
  async function retryLater(minutes = 5): Promise<void> {
    isHasty = false;
    other.behave(answerProperly);
    url = other.url;
    clock.advance({ minutes });
    expect(await queue.runDue()).to.equal(1);
  }

  it('is made after the commit, and the response shows its result and the ETag with it', async () => {
    const events = await collectEvents(async () => {
      const response = await create('Kas');
      const { id, adres } = response.body as { id: number; adres: string };
      expect(adres).to.equal([...other.linksByKey.values()].at(-1));
      const readResponse = await sendRaw('GET', `/api2/locaties/${String(id)}`, {});
      expect(readResponse.body).to.deep.equal(response.body);
      expect(readResponse.headers['etag']).to.equal(response.headers['etag']);
    });
    expect(events.map(({ event }) => event)).to.include.members(['Locatie::postInsert', 'Locatie::postUpdate']);

    const [request, ...more] = other.received;
    expect(more).to.deep.equal([]);
    expect(request?.body).to.equal('{"naam":"Kas"}');
    expect(request?.headers).to.include({ authorization: SECRET, 'content-type': 'application/json' });
    expect(request?.headers['idempotency-key']).to.match(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(await listJobs()).to.deep.equal([]);
  });

  it('is never made after a rollback', async () => {
    fails = true;
    expect((await create('Weg')).status).to.equal(500);
    clock.advance({ minutes: 5 });
    expect(await queue.runDue()).to.equal(0);
    expect(other.received).to.deep.equal([]);
  });

  it('is not made again for a repeated Idempotency-Key, which replays the result', async () => {
    const headers = { 'Idempotency-Key': 'a-link-please' };
    const first = await create('Sleutel', headers);
    const second = await create('Sleutel', headers);
    expect((first.body as { adres: string }).adres).to.match(/^https:/);
    expect(second.text).to.equal(first.text);
    expect(second.headers).to.include({ 'idempotent-replayed': 'true', etag: first.headers['etag'] });
    expect(other.received).to.have.lengthOf(1);
  });

  const hostile: Readonly<Record<string, readonly [ProviderManner, RegExp]>> = {
    'says nothing': [() => undefined, /No complete response within/],
    'drips a byte at a time': [
      (response) => {
        response.writeHead(201, { 'content-length': 60_000 });
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => {
          clearInterval(timer);
        });
      },
      /No complete response within/,
    ],
    'answers with 10 MB': [(response) => response.writeHead(201).end(Buffer.alloc(10_000_000, ' ')), /too long/],
    'closes in the middle, having made it': [
      (response, text) => {
        response.writeHead(201, { 'content-length': text.length }).write(text.slice(0, 9));
        setImmediate(() => response.destroy());
      },
      /closed early/,
    ],
    'answers what is no JSON': [(response) => response.writeHead(200).end('<h1>Welcome'), /no JSON/],
    'is broken': [(response) => response.writeHead(500).end(SECRET), /status 500/],
    'is busy with the same key': [(response) => response.writeHead(409).end(), /status 409/],
  };

  for (const [label, [manner, reason]] of Object.entries(hostile))
    it(`is retried after the response when the service ${label}, by the same key, and made once`, async () => {
      const before = other.linksByKey.size;
      other.behave(manner);
      isHasty = /No complete/.test(reason.source);

      const { id, adres } = await expectCreated(label);
      expect(adres).to.equal(null);

      const [job, ...others] = await listJobs();
      expect(others).to.deep.equal([]);
      expect(job?.last_error).to.match(reason).and.not.include('not-for-logs');
      expect(job?.run_at).to.equal(addMilliseconds(clock.now(), 5_000));

      await retryLater();
      expect((await api.locations.getLocation({ id })).adres).to.equal([...other.linksByKey.values()].at(-1));
      expect(other.received).to.have.lengthOf(2);
      expect(readKeys().size).to.equal(1);
      expect(other.linksByKey.size).to.equal(before + 1);
    });

  it('follows no redirect, and connects to no address that is not public', async () => {
    const trap = await startReceiver();
    other.behave((response) => response.writeHead(302, { location: `http://127.0.0.1:${String(trap.port)}/` }).end());
    const redirected = await expectCreated('Omgeleid');
    expect(redirected.adres).to.equal(null);
    expect((await listJobs())[0]?.last_error).to.match(/status 302/);
    await retryLater();

    pointName('inside.test', ['127.0.0.1']);
    url = `http://inside.test:${String(trap.port)}/`;
    expect((await expectCreated('Binnen')).adres).to.equal(null);
    expect((await listJobs())[0]?.last_error).to.match(/not public/);
    expect(trap.connections).to.equal(0);
  });

  it('waits as long as a busy service asks, an hour at most', async () => {
    other.behave((response) => response.writeHead(429, { 'retry-after': '77' }).end());
    await expectCreated('Druk');
    expect((await listJobs())[0]?.run_at).to.equal(addMilliseconds(clock.now(), 77_000));
    await retryLater();
    const later = addMilliseconds(clock.now(), 90_000);
    other.behave((response) => response.writeHead(503, { 'retry-after': new Date(later).toUTCString() }).end());
    await expectCreated('Drukst');
    expect((await listJobs())[0]?.run_at.slice(0, 19)).to.equal(later.slice(0, 19));
    await retryLater();
    other.behave((response) => response.writeHead(503, { 'retry-after': '999999999999' }).end());
    await expectCreated('Drukker');
    expect((await listJobs())[0]?.run_at).to.equal(addMilliseconds(clock.now(), 3_600_000));
  });

  it('is given up at once when the service refuses, and the response says so', async () => {
    other.behave((response) => response.writeHead(422).end('{}'));
    expect((await expectCreated('Geweigerd')).adres).to.match(/status 422/);
    expect((await listJobs())[0]?.dead_at).to.equal(clock.now());
    clock.advance({ days: 1 });
    expect(await queue.runDue()).to.equal(0);
    expect(other.received).to.have.lengthOf(1);
  });

  it('is given up after six attempts, and the object shows the error', async () => {
    other.behave((response) => response.writeHead(500).end());
    const { id } = await expectCreated('Nooit');
    for (let tries = 2; tries <= 6; tries++) {
      expect((await api.locations.getLocation({ id })).adres).to.equal(null);
      clock.advance({ hours: 2 });
      expect(await queue.runDue()).to.equal(1);
    }
    expect((await api.locations.getLocation({ id })).adres).to.match(/status 500/);
    expect((await listJobs())[0]?.dead_at).to.equal(clock.now());
    expect(other.received).to.have.lengthOf(6);
    expect(readKeys().size).to.equal(1);
  });

  it('is stored once when two processes make it, because the first one lost its lease', async () => {
    other.behave(() => undefined);
    isHasty = true;

    const { id } = await expectCreated('Tweemaal');
    isHasty = false;
    other.behave(answerProperly);
    clock.advance({ minutes: 5 });

    const [job] = await getDatabase().write((db) =>
      claim(db, { kind: JOB_KIND, now: clock.now(), until: addMilliseconds(clock.now(), 1_000), limit: 1 }),
    );

    clock.advance({ minutes: 5 });
    const events = await collectEvents(async () => {
      if (job === undefined) throw new Error('There was no job to take.');
      await Promise.all([queue.runDue(), queue.runReserved([job])]);
    });
    expect(events.filter(({ event }) => event === 'Locatie::postUpdate')).to.have.lengthOf(1);
    expect((await api.locations.getLocation({ id })).adres).to.equal([...other.linksByKey.values()].at(-1));
    expect(readKeys().size).to.equal(1);
  });

  it('does not delay the response longer than a request waits, and stores a later result', async () => {
    const { config } = getService();
    const log = pino({ level: 'silent' });
    const jobs = {
      [JOB_KIND]: createOutgoingCallJob(
        steady,
        linkFor(() => url),
      ),
    };
    const impatient = new JobQueue({ config, database: getDatabase(), jobs, now: clock.now, log, heldPatience: 50 });
    let release = (): void => undefined;

    other.behave((response, text) => {
      release = () => {
        answerProperly(response, text);
      };
    });

    const { id } = await given.location();
    const reservedJobs = await getDatabase().write(async (db) => {
      await enqueueCall(db, { kind: JOB_KIND, payload: { location_id: id } }, clock.now());
      return [...db.enqueued.claimedJobs];
    });

    await impatient.runReserved(reservedJobs);
    expect((await api.locations.getLocation({ id })).adres).to.equal(null);

    await other.waitUntil(() => other.received.length === 1);
    release();
    await impatient.stop(scaleWait(10_000));
    expect((await api.locations.getLocation({ id })).adres).to.match(/^https:/);
  });
});
