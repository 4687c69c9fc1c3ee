// Staff availability: planners record it for all, staff for themselves, and it never contradicts itself.
import { expect } from 'chai';
import { Boekstaaf, type StaffAvailability } from 'boekstaaf';
import {
  api,
  baseUrl,
  collectEvents,
  given,
  createClientWith,
  expectRefusal,
  createUserWith,
} from '../support/index.ts';

const UNKNOWN_ID = 2_000_000_000;
const DAY_PERIOD = { begin: '2026-06-13T09:00:00+02:00', eind: '2026-06-13T18:00:00+02:00' };

const change = ({ id, personeel_id: staff_id }: StaffAvailability, body: object): PromiseLike<StaffAvailability> =>
  api.staffAvailability.updateStaffAvailability({ staff_id, id, body });

describe('staff availability', () => {
  it('is created, read, changed and deleted', async () => {
    const { id: staff_id } = await given.staffMember();
    const body = { ...DAY_PERIOD, beschikbaar: true, opmerking: 'Liever niet alleen' };
    const entry = await api.staffAvailability.createStaffAvailability({ staff_id, body });
    expect(entry).to.deep.equal({ id: entry.id, personeel_id: staff_id, ...body });
    const path = { staff_id, id: entry.id };
    expect(await api.staffAvailability.getStaffAvailability(path)).to.deep.equal(entry);
    const updated = await change(entry, { opmerking: '', beschikbaar: false });
    expect(updated).to.deep.equal({ ...entry, opmerking: '', beschikbaar: false });
    expect(await api.staffAvailability.listStaffAvailability({ staff_id })).to.deep.equal([updated]);
    await api.staffAvailability.deleteStaffAvailability(path);
    expect(await expectRefusal(api.staffAvailability.getStaffAvailability(path))).to.include({ status: 404 });
  });

  it('is listed by begin, in a period, of one person', async () => {
    const { id } = await given.staffMember();
    const late = await given.staffAvailability({ ...DAY_PERIOD, begin: '2026-06-13T15:00:00+02:00' }, id);
    const early = await given.staffAvailability({ ...DAY_PERIOD, eind: '2026-06-13T12:00:00+02:00' }, id);
    await given.staffAvailability(DAY_PERIOD);
    const listAvailability = (filter: object) =>
      api.staffAvailability.listStaffAvailability({ staff_id: id, ...filter });
    expect(await listAvailability({})).to.deep.equal([early, late]);
    expect(await listAvailability({ begin: early.eind })).to.deep.equal([late]);
    expect(await listAvailability({ eind: late.begin })).to.deep.equal([early]);
  });

  it('is 404 under another person, and under one who was archived', async () => {
    const { id, personeel_id } = await given.staffAvailability();
    const { id: staff_id } = await given.staffMember();
    for (const call of [
      () => api.staffAvailability.getStaffAvailability({ staff_id, id }),
      () => api.staffAvailability.updateStaffAvailability({ staff_id, id, body: {} }),
      () => api.staffAvailability.deleteStaffAvailability({ staff_id, id }),
      () => api.staffAvailability.listStaffAvailability({ staff_id: UNKNOWN_ID }),
    ])
      expect(await expectRefusal(call())).to.include({ status: 404 });
    await api.staff.deleteStaffMember({ id: personeel_id });
    const lookup = api.staffAvailability.getStaffAvailability({ staff_id: personeel_id, id });
    expect(await expectRefusal(lookup)).to.include({ status: 404 });
  });

  it('never contradicts itself: equal entries may overlap, opposite ones may not', async () => {
    const { id } = await given.staffMember();
    const can = await given.staffAvailability({ ...DAY_PERIOD, beschikbaar: true }, id);
    const more = { begin: '2026-06-13T17:00:00+02:00', eind: '2026-06-13T20:00:00+02:00' };
    const also = await given.staffAvailability({ ...more, beschikbaar: true }, id);
    const contradicting = { status: 406, code: 'ERR_AVAILABILITY_CONTRADICTS', field: 'beschikbaar' };
    const refusal = await expectRefusal(given.staffAvailability(more, id));
    expect(refusal).to.include(contradicting);
    expect(refusal.params).to.deep.equal({ id: can.id });
    expect(await expectRefusal(change(also, { beschikbaar: false }))).to.include(contradicting);

    const after = await given.staffAvailability({ begin: also.eind, eind: '2026-06-14T00:00:00+02:00' }, id);
    expect(await expectRefusal(change(after, { begin: '2026-06-13T19:59:00+02:00' }))).to.include(contradicting);
    expect(await change(can, { beschikbaar: true, opmerking: 'Zelf' })).to.include({ opmerking: 'Zelf' });

    await given.staffAvailability(DAY_PERIOD);
    expect(await expectRefusal(change(after, { eind: after.begin }))).to.include({
      code: 'ERR_PERIOD_ORDER',
      field: 'eind',
    });
    expect(await expectRefusal(given.staffAvailability({ eind: '2026-06-12T00:00:00+02:00' }, id))).to.include({
      code: 'ERR_PERIOD_ORDER',
    });
  });

  it('is announced, without an event of the person', async () => {
    const { id } = await given.staffMember();
    const events = await collectEvents(async () => {
      const entry = await given.staffAvailability({}, id);
      await change(entry, entry);
      await change(entry, { opmerking: 'Vakantie' });
      await api.staffAvailability.deleteStaffAvailability({ staff_id: id, id: entry.id });
    });

    expect(events.map(({ event }) => event)).to.deep.equal([
      'PersoneelBeschikbaarheid::postInsert',
      'PersoneelBeschikbaarheid::postSave',
      'PersoneelBeschikbaarheid::postUpdate',
      'PersoneelBeschikbaarheid::postSave',
      'PersoneelBeschikbaarheid::postDelete',
    ]);
    expect(events[2]).to.deep.include({ modified: ['opmerking'], previous: { opmerking: '' } });
  });

  it('is recorded by staff for themselves only', async () => {
    const { username, password, id: staff_id } = await createUserWith([]);
    const ownAvailability = new Boekstaaf({ baseUrl, username, password, retries: 0 }).staffAvailability;
    const body = { ...DAY_PERIOD, beschikbaar: false };
    const entry = await ownAvailability.createStaffAvailability({ staff_id, body });
    const path = { staff_id, id: entry.id };
    expect(await ownAvailability.updateStaffAvailability({ ...path, body: { opmerking: 'Vrij' } })).to.include({
      opmerking: 'Vrij',
    });
    expect(await ownAvailability.listStaffAvailability({ staff_id })).to.deep.equal([{ ...entry, opmerking: 'Vrij' }]);

    await ownAvailability.deleteStaffAvailability(path);

    const another = await given.staffAvailability();
    const there = { staff_id: another.personeel_id, id: another.id };
    for (const call of [
      () => ownAvailability.listStaffAvailability(there),
      () => ownAvailability.getStaffAvailability(there),
      () => ownAvailability.createStaffAvailability({ ...there, body }),
      () => ownAvailability.updateStaffAvailability({ ...there, body: { opmerking: 'Ook ik' } }),
      () => ownAvailability.deleteStaffAvailability(there),
      () => ownAvailability.getStaffAvailability({ ...there, staff_id: UNKNOWN_ID }),
    ])
      expect(await expectRefusal(call())).to.include({ status: 403, code: 'ERR_PERMISSION' });

    const planner = (await createClientWith(['editPersoneelsplanning'])).staffAvailability;
    expect(await planner.getStaffAvailability(there)).to.deep.equal(another);

    await planner.deleteStaffAvailability(there);
  });
});
