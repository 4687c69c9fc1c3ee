// Packages: lines matched by id, calculated prices and programme, and deletion that preserves reads.
import { expect } from 'chai';
import type { PackageLinePut, PackagePut } from 'boekstaaf';
import { api, collectEvents, given, collectSql, sendRaw, expectRefusal } from '../support/index.ts';

const momentAt = (time: string): string => `2026-03-10T${time}:00+01:00`;

describe('packages', () => {
  it('are created from few members and returned whole', async () => {
    const pack = await api.packages.createPackage({ body: { arrangement: 'Leeg' } });
    const expected = {
      id: pack.id,
      arrangement: 'Leeg',
      weergavenaam: null,
      uitgebreide_omschrijving: '',
      aantal_personen: 1,
      prijs_pp_exc: 0,
      prijs_pp_inc: 0,
      prijs_totaal_exc: 0,
      prijs_totaal_inc: 0,
      ontvangstlocatie: null,
      mag_online: false,
      mag_api: false,
      metadata: {},
      mag_uitjes: false,
      mag_online_geboekt_worden_direct_betalen: false,
      mag_online_geboekt_worden_achteraf_betalen: false,
      maximum_aantal_personen_online: null,
      onlineboeking_contactformulier_id: null,
      onlineboeking_standaardbijlagen_meesturen: false,
      image_filename: '',
      image_sha256: null,
      onlineboeking_minimaal_vooruit: null,
      onlineboeking_maximaal_vooruit: null,
      los_op_planning: false,
      startmomentgroep_id: null,
      bedrijf_id: null,
      annuleringsvoorwaarden_id: null,
      is_deleted: false,
      regels: [],
      programma: [],
    };

    expect(pack).to.deep.equal(expected);
    expect(await api.packages.getPackage({ id: pack.id })).to.deep.equal(expected);
    expect(await api.packages.listPackages()).to.deep.include(expected);
  });

  it('store everything that is sent, and embed their products', async () => {
    const company = await given.company();
    const hall = await given.location();
    const required = await given.product();
    const product = await given.product({
      weergavenaam: 'Bowlen',
      beschrijving_klant: 'Een uur',
      minimum_aantal: 2,
      vereist_product: [{ vereist_product_id: required.id, aantal: 1, per_x_aantal: 2, afronding: 'niet' }],
    });

    const line = {
      product_id: product.id,
      locatie_id: hall.id,
      begin: momentAt('14:00'),
      eind: momentAt('15:00'),
      beschrijving: 'Gooien',
      aantal_personen: 4,
      min: 1,
      max: 9,
      onlineboeking_aantalbepalingsmethode: 'boekingsgrootte' as const,
    };

    const body = {
      arrangement: 'Bowlen',
      weergavenaam: 'Een uur bowlen',
      uitgebreide_omschrijving: '<p>Gooien</p>',
      aantal_personen: 6,
      ontvangstlocatie: 'Bar',
      mag_online: true,
      mag_api: true,
      mag_uitjes: true,
      mag_online_geboekt_worden_direct_betalen: true,
      mag_online_geboekt_worden_achteraf_betalen: true,
      maximum_aantal_personen_online: 20,
      onlineboeking_minimaal_vooruit: 1,
      onlineboeking_maximaal_vooruit: 365,
      los_op_planning: true,
      bedrijf_id: company.id,
    };
    const pack = await api.packages.createPackage({ body: { ...body, regels: [line] } });
    expect(pack).to.deep.include(body);

    const { id, naam, weergavenaam, beschrijving_klant, uitgebreide_omschrijving, minimum_aantal } = product;
    const summary = {
      id,
      naam,
      weergavenaam,
      beschrijving_klant,
      uitgebreide_omschrijving,
      minimum_aantal,
      verkoop: 12.1,
      vereist_product: product.vereist_product,
      standaardbijlagen: [],
    };
    const derivedMembers = { id: pack.regels[0]?.id, beschrijving_templated: 'Gooien', product: summary };
    expect(pack.regels).to.deep.equal([{ ...line, ...derivedMembers }]);
    expect(pack.programma).to.deep.equal([
      { omschrijving: 'Gooien', aantal: 4, wat: 'persoon', begin: 'PT0S', duur: 'PT1H', eind: 'PT1H' },
    ]);
  });

  it('cost the sum of their products for a group of that size', async () => {
    const each = await given.product({ ProductPrice: [{ btw: 21, verkoop: 12.1 }] });
    const board = await given.product({ per_x_personen: 4, ProductPrice: [{ btw: 9, verkoop: 32.7 }] });
    const regels = [{ product_id: each.id }, { product_id: board.id }];
    const pack = await given.package({ aantal_personen: 10, regels });

    // 10 x 12.10 and 3 boards x 32.70; without VAT 100 and 90.
    const prices = { prijs_totaal_inc: 219.1, prijs_totaal_exc: 190, prijs_pp_inc: 21.91, prijs_pp_exc: 19 };
    expect(pack).to.include(prices);

    await api.products.updateProduct({ id: each.id, body: { ProductPrice: [{ btw: 21, verkoop: 24.2 }] } });
    expect(await api.packages.getPackage({ id: pack.id })).to.include({
      prijs_totaal_inc: 340.1,
      prijs_totaal_exc: 290,
    });
  });

  it('have a programme by begin, with ends from the product where a line has none', async () => {
    const hour = await given.product({ weergavenaam: 'Uurtje', duur: 'PT1H' });
    const welcome = await given.product({ naam: 'Welkom' });
    const pack = await given.package({
      aantal_personen: 8,
      regels: [
        { product_id: hour.id },
        { product_id: hour.id, begin: momentAt('16:00') },
        { product_id: welcome.id, begin: momentAt('14:30'), eind: momentAt('14:45') },
      ],
    });

    expect(pack.regels.map(({ begin }) => begin)).to.deep.equal([momentAt('14:30'), momentAt('16:00'), null]);
    expect(pack.regels[1]?.eind).to.equal(null);
    expect(pack.programma).to.deep.equal([
      { omschrijving: 'Welkom', aantal: 8, wat: 'persoon', begin: 'PT0S', duur: 'PT15M', eind: 'PT15M' },
      { omschrijving: 'Uurtje', aantal: 8, wat: 'persoon', begin: 'PT1H30M', duur: 'PT1H', eind: 'PT2H30M' },
    ]);
  });

  it('count offsets on the wall clock over a clock change', async () => {
    const { id } = await given.product();
    const { programma } = await given.package({
      regels: [
        { product_id: id, begin: '2026-03-28T09:00:00' },
        { product_id: id, begin: '2026-03-29T09:00:00' },
      ],
    });
    expect(programma.map(({ begin }) => begin)).to.deep.equal(['PT0S', 'PT24H']);
  });

  it('do not change when they are sent back as they were read', async () => {
    const { id } = await given.package({ weergavenaam: 'Dag', aantal_personen: 3 });
    const path = `/api2/arrangementen/${String(id)}`;
    const current = await sendRaw('GET', path);
    const events = await collectEvents(async () => {
      const response = await sendRaw('PUT', path, { body: current.body });
      expect(response.status).to.equal(200);
      expect(response.body).to.deep.equal(current.body);
      expect(response.headers.etag).to.equal(current.headers.etag);
      expect(response.headers['x-ignored-members']).to.equal(undefined);
    });
    expect(events).to.deep.equal([]);
  });

  it('match lines by id: changed, new and deleted', async () => {
    const { id: product_id } = await given.product();
    const regels = ['09:00', '10:00', '11:00'].map((time) => ({ product_id, begin: momentAt(time), min: 1 }));
    const { id, regels: before } = await given.package({ regels });
    const [first = 0, second = 0, third = 0] = before.map((line) => line.id);

    const events = await collectEvents(async () => {
      const lines: PackageLinePut[] = [
        { id: third, begin: momentAt('08:00') },
        { product_id, begin: momentAt('12:00') },
        { id: first },
      ];
      const after = await api.packages.updatePackage({ id, body: { regels: lines } });
      expect(after.regels.slice(0, 2).map((line) => [line.id, line.begin, line.min])).to.deep.equal([
        [third, momentAt('08:00'), 1],
        [first, momentAt('09:00'), 1],
      ]);
      expect(after.regels[2]).to.include({ begin: momentAt('12:00'), min: null });
      expect([first, second, third]).not.to.include(after.regels[2]?.id);
    });
    expect(events.map(({ event }) => event)).to.deep.equal(['Arrangement::postUpdate', 'Arrangement::postSave']);
    expect(events[0]?.modified).to.have.members(['regels']);
  });

  it('keep their lines when none are sent, and lose them when an empty list is', async () => {
    const { id } = await given.package();
    expect((await api.packages.updatePackage({ id, body: { arrangement: 'Nieuw' } })).regels).to.have.length(1);
    expect((await api.packages.updatePackage({ id, body: { regels: [] } })).regels).to.deep.equal([]);
  });

  describe('refuse', () => {
    const createLine = (members: PackageLinePut): PackagePut => ({ regels: [members] });
    const cases: [name: string, body: PackagePut, code: string, field: string][] = [
      ['an unknown company', { bedrijf_id: 999_999 }, 'ERR_UNKNOWN_REFERENCE', 'bedrijf_id'],
      ['an unknown product', createLine({ product_id: 999_999 }), 'ERR_UNKNOWN_REFERENCE', 'regels[0].product_id'],
      ['an unknown location', createLine({ locatie_id: 999_999 }), 'ERR_UNKNOWN_REFERENCE', 'regels[0].locatie_id'],
      ['a line of another package', createLine({ id: 999_999 }), 'ERR_UNKNOWN_REFERENCE', 'regels[0].id'],
      [
        'a line that ends before it begins',
        createLine({ begin: momentAt('15:00'), eind: momentAt('14:00') }),
        'ERR_PACKAGE_LINE_ORDER',
        'regels[0].eind',
      ],
      ['an end without a begin', createLine({ eind: momentAt('14:00') }), 'ERR_PACKAGE_LINE_ORDER', 'regels[0].begin'],
      ['limits the wrong way round', createLine({ min: 3, max: 2 }), 'ERR_PACKAGE_LINE_ORDER', 'regels[0].max'],
      ['a group of zero people', { aantal_personen: 0 }, 'ERR_RANGE', 'aantal_personen'],
      [
        'a time that the clock change skips',
        createLine({ begin: '2026-03-29T02:30:00' }),
        'ERR_TIME_NONEXISTENT',
        'regels[0].begin',
      ],
      ['no name', { arrangement: '' }, 'ERR_LENGTH', 'arrangement'],
    ];

    for (const [name, body, code, field] of cases) {
      it(name, async () => {
        const { id: product_id } = await given.product();
        const regels = body.regels?.map((each) => ({ product_id, ...each }));
        const input = { arrangement: 'Nee', ...body, ...(regels === undefined ? {} : { regels }) };
        const { id } = await given.package();
        expect(await expectRefusal(api.packages.updatePackage({ id, body: input }))).to.deep.include({
          status: 406,
          code,
          field,
        });
        expect(await expectRefusal(createPackage(input))).to.deep.include({ status: 406, code, field });
      });
    }

    it('a line twice, and a new line without a product, all at once', async () => {
      const { id, regels } = await given.package();
      const line = { id: regels[0]?.id ?? 0 };
      const body = { regels: [line, line, {}] };
      const refusal = await expectRefusal(api.packages.updatePackage({ id, body }));
      expect(refusal.codes).to.deep.equal(['ERR_DUPLICATE', 'ERR_REQUIRED']);
      expect(refusal.fields).to.deep.equal(['regels[1].id', 'regels[2].product_id']);
    });

    it('a price too large for an invoice', async () => {
      const { id: product_id } = await given.product({ ProductPrice: [{ btw: 21, verkoop: 1e9 }] });
      const regels = [{ product_id }];
      const refusal = { status: 406, code: 'ERR_AMOUNT_TOO_LARGE' };
      expect(await expectRefusal(given.package({ aantal_personen: 2, regels }))).to.include(refusal);
      const { id } = await given.package({ aantal_personen: 1, regels });
      expect(await expectRefusal(api.packages.updatePackage({ id, body: { aantal_personen: 2 } }))).to.include(refusal);
    });

    it('no read when a product becomes too expensive', async () => {
      const product = await given.product();
      const { id } = await given.package({ aantal_personen: 2, regels: [{ product_id: product.id }] });
      await api.products.updateProduct({ id: product.id, body: { ProductPrice: [{ btw: 21, verkoop: 1e9 }] } });
      expect(await api.packages.getPackage({ id })).to.include({ prijs_totaal_inc: 1e9 });
    });

    function createPackage(body: PackagePut): Promise<unknown> {
      return api.packages.createPackage({ body: body as { arrangement: string } });
    }
  });

  describe('that are deleted', () => {
    it('leave the list, stay readable, and cannot be changed', async () => {
      const { id } = await given.package();
      const events = await collectEvents(() => api.packages.deletePackage({ id }));
      expect(events.map(({ event }) => event)).to.deep.equal(['Arrangement::postDelete']);

      const pack = await api.packages.getPackage({ id });
      expect(pack).to.include({ id, is_deleted: true });
      expect(pack.regels).to.have.length(1);
      expect((await api.packages.listPackages()).map((each) => each.id)).not.to.include(id);

      for (const call of [
        () => api.packages.updatePackage({ id, body: {} }),
        () => api.packages.deletePackage({ id }),
      ]) {
        expect(await expectRefusal(call())).to.include({ status: 404, message: 'Not Found' });
      }
    });

    it('keep products that are deleted, and accept them when they are sent back', async () => {
      const product = await given.product();
      const { id } = await given.package({ regels: [{ product_id: product.id }] });
      await api.products.deleteProduct({ id: product.id });
      const body = await api.packages.getPackage({ id });
      expect(body.regels[0]?.product.id).to.equal(product.id);
      expect(await api.packages.updatePackage({ id, body: { regels: body.regels } })).to.deep.equal(body);
      const refusal = await expectRefusal(given.package({ regels: [{ product_id: product.id }] }));
      expect(refusal).to.include({ code: 'ERR_UNKNOWN_REFERENCE', field: 'regels[0].product_id' });
    });
  });

  it('are read with the same number of queries, however many there are', async () => {
    const regels = [{ product_id: (await given.product({ Locaties: [{ id: (await given.location()).id }] })).id }];
    await given.package({ regels });
    const few = await collectSql(() => api.packages.listPackages());
    for (let count = 0; count < 5; count++) await given.package({ regels: [...regels, ...regels, ...regels] });
    expect(await collectSql(() => api.packages.listPackages())).to.have.length(few.length);
  });

  it('are 404 when they do not exist', async () => {
    expect(await expectRefusal(api.packages.getPackage({ id: 999_999 }))).to.include({
      status: 404,
      message: 'Not Found',
    });
  });
});
