// Shifts: planned, confirmed or refused by staff, embedded in bookings, and cancelled with them.
import { expect } from 'chai';
import { Boekstaaf, type Shift, type ShiftStatus } from 'boekstaaf';
import {
  api,
  baseUrl,
  clock,
  collectEvents,
  given,
  jobs,
  createClientWith,
  expectRefusal,
  createUserWith,
} from '../support/index.ts';

const UNKNOWN_ID = 2_000_000_000;
const PERIOD = { begin: '2026-06-13T13:00:00+02:00', eind: '2026-06-13T17:00:00+02:00' };

const set = (id: number, body: object): PromiseLike<Shift> => api.shifts.updateShift({ id, body });
const readStatus = async (id: number): Promise<ShiftStatus> => (await api.shifts.getShift({ id })).status;

describe('a shift', () => {
  it('is created, read, changed and deleted', async () => {
    const { id: personeel_id } = await given.staffMember();
    const { id: kwalificatie_id } = await given.qualification();
    const { id: locatie_id } = await given.location();
    const { id: boeking_id } = await given.booking();
    const members = { noot: 'Kan later', opmerking: 'Sleutel mee', boeking_id, locatie_id, kwalificatie_id };
    const body = { ...PERIOD, ...members, personeel_id };
    const shift = await api.shifts.createShift({ body: { ...body, status: 'gevraagd' } });
    expect(shift).to.deep.equal({
      id: shift.id,
      ...body,
      status: 'gevraagd',
      internal_reference: null,
      created_by: 1,
      Taken: [],
    });
    expect(await api.shifts.getShift({ id: shift.id })).to.deep.equal(shift);

    const eind = '2026-06-13T18:00:00+02:00';
    const updated = await set(shift.id, { eind, boeking_id: null });
    expect(updated).to.deep.equal({ ...shift, eind, boeking_id: null });
    expect(await api.shifts.listShifts()).to.deep.include(updated);

    await api.shifts.deleteShift({ id: shift.id });
    expect(await expectRefusal(api.shifts.getShift({ id: shift.id }))).to.include({ status: 404 });
  });

  it('is a draft without notes, booking, location and qualification by default', async () => {
    expect(await given.shift()).to.deep.include({
      status: 'concept',
      noot: '',
      opmerking: '',
      boeking_id: null,
      locatie_id: null,
      kwalificatie_id: null,
    });
  });

  it('refers to existing objects, and to a member of staff', async () => {
    const body = {
      ...PERIOD,
      personeel_id: UNKNOWN_ID,
      boeking_id: UNKNOWN_ID,
      locatie_id: UNKNOWN_ID,
      kwalificatie_id: UNKNOWN_ID,
    };
    const refusal = await expectRefusal(api.shifts.createShift({ body }));
    expect(refusal.fields).to.have.members(['personeel_id', 'boeking_id', 'locatie_id', 'kwalificatie_id']);
    expect(new Set(refusal.codes)).to.deep.equal(new Set(['ERR_UNKNOWN_REFERENCE']));

    const { id } = await given.shift();
    const { id: personeel_id } = await given.customer();
    expect(await expectRefusal(set(id, { personeel_id }))).to.include({
      code: 'ERR_UNKNOWN_REFERENCE',
      field: 'personeel_id',
    });
  });

  it('refuses an archived qualification, unless it required that before', async () => {
    const { id: kwalificatie_id } = await given.qualification();
    const { id } = await given.shift({ kwalificatie_id });
    await api.qualifications.updateQualification({ id: kwalificatie_id, body: { archived: true } });
    expect(await set(id, { kwalificatie_id, noot: 'Zelfde' })).to.include({ kwalificatie_id, noot: 'Zelfde' });
    const refusal = { status: 406, code: 'ERR_QUALIFICATION_ARCHIVED', field: 'kwalificatie_id' };
    expect(await expectRefusal(given.shift({ kwalificatie_id }))).to.include(refusal);
    const other = await given.shift();
    expect(await expectRefusal(set(other.id, { kwalificatie_id }))).to.include(refusal);
  });

  it('ends after it begins', async () => {
    const { id } = await given.shift();
    const order = { status: 406, code: 'ERR_PERIOD_ORDER', field: 'eind' };
    expect(await expectRefusal(set(id, { eind: PERIOD.begin }))).to.include(order);
    expect(await expectRefusal(given.shift({ eind: PERIOD.begin }))).to.include(order);
  });

  it('changes its status as allowed, and a refusal lists the allowed statuses', async () => {
    const { id } = await given.shift({ status: 'bevestigd' });
    const refusal = await expectRefusal(set(id, { status: 'geweigerd' }));
    expect(refusal).to.include({ status: 406, code: 'ERR_SHIFT_STATUS_TRANSITION', field: 'status' });
    expect(refusal.params).to.deep.equal({
      van: 'bevestigd',
      naar: 'geweigerd',
      toegestaan: ['gevraagd', 'geannuleerd'],
    });
    for (const status of ['geannuleerd', 'concept', 'gevraagd', 'geweigerd', 'gevraagd', 'bevestigd'] as const)
      expect(await set(id, { status })).to.include({ status });
  });

  it('must be confirmed again when it is moved', async () => {
    const { id } = await given.shift({ status: 'bevestigd' });
    expect(await set(id, { noot: 'Later' })).to.include({ status: 'bevestigd' });
    expect(await set(id, { begin: '2026-06-13T12:00:00+02:00' })).to.include({ status: 'gevraagd' });
  });

  it('is announced, and sent back as it was read announces nothing', async () => {
    const shift = await given.shift();
    expect(await collectEvents(() => set(shift.id, shift))).to.deep.equal([]);

    const events = await collectEvents(async () => {
      const { id } = await given.shift({ personeel_id: shift.personeel_id });
      await set(id, { status: 'gevraagd' });
      await api.shifts.deleteShift({ id });
    });

    expect(events.map(({ event }) => event)).to.deep.equal([
      'Dienst::postInsert',
      'Dienst::postSave',
      'Dienst::postUpdate',
      'Dienst::postSave',
      'Dienst::postDelete',
    ]);
    expect(events[2]).to.deep.include({ modified: ['status'], previous: { status: 'concept' } });
  });

  it('prevents the deletion of its person, location and qualification', async () => {
    const { id: personeel_id } = await given.staffMember();
    const { id: kwalificatie_id } = await given.qualification();
    const { id: locatie_id } = await given.location();
    const { id } = await given.shift({ personeel_id, kwalificatie_id, locatie_id });

    const expectInUse = async (removal: PromiseLike<unknown>, code: string): Promise<void> => {
      const refusal = await expectRefusal(removal);
      expect(refusal).to.include({ status: 403, code });
      expect(refusal.params).to.deep.equal({ references: ['shifts'] });
    };

    await expectInUse(api.staff.deleteStaffMember({ id: personeel_id }), 'ERR_CONTACT_IN_USE');
    await expectInUse(api.qualifications.deleteQualification({ id: kwalificatie_id }), 'ERR_IN_USE');
    await expectInUse(api.locations.deleteLocation({ id: locatie_id }), 'ERR_IN_USE');
    await api.shifts.deleteShift({ id });
    await api.staff.deleteStaffMember({ id: personeel_id });
  });
});

