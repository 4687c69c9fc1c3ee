// Descriptions of package lines with their tags filled in, for staff and for the public.
import { expect } from 'chai';
import { Boekstaaf, type Package, type PublicPackage } from 'boekstaaf';
import { api, collectEvents, given, startService, collectSql, sendRaw } from '../support/index.ts';

const TEXT =
  'Ontvangst voor {arrangement_personen} bij {bedrijf_naam}, {arrangement_ontvangstlocatie}. {onbekend} {x y}';

const listTexts = ({ regels }: Pick<Package | PublicPackage, 'regels'>) =>
  regels.map(({ beschrijving_templated }) => beschrijving_templated);

/** Creates a package with one line for each of these descriptions. */
async function createPackage(bedrijf_id: number | null, ...descriptions: (string | null)[]): Promise<Package> {
  const { id: product_id } = await given.product();
  const regels = descriptions.map((beschrijving) => ({ product_id, beschrijving }));
  const about = { arrangement: 'Intern', weergavenaam: 'Bowlen', aantal_personen: 4, ontvangstlocatie: 'Bar' };
  return given.package({ ...about, mag_api: true, bedrijf_id, regels });
}

describe('the description of a package line', () => {
  it('has empty tags while there is no company', async () => {
    expect(listTexts(await createPackage(null, 'Bij {bedrijf_naam}.', null))).to.deep.equal(['Bij .', null]);
  });

  it('has its tags filled in, for staff and for the public, except unknown ones', async () => {
    await given.company({ weergavenaam: 'De Eerste' });
    const { id: bedrijf_id } = await given.company({ weergavenaam: 'De {bedrijf_plaats} <b>', plaats: 'Utrecht' });
    const pack = await createPackage(bedrijf_id, TEXT, 'Borrel', null, '{bedrijf_iban}');
    const expectedTexts = [
      'Ontvangst voor 4 bij De {bedrijf_plaats} <b>, Bar. {onbekend} {x y}',
      'Borrel',
      null,
      '{bedrijf_iban}',
    ];
    expect(pack.regels[0]?.beschrijving).to.equal(TEXT);

    const open = await startService({ environment: { ONLINE_BOOKING_PUBLIC: 'yes' } });
    const visitor = new Boekstaaf({ baseUrl: open.baseUrl, retries: 0 });
    const findPackage = async (client: Boekstaaf) =>
      (await client.packages.listPackages()).find(({ id }) => id === pack.id);

    for (const view of [
      pack,
      await api.packages.getPackage({ id: pack.id }),
      await visitor.packages.getPackage({ id: pack.id }),
      (await findPackage(api)) ?? pack,
      (await findPackage(visitor)) ?? { regels: [] },
    ])
      expect(listTexts(view)).to.deep.equal(expectedTexts);

    await open.close();
    const first = await createPackage(null, '{bedrijf_naam}');
    expect(listTexts(first)).to.deep.equal(['De Eerste']);
  });

  it('is ignored when it is sent back, and left out of events, because it changes with the company', async () => {
    const company = await given.company({ weergavenaam: 'Vroeger' });
    const pack = await createPackage(company.id, 'Bij {bedrijf_naam}');
    const path = `/api2/arrangementen/${String(pack.id)}`;
    const renamed = await collectEvents(() =>
      api.companies.updateCompany({ id: company.id, body: { ...company, weergavenaam: 'Voortaan' } }),
    );
    expect(renamed.filter(({ event }) => event.startsWith('Arrangement'))).to.deep.equal([]);
    expect(listTexts(await api.packages.getPackage({ id: pack.id }))).to.deep.equal(['Bij Voortaan']);

    const silent = await collectEvents(async () => {
      for (const [body, ignored] of [
        [(await sendRaw('GET', path)).body, undefined],
        [pack, 'regels[0].beschrijving_templated'],
      ]) {
        const { status, headers } = await sendRaw('PUT', path, { body });
        expect([status, headers['x-ignored-members']]).to.deep.equal([200, ignored]);
      }
    });
    expect(silent).to.deep.equal([]);

    const [event] = await collectEvents(() => api.packages.updatePackage({ id: pack.id, body: { mag_online: true } }));
    expect(event?.data).to.have.nested.property('regels[0].beschrijving', 'Bij {bedrijf_naam}');
    expect(event?.data).to.not.have.nested.property('regels[0].beschrijving_templated');
  });

  it('needs the same number of queries, however many lines have tags', async () => {
    const few = await collectSql(() => api.packages.listPackages());
    await createPackage(null, TEXT, TEXT);
    expect(await collectSql(() => api.packages.listPackages())).to.have.length(few.length);
  });
});
