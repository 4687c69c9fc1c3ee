// Idempotency-Key: a write that is sent again happens once, and gets its first response.
import { expect } from 'chai';
import { DoorProblem } from '../../contract/errors.ts';
import { createStorageQuotas, storeResponse, replay } from '../../http/perform/idempotency.ts';
import { OWN_COUNTS } from '../../http/request/shared-counts.ts';
import { findResponse, purgeIdempotentResponses, insertResponse } from '../../db/engine/idempotency.ts';
import { addMilliseconds } from '../../db/queue/jobs.ts';
import { tokenOf } from '../support/given/proposals.ts';
import { runBesideTransaction, blockRequest } from '../support/blocked-requests.ts';
import {
  ADMINISTRATOR,
  api,
  basic,
  clock,
  getDatabase,
  collectEvents,
  given,
  sendRaw,
  createTokenWith,
} from '../support/index.ts';
import type { RawResponse, RawOptions } from '../support/raw.ts';

const LOCATIONS = '/api2/locaties';
let keys = 0;

const addKey = (key: string, options: RawOptions = {}): RawOptions => ({
  ...options,
  headers: { ...options.headers, 'idempotency-key': key },
});
const createKey = (): string => `key ${String(++keys)}`;
const make = (key: string, naam = 'Baan'): Promise<RawResponse> =>
  sendRaw('POST', LOCATIONS, addKey(key, { body: { naam } }));
const listRows = (): Promise<{ fingerprint: string; body: unknown }[]> =>
  getDatabase().read(({ build, query }) =>
    query<{ fingerprint: string; body: unknown }>(build('idempotency_keys').select()),
  );

