// The public view of packages, products and voucher templates, while online booking is open to the public.
import { Boekstaaf, type PublicPackage, type PublicProduct, type PublicVoucherTemplate } from 'boekstaaf';
import { expect } from 'chai';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import {
  anybody,
  api,
  apiKey,
  given,
  startService,
  sendRaw,
  expectRefusal,
  createTokenWith,
} from '../support/index.ts';
import type { RawResponse } from '../support/raw.ts';
import type { ServedService } from '../support/service.ts';

interface DeclaredOperation {
  readonly operationId: string;
  readonly 'x-returns-public'?: string;
}
interface PublicPath {
  readonly path: string;
  readonly schema: string;
}
type Schemas = Readonly<Record<string, { readonly properties?: object }>>;
type JsonBody = Readonly<Record<string, unknown>>;

/** Every operation that shows the public fewer members, and the schema of those. */
const PUBLIC_PATHS = Object.entries(
  bundle.paths as Readonly<Record<string, Readonly<Record<string, DeclaredOperation>>>>,
).flatMap(([path, methods]): PublicPath[] =>
  Object.values(methods).flatMap(({ 'x-returns-public': schema }) => (schema === undefined ? [] : [{ path, schema }])),
);
const membersOf = (schema: string): string[] =>
  Object.keys((bundle.components.schemas as Schemas)[schema]?.properties ?? {}).sort();

/** Members that the public must never see, at any depth. */
const HIDDEN_MEMBERS = {
  PublicPackage: ['mag_uitjes', 'mag_api', 'startmomentgroep_id', 'minimaal_vooruit', 'maximaal_vooruit', 'inkoop'],
  PublicProduct: [
    'leverancier_id',
    'inkoop',
    'Materialen',
    'personeelsinstructie',
    'planstrategie',
    'extra',
    'label_ids',
  ],
  PublicVoucherTemplate: ['internal_reference', 'confirmation_mail', 'pdf_template_id', 'company_id'],
} as const;

