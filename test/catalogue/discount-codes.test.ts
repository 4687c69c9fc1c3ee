// Discount codes: each code exists once, also among vouchers, with limits on days, packages and products.
import { expect } from 'chai';
import type { DiscountCode, NewDiscountCode } from 'boekstaaf';
import {
  ADMINISTRATOR,
  api,
  basic,
  clock,
  collectEvents,
  given,
  sendRaw,
  expectRefusal,
  createTokenWith,
} from '../support/index.ts';
import { collectOutcomes, runRace, runUnlockedRace, type Race } from '../support/arena.ts';

const UNKNOWN_ID = 2_000_000_000;
const everyDay = { '1': true, '2': true, '3': true, '4': true, '5': true, '6': true, '7': true };
const read = (id: number) => basic.discountCodes.getDiscountCode({ id });
const selectRequired = ({ naam, code, datum_begin, datum_eind, kortingspercentage }: DiscountCode) => {
  return { naam, code, datum_begin, datum_eind, kortingspercentage };
};
const change = (before: DiscountCode, body: Partial<NewDiscountCode>) =>
  api.discountCodes.updateDiscountCode({ id: before.id, body: { ...selectRequired(before), ...(body as object) } });

describe('a discount code', () => {
  beforeEach(() => {
    clock.reset();
  });

  it('is shown to no key: not in the feed, the audit trail or a webhook', async () => {
    const { id } = await given.discountCode();
    const key = { apiKey: await createTokenWith(['viewWebhooks', 'editUsers']) };

    const readFeedAndAudit = async (auth: object): Promise<[feed: unknown, audit: unknown]> => {
      const feed = await sendRaw('GET', '/api2/events?page_size=1000', { auth: auth as typeof key });
      const audit = await sendRaw('GET', `/api2/audit?object=Kortingscode&object_id=${String(id)}`, {
        auth: auth as typeof key,
      });
      const events = feed.body as { meta: { object: string; object_id: number }; data: object }[];
      const [entry] = audit.body as { after: object | null }[];
      return [events.find(({ meta }) => meta.object === 'Kortingscode' && meta.object_id === id)?.data, entry?.after];
    };

    expect(await readFeedAndAudit(key)).to.deep.equal([{ id }, null]);

    const [feed, audit] = await readFeedAndAudit(ADMINISTRATOR);
    expect(feed).to.include({ id }).and.include.keys('code');
    expect(audit).to.include({ id }).and.include.keys('code');
  });

  it('has no limits by default', async () => {
    clock.set('2026-03-10T11:00:00Z');
    const body = {
      naam: 'Zomer',
      code: 'Zomer 26',
      datum_begin: '2026-06-01',
      datum_eind: '2026-06-01',
      kortingspercentage: 0,
    };
    const discountCode = await api.discountCodes.createDiscountCode({ body });
    const stamp = '2026-03-10 12:00:00';
    const defaults = {
      toepasbaar_zonder_arrangement: false,
      valid_days: everyDay,
      Arrangementen: [],
      BookProcesses: [],
      Products: [],
    };

    expect(discountCode).to.deep.equal({
      id: discountCode.id,
      ...body,
      ...defaults,
      created_at: stamp,
      updated_at: stamp,
    });
    expect(await read(discountCode.id)).to.deep.equal(discountCode);
    expect(await basic.discountCodes.listDiscountCodes()).to.deep.include(discountCode);
  });

  it('is limited to weekdays, packages and products', async () => {
    const one = await given.package();
    const two = await given.package();
    const product = await given.product();
    const discountCode = await given.discountCode({
      valid_days: { '6': false, '7': false, '1': true },
      Arrangementen: [two.id, one.id],
      Products: [product.id],
      toepasbaar_zonder_arrangement: true,
    });

    expect(discountCode).to.deep.include({
      valid_days: { ...everyDay, '6': false, '7': false },
      Arrangementen: [one.id, two.id],
      Products: [product.id],
      toepasbaar_zonder_arrangement: true,
    });

    const updated = await change(discountCode, { Arrangementen: [], valid_days: {} });
    expect(updated).to.deep.include({ Arrangementen: [], valid_days: everyDay, Products: [product.id] });
  });

  it('keeps packages and products that were deleted since', async () => {
    const product = await given.product();
    const discountCode = await given.discountCode({ Products: [product.id] });
    await api.products.deleteProduct({ id: product.id });
    expect(await change(discountCode, { Products: [product.id] })).to.deep.equal(discountCode);
    expect(await expectRefusal(given.discountCode({ Products: [product.id] }))).to.include({
      code: 'ERR_UNKNOWN_REFERENCE',
    });
  });

  it('sent back as it was read changes nothing and announces nothing', async () => {
    const discountCode = await given.discountCode({ valid_days: { '3': false } });
    clock.advance({ hours: 1 });
    const events = await collectEvents(() =>
      api.discountCodes.updateDiscountCode({ id: discountCode.id, body: discountCode }),
    );
    expect(events).to.deep.equal([]);
    expect(await read(discountCode.id)).to.deep.equal(discountCode);
  });

  it('shows when it was changed', async () => {
    clock.set('2026-07-01T10:00:00Z');
    const discountCode = await given.discountCode();
    clock.set('2026-07-02T10:00:30Z');
    const updated = await change(discountCode, { kortingspercentage: 25 });
    expect(updated).to.include({ created_at: '2026-07-01 12:00:00', updated_at: '2026-07-02 12:00:30' });
  });

  it('is announced', async () => {
    const events = await collectEvents(async () => {
      const discountCode = await given.discountCode();
      await change(discountCode, { naam: 'Herfst' });
      await api.discountCodes.deleteDiscountCode({ id: discountCode.id });
    });
    const names = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(events.map(({ event }) => event)).to.deep.equal(names.map((name) => `Kortingscode::${name}`));
  });
});

