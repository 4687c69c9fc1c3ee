// Settings: defaults, accepted values, and those that the public may read.
import { expect } from 'chai';
import type { SettingSlug } from 'boekstaaf';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { SETTINGS } from '../../domain/house/setting.ts';
import { anybody, api, collectEvents, given, startService, sendRaw, expectRefusal } from '../support/index.ts';
import { items, packageBooking } from '../support/given/bookings.ts';

const set = (slug: string, waarde: string) => api.settings.updateSetting({ slug, body: { waarde } });
const slugs = Object.keys(SETTINGS) as SettingSlug[];

describe('settings', () => {
  it('all have a default, which the contract documents', async () => {
    const fresh = await startService();
    const { body } = await sendRaw('GET', '/api2/instellingen', { baseUrl: fresh.baseUrl });
    expect(body).to.deep.equal(slugs.map((slug) => ({ slug, waarde: SETTINGS[slug].defaultValue })));

    await fresh.close();

    const description = bundle.paths['/instellingen/{slug}'].put.description;
    for (const slug of slugs) {
      const row = description.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${slug}\``)) ?? '';
      const [, , , standard, visibility] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
      const { defaultValue: text, isPublic } = SETTINGS[slug];
      expect([slug, standard, visibility]).to.deep.equal([
        slug,
        text === '' ? 'empty' : `\`${text}\``,
        isPublic ? 'yes' : 'no',
      ]);
    }
  });

  it('are read one by one, and an unknown one is 404', async () => {
    expect(await api.settings.getSetting({ slug: 'currency' })).to.deep.equal({ slug: 'currency', waarde: 'eur' });
    for (const call of [() => api.settings.getSetting({ slug: 'onbekend' }), () => set('onbekend', 'yes')])
      expect(await expectRefusal(call())).to.include({ status: 404, message: 'Not Found' });
  });

  it('are announced when they change', async () => {
    const slug = 'online_boeking_step0_text_pre';
    const events = await collectEvents(async () => {
      expect(await set(slug, '<p>Welkom</p>')).to.deep.equal({ slug, waarde: '<p>Welkom</p>' });
    });
    expect(events.map(({ event }) => event)).to.deep.equal(['Instelling::postUpdate', 'Instelling::postSave']);
    expect(events[0]).to.deep.include({
      modified: ['waarde'],
      previous: { waarde: '' },
      data: { slug, waarde: '<p>Welkom</p>' },
    });
    expect(await api.settings.getSetting({ slug })).to.deep.equal({ slug, waarde: '<p>Welkom</p>' });
  });

  it('sent back as they were read change nothing and announce nothing', async () => {
    const events = await collectEvents(async () => {
      for (const body of await api.settings.listSettings()) {
        expect(await api.settings.updateSetting({ slug: body.slug, body })).to.deep.equal(body);
      }
    });
    expect(events).to.deep.equal([]);
  });

  it('have a version, and a change of an earlier one is refused', async () => {
    const path = '/api2/instellingen/online_boeking_hold_minuten';
    const current = await sendRaw('GET', path);
    const updated = await sendRaw('PUT', path, {
      body: { waarde: '45' },
      headers: { 'if-match': String(current.headers.etag) },
    });
    expect(updated.status).to.equal(200);
    expect((await sendRaw('GET', path)).headers.etag)
      .to.equal(updated.headers.etag)
      .and.to.match(/^"2\./);

    const late = await sendRaw('PUT', path, {
      body: { waarde: '60' },
      headers: { 'if-match': String(current.headers.etag) },
    });
    expect(late.status).to.equal(412);
    expect((await sendRaw('GET', path)).body).to.include({ waarde: '45' });
  });

  it('keep their name, and require a value', async () => {
    const path = '/api2/instellingen/deels_factureren';
    const other = await expectRefusal(
      api.settings.updateSetting({ slug: 'deels_factureren', body: { slug: 'currency', waarde: 'no' } }),
    );
    expect(other).to.include({ status: 406, code: 'ERR_ID_MISMATCH', field: 'slug' });

    for (const [body, code] of [
      [{}, 'ERR_REQUIRED'],
      [{ waarde: null }, 'ERR_TYPE'],
      [{ waarde: true }, 'ERR_TYPE'],
    ] as const) {
      const response = await sendRaw('PUT', path, { body });
      expect(response.status).to.equal(406);
      expect(response.body).to.have.nested.property('[0].field', 'waarde');
      expect(response.body).to.have.nested.property('[0].code', code);
    }
  });

  const cases: [slug: SettingSlug, taken: readonly string[], refused: readonly string[]][] = [
    ['currency', ['eur'], ['usd', 'EUR', '']],
    ['allow_online_package_booking', ['no', 'yes'], ['true', 'YES', '']],
    ['deels_factureren', ['yes', 'no'], ['1', 'ja']],
    ['online_boeking_achteraf_betalen_status', ['optie', 'definitief'], ['betaald', '']],
    ['verlopen_optie_actie', ['annuleren', 'geen'], ['verwijderen']],
    ['online_boeking_hold_minuten', ['1', '10080'], ['0', '-5', '1.5', '10081', '030', ' 30', '']],
    ['online_boeking_max_per_netwerk', ['1', '100000'], ['0', '-1', '100001', '']],
    ['online_boeking_max_onbetaald', ['1', '3'], ['0', 'drie', '']],
    ['planning_waarschuwing_dagen', ['0', '365'], ['-1', '366', '07', '1.5', '']],
    ['btw_percentages', ['0', '0,5.5,21', '21,9,0', '100', '0,9,21'], ['', '0,,9', '9,9', '5.5,5.50', '101', '-1', '9%', '5.555', '0, 9', '0,1,2,3,4,5,6,7,8,9,10']],
    ['grootboek_omzet', ['8000', 'VERKOOP1', ''], ['80 00', '80.00', 'x'.repeat(51)]],
    ['grootboek_btw', ['1500', '9=1502,21=1503', '', '1500,5.5=1501'], ['9=1,9=2', '9=', '15 00']],
    ['online_boeking_betaalkeuze_ideal_titel', ['', 'x'.repeat(255)], ['x'.repeat(256)]],
  ]; // prettier-ignore

  for (const [slug, valid, wrong] of cases) {
    it(`accept only values with a meaning: ${slug}`, async () => {
      for (const waarde of valid) expect(await set(slug, waarde)).to.deep.equal({ slug, waarde });
      for (const waarde of wrong) {
        const refusal = await expectRefusal(set(slug, waarde));
        expect(refusal, waarde).to.deep.include({ status: 406, code: 'ERR_SETTING_VALUE', field: 'waarde' });
        expect(refusal.message, waarde).to.match(/^Send .+\.$/);
      }
      expect((await api.settings.getSetting({ slug })).waarde).to.equal(valid.at(-1));
    });
  }
});