describe('the public view', () => {
  let open: ServedService;
  let visitor: Boekstaaf;
  const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<RawResponse> =>
    sendRaw('GET', path, { auth: null, baseUrl: open.baseUrl, headers });
  const idsBySchema: Record<string, { readonly shown: number; readonly hidden: readonly number[] }> = {};

  before(async () => {
    open = await startService({ environment: { ONLINE_BOOKING_PUBLIC: 'yes' } });
    visitor = new Boekstaaf({ baseUrl: open.baseUrl, retries: 0 });

    const secret = 'Geheim voor bezoekers';
    const product = await given.product({ mag_api: true, personeelsinstructie: secret, planstrategie: secret });
    const deletedItems = [await given.product({ mag_api: true }), await given.package({ mag_api: true })];

    idsBySchema['PublicProduct'] = {
      shown: product.id,
      hidden: [(await given.product()).id, deletedItems[0]?.id ?? 0],
    };

    const pack = await given.package({ mag_api: true, mag_uitjes: true, regels: [{ product_id: product.id }] });
    idsBySchema['PublicPackage'] = { shown: pack.id, hidden: [(await given.package()).id, deletedItems[1]?.id ?? 0] };

    const texts = { internal_reference: secret, confirmation_mail_subject: secret, confirmation_mail_body: secret };
    const template = await given.orderableVoucherTemplate(texts);
    const hidden = [await given.voucherTemplate(), await given.orderableVoucherTemplate({ price: 0 })];
    idsBySchema['PublicVoucherTemplate'] = { shown: template.id, hidden: hidden.map(({ id }) => id) };
    await api.products.deleteProduct({ id: deletedItems[0]?.id ?? 0 });
    await api.packages.deletePackage({ id: deletedItems[1]?.id ?? 0 });
  });

  after(() => open.close());

  it('is declared for lists and single objects alike', () => {
    expect(PUBLIC_PATHS.map(({ path }) => path)).to.have.members([
      '/arrangementen',
      '/arrangementen/{id}',
      '/producten',
      '/producten/{id}',
      '/voucher_templates',
      '/voucher_templates/{id}',
    ]);
  });

  for (const { path, schema } of PUBLIC_PATHS)
    it(`of GET ${path} has the members of ${schema} and no other, of public objects only`, async () => {
      const { shown, hidden } = idsBySchema[schema] ?? { shown: 0, hidden: [] };
      const pathOf = (id: number): string => `/api2${path.replace('{id}', String(id))}`;
      const response = await get(pathOf(shown));
      expect(response.status, response.text).to.equal(200);

      const bodies = [response.body].flat() as JsonBody[];
      for (const body of bodies) expect(Object.keys(body).sort()).to.deep.equal(membersOf(schema));
      for (const word of [...HIDDEN_MEMBERS[schema as keyof typeof HIDDEN_MEMBERS], 'Geheim'])
        expect(response.text, word).to.not.include(word);

      expect(bodies.map(({ id }) => id)).to.include(shown);

      const fullResponse = await sendRaw('GET', pathOf(shown), { baseUrl: open.baseUrl });
      const [same] = ([fullResponse.body].flat() as JsonBody[]).filter(({ id }) => id === shown);
      const [publicBody] = bodies.filter(({ id }) => id === shown);
      expect(same, 'with a credential').to.deep.include(publicBody ?? {});
      expect(Object.keys(same ?? {}).length).to.be.greaterThan(Object.keys(publicBody ?? {}).length);

      if (path.endsWith('{id}')) {
        const unknown = await get(pathOf(2_000_000_000));
        const omitRequestId = ({ body }: RawResponse): object => ({ ...(body as JsonBody), request_id: '' });
        for (const id of hidden) expect(omitRequestId(await get(pathOf(id)))).to.deep.equal(omitRequestId(unknown));
      } else {
        expect(bodies.map(({ id }) => id)).to.not.include.members(hidden);
        for (const id of hidden) expect(bodies.map((body) => body['id'])).to.not.include(id);
        const page = await get(`${pathOf(0)}?page_size=1`);
        expect(page.headers['x-total-count']).to.equal(String(bodies.length));
      }
    });

  it('is what a key for websites sees, also while online booking is closed', async () => {
    const website = { apiKey: await createTokenWith(['public']) };
    const paths = PUBLIC_PATHS.map(
      ({ path, schema }) => `/api2${path.replace('{id}', String(idsBySchema[schema]?.shown))}`,
    );
    await given.productGroup();
    for (const path of [...paths, '/api2/productgroepen', '/api2/instellingen']) {
      const response = await sendRaw('GET', path, { auth: website });
      expect(response.status, response.text).to.equal(200);
      expect(response.body, path).to.deep.equal((await get(path)).body);
      expect(response.body, path).to.not.deep.equal((await sendRaw('GET', path)).body);
    }
  });

  it('is typed: its members are a subset of the whole', async () => {
    const idOf = (schema: string): { id: number } => ({ id: idsBySchema[schema]?.shown ?? 0 });
    const pack: PublicPackage = await visitor.packages.getPackage(idOf('PublicPackage'));
    const product: PublicProduct = await visitor.products.getProduct(idOf('PublicProduct'));
    const [template]: PublicVoucherTemplate[] = await visitor.voucherTemplates.listVoucherTemplates();
    expect([pack.regels.length, product.ProductPrice.length]).to.deep.equal([1, 1]);
    expect(template?.contactform_id).to.be.a('number');
  });

  it('is refused with a wrong credential, and while online booking is closed', async () => {
    for (const { path, schema } of PUBLIC_PATHS) {
      const requestPath = `/api2${path.replace('{id}', String(idsBySchema[schema]?.shown))}`;
      for (const authorization of [
        `Bearer ${apiKey.slice(0, -1)}${apiKey.endsWith('x') ? 'y' : 'x'}`,
        'Bearer nobody',
        'Basic bm9ib2R5OnB3',
      ])
        expect((await get(requestPath, { authorization })).status, requestPath).to.equal(401);
      expect((await sendRaw('GET', requestPath, { auth: null })).status, 'closed').to.equal(401);
    }
    expect(await expectRefusal(anybody.packages.listPackages())).to.include({ status: 401 });
  });

  it('can be read by pages of any site', async () => {
    const { headers } = await get('/api2/arrangementen', { origin: 'https://shop.example' });
    expect(headers['access-control-allow-origin']).to.equal('*');
  });
});