describe('the code of a discount code', () => {
  const refusal = { status: 409, code: 'ERR_CODE_TAKEN', field: 'code' };

  it('exists once, whatever its capitals', async () => {
    const discountCode = await given.discountCode({ code: 'Élan  26' });
    for (const code of ['Élan  26', 'élan 26', 'E\u0301LAN 26'])
      expect(await expectRefusal(given.discountCode({ code })), code).to.include(refusal);
    const other = await given.discountCode();
    expect(await expectRefusal(change(other, { code: 'ÉLAN 26' }))).to.include(refusal);
    expect(await read(other.id)).to.deep.equal(other);
    expect((await change(discountCode, { code: 'ÉLAN 26' })).code).to.equal('ÉLAN 26');
  });

  it('is free again when it is changed or deleted', async () => {
    const discountCode = await given.discountCode({ code: 'WEG' });
    await change(discountCode, { code: 'ANDERS' });
    const next = await given.discountCode({ code: 'weg' });
    await api.discountCodes.deleteDiscountCode({ id: next.id });
    expect((await given.discountCode({ code: 'WEG' })).code).to.equal('WEG');
    expect(await expectRefusal(given.discountCode({ code: 'anders' }))).to.include(refusal);
  });
});

describe('a discount code refuses', () => {
  const cases: [name: string, body: Record<string, unknown>, code: string, field: string][] = [
    ['an end before its begin', { datum_begin: '2026-06-02', datum_eind: '2026-06-01' }, 'ERR_PERIOD_ORDER', 'datum_eind'],
    ['a day that does not exist', { datum_begin: '2026-02-30' }, 'ERR_FORMAT', 'datum_begin'],
    ['more than everything off', { kortingspercentage: 101 }, 'ERR_RANGE', 'kortingspercentage'],
    ['less than nothing off', { kortingspercentage: -1 }, 'ERR_RANGE', 'kortingspercentage'],
    ['half a percent', { kortingspercentage: 2.5 }, 'ERR_TYPE', 'kortingspercentage'],
    ['an eighth weekday', { valid_days: { '8': true } }, 'ERR_NOT_ALLOWED', 'valid_days'],
    ['a weekday that is neither on nor off', { valid_days: { '1': 'yes' } }, 'ERR_TYPE', 'valid_days[1]'],
    ['an unknown package', { Arrangementen: [UNKNOWN_ID] }, 'ERR_UNKNOWN_REFERENCE', 'Arrangementen[0]'],
    ['an unknown product', { Products: [UNKNOWN_ID] }, 'ERR_UNKNOWN_REFERENCE', 'Products[0]'],
    ['a product twice', { Products: [1, 1] }, 'ERR_DUPLICATE', 'Products'],
    ['an empty code', { code: '' }, 'ERR_FORMAT', 'code'],
    ['a code between spaces', { code: ' X ' }, 'ERR_FORMAT', 'code'],
    ['an endless code', { code: 'x'.repeat(51) }, 'ERR_LENGTH', 'code'],
    ['an unknown book process', { BookProcesses: [UNKNOWN_ID] }, 'ERR_UNKNOWN_REFERENCE', 'BookProcesses[0]'],
    ['a member that it does not have', { Boekprocessen: [] }, 'ERR_EXTRA_FIELD', 'Boekprocessen'],
  ]; // prettier-ignore

  for (const [name, body, code, field] of cases) {
    it(name, async () => {
      const discountCode = await given.discountCode();
      const responses = [
        await sendRaw('POST', '/api2/kortingscodes', {
          body: { ...selectRequired(discountCode), code: 'NIEUW', ...body },
        }),
        await sendRaw('PUT', `/api2/kortingscodes/${String(discountCode.id)}`, {
          body: { ...selectRequired(discountCode), ...body },
        }),
      ];

      for (const response of responses) {
        expect(response.status, response.text).to.equal(406);
        expect((response.body as object[])[0]).to.include({ code, field });
      }

      expect(await read(discountCode.id)).to.deep.equal(discountCode);
    });
  }

  for (const member of ['naam', 'code', 'datum_begin', 'datum_eind', 'kortingspercentage'] as const) {
    it(`a body without ${member}`, async () => {
      const discountCode = await given.discountCode();
      const body = Object.fromEntries(Object.entries(selectRequired(discountCode)).filter(([name]) => name !== member));
      for (const [method, path] of [
        ['POST', ''],
        ['PUT', `/${String(discountCode.id)}`],
      ] as const) {
        const response = await sendRaw(method, `/api2/kortingscodes${path}`, { body });
        expect(response.status).to.equal(406);
        expect((response.body as object[])[0]).to.include({ code: 'ERR_REQUIRED', field: member });
      }
    });
  }
});

