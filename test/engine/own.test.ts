// `own` as a right: callers without the permission may act on their own objects, and learn nothing of others.
import { expect } from 'chai';
import type { Product } from 'boekstaaf';
import { ADMINISTRATOR, api, given, journal, sendRaw, createTokenWith } from '../support/index.ts';
import type { RawCredential, RawResponse } from '../support/raw.ts';
import { replaceRules } from '../support/replaced-rules.ts';
import { generateSmall } from '../support/small-contract.ts';

// A supplier with an account owns the products that they supply.
const PERMISSION = { anyOf: ['editProducten'] } as const;
const byRow = { permission: PERMISSION, own: { in: 'root', name: 'leverancier_id' } } as const;
const byBody = { permission: PERMISSION, own: { in: 'body', name: 'leverancier_id' } } as const;
const byPath = { permission: { anyOf: ['editContact'] }, own: { in: 'path', name: 'id' } } as const;

const UNKNOWN_ID = 2_000_000_000;

async function keyOf(user_id: number, scopes: readonly string[] | null = null): Promise<RawCredential> {
  const body = { user_id, description: 'Of a supplier', scopes };
  const response = await sendRaw('POST', '/api2/apikeys', { auth: ADMINISTRATOR, body });
  const { token } = response.body as { token: string };
  journal.addSecret(token);
  return { apiKey: token };
}

/** Returns a refusal without the parts that differ between any two. */
function normaliseRefusal({ status, body }: RawResponse): object {
  const members = Object.entries(body as object).filter(([name]) => name !== 'request_id');
  return { status, ...Object.fromEntries(members) };
}

