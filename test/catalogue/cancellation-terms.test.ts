// Cancellation terms: their steps, the packages and the setting that refer to them, and deletion.
import { expect } from 'chai';
import type { CancellationTermsPut, NewCancellationTerms } from 'boekstaaf';
import { api, collectEvents, given, expectRefusal } from '../support/index.ts';

const UNKNOWN_ID = 2_000_000_000;
const SLUG = 'annuleringsvoorwaarden_id';
const regels = [
  { dagen_vooraf: 14, percentage: 50 },
  { dagen_vooraf: 2, percentage: 100 },
];
const terms = api.cancellationTerms;
const set = (waarde: string) => api.settings.updateSetting({ slug: SLUG, body: { waarde } });

afterEach(() => set(''));

describe('cancellation terms', () => {
  it('are created with a name and steps; by default refunds are proposed, and customers call', async () => {
    const cancellationTerms = await terms.createCancellationTerms({
      body: { naam: 'Groepen', regels: regels.toReversed() },
    });
    const rest = { terugbetalen: 'voorstel', online: false, tekst: '' };
    expect(cancellationTerms).to.deep.equal({ id: cancellationTerms.id, naam: 'Groepen', regels, ...rest });
    expect(await terms.getCancellationTerms({ id: cancellationTerms.id })).to.deep.equal(cancellationTerms);
    expect(await terms.listCancellationTerms()).to.deep.include(cancellationTerms);
  });

  it('keep what a change leaves out, and do not change when they are sent back', async () => {
    const cancellationTerms = await given.cancellationTerms();
    const { id } = cancellationTerms;
    expect(await collectEvents(() => terms.updateCancellationTerms({ id, body: cancellationTerms }))).to.deep.equal([]);
    const body = { online: true, terugbetalen: 'automatisch', tekst: 'Bel ons.' } as const;
    expect(await terms.updateCancellationTerms({ id, body })).to.deep.equal({ ...cancellationTerms, ...body });
    const fewer = { regels: [{ dagen_vooraf: 7, percentage: 12.5 }] };
    expect(await terms.updateCancellationTerms({ id, body: fewer })).to.deep.equal({
      ...cancellationTerms,
      ...body,
      ...fewer,
    });
  });

  it('announce their changes', async () => {
    const events = await collectEvents(async () => {
      const { id } = await given.cancellationTerms();
      await terms.updateCancellationTerms({ id, body: { online: true } });
      await terms.deleteCancellationTerms({ id });
    });
    const names = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(events.map(({ event }) => event)).to.deep.equal(names.map((name) => `Annuleringsvoorwaarden::${name}`));
    expect(events[2]?.modified).to.deep.equal(['online']);
  });

  describe('are refused', () => {
    const once = { dagen_vooraf: 14, percentage: 50 };
    const cases: [name: string, body: CancellationTermsPut, code: string, field: string][] = [
      ['with a number of days twice', { regels: [once, once] }, 'ERR_DUPLICATE', 'regels[1].dagen_vooraf'],
      ['for less than nothing', { regels: [{ ...once, percentage: -1 }] }, 'ERR_RANGE', 'regels[0].percentage'],
      ['for more than everything', { regels: [{ ...once, percentage: 100.01 }] }, 'ERR_RANGE', 'regels[0].percentage'],
      ['for no days', { regels: [{ ...once, dagen_vooraf: 0 }] }, 'ERR_RANGE', 'regels[0].dagen_vooraf'],
    ];

    for (const [name, body, code, field] of cases)
      it(name, async () => {
        const { id } = await given.cancellationTerms();
        expect(await expectRefusal(terms.updateCancellationTerms({ id, body }))).to.include({
          status: 406,
          code,
          field,
        });
        const input = { naam: 'Nieuw', regels, ...(body as Partial<NewCancellationTerms>) };
        const creation = terms.createCancellationTerms({ body: input });
        expect(await expectRefusal(creation)).to.include({ status: 406, code, field });
      });
  });

  it('are chosen by packages, if they exist, and by the setting', async () => {
    const { id } = await given.cancellationTerms();
    const pack = await given.package({ [SLUG]: id });
    expect(pack[SLUG]).to.equal(id);

    const unknown = api.packages.updatePackage({ id: pack.id, body: { [SLUG]: UNKNOWN_ID } });
    expect(await expectRefusal(unknown)).to.include({ status: 406, code: 'ERR_UNKNOWN_REFERENCE', field: SLUG });
    expect(await set(String(id))).to.deep.equal({ slug: SLUG, waarde: String(id) });

    for (const waarde of [String(UNKNOWN_ID), '0', 'x', '9999999999'])
      expect(await expectRefusal(set(waarde))).to.deep.include({
        status: 406,
        code: 'ERR_SETTING_VALUE',
        field: 'waarde',
        params: { slug: SLUG },
      });
  });

  it('are deleted unless a package or the setting refers to them', async () => {
    const { id } = await given.cancellationTerms();
    const pack = await given.package({ [SLUG]: id });
    await set(String(id));

    const references = ['packages', 'settings'];
    expect(await expectRefusal(terms.deleteCancellationTerms({ id }))).to.deep.include({
      status: 403,
      code: 'ERR_IN_USE',
      params: { references },
    });

    await api.packages.updatePackage({ id: pack.id, body: { [SLUG]: null } });
    await set('');
    await terms.deleteCancellationTerms({ id });
    for (const call of [
      () => terms.getCancellationTerms({ id }),
      () => terms.updateCancellationTerms({ id, body: {} }),
      () => terms.deleteCancellationTerms({ id }),
    ])
      expect(await expectRefusal(call())).to.include({ status: 404 });
  });
});
