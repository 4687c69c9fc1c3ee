// The tags of texts on websites: their values, and the packages that may be named.
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import { anybody, api, given, startService, sendRaw, expectRefusal } from '../support/index.ts';
import type { ServedService } from '../support/service.ts';

describe('the tag filter', () => {
  let open: ServedService;
  let visitor: Boekstaaf;

  before(async () => {
    open = await startService({ environment: { ONLINE_BOOKING_PUBLIC: 'yes' } });
    visitor = new Boekstaaf({ baseUrl: open.baseUrl, retries: 0 });
  });

  after(() => open.close());

  it('has empty texts without company and package, and leaves unknown tags unchanged', async () => {
    const tags = [
      'bedrijf_naam',
      'arrangement_naam',
      '{bedrijf_plaats}',
      'onbekend',
      '{ook_niet}',
      '__proto__',
      'toString',
    ];

    expect(await visitor.onlineBooking.findTagTexts({ body: { tags } })).to.deep.equal(
      Object.fromEntries([
        ['bedrijf_naam', ''],
        ['arrangement_naam', ''],
        ['{bedrijf_plaats}', ''],
        ['onbekend', '{onbekend}'],
        ['{ook_niet}', '{ook_niet}'],
        ['__proto__', '{__proto__}'],
        ['toString', '{toString}'],
      ]),
    );
    expect(await visitor.onlineBooking.findTagTexts({ body: { tags: [] } })).to.deep.equal({});
  });

  it('fills in the first company, and a package with its company', async () => {
    await given.company({ weergavenaam: 'De Eerste', plaats: 'Utrecht' });
    const { id: bedrijf_id } = await given.company({
      weergavenaam: 'De Tweede <b>',
      locale: 'nl_NL',
      iban: 'NL91ABNA0417164300',
    });
    const { id: product_id } = await given.product({ ProductPrice: [{ btw: 21, verkoop: 12.5 }] });
    const { id: packageID } = await given.package({
      mag_api: true,
      bedrijf_id,
      arrangement: 'Intern',
      weergavenaam: 'Bowlen',
      ontvangstlocatie: 'Bar',
      aantal_personen: 4,
      regels: [{ product_id }],
    });

    const about = ['naam', 'personen', 'prijs_pp', 'prijs_totaal', 'ontvangstlocatie'].map(
      (name) => `arrangement_${name}`,
    );
    const tags = ['bedrijf_naam', 'bedrijf_plaats', 'bedrijf_iban', ...about];
    const texts = await visitor.onlineBooking.findTagTexts({ body: { tags, context: { packageID } } });
    expect(texts).to.deep.include({
      bedrijf_naam: 'De Tweede <b>',
      bedrijf_iban: '{bedrijf_iban}',
      arrangement_naam: 'Bowlen',
      arrangement_personen: '4',
      arrangement_ontvangstlocatie: 'Bar',
    });
    expect(texts['arrangement_prijs_pp']).to.match(/12,50/);
    expect(texts['arrangement_prijs_totaal']).to.match(/50,00/);

    const first = await visitor.onlineBooking.findTagTexts({ body: { tags, context: { packageID: null } } });
    expect(first).to.deep.include({ bedrijf_naam: 'De Eerste', bedrijf_plaats: 'Utrecht', arrangement_prijs_pp: '' });
  });

  it('refuses a package that the public may not see like one that does not exist', async () => {
    const hidden = await given.package({ mag_api: false });
    const deletedPackage = await given.package({ mag_api: true });
    await api.packages.deletePackage({ id: deletedPackage.id });
    const ask = (packageID: number) => ({ body: { tags: ['arrangement_naam'], context: { packageID } } });
    const wrong = { status: 406, code: 'ERR_UNKNOWN_REFERENCE', field: 'context.packageID' };
    for (const id of [hidden.id, deletedPackage.id, 2_000_000_000])
      expect(await expectRefusal(visitor.onlineBooking.findTagTexts(ask(id)))).to.include(wrong);
    expect(await expectRefusal(api.onlineBooking.findTagTexts(ask(deletedPackage.id)))).to.include(wrong);
    expect(await api.onlineBooking.findTagTexts(ask(hidden.id))).to.have.property('arrangement_naam');
  });

  it('needs a credential while online booking is closed, and a valid one always', async () => {
    expect(await expectRefusal(anybody.onlineBooking.findTagTexts({ body: { tags: [] } }))).to.include({ status: 401 });

    const headers = { authorization: 'Bearer nobody' };
    const wrong = await sendRaw('POST', '/api2/tagfilter', {
      auth: null,
      baseUrl: open.baseUrl,
      headers,
      body: { tags: [] },
    });
    expect(wrong.status).to.equal(401);

    const text = await sendRaw('POST', '/api2/tagfilter', {
      auth: null,
      baseUrl: open.baseUrl,
      body: '{"tags":["bedrijf_naam"]}',
      headers: { origin: 'https://shop.example' },
    });
    expect([text.status, text.headers['access-control-allow-origin']]).to.deep.equal([200, '*']);
  });
});
