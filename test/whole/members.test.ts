// The members that each account sees: docs/permissions.md tested on the server, in reads, lists, embeds, tables, the
// feed, the audit trail and webhooks.
import { expect } from 'chai';
import { EVENT_NOUNS, operations, permissions, type OperationId, type Root } from '../../generated/operations.ts';
import { addressOf, contract, type OperationFacts } from '../support/contract.ts';
import '../support/either-database.ts';
import { slotsOf, valuesOf } from '../support/fuzz/slots.ts';
import {
  ADMINISTRATOR,
  api,
  given,
  createClientWith,
  sendRaw,
  createTokenWith,
  createUserWith,
} from '../support/index.ts';
import type { RawCredential } from '../support/raw.ts';
import {
  announcedTo,
  listGuardedMembers,
  mayView,
  returnedSchemaOf,
  RIGHTS,
  selectVisible,
  canSeeMember,
  omitOpen,
  type ViewAccount,
} from '../support/views.ts';

/** Is in every name and address of the people of this world, and in nothing else. */
const CANARY = /kanarie/i;

type NounNames = Readonly<Record<string, string>>;
const NOUN_OF: NounNames = EVENT_NOUNS;

interface WrappedEvent {
  readonly data: Readonly<Record<string, unknown>>;
  readonly meta: {
    readonly object: string;
    readonly object_id: number;
    readonly modified: readonly string[];
    readonly previous: Readonly<Record<string, unknown>>;
  };
}

interface MemberWorld {
  readonly klant_id: number;
  /** The ids in a path, by the root of its operation: of an object, then of one below it. */
  readonly ids: Readonly<Partial<Record<Root | '', readonly number[]>>>;
}

/** Creates one object of each kind about people, all of one customer and one member of staff. */
async function makeWorld(): Promise<MemberWorld> {
  const person = { voornaam: 'Kanariepiet', achternaam: 'Kanariestra', email1: 'piet@kanarie.example' };
  const customer = await given.customer({
    bedrijf_id: (await given.company()).id,
    naam: 'Kanarie BV',
    adres: 'Kanarieweg 1',
    contactpersonen: [person],
  });

  await api.staff.updateStaffMember({ id: 1, body: { naam: 'Kanariebeheer' } });
  const friend = { voornaam: 'Kanarievriend', email1: 'vriend@kanarie.example' };
  const { id: staff } = await given.staffMember({ contactpersonen: [friend] });
  const booking = await given.chargedBooking([given.cost()], {
    klant_id: customer.id,
    product_id: (await given.product()).id,
  });
  const shift = await given.shift({ personeel_id: staff, boeking_id: booking.id });
  const { id: hours } = await given.recordedHours({ dienst_id: shift.id });
  const draft = await api.invoices.createInvoice({ body: { boeking_id: booking.id } });
  await api.invoices.markInvoiceAsSent({ id: draft.id });

  const { id: payment } = await api.invoicePayments.createInvoicePayment({ id: draft.id, body: { bedrag: 10 } });
  await given.note({ contact_id: customer.id });
  await given.proposal({ boeking_id: booking.id });
  await given.voucher({ customer_id: customer.id });
  await given.discountCode();

  const sale = await given.voucherSale({ customer_id: customer.id });
  const [online] = await api.onlinePayments.listOnlinePayments({ voucher_sale_id: sale.id });
  const bookings = [booking.id];
  const invoices = [draft.id, payment];
  const onlinePayments = [online?.id ?? 0];

  return { klant_id: customer.id, ids: { bookings, invoices, online_payments: onlinePayments, staff: [staff, hours] } };
}

const PERIOD = { begin: '2000-01-01', eind: '2100-01-01' };
const DAYS = { begin: '2026-06-13T00:00', eind: '2026-06-14T00:00' };

/**
 * Returns the address of a reading operation on the objects of the world, with all allowed embeds; undefined for other
 * objects.
 */
function findAddress(operation: OperationFacts, { ids }: MemberWorld, somebody: ViewAccount): string | undefined {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const rootIds = ids[operation.root ?? ''] ?? [];
  if (names.length > rootIds.length) return undefined;
  const period = slotsOf(operation).find(({ name, required }) => name === 'begin' && required);
  const query = period === undefined ? {} : period.placedSchema.schema.format === 'date' ? PERIOD : DAYS;
  const path = Object.fromEntries(names.map((name, index) => [name, rootIds[index] ?? 0]));
  return addressOf(operation, path, { ...query, ...selectEmbeds(operation, somebody) });
}

interface AuthorisedCaller extends ViewAccount {
  readonly auth: RawCredential;
}

const ADMIN_CALLER: AuthorisedCaller = { rights: permissions, byPassword: true, auth: ADMINISTRATOR };

