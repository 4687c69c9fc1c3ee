// Metadata of integrators on six nouns: stored unchanged, merged by PATCH, in events, found by their index, never public.
import { Boekstaaf } from 'boekstaaf';
import { expect } from 'chai';
import { newPerson } from '../support/given/contacts.ts';
import {
  api,
  basic,
  getDatabase,
  collectEvents,
  given,
  createClientWith,
  startService,
  collectSql,
  sendRaw,
  expectRefusal,
} from '../support/index.ts';

type StoredMetadata = Record<string, string>;
type MetadataChanges = Record<string, string | null>;

interface ThingWithMetadata {
  readonly id: number;
  readonly metadata: StoredMetadata;
}
/** The methods of a noun in the SDK; invoices are changed by PATCH alone. */
interface MetadataMethods {
  readonly get: (id: number) => PromiseLike<ThingWithMetadata>;
  readonly update: (id: number, body: object) => PromiseLike<ThingWithMetadata>;
  readonly patch: (id: number, body: { metadata: MetadataChanges }) => PromiseLike<ThingWithMetadata>;
  readonly list: (query: { metadata: StoredMetadata }) => AsyncIterable<ThingWithMetadata>;
}
type MetadataInput = { readonly metadata?: StoredMetadata };

/** Nouns by their group in the SDK: the table, the object in events, and a function that creates one. */
const NOUNS = {
  customers: ['contacts', 'Klant', (input: MetadataInput) => given.customer(input)],
  suppliers: [
    'contacts',
    'LeverancierContact',
    (input: MetadataInput) => given.contact({ type: 'leverancier', ...input }),
  ],
  staff: ['contacts', 'PersoneelContact', (input: MetadataInput) => given.staffMember(input)],
  contacts: ['contacts', 'OverigContact', (input: MetadataInput) => given.contact({ type: 'overig', ...input })],
  bookings: ['bookings', 'Boeking', (input: MetadataInput) => given.booking(input)],
  invoices: [
    'invoices',
    'Factuur',
    async (input: MetadataInput) =>
      api.invoices.create({ boeking_id: (await given.chargedBooking()).id, status: 'definitief', ...input }),
  ],
  products: ['products', 'Product', (input: MetadataInput) => given.product(input)],
  packages: ['packages', 'Arrangement', (input: MetadataInput) => given.package(input)],
  vouchers: ['vouchers', 'Voucher', (input: MetadataInput) => given.voucher(input)],
} as const;

interface IndexedPair {
  readonly object_id: number;
  readonly key: string;
  readonly value: string;
}

/** Keys and values with a special meaning elsewhere, which are plain texts here. */
const ODD_METADATA: StoredMetadata = JSON.parse(
  '{"__proto__":"a","constructor":"b","toString":"","Exact":"10042","exact":"10043","7":"seven","é \\"q\\" \\\\ & = + %":"\\u0001\\n\\\\\\"🎟"}',
) as StoredMetadata;

const idsOf = async (items: AsyncIterable<ThingWithMetadata>): Promise<number[]> => {
  const ids: number[] = [];
  for await (const { id } of items) ids.push(id);
  return ids;
};

let count = 0;
const createText = (): string => `number ${String(++count)}`;

