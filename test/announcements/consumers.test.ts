// Consumers that copy all objects from events alone: after any writes, their copies equal what reads return.
import { expect } from 'chai';
import { roots } from '../../generated/operations.ts';
import { Copies, differencesOf, readFeedAfter, type ConsumedEvent } from '../support/consumer.ts';
import { ADMINISTRATOR, api, basic, clock, collectEvents, given, jobs, sendRaw } from '../support/index.ts';
import { SEED, createRandom } from '../support/random.ts';
import { closeReceivers, startReceiver, type WebhookReceiver } from '../support/receiver.ts';
import { createKit } from '../support/kit.ts';

type ReadObject = Record<string, unknown>;

const WRITES = 120;
/** The objects that the webhooks announce: those that random writes change most. */
const ANNOUNCED_OBJECTS = [
  'Arrangement',
  'Bedrijf',
  'Boeking',
  'Contact',
  'Contactpersoon',
  'Dienst',
  'Factuur',
  'Klant',
  'Locatie',
  'Product',
];
const KINDS = ['postInsert', 'postUpdate', 'postDelete'];

describe(`a consumer of events (SEED=${String(SEED)})`, () => {
  const random = createRandom(SEED);
  const copies = new Copies();
  const webhookCopies = new Copies();
  let target: WebhookReceiver;
  let position: string | undefined;

  before(async () => {
    position = (await readFeedAfter(undefined)).at(-1)?.meta.position;
    target = await startReceiver();
    target.respondWith((response) => response.writeHead(random(4) === 0 ? 503 : 204).end());
    const names = ANNOUNCED_OBJECTS.flatMap((object) => KINDS.map((kind) => `${object}::${kind}`));
    const body = names.map((name) => ({ name: name as 'Locatie::postInsert', url: target.url }));
    await basic.webhooks.createWebhooks({ body });
  });

  after(closeReceivers);

  /** Reads all events since the last call into the copies. */
  async function follow(): Promise<void> {
    const events = await readFeedAfter(position);
    position = events.at(-1)?.meta.position ?? position;
    for (const event of events) copies.receive(event);
  }

  /** Changes one random member of an object, with up to four attempts: some members cannot be changed. */
  async function change(path: string): Promise<void> {
    const { status, body } = await sendRaw('GET', path, { auth: ADMINISTRATOR });
    if (status !== 200) return;
    const object = body as ReadObject;
    const names = Object.keys(object).filter((name) => !/^id$|_id$|^_/.test(name));
    for (let tries = 0; tries < 4; tries += 1) {
      const name = names[random(names.length)] ?? 'naam';
      const response = await sendRaw('PUT', path, {
        auth: ADMINISTRATOR,
        body: { ...object, [name]: changeValue(object[name]) },
      });
      if (response.status === 200) return;
    }
  }

  function changeValue(value: unknown): unknown {
    if (typeof value === 'boolean') return !value;
    if (typeof value === 'number') return value + 1 + random(3);
    if (typeof value === 'string') return `${value.slice(0, 40)}${String(random(10))}`;
    return Array.isArray(value) ? value.slice(0, random(value.length + 1)) : null;
  }

  /** Sends one random write. A refusal is fine; an internal error fails the file. */
  async function writeAnything(): Promise<void> {
    const candidates = copies
      .listReadable()
      .filter(([, { object }]) => object !== 'Webhook' && object !== 'Instelling');
    const [, , path = ''] = candidates[random(candidates.length)] ?? [];
    const kind = random(8);
    if (kind < 5) await change(path);
    // Each object has a kit of its own, because a kit that is used again would name deleted products.
    else if (kind < 7)
      await createKit(`write-${String(++creations)}`).createThing(kinds[random(kinds.length)] ?? 'products');
    else await sendRaw('DELETE', path, { auth: ADMINISTRATOR });
  }

  const kit = createKit();
  let creations = 0;
  const kinds = roots.filter((root) => root !== 'webhooks' && root !== 'settings');

  it('equals what reads return, when it reads the feed', async () => {
    for (const root of kinds) await kit.createThing(root);
    await follow();
    for (let write = 0; write < WRITES; write += 1) {
      if (write % 20 === 19) await follow();
      await writeAnything();
    }
    await jobs.runAllDue();
    await follow();
    expect(copies.listReadable().length).to.be.greaterThan(60);
    expect(await differencesOf(copies)).to.deep.equal([]);
  });

  it('gets the objects that were changed, and not those that embed them by their id', async () => {
    const product = await given.product();
    const location = await given.location();
    await api.products.updateProduct({ id: product.id, body: { Locaties: [{ id: location.id }] } });

    const pack = await given.package({ regels: [{ product_id: product.id }] });
    await follow();

    const events = await collectEvents(async () => {
      await api.products.updateProduct({ id: product.id, body: { ProductPrice: [{ btw: 21, verkoop: 1234 }] } });
      await api.locations.updateLocation({ id: location.id, body: { naam: 'Elders' } });
    });
    expect([...new Set(events.map(({ object }) => object))]).to.deep.equal(['Product', 'Locatie']);

    await follow();
    expect(copies.all.get(`Arrangement ${String(pack.id)}`)?.data).to.not.have.any.keys('prijs_pp_inc', 'programma');
    expect(copies.all.get(`Product ${String(product.id)}`)?.data?.['Locaties']).to.deep.equal([{ id: location.id }]);
    expect(await differencesOf(copies)).to.deep.equal([]);
  });

  it('gets what changes with other objects: availability, mails that were sent, contact persons', async () => {
    const entry = await given.staffAvailability();
    const otherEntry = await given.staffAvailability();
    const { id: boekingsmail_id } = await given.bookingMail();
    const { id: boeking_id } = await given.booking();
    const sending = await api.bookingMails.createBookingMailSending({ boeking_id, body: { boekingsmail_id } });
    const customer = await given.customer({ naam: 'Verdwijnt' });
    const events = await collectEvents(async () => {
      await api.staff.deleteStaffMember({ id: entry.personeel_id });
      await api.contacts.updateContact({ id: otherEntry.personeel_id, body: { type: 'overig' } });
      await api.bookings.deleteBooking({ id: boeking_id });
      await api.customers.deleteCustomer({ id: customer.id });
    });
    const deletions = events.filter(({ event }) => event.endsWith('::postDelete'));
    const names = deletions.map(({ object, object_id }) => `${object} ${String(object_id)}`);
    expect(names).to.include.members([
      `PersoneelBeschikbaarheid ${String(entry.id)}`,
      `PersoneelBeschikbaarheid ${String(otherEntry.id)}`,
      `BoekingsmailZending ${String(sending.id)}`,
      `Contactpersoon ${String(customer.contactpersonen[0]?.id)}`,
    ]);

    await follow();
    expect(await differencesOf(copies)).to.deep.equal([]);
  });

  it('copies an account that was deleted and created again', async () => {
    const user = await given.user();
    const events = await collectEvents(async () => {
      await basic.users.updateUser({ id: user.id, body: { actief: false } });
      await basic.users.deleteUser({ id: user.id });
    });

    await follow();
    const { id, gebruikersnaam } = user;
    const body = { id, gebruikersnaam: `${gebruikersnaam}-opnieuw`, wachtwoord: 'een heel nieuw wachtwoord' };
    const [creation] = await collectEvents(() => basic.users.createUser({ body }));
    expect(creation?.sequence).to.be.greaterThan(events.at(-1)?.sequence ?? Infinity);

    await follow();
    expect(copies.all.get(`frameworkGuardUser ${String(id)}`)?.data).to.include({
      gebruikersnaam: body.gebruikersnaam,
    });

    const { headers } = await sendRaw('GET', `/api2/gebruikers/${String(id)}`, { auth: ADMINISTRATOR });
    expect(headers.etag).to.match(new RegExp(`^"${String(creation?.sequence)}\\.`));
  });

  it('has equal copies from webhooks, of which it refuses a quarter', async () => {
    for (let round = 0; round < 12; round += 1) {
      await jobs.runAllDue();
      clock.advance({ hours: 30 });
    }
    await follow();
    for (const { body } of target.received) webhookCopies.receive(JSON.parse(body) as ConsumedEvent);
    const announcedCopies = [...copies.all].filter(([, { object }]) => ANNOUNCED_OBJECTS.includes(object));
    expect(announcedCopies.length).to.be.greaterThan(30);
    for (const [key, { data }] of announcedCopies) expect(webhookCopies.all.get(key)?.data, key).to.deep.equal(data);
  });
});
