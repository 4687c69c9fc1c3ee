// Recorded hours: planners record them for all, staff for themselves, and every refusal.
import { expect } from 'chai';
import { Boekstaaf, type NewRecordedHours, type RecordedHours } from 'boekstaaf';
import {
  api,
  baseUrl,
  clock,
  collectEvents,
  given,
  createClientWith,
  expectRefusal,
  createUserWith,
} from '../support/index.ts';

const UNKNOWN_ID = 2_000_000_000;
const PERIOD = { begin: '2026-06-13T13:00:00+02:00', eind: '2026-06-13T17:00:00+02:00' };

const record = (staff_id: number, body: NewRecordedHours): PromiseLike<RecordedHours> =>
  api.recordedHours.createRecordedHours({ staff_id, body });
const change = ({ id, personeel_id: staff_id }: RecordedHours, body: object): PromiseLike<RecordedHours> =>
  api.recordedHours.updateRecordedHours({ staff_id, id, body });

describe('recorded hours', () => {
  it('are created, read with their shift and person, changed and deleted', async () => {
    const member = await given.staffMember();
    const { id: locatie_id } = await given.location();
    const shift = await given.shift({ personeel_id: member.id, locatie_id, noot: 'Kan later', opmerking: 'Sleutel' });
    const body = { ...PERIOD, pauze_minuten: 30, noot: 'Uitgelopen', dienst_id: shift.id, personeel_id: member.id };
    const hours = await record(member.id, body);
    const { Taken, internal_reference, created_by, ...summary } = shift;
    expect([Taken, internal_reference, created_by]).to.deep.equal([[], null, 1]);
    expect(hours).to.deep.equal({
      id: hours.id,
      ...body,
      Dienst: { ...summary, product_id: null },
      Personeel: {
        id: member.id,
        displaynaam: member.displaynaam,
        naam: member.naam,
        bedrijf_id: member.bedrijf_id,
      },
    });

    const path = { staff_id: member.id, id: hours.id };
    expect(await api.recordedHours.getRecordedHours(path)).to.deep.equal(hours);

    const updated = await change(hours, { eind: '2026-06-13T18:00:00+02:00', noot: '' });
    expect(updated).to.deep.equal({ ...hours, eind: '2026-06-13T18:00:00+02:00', noot: '' });
    expect(await api.recordedHours.listRecordedHours({ staff_id: member.id })).to.deep.equal([updated]);

    await api.recordedHours.deleteRecordedHours(path);
    expect(await expectRefusal(api.recordedHours.getRecordedHours(path))).to.include({ status: 404 });
    expect(await api.recordedHours.listRecordedHours({ staff_id: member.id })).to.deep.equal([]);
  });

  it('are listed by begin, in a period', async () => {
    const { id: staff_id } = await given.staffMember();
    const { id: dienst_id } = await given.shift({ personeel_id: staff_id });
    const late = await given.recordedHours({ dienst_id, begin: '2026-06-13T16:00:00+02:00' });
    const early = await given.recordedHours({ dienst_id, eind: '2026-06-13T14:00:00+02:00' });
    const listHours = (filter: object) => api.recordedHours.listRecordedHours({ staff_id, ...filter });
    expect(await listHours({})).to.deep.equal([early, late]);
    expect(await listHours({ begin: '2026-06-13T14:00:00+02:00' })).to.deep.equal([late]);
    expect(await listHours({ eind: '2026-06-13T16:00:00+02:00' })).to.deep.equal([early]);
  });

  it('are 404 under another person', async () => {
    const { id } = await given.recordedHours();
    const { id: staff_id } = await given.staffMember();
    const { id: customer } = await given.customer();
    for (const call of [
      () => api.recordedHours.getRecordedHours({ staff_id, id }),
      () => api.recordedHours.updateRecordedHours({ staff_id, id, body: {} }),
      () => api.recordedHours.deleteRecordedHours({ staff_id, id }),
      () => api.recordedHours.listRecordedHours({ staff_id: UNKNOWN_ID }),
      () => api.recordedHours.listRecordedHours({ staff_id: customer }),
    ])
      expect(await expectRefusal(call())).to.include({ status: 404 });
  });

  it('require the person of the path, an active shift of theirs, and a break shorter than the work', async () => {
    const { id: staff_id } = await given.staffMember();
    const { id: dienst_id } = await given.shift({ personeel_id: staff_id });
    const { id: others } = await given.shift();
    const { id: off } = await given.shift({ personeel_id: staff_id, status: 'geannuleerd' });
    const { id: no } = await given.shift({ personeel_id: staff_id, status: 'geweigerd' });
    const body = { ...PERIOD, pauze_minuten: 0, dienst_id, personeel_id: staff_id };
    const hours = await record(staff_id, body);

    for (const [wrong, code, field] of [
      [{ personeel_id: UNKNOWN_ID }, 'ERR_ID_MISMATCH', 'personeel_id'],
      [{ dienst_id: UNKNOWN_ID }, 'ERR_UNKNOWN_REFERENCE', 'dienst_id'],
      [{ dienst_id: others }, 'ERR_SHIFT_STAFF_MISMATCH', 'dienst_id'],
      [{ dienst_id: off }, 'ERR_SHIFT_OFF', 'dienst_id'],
      [{ dienst_id: no }, 'ERR_SHIFT_OFF', 'dienst_id'],
      [{ eind: PERIOD.begin }, 'ERR_PERIOD_ORDER', 'eind'],
      [{ pauze_minuten: 240 }, 'ERR_BREAK_TOO_LONG', 'pauze_minuten'],
    ] as const) {
      expect(await expectRefusal(record(staff_id, { ...body, ...wrong })), code).to.include({
        status: 406,
        code,
        field,
      });
      expect(await expectRefusal(change(hours, wrong)), code).to.include({ status: 406, code, field });
    }

    expect(await api.recordedHours.listRecordedHours({ staff_id })).to.deep.equal([hours]);
  });

  it('stay, and can be corrected, when their shift is cancelled or reassigned', async () => {
    const hours = await given.recordedHours();
    const { id } = await given.staffMember();
    await api.shifts.updateShift({ id: hours.dienst_id, body: { status: 'geannuleerd', personeel_id: id } });
    const { dienst_id, personeel_id } = hours;
    const updated = await change(hours, { pauze_minuten: 15, dienst_id, personeel_id });
    expect(updated).to.deep.include({ pauze_minuten: 15, dienst_id, personeel_id });
    expect(updated.Dienst).to.include({ status: 'geannuleerd', personeel_id: id });
  });

  it('prevent the deletion of their shift, booking and person', async () => {
    const { id: boeking_id } = await given.booking();
    const { id: dienst_id } = await given.shift({ boeking_id });
    const { id, personeel_id: staff_id } = await given.recordedHours({ dienst_id });
    const booking = await expectRefusal(api.bookings.deleteBooking({ id: boeking_id }));
    expect(booking).to.include({ status: 403, code: 'ERR_BOOKING_NOT_DELETABLE' });
    expect(booking.message).to.match(/recorded hours/);

    const shift = await expectRefusal(api.shifts.deleteShift({ id: dienst_id }));
    expect(shift).to.deep.include({ status: 403, code: 'ERR_IN_USE', params: { references: ['recorded_hours'] } });

    const person = await expectRefusal(api.staff.deleteStaffMember({ id: staff_id }));
    expect(person).to.deep.include({
      code: 'ERR_CONTACT_IN_USE',
      params: { references: ['recorded_hours', 'shifts'] },
    });

    await api.recordedHours.deleteRecordedHours({ staff_id, id });
    await api.bookings.deleteBooking({ id: boeking_id });
    await api.staff.deleteStaffMember({ id: staff_id });
  });

  it('are announced, without an event of the person', async () => {
    const { id: dienst_id } = await given.shift();
    const events = await collectEvents(async () => {
      const hours = await given.recordedHours({ dienst_id });
      await change(hours, hours);
      await change(hours, { pauze_minuten: 5 });
      await api.recordedHours.deleteRecordedHours({ staff_id: hours.personeel_id, id: hours.id });
    });

    expect(events.map(({ event }) => event)).to.deep.equal([
      'Urenregistratie::postInsert',
      'Urenregistratie::postSave',
      'Urenregistratie::postUpdate',
      'Urenregistratie::postSave',
      'Urenregistratie::postDelete',
    ]);
    expect(events[2]).to.deep.include({ modified: ['pauze_minuten'], previous: { pauze_minuten: 0 } });
  });
});

