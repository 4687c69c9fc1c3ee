// Conversion between wire and inside values: exact amounts, instants, defaults, and no undeclared member.
import { expect } from 'chai';
import fc from 'fast-check';
import type { Instant } from '../../generated/types.ts';
import { fromWire, type Zone } from '../../generated/wire.ts';
import { answers, payloads } from '../../generated/writers.ts';
import { EVERYTHING_VIEWER } from '../../domain/values/view.ts';
import { formats } from '../../contract/formats.ts';
import { generateSmall, loadWire } from '../support/small-contract.ts';

/** A zone one hour ahead of UTC that records the fields which it was asked for. */
const zone: Zone & { fields: (string | undefined)[] } = {
  fields: [],
  toInstant(text, field) {
    this.fields.push(field);
    return new Date(text).toISOString() as Instant;
  },
  toText: (instant) => `${new Date(Date.parse(instant) + 3_600_000).toISOString().slice(0, 19)}+01:00`,
};

const to = { zone, viewer: EVERYTHING_VIEWER };

describe('the conversion of amounts', () => {
  let wire: Awaited<ReturnType<typeof loadWire>>;

  before(async () => {
    wire = await loadWire(await generateSmall());
  });

  const put = (value: unknown): Record<string, unknown> =>
    wire.fromWire['updateTicket']?.body?.(value, zone) as Record<string, unknown>;

  const writeTicket = (value: object): Record<string, unknown> => {
    const inside = { begin: '2026-03-28T13:00:00.000Z', regels: [], ...value };
    return JSON.parse(wire.answers['getTicket']?.['200']?.(inside, to) ?? '') as Record<string, unknown>;
  };

  it('returns cents exactly, and the same amount again, for every amount below 2,000', () => {
    let wrong = 0;
    for (let cents = -200_000; cents <= 200_000; cents += 1) {
      const amount = Number(
        `${cents < 0 ? '-' : ''}${String(Math.trunc(Math.abs(cents) / 100))}.${String(Math.abs(cents) % 100).padStart(2, '0')}`,
      );
      const same = formats['money']?.validate(amount as never) === true && put({ prijs: amount })['prijs'] === cents;
      if (!same || writeTicket({ prijs: cents })['prijs'] !== amount) wrong += 1;
    }
    expect(wrong).to.equal(0);
  });

  it('returns cents, ten-thousandths and basis points exactly up to 10^9', () => {
    const generateWhole = (digits: number): fc.Arbitrary<number> =>
      fc.integer({ min: -(10 ** (9 + digits)), max: 10 ** (9 + digits) });
    fc.assert(
      fc.property(
        generateWhole(2),
        generateWhole(4),
        fc.integer({ min: 0, max: 10_000 }),
        (prijs, stukprijs, korting) => {
          const inside = { prijs, stukprijs, korting };
          const out = writeTicket(inside);
          expect(put(out)).to.deep.include(inside);
          expect(formats['money']?.validate(out['prijs'] as never)).to.equal(true);
          expect(formats['unit-price']?.validate(out['stukprijs'] as never)).to.equal(true);
        },
      ),
    );
  });

  it('returns sums that are exact up to 10^13', () => {
    const sum = (value: number): boolean => formats['money-sum']?.validate(value as never) === true;
    const cents = fc.integer({ min: -(10 ** 15), max: 10 ** 15 });
    fc.assert(fc.property(cents, (each) => sum(each / 100) && Math.round((each / 100) * 100) === each));
    expect([0.001, 1e9 + 0.001].filter(sum)).to.deep.equal([]);
  });

  it('refuses more decimals, without errors of binary fractions', () => {
    const isMoney = (value: number): boolean => formats['money']?.validate(value as never) === true;
    expect([1.005, 0.001, 1e-7, 1e8 + 0.001, NaN].filter(isMoney)).to.deep.equal([]);
    let refusedCount = 0;
    for (let cents = 1; cents < 100_000; cents += 1) if (!isMoney(cents / 100)) refusedCount += 1;
    expect(refusedCount).to.equal(0);
  });
});

