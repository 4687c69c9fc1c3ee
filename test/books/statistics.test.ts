// Requests for statistics: defaults by redirect, refusals and permissions.
import { expect } from 'chai';
import { api, clock, createClientWith, sendRaw, expectRefusal } from '../support/index.ts';

const PERMISSIONS = ['viewStatistiek', 'viewFinancieleOverzichten'] as const;

/** Requests a statistic with this raw query string. */
const ask = (name: string, query: string, scopes?: { apiKey: string }): ReturnType<typeof sendRaw> =>
  sendRaw('GET', `/api2/statistieken/${name}${query}`, scopes === undefined ? {} : { auth: scopes });

describe('statistics without all parameters', () => {
  before(() => {
    clock.set('2026-12-31T23:30:00Z');
  });

  after(() => {
    clock.reset();
  });

  const redirects: readonly [name: string, sent: string, location: string][] = [
    ['verkoop', '', 'referentiedatum=boeking&gegevens=gefactureerd_bedrag&datum%3E=2027-01-01&datum%3C=2027-12-31'],
    [
      'verkoop',
      '?gegevens=personen&groepeer_gegevens=soort_klant,ISO3166-1&soort_klant=Café%20%26%20zo,b%2Bc&datum>=2026-05-01&landcode=',
      'datum%3E=2026-05-01&gegevens=personen&groepeer_gegevens=soort_klant,ISO3166-1&soort_klant=Caf%C3%A9%20%26%20zo,b%2Bc&referentiedatum=boeking&datum%3C=2027-12-31',
    ],
    [
      'betalingen',
      '?groepeer_tijd=jaar&groepeer_gegevens=betaalmethode_id',
      'groepeer_tijd=jaar&groepeer_gegevens=betaalmethode_id&referentiedatum=betaling&gegevens=betaald_bedrag&datum%3E=2027-01-01&datum%3C=2027-12-31',
    ],
    [
      'betalingen',
      '?datum%3C=2027-02-28',
      'datum%3C=2027-02-28&referentiedatum=betaling&gegevens=betaald_bedrag&groepeer_tijd=jaar-maand&datum%3E=2027-01-01',
    ],
    [
      'geboekteproducten',
      '?boeking_status=optie,definitief&invoicing_setting=false',
      'boeking_status=optie,definitief&invoicing_setting=false&groepeer_tijd=jaar-maand&groepeer_gegevens=product_id&datum%3E=2027-01-01&datum%3C=2027-12-31',
    ],
  ];

  for (const [name, query, expected] of redirects)
    it(`redirect to ${name} with what is missing, in the local year: ${query || 'nothing sent'}`, async () => {
      const response = await ask(name, encodeURI(decodeURI(query)).replaceAll('%25', '%'));
      expect([response.status, response.headers.location]).to.deep.equal([
        302,
        `/api2/statistieken/${name}?${expected}`,
      ]);
      const followed = await sendRaw('GET', `/api2/statistieken/${name}?${expected}`);
      // Sales require a grouping, which has no default.
      expect(followed.status).to.equal(name === 'verkoop' && query === '' ? 406 : 200);
    });

  it('return a result to clients that follow redirects', async () => {
    expect(await api.statistics.getPaymentStatistics({})).to.deep.equal([]);
    expect(await api.statistics.getBookedProductStatistics({})).to.deep.equal([]);
    expect(await api.statistics.getSalesStatistics({ groepeer_tijd: 'jaar' })).to.deep.equal([]);
  });
});