const reading = contract.filter(({ kind }) => ['list', 'read', 'ask', 'statistic'].includes(kind));
/** Only the responses to sending operations have these members: test/engine/dry-run.test.ts. */
const SENDING_MEMBERS = ['BookingMailSending.Mail', 'Proposal.Mail'];
const listGuarded = (ids: readonly OperationId[]): readonly string[] =>
  listGuardedMembers(ids).filter((member) => !SENDING_MEMBERS.includes(member));
const showing = reading.filter(({ id }) => listGuarded([id]).length > 0);

/** A right that shows no guarded member. */
const PLAIN_RIGHTS = permissions.filter((each) => !RIGHTS.includes(each)).slice(0, 1);

function listNeeded({ id, permission }: OperationFacts): readonly string[] {
  if (permission === null) return 'needsRights' in operations[id] ? PLAIN_RIGHTS : [];
  return 'allOf' in permission ? permission.allOf : permission.anyOf.slice(0, 1);
}

/** Creates a caller with a key of these rights, or with a password where the operation accepts no key. */
async function createCaller(rights: readonly string[], byPassword = false): Promise<AuthorisedCaller> {
  const auth = byPassword ? await createUserWith(rights) : { apiKey: await createTokenWith(rights) };
  return { rights, byPassword, auth };
}

/** Returns the embeds that a caller may request, of all that the operation offers. */
function selectEmbeds(operation: OperationFacts, { rights }: ViewAccount): Record<string, string> {
  const { guards = {} } = operations[operation.id] as {
    guards?: Record<string, { values?: Record<string, GuardRule> }>;
  };
  const embed = slotsOf(operation).find(({ name }) => name === 'embed');
  const names = embed === undefined ? [] : valuesOf(embed);
  const open = names.filter((name) => {
    const rule = guards['embed']?.values?.[String(name)];
    return rule === undefined || (rule.anyOf ?? rule.allOf ?? []).some((each) => rights.includes(each));
  });
  return open.length === 0 ? {} : { embed: open.join(',') };
}

interface GuardRule {
  readonly anyOf?: readonly string[];
  readonly allOf?: readonly string[];
}

/** Returns the events of the feed, as this caller sees them. */
async function readFeed(auth: RawCredential): Promise<readonly WrappedEvent[]> {
  const { status, body, text } = await sendRaw('GET', '/api2/events?page_size=1000', { auth });
  expect(status, text).to.equal(200);
  return body as readonly WrappedEvent[];
}

/** Returns the part of a complete event that the contract shows a caller. */
function restrictEvent(somebody: ViewAccount, { data, meta, ...rest }: WrappedEvent): WrappedEvent {
  const noun = NOUN_OF[meta.object] ?? '';
  if (!mayView(announcedTo(noun), somebody))
    return { ...rest, data: { id: meta.object_id }, meta: { ...meta, modified: [], previous: {} } };

  const names = meta.modified.filter((name) => canSeeMember(somebody, noun, name));
  const previous = Object.entries(meta.previous).filter(([name]) => names.includes(name));
  const visibleData = selectVisible(somebody, data, noun) as WrappedEvent['data'];

  return {
    ...rest,
    data: 'modified' in data ? { ...visibleData, modified: names } : visibleData,
    meta: {
      ...meta,
      modified: names,
      previous: selectVisible(somebody, Object.fromEntries(previous), noun) as WrappedEvent['meta']['previous'],
    },
  };
}

