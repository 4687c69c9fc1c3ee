// The event feed: what integrators learn of changes, and what is withheld from them.
import { expect } from 'chai';
import { Boekstaaf, type Event } from 'boekstaaf';
import { purgeEvents } from '../../db/announcements/feed.ts';
import {
  api,
  apiKey,
  clock,
  createDatabase,
  given,
  createClientWith,
  startService,
  sendRaw,
  expectRefusal,
} from '../support/index.ts';

/** Returns all events after a position, read page by page. */
async function listEventsAfter(after: string | undefined, page_size = 100): Promise<Event[]> {
  const events: Event[] = [];
  for (;;) {
    const position = events.at(-1)?.meta.position ?? after;
    const page = await api.events.listEvents({ page_size, ...(position === undefined ? {} : { after: position }) });
    if (page.length === 0) return events;
    events.push(...page);
  }
}

async function end(): Promise<string | undefined> {
  return (await listEventsAfter(undefined)).at(-1)?.meta.position;
}

const namesOf = (events: readonly Event[]): string[] => events.map(({ meta }) => meta.event);

describe('the change feed', () => {
  it('reports what was created, changed and removed, by whom, when and in which request', async () => {
    const start = await end();
    const { id } = await api.locations.createLocation({ body: { naam: 'Baan 1' } });
    clock.advance({ minutes: 5 });
    await api.locations.updateLocation({ id, body: { naam: 'Baan 2' } });

    const response = await sendRaw('DELETE', `/api2/locaties/${String(id)}`);

    const events = await listEventsAfter(start);
    const kinds = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(namesOf(events)).to.deep.equal(kinds.map((kind) => `Locatie::${kind}`));

    const [created, , updated, , deleted] = events;
    expect(created?.version).to.equal('0.1');
    expect(created?.data).to.deep.include({ id, naam: 'Baan 1', capaciteit: null }).and.not.have.property('modified');
    expect(created?.meta).to.deep.include({
      object: 'Locatie',
      object_id: id,
      sequence: 1,
      modified: [],
      previous: {},
    });
    expect(updated?.data).to.deep.include({ id, naam: 'Baan 2', modified: ['naam'] });
    expect(updated?.meta).to.deep.include({ sequence: 2, modified: ['naam'], previous: { naam: 'Baan 1' } });
    expect(Date.parse(updated?.meta.occurred_at ?? '') - Date.parse(created?.meta.occurred_at ?? '')).to.equal(300_000);
    expect(updated?.meta.actor.type).to.equal('apikey');
    expect(deleted?.data).to.deep.include({ id, naam: 'Baan 2' });
    expect(deleted?.meta).to.deep.include({ sequence: 3, request_id: response.headers['x-request-id'] });
    expect(new Set(events.map(({ meta }) => meta.event_id))).to.have.property('size', events.length);
  });

  it('contains the object as GET returns it, in the values of the wire', async () => {
    const start = await end();
    const product = await given.product();
    const event = (await listEventsAfter(start)).find(({ meta }) => meta.event === 'Product::postInsert');

    const storedProduct = await api.products.getProduct({ id: product.id });
    // The price of today may change at midnight, without a write.
    const lasting = Object.entries(storedProduct).filter(([name]) => !['verkoop', 'btw'].includes(name));
    expect(event?.data).to.deep.equal(Object.fromEntries(lasting));
  });

  it('contains texts as they were sent', async () => {
    const start = await end();
    const naam = 'a"b\\c\u2028 \ud83d\ude00 {"d":[null]} \'; $1 ?';
    const { id } = await api.locations.createLocation({ body: { naam } });
    await api.locations.updateLocation({ id, body: { naam: 'Baan' } });

    const [created, , updated] = await listEventsAfter(start);
    expect(created?.data).to.deep.include({ id, naam });
    expect(updated?.meta.previous).to.deep.equal({ naam });
  });

  it('has no event for a PUT of what GET returned', async () => {
    const location = await given.location();
    const start = await end();
    await api.locations.updateLocation({ id: location.id, body: location });

    expect(await listEventsAfter(start)).to.deep.equal([]);
  });

  it('continues after any position, links to the next page, and ends with an empty list', async () => {
    const start = await end();
    for (const naam of ['a', 'b', 'c']) await given.location({ naam });

    const events = await listEventsAfter(start);
    expect(namesOf(events)).to.have.length(6);
    expect(await listEventsAfter(start, 1)).to.deep.equal(events);

    const path = `/api2/events?page_size=4&after=${start ?? ''}`;
    const first = await sendRaw('GET', path);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1];
    expect(first.body).to.deep.equal(events.slice(0, 4));

    const second = await sendRaw('GET', next ?? '');
    expect(second.body).to.deep.equal(events.slice(4));
    expect(second.headers['link']).to.equal(undefined);
  });

  it('accepts only positions that it returned', async () => {
    for (const after of ['yesterday', '1', "0.0' or 1=1", '-1.2'])
      expect(await expectRefusal(api.events.listEvents({ after }))).to.include({ status: 406, field: 'after' });
    expect(await expectRefusal(api.events.listEvents({ page_size: 0 }))).to.include({
      status: 406,
      field: 'page_size',
    });
  });

  it('needs viewWebhooks, and contains only the id of an object that the reader may not view', async () => {
    const start = await end();
    const { id } = await given.customer({ naam: 'Geheim BV' });
    await given.location({ naam: 'Openbaar' });

    const after = start === undefined ? {} : { after: start };
    expect(await expectRefusal((await createClientWith(['viewContact'])).events.listEvents(after))).to.include({
      status: 403,
    });

    const visibleEvents = await (
      await createClientWith(['viewWebhooks'])
    ).events.listEvents({ ...after, page_size: 1000 });
    expect(JSON.stringify(visibleEvents)).to.not.include('Geheim');
    expect(visibleEvents.find(({ meta }) => meta.event === 'Klant::postInsert')?.data).to.deep.equal({ id });
    expect(visibleEvents.find(({ meta }) => meta.event === 'Locatie::postInsert')?.data).to.include({
      naam: 'Openbaar',
    });

    const all = await (
      await createClientWith(['viewWebhooks', 'viewContact'])
    ).events.listEvents({ ...after, page_size: 1000 });
    expect(JSON.stringify(all)).to.include('Geheim');
  });

  it('refuses a position whose following events were purged, and names the oldest that works', async () => {
    const served = await startService({ databaseUrl: await createDatabase('late') });
    const client = new Boekstaaf({ baseUrl: served.baseUrl, apiKey, retries: 0 });
    const read = async (after?: string): Promise<readonly Event[]> =>
      client.events.listEvents({ page_size: 1000, ...(after !== undefined && { after }) });
    const start = (await read()).at(-1)?.meta.position ?? '';

    await client.locations.createLocation({ body: { naam: 'Gemist' } });
    const missed = await read(start);
    clock.advance({ days: 1 });
    await client.locations.createLocation({ body: { naam: 'Bewaard' } });
    await served.database.write((db) => purgeEvents(db, clock.now(), 10_000));

    const oldest = missed.at(-1)?.meta.position ?? '';
    for (const after of [start, missed.at(-2)?.meta.position ?? '']) {
      const late = await expectRefusal(read(after));
      expect(late).to.deep.include({ status: 410, code: 'ERR_POSITION_GONE', params: { oldest } });
      expect(late.message).to.include(oldest);
    }

    const remainingEvents = await read(oldest);
    expect(namesOf(remainingEvents)).to.deep.equal(['Locatie::postInsert', 'Locatie::postSave']);
    expect(await read(), 'from the start').to.deep.equal(remainingEvents);

    await served.close();
  });

  it('purges after ninety days', async () => {
    await given.location({ naam: 'Vergeten' });
    expect(JSON.stringify(await listEventsAfter(undefined))).to.include('Vergeten');
    clock.advance({ days: 91 });

    expect(JSON.stringify(await listEventsAfter(undefined))).to.not.include('Vergeten');
  });
});
