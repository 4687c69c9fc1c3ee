// Conflicts of the planning: one plan for each kind, and a number of queries that does not grow with the plan.
import { expect } from 'chai';
import type { PlanningConflict } from 'boekstaaf';
import { api, clock, given, collectSql, sendRaw, expectRefusal } from '../support/index.ts';

const DAY_PERIOD = { begin: '2026-06-13T00:00:00+02:00', eind: '2026-06-14T00:00:00+02:00' };
const findConflicts = (period: { begin: string; eind: string } = DAY_PERIOD): PromiseLike<PlanningConflict[]> =>
  api.planning.getPlanningConflicts(period);

/** Returns the conflicts that involve an object, by code. */
const listConflicts = async (soort: string, id: number): Promise<PlanningConflict[]> =>
  (await findConflicts()).filter(({ objecten }) => objecten.some((each) => each.soort === soort && each.id === id));

describe('conflicts in the planning', () => {
  before(() => {
    clock.set('2026-06-10T12:00:00+02:00');
  });

  after(() => {
    clock.reset();
  });

  it('are overlapping shifts, and those outside of availability or without the qualification', async () => {
    const { id: kwalificatie_id } = await given.qualification();
    const person = await given.staffMember();
    const { id: personeel_id } = person;
    const first = await given.shift({ personeel_id, kwalificatie_id });
    const second = await given.shift({
      personeel_id,
      begin: '2026-06-13T16:00:00+02:00',
      eind: '2026-06-13T19:00:00+02:00',
    });

    await given.shift({ personeel_id, status: 'geannuleerd', kwalificatie_id });
    await given.staffAvailability({ begin: '2026-06-13T18:00:00+02:00' }, personeel_id);

    const staff = { soort: 'personeel', id: personeel_id };
    const one = { soort: 'dienst', id: first.id };
    const two = { soort: 'dienst', id: second.id };
    const conflicts = await listConflicts('personeel', personeel_id);
    expect(conflicts.map(({ code, begin, eind, objecten }) => ({ code, begin, eind, objecten }))).to.deep.equal([
      {
        code: 'QUALIFICATION_MISSING',
        begin: first.begin,
        eind: first.eind,
        objecten: [one, { soort: 'kwalificatie', id: kwalificatie_id }, staff],
      },
      { code: 'SHIFTS_OVERLAP', begin: second.begin, eind: first.eind, objecten: [one, two, staff] },
      { code: 'STAFF_UNAVAILABLE', begin: second.begin, eind: second.eind, objecten: [two, staff] },
    ]);

    expect(conflicts[1]?.message).to.equal(
      `${person.displaynaam} has two shifts at once from 2026-06-13 16:00 to 17:00.`,
    );

    await api.staff.updateStaffMember({ id: personeel_id, body: { kwalificatie_ids: [kwalificatie_id] } });
    expect((await listConflicts('personeel', personeel_id)).map(({ code }) => code)).not.to.include(
      'QUALIFICATION_MISSING',
    );
  });

  it('are unconfirmed shifts for a confirmed booking that begins soon, by the setting', async () => {
    const { id: boeking_id } = await given.booking({ status: 'definitief' });
    const { id } = await given.shift({ boeking_id, status: 'gevraagd' });
    const listCodes = async (): Promise<string[]> => (await listConflicts('dienst', id)).map(({ code }) => code);
    const setWarningDays = (waarde: string) =>
      api.settings.updateSetting({ slug: 'planning_waarschuwing_dagen', body: { waarde } });

    expect(await listCodes()).to.deep.equal(['SHIFT_UNCONFIRMED']);
    try {
      await setWarningDays('2');
      expect(await listCodes()).to.deep.equal([]);
      await setWarningDays('3');
      expect(await listCodes()).to.deep.equal(['SHIFT_UNCONFIRMED']);
    } finally {
      await setWarningDays('7');
    }

    await api.shifts.updateShift({ id, body: { status: 'bevestigd' } });
    expect(await listCodes()).to.deep.equal([]);
  });

  it('are locations and materials over capacity', async () => {
    const { id: locatie_id } = await given.location({ capaciteit: 15 });
    const { id: materiaal_id } = await given.material({ aantal: 15 });
    const need = { materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const };
    const product = await given.product({ duur: 'PT2H', Materialen: [need], Locaties: [{ id: locatie_id }] });
    const first = await given.booking({ product_id: product.id, status: 'optie' });

    await given.booking({ product_id: product.id, status: 'interesse' });
    expect(await listConflicts('locatie', locatie_id)).to.deep.equal([]);

    const second = await given.booking({ product_id: product.id, status: 'definitief' });
    const bookings = [first, second].map(({ id }) => ({ soort: 'boeking', id }));
    const [conflict] = await listConflicts('locatie', locatie_id);
    expect(conflict).to.deep.include({
      code: 'LOCATION_OVER_CAPACITY',
      objecten: [...bookings, { soort: 'locatie', id: locatie_id }],
    });

    const [material] = await listConflicts('materiaal', materiaal_id);
    expect(material).to.deep.include({
      code: 'MATERIAL_OVER_CAPACITY',
      objecten: [...bookings, { soort: 'materiaal', id: materiaal_id }],
    });
    expect([material?.begin, material?.eind]).to.deep.equal(['2026-06-13T14:00:00+02:00', '2026-06-13T16:00:00+02:00']);

    const [line] = first.boekingsregels;
    await api.bookings.updateBooking({ id: first.id, body: { boekingsregels: [{ ...line, locatie_id: null }] } });
    expect(await listConflicts('locatie', locatie_id)).to.deep.equal([]);
  });

  it('are lines without the location that their product requires', async () => {
    const { id: locatie_id } = await given.location();
    const product = await given.product({ duur: 'PT2H', Locaties: [{ id: locatie_id }] });
    const booking = await given.booking({ product_id: product.id, status: 'optie' });
    const [line] = booking.boekingsregels;
    await api.bookings.updateBooking({ id: booking.id, body: { boekingsregels: [{ ...line, locatie_id: null }] } });
    expect(await listConflicts('product', product.id)).to.deep.equal([]);

    await api.products.updateProduct({ id: product.id, body: { locatie_verplicht: true } });
    const [missing] = await listConflicts('product', product.id);
    expect(missing).to.deep.include({
      code: 'LOCATION_MISSING',
      objecten: [
        { soort: 'boeking', id: booking.id },
        { soort: 'boekingsregel', id: line?.id },
        { soort: 'product', id: product.id },
      ],
    });
  });

  it('are found in a period of at most 92 days, which excludes its end', async () => {
    const { id: personeel_id } = await given.staffMember();
    const period = { begin: '2026-08-01T00:00:00+02:00', eind: '2026-08-02T00:00:00+02:00' };
    await given.shift({ ...period, personeel_id });
    await given.shift({ ...period, personeel_id });
    expect(await findConflicts(period)).to.have.length(1);
    expect(await findConflicts({ begin: period.eind, eind: '2026-11-02T00:00:00+01:00' })).to.deep.equal([]);
    const long = await expectRefusal(findConflicts({ begin: period.eind, eind: '2026-11-02T00:00:01+01:00' }));
    expect(long).to.include({ status: 406, code: 'ERR_PERIOD_TOO_LONG', field: 'eind' });
    const backwards = await expectRefusal(findConflicts({ begin: period.eind, eind: period.begin }));
    expect(backwards).to.include({ status: 406, code: 'ERR_PERIOD_ORDER', field: 'eind' });
    expect((await sendRaw('GET', '/api2/planning/conflicten')).status).to.equal(406);
  });

  it('need two more queries for 86 days than for one, however much is in them', async () => {
    // Two shifts, because the query for one differs from that for several.
    for (const hour of ['10', '12'])
      await given.shift({ begin: `2027-01-01T${hour}:00:00+01:00`, eind: `2027-01-01T${hour}:30:00+01:00` });
    const few = await collectSql(() =>
      findConflicts({ begin: '2027-01-01T00:00:00+01:00', eind: '2027-01-02T00:00:00+01:00' }),
    );
    const many = await collectSql(() =>
      findConflicts({ begin: '2026-05-01T00:00:00+02:00', eind: '2026-07-26T00:00:00+02:00' }),
    );
    expect((await findConflicts()).length).to.be.greaterThan(3);

    // The lines of a long period are read in three parts, so that other requests run in between.
    expect(few).to.have.length.greaterThan(0);
    expect(many).to.include.members(few);
    expect(many.length).to.equal(few.length + 2);
  });
});