describe('invalid requests for statistics', () => {
  const base = 'referentiedatum=boeking&gegevens=gefactureerd_bedrag&datum%3E=2026-01-01&datum%3C=2026-12-31';
  const sales: readonly [query: string, code: string, field: string, message?: string][] = [
    [base, 'ERR_REQUIRED', 'groepeer_tijd', 'Send groepeer_tijd or groepeer_gegevens, or both.'],
    [
      `${base.replace('2026-12-31', '2025-12-31')}&groepeer_tijd=jaar`,
      'ERR_PERIOD_ORDER',
      'datum<',
      '"datum<" must be after "datum>"',
    ],
    [
      `${base.replace('gefactureerd_bedrag', 'boekingen').replace('=boeking&', '=factuur&')}&groepeer_tijd=jaar`,
      'ERR_CANNOT_COMBINE',
      'referentiedatum',
    ],
    [
      `${base.replace('gefactureerd_bedrag', 'boekingswaarde')}&groepeer_tijd=jaar&invoice_contexts=pos`,
      'ERR_CANNOT_COMBINE',
      'invoice_contexts',
    ],
    ...['gefactureerd_bedrag_per_persoon', 'nog_te_factureren', 'personen', 'boekingen'].flatMap((metric) =>
      ['product_id', 'productgroep_id', 'btw_percentage'].map((group): [string, string, string] => [
        `${base.replace('gefactureerd_bedrag', metric)}&groepeer_gegevens=arrangement_id,${group}`,
        'ERR_CANNOT_COMBINE',
        'groepeer_gegevens',
      ]),
    ),
    [`${base}&groepeer_gegevens=productgroep_id&product_id=1`, 'ERR_CANNOT_COMBINE', 'product_id'],
    [`${base}&groepeer_gegevens=product_id,product_id`, 'ERR_DUPLICATE', 'groepeer_gegevens'],
    [`${base}&groepeer_gegevens=klant_id`, 'ERR_NOT_ALLOWED', 'groepeer_gegevens[0]'],
    [`${base}&groepeer_tijd=kwartaal`, 'ERR_NOT_ALLOWED', 'groepeer_tijd'],
    [`${base}&groepeer_tijd=jaar&landcode=nl`, 'ERR_FORMAT', 'landcode'],
    [`${base}&groepeer_tijd=jaar&page=1`, 'ERR_EXTRA_FIELD', 'page'],
    [`${base.replace('2026-01-01', '2026-02-30')}&groepeer_tijd=jaar`, 'ERR_FORMAT', 'datum>'],
  ];

  for (const [query, code, field, message] of sales)
    it(`are refused: ${code} on ${field} for ${query.slice(16)}`, async () => {
      const response = await ask('verkoop', `?${query}`);
      expect(response.status).to.equal(406);
      expect((response.body as object[])[0]).to.include({ code, field, ...(message === undefined ? {} : { message }) });
    });

  it('report all problems at once', async () => {
    const query = '?referentiedatum=factuur&gegevens=boekingen&datum>=2026-02-01&datum<=2026-01-31&product_id=1';
    const { body } = await ask('verkoop', query);
    expect((body as { field: string }[]).map(({ field }) => field)).to.deep.equal([
      'datum<',
      'groepeer_tijd',
      'referentiedatum',
      'product_id',
    ]);
  });

  it('are refused for periods that end before they begin', async () => {
    const wrong = { datum_after: '2026-02-02', datum_before: '2026-02-01' };
    const refusal = {
      status: 406,
      code: 'ERR_PERIOD_ORDER',
      field: 'datum<',
      message: '"datum<" must be after "datum>"',
    };
    expect(await expectRefusal(api.statistics.getPaymentStatistics(wrong))).to.include(refusal);
    expect(await expectRefusal(api.statistics.getBookedProductStatistics(wrong))).to.include(refusal);
    expect(await expectRefusal(api.statistics.getSalesStatistics({ ...wrong, groepeer_tijd: 'jaar' }))).to.include(
      refusal,
    );
  });
});

describe('statistics and permissions', () => {
  for (const permissions of [[], [PERMISSIONS[0]], [PERMISSIONS[1]], [...PERMISSIONS]])
    it(`with ${permissions.join(' and ') || 'neither'} return what these permissions allow`, async () => {
      const client = await createClientWith(permissions);
      const missing = PERMISSIONS.filter((name) => !permissions.includes(name));
      const cases = [
        { asked: () => client.statistics.getSalesStatistics({ groepeer_tijd: 'jaar' }), lacking: missing },
        {
          asked: () => client.statistics.getPaymentStatistics({}),
          lacking: missing.filter((name) => name === PERMISSIONS[0]),
        },
        {
          asked: () => client.statistics.getBookedProductStatistics({}),
          lacking: missing.filter((name) => name === PERMISSIONS[0]),
        },
        {
          asked: () => client.statistics.getRevenue({ begin: '2026-01-01', eind: '2026-01-31' }),
          lacking: missing.length === 2 ? [PERMISSIONS[1], PERMISSIONS[0]] : [],
        },
      ];

      for (const { asked, lacking } of cases) {
        if (lacking.length === 0) expect(await asked()).to.be.an('array');
        else expect(await expectRefusal(asked())).to.deep.include({ status: 403, params: { permission: lacking } });
      }
    });

  it('refuse requests without a credential', async () => {
    for (const name of ['verkoop', 'betalingen', 'geboekteproducten'])
      expect((await sendRaw('GET', `/api2/statistieken/${name}`, { auth: null })).status).to.equal(401);
  });
});