describe('the list of shifts', () => {
  it('contains those that are partly on a local date, by begin', async () => {
    const { id: personeel_id } = await given.staffMember();
    const make = async (begin: string, eind: string): Promise<number> =>
      (await given.shift({ personeel_id, begin: `2026-03-${begin}`, eind: `2026-03-${eind}` })).id;
    const night = await make('28T22:00:00+01:00', '29T04:00:00+02:00');
    const day = await make('29T10:00:00+02:00', '29T12:00:00+02:00');
    const after = await make('29T22:00:00+02:00', '30T00:00:00+02:00');

    await make('28T20:00:00+01:00', '29T00:00:00+01:00');
    const last = await make('30T00:00:00+02:00', '30T02:00:00+02:00');
    const early = await make('29T08:00:00+02:00', '29T09:00:00+02:00');
    const listShiftIds = async (filter: object): Promise<number[]> =>
      (await api.shifts.listShifts({ personeel_id, ...filter })).map(({ id }) => id);
    expect(await listShiftIds({ opDatum: '2026-03-29' })).to.deep.equal([night, early, day, after]);
    expect(await listShiftIds({ opDatum: '2026-03-30' })).to.deep.equal([last]);
    expect(await listShiftIds({ begin: '2026-03-29T12:00:00+02:00' })).to.deep.equal([after, last]);
    expect(await listShiftIds({ eind: '2026-03-29T10:00:00+02:00', opDatum: '2026-03-29' })).to.deep.equal([
      night,
      early,
    ]);
  });

  it('contains those that have not ended, however long ago they began, as the planning does', async () => {
    const { id: personeel_id } = await given.staffMember();
    const make = async (begin: string, eind: string): Promise<number> =>
      (await given.shift({ personeel_id, begin: `2026-04-${begin}:00+02:00`, eind: `2026-04-${eind}:00+02:00` })).id;
    const week = await make('01T08:00', '08T20:00');

    await make('02T08:00', '05T20:00');
    const camp = await make('03T08:00', '20T20:00');
    await make('07T23:00', '08T07:00');

    const night = await make('07T23:30', '08T08:30');
    const day = await make('08T09:00', '08T17:00');
    const begin = '2026-04-08T08:00:00+02:00';
    const eind = '2026-04-08T18:00:00+02:00';
    const listShiftIds = async (filter: object): Promise<number[]> =>
      (await api.shifts.listShifts({ personeel_id, ...filter })).map(({ id }) => id);
    expect(await listShiftIds({ begin })).to.deep.equal([week, camp, night, day]);
    expect(await listShiftIds({ begin: '2026-04-12T08:00:00+02:00' })).to.deep.equal([camp]);

    const { diensten } = await api.planning.getPlanning({ begin, eind, personeel_id: [personeel_id] });
    expect(diensten.map(({ id }) => id)).to.deep.equal([week, camp, night, day]);

    const conflicts = await api.planning.getPlanningConflicts({ begin, eind });
    const double = conflicts.flatMap(({ objecten }) => objecten.map(({ id }) => id));
    expect(double).to.include.members([week, camp, night, day]);
  });

  it('is filtered by person or booking', async () => {
    const { id: boeking_id } = await given.booking();
    const one = await given.shift({ boeking_id });
    const other = await given.shift();
    expect(await api.shifts.listShifts({ boeking_id })).to.deep.equal([one]);
    expect(await api.shifts.listShifts({ personeel_id: other.personeel_id })).to.deep.equal([other]);
  });
});