describe('own objects', () => {
  let restore: () => void;
  let supplier: number;
  let credential: RawCredential;
  let mine: Product;
  let another: Product;

  before(async () => {
    restore = replaceRules({
      getProduct: byRow,
      updateProduct: byRow,
      deleteProduct: byRow,
      createProduct: byBody,
      getSupplier: byPath,
    });
    supplier = (await given.supplier()).id;
    await given.user({ id: supplier });
    credential = await keyOf(supplier);
  });

  beforeEach(async () => {
    mine = await given.product({ leverancier_id: supplier });
    another = await given.product();
  });

  after(() => {
    restore();
  });

  const requestProduct = (method: string, id: number, auth: RawCredential, more: object = {}): Promise<RawResponse> =>
    sendRaw(method, `/api2/producten/${String(id)}`, {
      auth,
      ...(method === 'PUT' ? { body: { naam: 'Nieuw' } } : {}),
      ...more,
    });

  for (const [method, status] of [
    ['GET', 200],
    ['PUT', 200],
    ['DELETE', 200],
  ] as const)
    it(`can be requested by ${method} without the permission; those of others are refused like missing ones`, async () => {
      const others = await requestProduct(method, another.id, credential);
      const nothing = await requestProduct(method, UNKNOWN_ID, credential);
      expect(normaliseRefusal(others)).to.include({ status: 403, code: 'ERR_PERMISSION' });
      expect(normaliseRefusal(others)).to.deep.include({ params: { permission: ['editProducten'] } });
      expect(normaliseRefusal(nothing)).to.deep.equal(normaliseRefusal(others));
      expect(await api.products.getProduct({ id: another.id })).to.deep.equal(another);
      const response = await requestProduct(method, mine.id, credential);
      expect(response.status, response.text).to.equal(status);
    });

  it('are irrelevant with the permission: every existing object is found', async () => {
    const auth = { apiKey: await createTokenWith(['editProducten']) };
    expect((await requestProduct('PUT', another.id, auth)).status).to.equal(200);
    expect((await requestProduct('PUT', UNKNOWN_ID, auth)).status).to.equal(404);
  });

  it('give no right to a key that is limited to scopes', async () => {
    const narrow = await keyOf(supplier, ['viewContact']);
    expect(normaliseRefusal(await requestProduct('GET', mine.id, narrow))).to.include({ status: 403 });
    expect(normaliseRefusal(await requestProduct('GET', mine.id, narrow))).to.deep.equal(
      normaliseRefusal(await requestProduct('GET', UNKNOWN_ID, narrow)),
    );
  });

  it('are refused before their version is compared', async () => {
    const headers = { 'If-Match': '"1.x"' };
    expect((await requestProduct('PUT', another.id, credential, { headers })).status).to.equal(403);
    expect((await requestProduct('PUT', mine.id, credential, { headers: { 'If-Match': '"99.x"' } })).status).to.equal(
      412,
    );
  });

  it('cannot be given to others, and those of others cannot be taken over', async () => {
    const { leverancier_id } = another;
    expect((await requestProduct('PUT', mine.id, credential, { body: { leverancier_id } })).status).to.equal(403);
    expect((await requestProduct('PUT', mine.id, credential, { body: { leverancier_id: supplier } })).status).to.equal(
      200,
    );
    expect(
      (await requestProduct('PUT', another.id, credential, { body: { leverancier_id: supplier } })).status,
    ).to.equal(403);
    expect(await api.products.getProduct({ id: another.id })).to.deep.equal(another);
  });

  it('can be created, for oneself and for no other', async () => {
    const make = async (leverancier_id: number): Promise<RawResponse> => {
      const body = { leverancier_id, naam: `Van ${String(leverancier_id)}`, inkoop: 0, minimum_aantal: 0 };
      return sendRaw('POST', '/api2/producten', { auth: credential, body });
    };
    expect((await make(supplier)).status).to.equal(201);
    expect(normaliseRefusal(await make(another.leverancier_id))).to.include({ status: 403, code: 'ERR_PERMISSION' });
    expect(normaliseRefusal(await make(UNKNOWN_ID))).to.deep.equal(
      normaliseRefusal(await make(another.leverancier_id)),
    );
  });

  it('can be those that the path names by the id of the account', async () => {
    const read = (id: number): Promise<RawResponse> =>
      sendRaw('GET', `/api2/leveranciers/${String(id)}`, { auth: credential });
    expect((await read(supplier)).status).to.equal(200);
    expect(normaliseRefusal(await read(another.leverancier_id))).to.include({ status: 403 });
    expect(normaliseRefusal(await read(UNKNOWN_ID))).to.deep.equal(
      normaliseRefusal(await read(another.leverancier_id)),
    );
  });

  it('are declared in the contract, which the door and the documentation follow', async () => {
    const PATHS = 'paths/catalogue/tickets.yaml';
    const rule = '{ any: [editProducten, own] }';
    const { files } = await generateSmall(
      {
        file: PATHS,
        from: /x-root: tickets\n {4}x-permission: editProducten/g,
        to: `x-root: tickets\n    x-permission: ${rule}\n    x-own: { member: personen }`,
      },
      {
        file: PATHS,
        from: 'x-created: getTicket\n    x-permission: editProducten',
        to: `x-created: getTicket\n    x-permission: ${rule}\n    x-own: { member: personen }`,
      },
    );
    const text = files.get('operations.ts') ?? '';
    const block = (id: string): string =>
      text.slice(text.indexOf(`${id}: {`), text.indexOf('},\n', text.indexOf(`${id}: {`) + 400));
    expect(block('updateTicket')).to.match(/own: \{\s*in: ['"]root['"],\s*name: ['"]personen['"]/);
    expect(block('createTicket')).to.match(/own: \{\s*in: ['"]body['"],\s*name: ['"]personen['"]/);
    expect(text).to.not.match(/anyOf: \[[^\]]*['"]own['"]/);

    const { paths } = JSON.parse(files.get('openapi.json') ?? '{}') as {
      paths: Record<string, Record<string, { description: string; 'x-own'?: object }>>;
    };
    const change = paths['/kaartjes/{id}']?.['put'];
    expect(change?.description)
      .to.include('Needs the permission `editProducten`.')
      .and.match(/your own: `personen` is the id of your account/);
    expect(change?.['x-own']).to.deep.equal({ member: 'personen' });
  });
});