describe('settings for the public', () => {
  it('are closed until the operator opens online booking', async () => {
    expect(await expectRefusal(anybody.settings.listSettings())).to.include({ status: 401 });
    expect(await expectRefusal(anybody.settings.getSetting({ slug: 'currency' }))).to.include({ status: 401 });
  });

  it('are then the public ones, for pages of any site', async () => {
    const service = await startService({ environment: { ONLINE_BOOKING_PUBLIC: 'yes' } });
    const { baseUrl } = service;
    const ask = (path: string, auth: { apiKey: string } | null = null) =>
      sendRaw('GET', path, { baseUrl, auth, headers: { origin: 'https://shop.example' } });
    const list = await ask('/api2/instellingen');
    expect(list.headers['access-control-allow-origin']).to.equal('*');

    const listedSlugs = (list.body as { slug: SettingSlug }[]).map(({ slug }) => slug);
    expect(listedSlugs).to.deep.equal(slugs.filter((slug) => SETTINGS[slug].isPublic));
    expect((await ask('/api2/instellingen/currency')).body).to.deep.equal({ slug: 'currency', waarde: 'eur' });
    expect((await ask('/api2/instellingen/btw_percentages')).status).to.equal(404);
    expect((await ask('/api2/instellingen', { apiKey: 'garbage' })).status).to.equal(401);
    expect((await sendRaw('GET', '/api2/instellingen/btw_percentages', { baseUrl })).status).to.equal(200);
    expect(
      (await sendRaw('PUT', '/api2/instellingen/currency', { baseUrl, auth: null, body: { waarde: 'eur' } })).status,
    ).to.equal(401);
    expect((await ask('/api2/locaties')).status).to.equal(401);

    await service.close();
  });
});

describe('the VAT rates of the installation', () => {
  afterEach(() => set('btw_percentages', '0,9,21'));

  it('are the rates that prices may have, from a change on', async () => {
    const ProductPrice = [{ btw: 5.5, verkoop: 10, vanaf: null }];
    const refusal = await expectRefusal(given.product({ ProductPrice }));
    expect(refusal).to.deep.include({
      status: 406,
      code: 'ERR_VAT_RATE_UNKNOWN',
      field: 'ProductPrice[0].btw',
      params: { toegestaan: [0, 9, 21] },
    });

    await set('btw_percentages', '5.5');
    expect((await given.product({ ProductPrice })).ProductPrice).to.deep.equal(ProductPrice);
    expect(await expectRefusal(given.product({ ProductPrice: null, verkoop: 1, btw: 21 }))).to.include({
      field: 'btw',
    });
  });

  it('may be removed while they are in use: existing prices keep them', async () => {
    const product = await given.product({ ProductPrice: [{ btw: 21, verkoop: 10 }] });
    await set('btw_percentages', '0,9');
    const again = await api.products.updateProduct({ id: product.id, body: { ...product, naam: 'Nieuw' } });
    expect(again).to.deep.equal({ ...product, naam: 'Nieuw' });
    const dearer = await api.products.updateProduct({ id: product.id, body: { verkoop: 12 } });
    expect(dearer.ProductPrice).to.deep.equal([{ btw: 21, verkoop: 12, vanaf: null }]);
    const booking = await given.booking({ product_id: product.id, personen: 1 });
    expect(items(booking.kosten.regels)[0]).to.include({ btw_percentage: 21 });
  });

  it('apply to the costs of bookings when they are sent again', async () => {
    const booking = await packageBooking();
    const [item] = items(booking.kosten.regels);
    await set('btw_percentages', '0,9');
    const change = (regels: object[]) =>
      sendRaw('PUT', `/api2/boekingen/${String(booking.id)}`, { body: { kosten: { regels } } });
    expect((await change([{ ...item, naam: 'Anders' }])).status).to.equal(200);
    const newLine = { type: 'item', naam: 'Zaal', aantal: 1, bedrag: 5, btw_percentage: 21 };
    const refusal = await change([{ ...item }, newLine]);
    expect(refusal.status).to.equal(406);
    expect(refusal.body).to.have.nested.property('[0].field', 'kosten.regels[1].btw_percentage');
    expect((await change([{ ...item }, { ...newLine, btw_percentage: 9 }])).status).to.equal(200);
  });
});
