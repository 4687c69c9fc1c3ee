// Filters of the audit trail: by account, address, object and time, and links from page to page.
import { expect } from 'chai';
import type { AuditEntry } from 'boekstaaf';
import { basic, clock, given, collectSql, sendRaw, expectRefusal } from '../support/index.ts';

type EntryFilter = Parameters<typeof basic.audit.listAuditEntries>[0];

const listEntries = (filter: EntryFilter = {}): Promise<AuditEntry[]> => basic.audit.listAuditEntries(filter);

describe('a search in the audit trail', () => {
  let id = 0;
  let key = { id: 0, token: '' };
  let user = { id: 0 };
  const idsOf = async (filter: EntryFilter): Promise<number[]> =>
    (await listEntries(filter)).map(({ object_id }) => object_id);

  before(async () => {
    clock.set('2026-05-01T10:00:00+02:00');
    user = await given.user({ permissies: ['editLocaties', 'editKassas'] });
    key = await given.apiKey({ user_id: user.id });
    clock.set('2026-05-02T10:00:00+02:00');
    const auth = { apiKey: key.token };
    const headers = { 'x-request-id': 'de-vraag-van-mei' };
    const response = await sendRaw('POST', '/api2/locaties', { auth, headers, body: { naam: 'Mei' } });
    ({ id } = response.body as { id: number });
    clock.set('2026-05-03T10:00:00+02:00');
    await sendRaw('PUT', `/api2/locaties/${String(id)}`, { auth, body: { naam: 'Meer mei' } });
  });

  after(() => {
    clock.reset();
  });

  it('filters by account', async () => {
    expect(await idsOf({ user_id: user.id })).to.deep.equal([id, id]);
    expect(await idsOf({ apikey_id: key.id })).to.deep.equal([id, id]);
    expect(await idsOf({ apikey_id: user.id === key.id ? key.id + 1 : user.id })).to.not.include(id);
    expect(await idsOf({ user_id: user.id, apikey_id: 1 })).to.deep.equal([]);
  });

  it('filters by address and by request', async () => {
    expect(await idsOf({ request_id: 'de-vraag-van-mei' })).to.deep.equal([id]);
    expect(await idsOf({ user_id: user.id, address: '127.0.0.1' })).to.deep.equal([id, id]);
    expect(await idsOf({ user_id: user.id, address: '127.0.0.2' })).to.deep.equal([]);
  });

  it('filters by object and kind of change', async () => {
    expect(await idsOf({ user_id: user.id, event: ['postUpdate'] })).to.deep.equal([id]);
    expect(await idsOf({ user_id: user.id, event: ['postInsert', 'postUpdate'] })).to.deep.equal([id, id]);
    expect(await idsOf({ user_id: user.id, object: ['Kassa'] })).to.deep.equal([]);
    expect(await idsOf({ user_id: user.id, object: ['Kassa', 'Locatie'] })).to.deep.equal([id, id]);
    expect(await idsOf({ object: ['Locatie'], object_id: id })).to.deep.equal([id, id]);
    for (const query of ['event=postSave', 'object=Sleutel', 'object_id=0', 'wie=1']) {
      const { status, body } = await sendRaw('GET', `/api2/audit?${query}`);
      expect(status, query).to.equal(406);
      expect((body as object[])[0]).to.have.property('field');
    }
  });

  it('filters by time: from a moment on, until before another', async () => {
    const by = { user_id: user.id };
    const second = '2026-05-02T10:00:00+02:00';
    const third = '2026-05-03T10:00:00+02:00';
    expect(await listEntries({ ...by, begin: third })).to.have.length(1);
    expect(await listEntries({ ...by, eind: third })).to.have.length(1);
    expect(await listEntries({ ...by, begin: second, eind: third })).to.have.length(1);
    expect(await listEntries({ ...by, begin: second })).to.have.length(2);
    expect(await listEntries({ ...by, begin: '2026-05-03T10:00:00.001+02:00' })).to.have.length(0);
    const backwards = await expectRefusal(listEntries({ begin: third, eind: second }));
    expect(backwards).to.include({ status: 406, code: 'ERR_PERIOD_ORDER', field: 'eind' });
  });

  it('returns pages of a hundred, the latest first, whose links stay right while entries are added', async () => {
    for (let at = 0; at < 101; at++) await given.location({ naam: `Baan ${String(at)}` });
    const path = '/api2/audit?object=Locatie&event=postInsert';
    const first = await sendRaw('GET', path);
    expect(first.headers['x-page-size']).to.equal('100');

    const total = Number(first.headers['x-total-count']);
    const entries = first.body as AuditEntry[];
    expect(entries[0]?.after).to.include({ naam: 'Baan 100' });
    expect(entries.map(({ occurred_at }) => occurred_at)).to.deep.equal(
      entries.map(({ occurred_at }) => occurred_at).toSorted((a, b) => Date.parse(b) - Date.parse(a)),
    );

    await given.location({ naam: 'Tussendoor' });
    for (let next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1]; next !== undefined;) {
      const page = await sendRaw('GET', next);
      entries.push(...(page.body as AuditEntry[]));
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1];
    }

    expect(entries).to.have.length(total);
    expect(new Set(entries.map(({ event_id }) => event_id))).to.have.property('size', total);
    expect(JSON.stringify(entries)).to.not.include('Tussendoor');
  });

  it('runs as many statements for a hundred entries as for one', async () => {
    const one = await collectSql(() => listEntries({ page_size: 1 }));
    const hundred = await collectSql(() => listEntries({ page_size: 100 }));
    expect(hundred.length).to.equal(one.length);
    expect(one.filter((sql) => /\bevents\b/.test(sql))).to.have.length(3);
  });
});
