// The planning of a period: lines, shifts, filters, and use of locations and materials.
import type { Booking, Planning } from 'boekstaaf';
import { expect } from 'chai';
import { api, given, createClientWith, collectSql, expectRefusal } from '../support/index.ts';

const DAY_PERIOD = { begin: '2026-06-13T00:00:00+02:00', eind: '2026-06-14T00:00:00+02:00' };
const momentAt = (time: string): string => `2026-06-13T${time}:00+02:00`;

const plan = (query: object = {}): Promise<Planning> => api.planning.getPlanning({ ...DAY_PERIOD, ...query });
const listIds = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

describe('the planning', () => {
  it('shows lines with their booking, and shifts with their person', async () => {
    const locatie_id = (await given.location({ kleur: '#123456', capaciteit: 40, aantal_groepen: 3 })).id;
    const product = await given.product({ naam: 'Kanovaren', duur: 'PT2H', Locaties: [{ id: locatie_id }] });
    const klant = await given.customer({ naam: 'De Eik', bedrijf_id: (await given.company()).id });
    const booking = await given.booking({
      klant_id: klant.id,
      product_id: product.id,
      begin: momentAt('14:00'),
      personen: 8,
      status: 'optie',
    });
    const [line] = booking.boekingsregels;
    const staff = await given.staffMember({ naam: 'Robin' });
    const shift = await given.shift({ personeel_id: staff.id, boeking_id: booking.id, locatie_id });

    const { regels, diensten, locaties, begin, eind } = await plan({ locatie: [locatie_id] });
    expect({ begin, eind }).to.deep.equal(DAY_PERIOD);
    expect(regels).to.deep.equal([
      {
        id: line?.id,
        boeking_id: booking.id,
        referentie: booking.referentie,
        status: 'optie',
        arrangement: booking.arrangement,
        klant: { id: klant.id, naam: 'De Eik' },
        personen: 8,
        product_id: product.id,
        naam: 'Kanovaren',
        aantal: line?.aantal,
        begin: momentAt('14:00'),
        eind: line?.eind,
        locatie_id,
      },
    ]);

    expect(diensten).to.deep.equal([
      {
        id: shift.id,
        begin: shift.begin,
        eind: shift.eind,
        personeel: { id: staff.id, naam: 'Robin' },
        boeking_id: booking.id,
        locatie_id,
        kwalificatie_id: null,
        status: 'concept',
        opmerking: '',
      },
    ]);

    expect(locaties).to.deep.equal([
      {
        id: locatie_id,
        naam: locaties[0]?.naam,
        kleur: '#123456',
        parent_id: null,
        capaciteit: 40,
        aantal_groepen: 3,
        gebruik: [{ begin: momentAt('14:00'), eind: line?.eind, personen: 8, groepen: 1 }],
      },
    ]);
  });

  it('omits what is cancelled, and counts no capacity for an enquiry', async () => {
    const locatie_id = (await given.location()).id;
    const { id: product_id } = await given.product({ Locaties: [{ id: locatie_id }] });
    const enquiry = await given.booking({ product_id });
    await given.booking({ product_id, status: 'geannuleerd' });
    await given.shift({ locatie_id, status: 'geannuleerd' });
    const refusedShift = await given.shift({ locatie_id, status: 'geweigerd' });

    const { regels, diensten, locaties } = await plan({ locatie: [locatie_id] });
    expect(regels.map(({ boeking_id }) => boeking_id)).to.deep.equal([enquiry.id]);
    expect(listIds(diensten)).to.deep.equal([refusedShift.id]);
    expect(locaties[0]?.gebruik).to.deep.equal([]);
  });

  it('contains whole lines that overlap the period, and cuts their use to it', async () => {
    const locatie_id = (await given.location()).id;
    const { id: product_id } = await given.product({ duur: 'PT2H', Locaties: [{ id: locatie_id }] });
    const body = { product_id, personen: 4, status: 'definitief' } as const;
    const booking = await given.booking({ ...body, begin: momentAt('13:00') });
    const [line] = booking.boekingsregels;
    const planBetween = (begin: string, eind: string): Promise<Planning> =>
      plan({ begin: momentAt(begin), eind: momentAt(eind), locatie: [locatie_id] });

    const { regels, locaties } = await planBetween('14:00', '18:00');
    expect(regels[0]).to.include({ begin: line?.begin, eind: momentAt('15:00') });

    const people = { personen: 4, groepen: 1 };
    expect(locaties[0]?.gebruik).to.deep.equal([{ begin: momentAt('14:00'), eind: momentAt('15:00'), ...people }]);
    expect((await planBetween('15:00', '18:00')).regels).to.deep.equal([]);
    expect((await planBetween('12:00', '13:00')).regels).to.deep.equal([]);
  });

  it('adds up the use of a material by products, and counts the people in a location once', async () => {
    const top = (await given.location()).id;
    const locationId = (await given.location({ parent_id: top })).id;
    const materiaal_id = (await given.material({ naam: 'Kano', aantal: 20 })).id;
    const product = await given.product({
      duur: 'PT2H',
      Locaties: [{ id: locationId }],
      Materialen: [{ materiaal_id, aantal: 1, per_x_aantal: 2, afronding: 'boven' }],
    });
    const body = { product_id: product.id, status: 'definitief' } as const;
    await given.booking({ ...body, personen: 9, begin: momentAt('13:00') });
    await given.booking({ ...body, personen: 4, begin: momentAt('14:00') });

    const { regels, locaties, materialen } = await plan({ locatie: [top], materiaal_id: [materiaal_id] });
    expect(regels).to.have.lengthOf(2);

    const createSegment = (from: string, until: string): object => ({ begin: momentAt(from), eind: momentAt(until) });
    expect(materialen).to.deep.equal([
      {
        id: materiaal_id,
        naam: 'Kano',
        gebruik: [
          { ...createSegment('13:00', '14:00'), capaciteit: 20, gebruikt: 5, groepen: 1 },
          { ...createSegment('14:00', '15:00'), capaciteit: 20, gebruikt: 7, groepen: 2 },
          { ...createSegment('15:00', '16:00'), capaciteit: 20, gebruikt: 2, groepen: 1 },
        ],
      },
    ]);
    expect(listIds(locaties)).to.deep.equal([top, locationId]);

    for (const { gebruik } of locaties)
      expect(gebruik.map(({ personen, groepen }) => [personen, groepen])).to.deep.equal([
        [9, 1],
        [13, 2],
        [4, 1],
      ]);
  });

  it('is filtered by person and material: their shifts, and the lines of their bookings', async () => {
    const materiaal_id = (await given.material()).id;
    const need = { materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'niet' } as const;
    const using = await given.booking({ product_id: (await given.product({ Materialen: [need] })).id });
    const other = await given.booking({ product_id: (await given.product()).id });
    const shift = await given.shift({ boeking_id: using.id });
    const another = await given.shift({ boeking_id: other.id });

    const ofPerson = await plan({ personeel_id: [shift.personeel_id] });
    expect(listIds(ofPerson.diensten)).to.deep.equal([shift.id]);
    expect(ofPerson.regels.map(({ boeking_id }) => boeking_id)).to.deep.equal([using.id]);

    const ofMaterial = await plan({ materiaal_id: [materiaal_id] });
    expect(listIds(ofMaterial.diensten)).to.deep.equal([shift.id]);
    expect(ofMaterial.regels.map(({ boeking_id }) => boeking_id)).to.deep.equal([using.id]);
    expect(listIds(ofMaterial.materialen)).to.deep.equal([materiaal_id]);

    const both = await plan({ personeel_id: [another.personeel_id], materiaal_id: [materiaal_id] });
    expect([both.diensten, both.regels]).to.deep.equal([[], []]);

    const nothing = await plan({ locatie: [2_000_000_000] });
    expect([nothing.regels, nothing.diensten, nothing.locaties]).to.deep.equal([[], [], []]);
  });

  it('contains customers only for those who may view them', async () => {
    const { id } = await given.booking({ product_id: (await given.product()).id });
    const readCustomer = async (scope: string): Promise<unknown> => {
      const { regels } = await (await createClientWith([scope])).planning.getPlanning(DAY_PERIOD);
      return regels.find(({ boeking_id }) => boeking_id === id)?.klant;
    };
    expect(await readCustomer('editProducten')).to.equal(null);
    expect(await readCustomer('viewContact')).to.have.keys('id', 'naam');
    expect(await readCustomer('editContact')).to.have.keys('id', 'naam');
  });

  it('covers at most 92 days, of which one may have 25 hours', async () => {
    const begin = '2026-08-01T00:00:00+02:00';
    expect(await plan({ begin, eind: '2026-11-01T00:00:00+01:00' })).to.have.property('regels');
    const readRefusal = (query: object): Promise<object> => expectRefusal(plan(query));
    const tooLong = { status: 406, code: 'ERR_PERIOD_TOO_LONG', field: 'eind' };
    expect(await readRefusal({ begin, eind: '2026-11-01T00:01:00+01:00' })).to.include(tooLong);
    expect(await readRefusal({ begin, eind: begin })).to.include({
      status: 406,
      code: 'ERR_PERIOD_ORDER',
      field: 'eind',
    });
  });

  it('needs the same statements however much there is', async () => {
    const { id: locatie } = await given.location();
    const { id: product_id } = await given.product({ Locaties: [{ id: locatie }] });

    const book = async (): Promise<Booking> => {
      const booking = await given.booking({ product_id, status: 'definitief' });
      await given.shift({ boeking_id: booking.id, locatie_id: locatie });
      return booking;
    };

    const count = async (): Promise<number> => (await collectSql(() => plan({ locatie: [locatie] }))).length;
    await book();

    const one = await count();
    await Promise.all([book(), book(), book()]);
    expect(await count()).to.equal(one);
    expect(one).to.be.at.most(18);
  });
});