describe('an Idempotency-Key', () => {
  it('makes a creation happen once, and replays its response', async () => {
    const key = createKey();
    const first = await make(key);
    const events = await collectEvents(async () => {
      const again = await make(key);
      expect(again).to.include({ status: 201, text: first.text });
      for (const name of ['location', 'etag', 'content-type'])
        expect(again.headers[name], name).to.equal(first.headers[name]);
      expect(again.headers['idempotent-replayed']).to.equal('true');
    });
    expect(first.headers['idempotent-replayed']).to.equal(undefined);
    expect(events).to.deep.equal([]);
  });

  it('replays a page with all headers that browsers need', async () => {
    const path = `/api2/voorstel/${tokenOf(await given.proposal())}`;
    const options = { body: Buffer.from('antwoord=afwijzen'), auth: null };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const key = createKey();
    const first = await sendRaw('POST', path, addKey(key, { ...options, headers }));
    const again = await sendRaw('POST', path, addKey(key, { ...options, headers }));
    expect(again).to.include({ status: 200, text: first.text });
    expect(again.headers['idempotent-replayed']).to.equal('true');
    const headerNames = ['content-type', 'content-security-policy', 'cache-control', 'x-content-type-options'] as const;
    for (const name of headerNames)
      expect(again.headers[name], name).to.equal(first.headers[name]).and.not.equal(undefined);
    expect(first.headers['content-type']).to.equal('text/html; charset=utf-8');
  });

  it('replays changes and removals', async () => {
    const { id } = await given.location();
    const path = `${LOCATIONS}/${String(id)}`;
    const change = createKey();
    const removal = createKey();
    const response = await sendRaw('PUT', path, addKey(change, { body: { naam: 'Eerst' } }));
    await sendRaw('PUT', path, { body: { naam: 'Later' } });
    expect((await sendRaw('PUT', path, addKey(change, { body: { naam: 'Eerst' } }))).text).to.equal(response.text);
    expect((await api.locations.getLocation({ id })).naam).to.equal('Later');
    expect((await sendRaw('DELETE', path, addKey(removal))).status).to.equal(200);
    expect(await sendRaw('DELETE', path, addKey(removal))).to.include({ status: 200, text: '' });
    expect((await sendRaw('DELETE', path)).status).to.equal(404);
  });

  it('belongs to one request: method, path, query, preference and body', async () => {
    const key = createKey();
    await make(key);

    const others: (() => Promise<RawResponse>)[] = [
      () => make(key, 'Iets anders'),
      () => sendRaw('POST', `${LOCATIONS}?`, addKey(key, { body: { naam: 'Baan', kleur: null } })),
      () =>
        sendRaw('POST', LOCATIONS, addKey(key, { body: { naam: 'Baan' }, headers: { prefer: 'handling=lenient' } })),
      () => sendRaw('POST', '/api2/betaalmethoden', addKey(key, { body: { naam: 'Baan' } })),
    ];

    for (const send of others) {
      const response = await send();
      expect(response.status, response.text).to.equal(422);
      expect(response.body).to.include({ code: 'ERR_IDEMPOTENCY_KEY_REUSED' });
    }
  });

  it('belongs to one credential', async () => {
    const key = createKey();
    const auth = { apiKey: await createTokenWith(['editLocaties']) };
    const first = await make(key);
    const other = await sendRaw('POST', LOCATIONS, addKey(key, { body: { naam: 'Baan' }, auth }));
    expect(other.status).to.equal(201);
    expect(other.body).to.not.deep.equal(first.body);
  });

  it('is refused while its first request is running', async () => {
    const { id } = await given.location();
    const key = createKey();
    const change = (): Promise<RawResponse> =>
      sendRaw('PUT', `${LOCATIONS}/${String(id)}`, addKey(key, { body: { naam: 'Nieuw' } }));
    await blockRequest(change, async () => {
      const response = await change();
      expect(response.status).to.equal(409);
      expect(response.body).to.be.an('array').with.nested.property('[0].code', 'ERR_IDEMPOTENCY_IN_PROGRESS');
      expect(response.headers['retry-after']).to.equal('1');
    });
    expect((await change()).headers['idempotent-replayed']).to.equal('true');
  });

  it('stores no refusal: nothing changed, so the request may be sent again', async () => {
    const key = createKey();
    const { id } = await given.location();
    const body = { naam: 'Onder', parent_id: id + 1_000 };
    const rowCount = (await listRows()).length;
    expect((await sendRaw('POST', LOCATIONS, addKey(key, { body }))).status).to.equal(406);
    expect(await listRows()).to.have.lengthOf(rowCount);
    expect((await sendRaw('POST', LOCATIONS, addKey(key, { body: { naam: 'Boven' } }))).status).to.equal(201);
  });

  it('stores the response encrypted, and neither key nor credential', async () => {
    const key = 'a key that must not be stored';
    const body = { user_id: 1, description: 'A token that is repeated' };
    const response = await sendRaw('POST', '/api2/apikeys', addKey(key, { body, auth: ADMINISTRATOR }));
    const { token } = response.body as { token: string };
    const again = await sendRaw('POST', '/api2/apikeys', addKey(key, { body, auth: ADMINISTRATOR }));
    expect((again.body as { token: string }).token).to.equal(token);

    const storedBytes = Buffer.from(
      JSON.stringify(await listRows(), (_name, value: unknown) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
      ),
    );

    for (const secret of [token, key, ADMINISTRATOR.password, Buffer.from(token).toString('base64')])
      expect(storedBytes.includes(secret), secret).to.equal(false);
  });

  it('is purged after a day', async () => {
    const key = createKey();
    const first = await make(key);
    clock.advance({ hours: 23, minutes: 59 });
    expect((await make(key)).text).to.equal(first.text);
    clock.advance({ minutes: 2 });
    const later = await make(key);
    expect(later.status).to.equal(201);
    expect(later.text).to.not.equal(first.text);
  });

  it('is limited for each account within a day, by weight; a stored response is replayed all the same', async () => {
    const rooms = createStorageQuotas(clock.now, OWN_COUNTS);

    const useOf = (scope: string, asker = 'user 1') => ({
      scope,
      fingerprint: 'asked',
      secret: scope,
      quota: rooms(asker),
    });

    const known = 'ab'.repeat(32);
    const other = 'cd'.repeat(32);
    const replayUse = (use: ReturnType<typeof useOf>) => getDatabase().write((db) => replay(db, use, clock.now()));
    const response = { status: 201, headers: {}, body: '{}' };
    await getDatabase().write((db) => storeResponse(db, useOf(known), response, clock.now()));
    await getDatabase()
      .write(async (db) => {
        await storeResponse(db, useOf(other), response, clock.now());
        throw new Error('A dry run and a conflict are rolled back.');
      })
      .catch(() => undefined);
    rooms('user 1').countResponse(99_998 * 10_000);

    expect(await replayUse(useOf(other)), 'one is left').to.equal(null);

    rooms('user 1').countResponse(0);
    const full = await replayUse(useOf(other)).catch((error: unknown) => error);
    expect(full).to.be.instanceOf(DoorProblem);

    const { headers, problems } = full as DoorProblem;
    expect(headers['Retry-After']).to.equal('86400');
    expect(problems[0]?.message).to.match(
      /100,000 responses stored by Idempotency-Key within a day, .+: retry in 86400 seconds\.$/,
    );
    expect(await replayUse(useOf(known))).to.include({ status: 201 });
    expect(await replayUse(useOf(other, 'user 2'))).to.equal(null);

    clock.advance({ hours: 24 });
    expect(await replayUse(useOf(other))).to.equal(null);
  });

  it('keeps its new response when it is used again during the purge of expired ones', async () => {
    const hash = 'a'.repeat(64);
    const now = clock.now();
    const response = {
      hash,
      fingerprint: 'b'.repeat(64),
      status: 201,
      body: new Uint8Array(1),
      location: null,
      etag: null,
    };
    const reports = { unknown_tags: null, incomplete_document: null, skipped_times: null };
    const createStored = (expires_at: typeof now) => ({ ...response, ...reports, expires_at });
    await getDatabase().write((db) => insertResponse(db, createStored(addMilliseconds(now, -1))));
    await runBesideTransaction(
      (db) => insertResponse(db, createStored(addMilliseconds(now, 1_000))),
      () => getDatabase().write((db) => purgeIdempotentResponses(db, now, 10)),
    );

    expect(await getDatabase().read((db) => findResponse(db, hash, now))).to.include({ hash, status: 201 });
  });

  it('has no effect on a read', async () => {
    const key = createKey();
    await make(key);
    expect((await sendRaw('GET', LOCATIONS, addKey(key))).status).to.equal(200);
  });

  it('is sent by the SDK with every write', async () => {
    const before = (await listRows()).length;
    await basic.locations.createLocation({ body: { naam: 'Baan' } });
    expect(await listRows()).to.have.lengthOf(before + 1);
  });
});