describe('a member that not everybody sees', () => {
  let world: MemberWorld;
  let nobody: AuthorisedCaller;

  before(async () => {
    world = await makeWorld();
    nobody = await createCaller([]);
  });

  it('is shown in reads, lists and embeds to exactly the callers that the contract names', async () => {
    const met = new Set<string>();
    for (const operation of showing) {
      for (const right of [null, ...RIGHTS]) {
        const rights = [...new Set([...listNeeded(operation), ...(right === null ? [] : [right])])];
        const caller = await createCaller(rights, operation.basicOnly);
        const address = findAddress(operation, world, caller) ?? operation.path;
        const fullResponse = await sendRaw('GET', address, { auth: ADMIN_CALLER.auth });
        expect(fullResponse.status, `${address}: ${fullResponse.text}`).to.equal(200);
        const { body, text } = await sendRaw('GET', address, { auth: caller.auth });
        expect(body, `${operation.id} with ${rights.join()}: ${text}`).to.deep.equal(
          selectVisible(caller, fullResponse.body, returnedSchemaOf(operation.id), met),
        );
      }
    }

    expect([...met].sort()).to.deep.equal([...new Set(listGuarded(showing.map(({ id }) => id)))].sort());
  });

  it('is left out of tables', async () => {
    const address = `/api2/journaal?${new URLSearchParams(PERIOD).toString()}`;
    const readTable = async (rights: readonly string[]): Promise<string> =>
      (await sendRaw('GET', address, { auth: (await createCaller(rights)).auth, headers: { accept: 'text/csv' } }))
        .text;
    expect(await readTable(['viewFinancieleOverzichten', 'viewContact'])).to.match(CANARY);
    expect(await readTable(['viewFinancieleOverzichten']))
      .to.include('factuur_nummer')
      .and.not.match(CANARY);
  });

  it('is in the feed as in a read, and so is a whole object', async () => {
    // Created first, since the feed also announces new keys.
    const callers: AuthorisedCaller[] = [];
    for (const right of [[], ...RIGHTS.map((each) => [each]), ['editUsers']])
      callers.push(await createCaller(['viewWebhooks', ...right]));
    callers.push(await createCaller(['viewWebhooks'], true));

    const fullFeed = await readFeed(ADMIN_CALLER.auth);
    expect(fullFeed.filter(({ meta }) => meta.object === 'Factuur' && meta.modified.includes('afdruk'))).to.not.be
      .empty;

    for (const caller of callers)
      expect(await readFeed(caller.auth), caller.rights.join()).to.deep.equal(
        fullFeed.map((event) => restrictEvent(caller, event)),
      );

    expect(JSON.stringify(fullFeed.map((event) => restrictEvent(nobody, event)).filter(isGuarded))).to.not.match(
      CANARY,
    );
  });

  it('is in the audit trail only for callers who see it', async () => {
    const listEntries = async (rights: readonly string[]): Promise<readonly AuditRecord[]> => {
      const { auth } = await createCaller(rights);
      const address = '/api2/audit?object=Factuur,Klant&event=postInsert,postUpdate';
      return (await sendRaw('GET', address, { auth })).body as readonly AuditRecord[];
    };

    const selectChanged = (entries: readonly AuditRecord[]): readonly AuditRecord[] =>
      entries.filter(({ object, after }) => object === 'Factuur' && after !== null && 'afdruk' in after);
    const less = await listEntries(['editUsers']);
    const more = await listEntries(['editUsers', 'viewContact']);
    expect(less.map(({ event_id }) => event_id)).to.deep.equal(more.map(({ event_id }) => event_id));
    expect(JSON.stringify(selectChanged(more))).to.match(CANARY);
    expect(JSON.stringify(less)).to.not.match(CANARY);
    expect(less.filter(({ object, after }) => object === 'Factuur' && after === null)).to.deep.equal([]);
  });

  it('is sent to a receiver only if its creator may see it, and shown in deliveries to callers who may', async () => {
    const bodies: (string | null)[] = [];
    const hooks: number[] = [];
    const scopes = ['viewWebhooks', 'editWebhooks'];

    for (const more of [[], ['createFactuur']]) {
      const client = await createClientWith([...scopes, ...more]);
      const { id } = await client.webhooks.createWebhook({
        body: { name: 'InvoiceDefinitive', url: 'https://receiver.example/hooks' },
      });
      hooks.push(id);
    }

    const draft = await api.invoices.createInvoice({
      body: { boeking_id: (await given.chargedBooking([given.cost()], { klant_id: world.klant_id })).id },
    });

    await api.invoices.markInvoiceAsSent({ id: draft.id });
    for (const id of hooks) {
      const [delivery] = await api.webhooks.listWebhookDeliveries({ id });
      const detail = await sendRaw(
        'GET',
        `/api2/webhooks/${String(id)}/deliveries/${String(delivery?.id)}`,
        ADMIN_CALLER,
      );
      const { body } = detail.body as { body: string | null };
      bodies.push(body);
      const again = await sendRaw('GET', `/api2/webhooks/${String(id)}/deliveries/${String(delivery?.id)}`, {
        auth: (await createCaller(['viewWebhooks'])).auth,
      });
      expect((again.body as { body: string | null }).body).to.equal(id === hooks[0] ? body : null);
    }

    const [less = '', more = ''] = bodies;
    expect(more).to.match(CANARY);
    expect(less)
      .to.include(`"object_id":${String(draft.id)}`)
      .and.include('"afdruk":null')
      .and.not.match(CANARY);
  });

  it('is nowhere else: a caller without rights on people finds none of their names in any response', async () => {
    let responseCount = 0;
    for (const operation of reading) {
      if (operation.method !== 'GET' || operation.public || operation.id === 'getOwnStaffMember') continue;
      const address = findAddress(operation, world, nobody);
      if (address === undefined) continue;
      const caller = operation.basicOnly ? await createCaller([], true) : nobody;
      const { status, body, text } = await sendRaw('GET', address, { auth: caller.auth });
      if (status !== 200) continue;
      responseCount += 1;
      const visibleText = body === undefined ? text : JSON.stringify(omitOpen(body, returnedSchemaOf(operation.id)));
      expect(visibleText, address).to.not.match(CANARY);
    }

    expect(responseCount).to.be.greaterThan(30);
  });
});

interface AuditRecord {
  readonly event_id: string;
  readonly object: string;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Payments and hours show a name to every caller, as the interface declares. */
function isGuarded({ meta }: WrappedEvent): boolean {
  return !['FactuurBetaling', 'Urenregistratie'].includes(meta.object);
}