describe('the shifts of a booking', () => {
  it('have its lines during the shift, at the location of the shift, as tasks', async () => {
    const { id: locatie_id } = await given.location();
    const product = await given.product({ duur: 'PT1H' });
    const booking = await given.booking({ product_id: product.id });
    const [line] = booking.boekingsregels;
    const task = {
      id: line?.id,
      product_id: product.id,
      naam: product.naam,
      begin: line?.begin,
      eind: line?.eind,
      aantal: 10,
      locatie_id: null,
    };
    const anywhere = await given.shift({ boeking_id: booking.id });
    const there = await given.shift({ boeking_id: booking.id, locatie_id });
    expect(anywhere.Taken).to.deep.equal([task]);
    expect(there.Taken).to.deep.equal([]);

    await api.bookings.updateBooking({ id: booking.id, body: { boekingsregels: [{ ...line, locatie_id }] } });
    expect((await api.shifts.getShift({ id: there.id })).Taken).to.deep.equal([{ ...task, locatie_id }]);

    const late = await given.shift({ boeking_id: booking.id, begin: '2026-06-13T15:00:00+02:00' });
    expect(late.Taken).to.deep.equal([]);
  });

  it('are embedded in single bookings and lists, by begin', async () => {
    const booking = await given.booking();
    const other = await given.booking({ klant_id: booking.klant_id });
    const late = await given.shift({ boeking_id: booking.id, begin: '2026-06-13T16:00:00+02:00' });
    const early = await given.shift({ boeking_id: booking.id });
    expect((await api.bookings.getBooking({ id: booking.id, embed: ['Diensten'] })).Diensten).to.deep.equal([
      early,
      late,
    ]);

    const bookings = await api.bookings.listBookings({ klant_id: booking.klant_id, embed: ['Diensten'] });
    expect(bookings.map(({ id, Diensten }) => [id, Diensten])).to.deep.equal([
      [booking.id, [early, late]],
      [other.id, []],
    ]);
    expect(await api.bookings.getBooking({ id: booking.id })).not.to.have.property('Diensten');
  });

  const STATUSES: readonly ShiftStatus[] = ['concept', 'gevraagd', 'bevestigd', 'geweigerd', 'geannuleerd'];
  for (const [method, cancel] of [
    ['PUT', (id: number) => api.bookings.updateBooking({ id, body: { status: 'geannuleerd' } })],
    ['PATCH', (id: number) => api.bookings.patchBooking({ id, body: { status: 'geannuleerd' } })],
    ['set_status', (id: number) => api.bookings.setBookingStatus({ id, status: 'geannuleerd' })],
  ] as const)
    it(`are cancelled with it by ${method}, whatever their status, and announced`, async () => {
      const { id: boeking_id } = await given.booking();
      const shifts: Shift[] = [];
      for (const status of STATUSES) shifts.push(await given.shift({ boeking_id, status }));
      const other = await given.shift({ status: 'bevestigd' });
      const events = await collectEvents(() => cancel(boeking_id));
      const updateEvents = events.filter(({ event }) => event === 'Dienst::postUpdate');
      expect(updateEvents.map(({ object_id }) => object_id)).to.have.members(shifts.slice(0, 4).map(({ id }) => id));
      for (const { id } of shifts) expect(await readStatus(id)).to.equal('geannuleerd');
      expect(await readStatus(other.id)).to.equal('bevestigd');
    });

  it('are cancelled by a scheduled job when its option expires', async () => {
    clock.reset();
    await api.settings.updateSetting({ slug: 'verlopen_optie_actie', body: { waarde: 'annuleren' } });
    const { id: boeking_id } = await given.booking({ status: 'optie', status_vervaldatum: '2026-03-20' });
    const { id } = await given.shift({ boeking_id, status: 'bevestigd' });
    clock.set('2026-03-21T00:00:00+01:00');
    const events = await collectEvents(() => jobs.runAllDue());
    expect(events.map(({ event, object_id }) => [event, object_id])).to.deep.include(['Dienst::postUpdate', id]);
    expect(await readStatus(id)).to.equal('geannuleerd');
    clock.reset();
  });

  it('stay unchanged when it changes otherwise, or is cancelled again', async () => {
    const { id: boeking_id } = await given.booking();
    const { id } = await given.shift({ boeking_id, status: 'bevestigd' });
    await api.bookings.setBookingStatus({ id: boeking_id, status: 'definitief' });
    await api.bookings.updateBooking({ id: boeking_id, body: { bijzonderheden: 'Nieuw' } });
    expect(await readStatus(id)).to.equal('bevestigd');
    await api.bookings.setBookingStatus({ id: boeking_id, status: 'geannuleerd' });
    await set(id, { status: 'concept' });
    await api.bookings.setBookingStatus({ id: boeking_id, status: 'geannuleerd' });
    await api.bookings.updateBooking({ id: boeking_id, body: { status: 'geannuleerd' } });
    expect(await readStatus(id)).to.equal('concept');
  });

  it('are deleted with it', async () => {
    const { id: boeking_id } = await given.booking();
    const { id } = await given.shift({ boeking_id });
    const events = await collectEvents(() => api.bookings.deleteBooking({ id: boeking_id }));
    expect(events.map(({ event }) => event)).to.deep.equal(['Dienst::postDelete', 'Boeking::postDelete']);
    expect(await expectRefusal(api.shifts.getShift({ id }))).to.include({ status: 404 });
  });
});