/** Creates 20 discount codes with one code at once: one is stored, and the others are refused. */
const claimCode: Race = async ({ clients, api: first, baseUrl }) => {
  const body = {
    naam: 'Actie',
    code: 'EENMAAL',
    datum_begin: '2026-06-01',
    datum_eind: '2026-06-02',
    kortingspercentage: 5,
  };

  const outcomes = await collectOutcomes(
    Array.from({ length: 20 }, (_, at) =>
      (clients[at % clients.length] ?? first).discountCodes.createDiscountCode({
        body: { ...body, naam: `Actie ${String(at)}` },
      }),
    ),
  );
  const discountCodes = (await sendRaw('GET', '/api2/kortingscodes', { baseUrl, auth: ADMINISTRATOR }))
    .body as unknown[];
  const count = (status: number): number => outcomes.filter((each) => each === status).length;

  return count(0) === 1 && count(409) === 19 && discountCodes.length === 1
    ? []
    : [`${String(count(0))} were made, ${String(count(409))} refused, ${String(discountCodes.length)} are there`];
};

describe('one code for many concurrent discount codes', () => {
  it('is given to one of them', async () => {
    expect(await runRace(claimCode, { services: 2 })).to.deep.equal([]);
  });

  it('would leave several without a transaction', async () => {
    expect(await runUnlockedRace(claimCode, { services: 2 })).to.not.deep.equal([]);
  });
});