describe('own hours', () => {
  const NEEDED = { status: 403, code: 'ERR_PERMISSION' };
  const OVER = { begin: '2026-03-09T13:00:00+01:00', eind: '2026-03-09T17:00:00+01:00' };

  before(() => {
    clock.set('2026-03-10T12:00:00+01:00');
  });

  after(() => {
    clock.reset();
  });

  it('are recorded and changed without a permission, and not deleted', async () => {
    const { username, password, id: staff_id } = await createUserWith([]);
    const staffClient = new Boekstaaf({ baseUrl, username, password, retries: 0 });
    const { id: dienst_id } = await given.shift({ personeel_id: staff_id, status: 'bevestigd' });
    const body = { ...OVER, pauze_minuten: 0, dienst_id, personeel_id: staff_id };
    const { id } = await staffClient.recordedHours.createRecordedHours({ staff_id, body });
    const updated = await staffClient.recordedHours.updateRecordedHours({ staff_id, id, body: { pauze_minuten: 20 } });
    expect(updated).to.include({ pauze_minuten: 20 });
    expect(await staffClient.recordedHours.listRecordedHours({ staff_id })).to.deep.equal([updated]);
    const removal = await expectRefusal(staffClient.recordedHours.deleteRecordedHours({ staff_id, id }));
    expect(removal).to.deep.include({ ...NEEDED, params: { permission: ['editPersoneelsplanning'] } });
  });

  it('must be in the past, and a day at most, unless a planner recorded them', async () => {
    const { username, password, id: staff_id } = await createUserWith([]);
    const { recordedHours } = new Boekstaaf({ baseUrl, username, password, retries: 0 });
    const { id: dienst_id } = await given.shift({ personeel_id: staff_id, status: 'bevestigd' });
    const body = { ...OVER, pauze_minuten: 0, dienst_id, personeel_id: staff_id };
    const { id } = await recordedHours.createRecordedHours({ staff_id, body });

    for (const [times, code] of [
      [{ eind: '2026-03-10T12:00:01+01:00' }, 'ERR_HOURS_AHEAD'],
      [{ begin: '2026-06-01T00:00:00+02:00', eind: '2027-06-01T00:00:00+02:00' }, 'ERR_HOURS_AHEAD'],
      [{ begin: '2026-03-09T11:59:59+01:00', eind: '2026-03-10T12:00:00+01:00' }, 'ERR_PERIOD_TOO_LONG'],
    ] as const) {
      const wrong = { status: 406, code, field: 'eind' };
      const creation = recordedHours.createRecordedHours({ staff_id, body: { ...body, ...times } });
      expect(await expectRefusal(creation)).to.include(wrong);
      expect(await expectRefusal(recordedHours.updateRecordedHours({ staff_id, id, body: times }))).to.include(wrong);
    }

    const day = { begin: '2026-03-09T12:00:00+01:00', eind: '2026-03-10T12:00:00+01:00' };
    expect(await recordedHours.updateRecordedHours({ staff_id, id, body: day })).to.include(day);

    // Hours that a planner recorded for them may stay.
    const long = { begin: '2026-06-01T00:00:00+02:00', eind: '2026-06-03T00:00:00+02:00' };
    await api.recordedHours.updateRecordedHours({ staff_id, id, body: long });

    const updated = await recordedHours.updateRecordedHours({ staff_id, id, body: { ...long, noot: 'Klopt' } });
    expect(updated).to.include({ ...long, noot: 'Klopt' });
  });

  it('exclude the hours of others', async () => {
    const { username, password, id: mine } = await createUserWith([]);
    const staffClient = new Boekstaaf({ baseUrl, username, password, retries: 0 });
    const hours = await given.recordedHours();
    const { id, personeel_id: staff_id, dienst_id } = hours;
    const body = { ...OVER, pauze_minuten: 0, dienst_id, personeel_id: staff_id };

    for (const call of [
      () => staffClient.recordedHours.createRecordedHours({ staff_id, body }),
      () => staffClient.recordedHours.updateRecordedHours({ staff_id, id, body: { noot: 'Ook ik' } }),
      () => staffClient.recordedHours.updateRecordedHours({ staff_id: UNKNOWN_ID, id, body: { noot: 'Ook ik' } }),
    ])
      expect(await expectRefusal(call())).to.include(NEEDED);

    const below = { staff_id: mine, body: { ...body, personeel_id: mine } };
    const refusal = await expectRefusal(staffClient.recordedHours.createRecordedHours(below));
    expect(refusal).to.include({ status: 406, code: 'ERR_SHIFT_STAFF_MISMATCH' });
    expect(
      await expectRefusal(staffClient.recordedHours.updateRecordedHours({ staff_id: mine, id, body: {} })),
    ).to.include({
      status: 404,
    });
    expect(await api.recordedHours.getRecordedHours({ staff_id, id })).to.deep.equal(hours);
  });

  it('are recorded by a planner for all', async () => {
    const planner = await createClientWith(['editPersoneelsplanning']);
    const { id, personeel_id: staff_id } = await given.recordedHours();
    const path = { staff_id, id };
    expect(await planner.recordedHours.updateRecordedHours({ ...path, body: { noot: 'Nagekeken' } })).to.include({
      noot: 'Nagekeken',
    });
    await planner.recordedHours.deleteRecordedHours(path);
  });
});