describe('own shifts', () => {
  const NEEDED = { status: 403, code: 'ERR_PERMISSION' };
  const PERMISSION = { permission: ['editPersoneelsplanning'] };

  /** Creates a user without permissions, and a shift that they are asked to work. */
  async function requestShift(): Promise<{ client: Boekstaaf; shift: Shift }> {
    const { username, password, id } = await createUserWith([]);
    const client = new Boekstaaf({ baseUrl, username, password, retries: 0 });
    return { client, shift: await given.shift({ personeel_id: id, status: 'gevraagd' }) };
  }

  for (const status of ['bevestigd', 'geweigerd'] as const)
    it(`can be set to ${status}, by that member or by the whole shift`, async () => {
      const { client, shift } = await requestShift();
      const { id } = shift;
      expect(await client.shifts.updateShift({ id, body: { status } })).to.deep.equal({ ...shift, status });
      await set(id, { status: 'gevraagd' });
      expect(await client.shifts.updateShift({ id, body: { ...shift, status } })).to.deep.equal({ ...shift, status });
      const back = await expectRefusal(client.shifts.updateShift({ id, body: { status: 'gevraagd' } }));
      expect(back).to.include(NEEDED);
    });

  it('cannot be changed otherwise without the permission', async () => {
    const { client, shift } = await requestShift();
    for (const body of [
      { status: 'concept' },
      { status: 'geannuleerd' },
      { status: 'bevestigd', noot: 'Ik kom later' },
      { status: 'bevestigd', eind: PERIOD.begin },
      { begin: '2026-06-13T14:00:00+02:00' },
      { kwalificatie_id: UNKNOWN_ID },
    ] as const) {
      const refusal = await expectRefusal(client.shifts.updateShift({ id: shift.id, body }));
      expect(refusal, JSON.stringify(body)).to.include(NEEDED);
      expect(refusal.params).to.deep.equal(PERMISSION);
    }

    expect(await api.shifts.getShift({ id: shift.id })).to.deep.equal(shift);
  });

  it("exclude others', and cannot be created, deleted or reassigned", async () => {
    const { client, shift } = await requestShift();
    const other = await given.shift({ status: 'gevraagd' });
    const { personeel_id } = other;
    for (const call of [
      () => client.shifts.updateShift({ id: other.id, body: { status: 'bevestigd' } }),
      () => client.shifts.updateShift({ id: UNKNOWN_ID, body: { status: 'bevestigd' } }),
      () => client.shifts.updateShift({ id: shift.id, body: { personeel_id } }),
      () => client.shifts.deleteShift({ id: shift.id }),
      () => client.shifts.createShift({ body: { ...PERIOD, personeel_id: shift.personeel_id } }),
    ])
      expect(await expectRefusal(call())).to.include(NEEDED);
    expect(await client.shifts.getShift({ id: other.id })).to.deep.equal(other);
  });

  it('can be planned like all others with the permission', async () => {
    const planner = await createClientWith(['editPersoneelsplanning']);
    const { shift } = await requestShift();
    const { id } = await given.staffMember();
    const updated = await planner.shifts.updateShift({ id: shift.id, body: { personeel_id: id, noot: 'Invaller' } });
    expect(updated).to.include({ personeel_id: id, noot: 'Invaller', status: 'gevraagd' });
  });
});