describe('conversion', () => {
  let wire: Awaited<ReturnType<typeof loadWire>>;

  before(async () => {
    wire = await loadWire(await generateSmall());
  });

  beforeEach(() => {
    zone.fields = [];
  });

  it('drops read-only members and null that means absent, and fills in defaults', () => {
    const body = {
      id: 7,
      naam: 'Dag',
      prijs: null,
      personen: null,
      notitie: null,
      regels: [{ aantal: 1, som: 3 }],
      vreemd: 1,
    };
    expect(wire.fromWire['createTicket']?.body?.(body, zone)).to.deep.equal({
      naam: 'Dag',
      stukprijs: 12345,
      notitie: null,
      personen: 1,
      regels: [{ aantal: 1 }],
    });
  });

  it('leaves omitted members of a change absent, and keeps null that clears', () => {
    expect(wire.fromWire['updateTicket']?.body?.({ id: 1, korting: null }, zone)).to.deep.equal({ korting: null });
    expect(wire.fromWire['patchTicket']?.body?.({}, zone)).to.deep.equal({});
  });

  it('reads instants with the name of their field, at any depth', () => {
    const line = { aantal: 1, begin: '2026-03-28T14:00:00+01:00' };
    const body = { naam: 'Dag', begin: '2026-03-28T14:00:00+01:00', regels: [line, line] };
    const inside = wire.fromWire['createTicket']?.body?.(body, zone) as { begin: string };
    expect(inside.begin).to.equal('2026-03-28T13:00:00.000Z');
    expect(zone.fields).to.deep.equal(['begin', 'regels[0].begin', 'regels[1].begin']);
    wire.fromWire['listTickets']?.query?.({ 'datum>': '2026-03-28T14:00:00+01:00' }, zone);
    expect(zone.fields.at(-1)).to.equal('datum>');
  });

  it('fills in the defaults of a query in inside units', () => {
    expect(wire.fromWire['listTickets']?.query?.({ page: 2 }, zone)).to.deep.equal({ prijs: 1250, page: 2 });
  });

  it('shows only declared members, in the order of the contract', () => {
    const inside = {
      geheim: 'x',
      wachtwoord: 'x',
      regels: [{ som: 450, aantal: 2, id: 3, geheim: 'x', begin: null }],
      bedragen: { laag: 150 },
      begin: '2026-03-28T13:00:00.000Z',
      prijs: 7,
      naam: 'Dag',
      id: 1,
    };
    expect(wire.answers['listTickets']?.['200']?.(inside, to)).to.equal(
      '{"id":1,"naam":"Dag","prijs":0.07,"begin":"2026-03-28T14:00:00+01:00",' +
        '"regels":[{"id":3,"aantal":2,"som":4.5,"begin":null}],"bedragen":{"laag":1.5}}',
    );
  });

  it('returns the sent values again, whatever they are', () => {
    const line = fc.record({ id: fc.nat(), aantal: fc.nat() }, { requiredKeys: ['aantal'] });
    const body = fc.record(
      {
        naam: fc.string(),
        prijs: fc.integer({ min: -1e11, max: 1e11 }).map((cents) => cents / 100),
        korting: fc.option(fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100)),
        begin: fc
          .integer({ min: 0, max: 4e9 })
          .map((second) => zone.toText(new Date(second * 1000).toISOString() as Instant)),
        notitie: fc.option(fc.string()),
        regels: fc.array(line, { maxLength: 5 }),
        bedragen: fc.dictionary(
          fc.stringMatching(/^[a-z]{1,5}$/),
          fc.integer().map((cents) => cents / 100),
        ),
      },
      { requiredKeys: ['naam', 'prijs', 'begin', 'notitie', 'regels'] },
    );

    fc.assert(
      fc.property(body, (sentBody) => {
        const inside = wire.fromWire['updateTicket']?.body?.(sentBody, zone) as { regels: object[] };
        // A stored line has an id, even where none was sent.
        const storedLines = inside.regels.map((each, at) => ({ id: at, ...each, som: 450 }));
        const regels = sentBody.regels.map((each, at) => ({ id: at, ...each, som: 4.5 }));
        const plain: unknown = JSON.parse(JSON.stringify({ id: 7, ...sentBody, regels }));
        expect(
          JSON.parse(wire.answers['getTicket']?.['200']?.({ ...inside, id: 7, regels: storedLines }, to) ?? ''),
        ).to.deep.equal(plain);
      }),
    );
  });

  it('exists for every operation with something to convert, and for every noun', () => {
    expect(fromWire['createLocation']?.body).to.be.a('function');
    expect(answers['listLocations']?.['200']).to.be.a('function');
    expect(fromWire['deleteLocation']).to.equal(undefined);
    expect(payloads.Location).to.be.a('function');
  });
});