for (const [name, [table, object, makeHaving]] of Object.entries(NOUNS)) {
  // Lists of invoices need a password.
  const client = name === 'invoices' ? basic : api;
  const group = client[name as keyof typeof NOUNS] as object as MetadataMethods;
  const make = (metadata?: StoredMetadata): PromiseLike<ThingWithMetadata> =>
    makeHaving(metadata === undefined ? {} : { metadata });

  describe(`metadata of ${name}`, () => {
    it('is empty by default, and stores what is sent, odd keys too', async () => {
      expect((await make()).metadata).to.deep.equal({});
      const item = await make(ODD_METADATA);
      expect(Object.entries(item.metadata)).to.have.deep.members(Object.entries(ODD_METADATA));
      expect((await group.get(item.id)).metadata).to.deep.equal(item.metadata);
    });

    it('is merged by PATCH: null removes one pair, others stay; the event has the result', async () => {
      const item = await make({ exact: '1', oud: '2', blijft: '3' });
      const before = await group.get(item.id);
      const events = await collectEvents(() =>
        group.patch(item.id, { metadata: { exact: '9', oud: null, weg: null } }),
      );
      const after = await group.get(item.id);
      expect(after.metadata).to.deep.equal({ exact: '9', blijft: '3' });
      const [event] = events.filter(({ event: each }) => each === `${object}::postUpdate`);
      expect(event?.data['metadata']).to.deep.equal(after.metadata);
      expect({ ...after, metadata: 0, updated_at: 0 }).to.deep.equal({ ...before, metadata: 0, updated_at: 0 });
      expect(await collectEvents(() => group.patch(item.id, { metadata: { exact: '9' } }))).to.deep.equal([]);
    });

    if (name !== 'invoices')
      it('survives a PUT-back, in another order too, and by a program that does not know it', async () => {
        const item = await make({ exact: '1', oud: '2' });
        const storedItem = await group.get(item.id);
        expect((await group.update(item.id, storedItem)).metadata).to.deep.equal(storedItem.metadata);
        const reordered = { ...storedItem, metadata: { oud: '2', exact: '1' } };
        expect(await collectEvents(() => group.update(item.id, reordered))).to.deep.equal([]);
        const { metadata, ...older } = storedItem;
        expect((await group.update(item.id, older)).metadata).to.deep.equal(metadata);
        expect((await group.update(item.id, { ...older, metadata: { nieuw: '3' } })).metadata).to.deep.equal({
          nieuw: '3',
        });
        expect((await group.update(item.id, { ...older, metadata: {} })).metadata).to.deep.equal({});
      });

    it('finds by one pair or by several, which must all match exactly', async () => {
      const nummer = createText();
      const other = createText();
      const first = await make({ nummer, soort: 'a' });
      const second = await make({ nummer, soort: 'b' });

      await make({ nummer: other, soort: 'a' });
      expect(await idsOf(group.list({ metadata: { nummer } }))).to.deep.equal([first.id, second.id]);
      expect(await idsOf(group.list({ metadata: { nummer, soort: 'b' } }))).to.deep.equal([second.id]);

      for (const none of [
        { Nummer: nummer },
        { nummer: nummer.toUpperCase() },
        { nummer: nummer.slice(1) },
        { soort: '' },
      ])
        expect(await idsOf(group.list({ metadata: none }))).to.deep.equal([]);

      await group.patch(first.id, { metadata: { nummer: null } });
      expect(await idsOf(group.list({ metadata: { nummer } }))).to.deep.equal([second.id]);
    });

    it('finds each odd pair', async () => {
      const { id } = await make(ODD_METADATA);
      for (const [key, value] of Object.entries(ODD_METADATA)) {
        const ids = await idsOf(
          group.list({ metadata: JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value)}}`) as StoredMetadata }),
        );
        expect(ids, key).to.include(id);
      }
    });

    it('has an index of the pairs that objects have', async () => {
      const rows = await getDatabase().read((db) =>
        db.query<{ id: number; metadata: StoredMetadata }>(db.build(table).select('id', 'metadata')),
      );
      const indexed = await getDatabase().read((db) =>
        db.query<IndexedPair>(db.build('metadata_pairs').where({ object: table })),
      );
      const pairs = rows.flatMap(({ id, metadata }) => Object.entries(metadata).map((pair) => [id, ...pair]));
      expect(indexed.map(({ object_id, key, value }) => [object_id, key, value])).to.have.deep.members(pairs);
      expect(pairs).not.to.be.empty;
    });

    it('is limited: 50 pairs, keys of 40 characters without control characters and brackets, values of 500', async () => {
      const createMetadata = (pairCount: number): StoredMetadata =>
        Object.fromEntries(Array.from({ length: pairCount }, (_each, at) => [`k${String(at)}`, 'v']));
      const { id } = await make(createMetadata(50));
      const cases: [MetadataChanges, string][] = [
        [{ extra: 'v' }, 'ERR_LENGTH'],
        [{ '': 'v' }, 'ERR_LENGTH'],
        [{ ['x'.repeat(41)]: 'v' }, 'ERR_LENGTH'],
        [{ k0: 'x'.repeat(501) }, 'ERR_LENGTH'],
        [{ 'a\u0007b': 'v' }, 'ERR_FORMAT'],
        [{ 'a[b]': 'v' }, 'ERR_FORMAT'],
        [{ 'a\u0000b': 'v' }, 'ERR_FORMAT'],
        [{ '\ud83c': 'v' }, 'ERR_FORMAT'],
        [{ k0: '\udfff' }, 'ERR_FORMAT'],
        [{ k0: 7 as never }, 'ERR_TYPE'],
      ];

      for (const [metadata, code] of cases) {
        const { status, codes } = await expectRefusal(group.patch(id, { metadata }));
        expect([status, ...codes], JSON.stringify(metadata)).to.deep.equal([406, code]);
      }

      const [extra] = (await expectRefusal(group.patch(id, { metadata: { extra: 'v' } }))).fields;
      expect(extra).to.equal('metadata');

      const replaced = await group.patch(id, { metadata: { k0: null, ['🎟'.repeat(40)]: 'é'.repeat(500) } });
      expect(replaced.metadata).to.include({ ['🎟'.repeat(40)]: 'é'.repeat(500) });
    });
  });
}

describe('metadata', () => {
  it('adds no statement to a list of objects without any', async () => {
    await given.customer();
    const statements = await collectSql(() => sendRaw('GET', '/api2/klanten?page_size=100'));
    await given.customer({ metadata: { nummer: createText() } });
    const later = await collectSql(() => sendRaw('GET', '/api2/klanten?page_size=100'));
    expect(later).to.have.lengthOf(statements.length);
    expect(later.join(' ')).not.to.include('metadata');
  });

  it('is not copied: a copy of a booking, and a credit invoice, have none', async () => {
    const booking = await given.chargedBooking();
    await api.bookings.patch(booking.id, { metadata: { nummer: '1' } });

    const { klant_id, begin, personen, id: boeking_id } = booking;
    expect((await api.bookings.create({ klant_id, begin, personen, boeking_id })).metadata).to.deep.equal({});

    const invoice = await api.invoices.create({ boeking_id, status: 'definitief', metadata: { nummer: '2' } });
    expect(invoice.metadata).to.deep.equal({ nummer: '2' });
    expect((await api.invoices.createCredit(invoice.id, {})).metadata).to.deep.equal({});

    const second = await api.invoices.create({ boeking_id });
    const credit = await api.invoices.createCredit(
      (await api.invoices.create({ boeking_id: (await given.chargedBooking()).id, status: 'definitief' })).id,
      { metadata: { nummer: '3' } },
    );
    expect([second.metadata, credit.metadata]).to.deep.equal([{}, { nummer: '3' }]);
  });

  it('is not part of a finalised invoice: its seal, its PDF and its numbers remain valid', async () => {
    const invoice = await given.finalisedInvoice();
    const pdf = await (await api.invoices.getPdf(invoice.id)).arrayBuffer();
    const { metadata, ...patched } = await api.invoices.patch(invoice.id, { metadata: { grootboek: '8000' } });
    expect(metadata).to.deep.equal({ grootboek: '8000' });
    expect(patched).to.deep.include({ hash: invoice.hash, previous_hash: invoice.previous_hash });
    expect(Buffer.from(await (await api.invoices.getPdf(invoice.id)).arrayBuffer()).equals(Buffer.from(pdf))).to.equal(
      true,
    );
    const { body } = await sendRaw('GET', '/api2/facturen/nummering?bedrijf_id=1&jaar=2026');
    expect(JSON.stringify(body)).not.to.include('8000');
  });

  it('is merged with a known customer: missing keys are added, none is overwritten', async () => {
    const contactpersonen = [newPerson()];
    const customer = await api.customers.create({ contactpersonen, metadata: { exact: '1' } });
    const again = await api.customers
      .create({ contactpersonen, metadata: { exact: '2', magento: '7' } })
      .withResponse();
    expect([again.status, again.data.id, again.data.metadata]).to.deep.equal([
      200,
      customer.id,
      { exact: '1', magento: '7' },
    ]);

    const many = Object.fromEntries(Array.from({ length: 49 }, (_each, at) => [`k${String(at)}`, 'v']));
    const refusal = await expectRefusal(api.customers.create({ contactpersonen, metadata: many }));
    expect(refusal).to.deep.include({ status: 406, code: 'ERR_LENGTH', field: 'metadata' });
  });

  it('is read and changed with the permissions of its object', async () => {
    const customer = await given.customer({ metadata: { nummer: createText() } });
    const reader = await createClientWith(['viewContact']);
    expect((await reader.customers.get(customer.id)).metadata).to.deep.equal(customer.metadata);
    expect(await expectRefusal(reader.customers.patch(customer.id, { metadata: {} }))).to.deep.include({ status: 403 });
    const stranger = await createClientWith(['editProducten']);
    expect((await expectRefusal(stranger.customers.list({ metadata: customer.metadata }))).status).to.equal(403);
    const invoice = await given.invoice();
    expect((await expectRefusal(stranger.invoices.patch(invoice.id, { metadata: {} }))).status).to.equal(403);
  });

  it('refuses malformed filters, and one pair twice', async () => {
    const requestProblems = async (query: string): Promise<unknown> => {
      const { status, body } = await sendRaw('GET', `/api2/klanten?${query}`);
      return [
        status,
        ...(body as { code?: string; field?: string }[]).map(({ code, field }) => `${String(code)} ${String(field)}`),
      ];
    };

    expect(await requestProblems('metadata[a]=1&metadata[a]=2')).to.deep.equal([406, 'ERR_DUPLICATE metadata[a]']);
    expect(await requestProblems('metadata=1&metadata[a]=2')).to.deep.equal([406, 'ERR_DUPLICATE metadata[a]']);
    expect(await requestProblems('metadata[]=2')).to.deep.equal([406, 'ERR_LENGTH metadata']);
    expect(await requestProblems('metadata[a][b]=2')).to.deep.equal([406, 'ERR_FORMAT metadata']);
    expect(await requestProblems('metadata=1')).to.deep.equal([406, 'ERR_TYPE metadata']);
    expect(await requestProblems('metadata[a=1')).to.deep.equal([406, 'ERR_EXTRA_FIELD metadata[a']);
    expect(await requestProblems('metadat[a]=1')).to.deep.equal([406, 'ERR_EXTRA_FIELD metadat[a]']);

    const eleven = Array.from({ length: 11 }, (_each, at) => `metadata[k${String(at)}]=v`).join('&');
    expect(await requestProblems(eleven)).to.deep.equal([406, 'ERR_LENGTH metadata']);
    expect(await requestProblems('metadata%5B__proto__%5D=none&metadata[a]=%20')).to.deep.equal([200]);
  });

  it('pages by its filter, which links keep', async () => {
    const nummer = createText();
    const ids = [];
    for (let index = 0; index < 3; index += 1) ids.push((await given.customer({ metadata: { nummer } })).id);
    const page = await api.customers.list({ metadata: { nummer }, page_size: 2 });
    expect([page.total, page.map(({ id }) => id)]).to.deep.equal([3, ids.slice(0, 2)]);
    expect((await page.next())?.map(({ id }) => id)).to.deep.equal(ids.slice(2));
  });

  it('is never public: no response to visitors has it, and they cannot filter by it', async () => {
    const open = await startService({ environment: { ONLINE_BOOKING_PUBLIC: 'yes' } });
    const metadata = { nummer: createText() };
    await given.product({ mag_api: true, metadata });
    await given.package({ mag_api: true, metadata });

    const visitor = new Boekstaaf({ baseUrl: open.baseUrl, retries: 0 });
    for (const group of [visitor.products, visitor.packages]) {
      const items = await group.list();
      expect(items).not.to.be.empty;
      expect(JSON.stringify(items)).not.to.include('metadata');
      expect(await expectRefusal(group.list({ metadata }))).to.deep.include({
        status: 401,
        code: 'ERR_LOGIN_REQUIRED',
      });
    }
  });

  it('is deleted with its object', async () => {
    const { id } = await given.voucher({ metadata: { nummer: createText() } });
    await api.vouchers.delete(id);
    const remainingPairs = await getDatabase().read((db) =>
      db.query(db.build('metadata_pairs').where({ object: 'vouchers', object_id: id })),
    );
    expect(remainingPairs).to.deep.equal([]);
  });
});
