// Start time groups: future start times, the packages that use them, and refusals.
import { expect } from 'chai';
import { api, clock, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';

const UNKNOWN_ID = 2_000_000_000;
const read = (id: number) => api.startTimeGroups.getStartTimeGroup({ id });

describe('start time groups', () => {
  beforeEach(() => {
    clock.reset();
  });

  it('are created, read, changed and deleted', async () => {
    const { data, headers } = await api.startTimeGroups
      .createStartTimeGroup({ body: { naam: 'Kanotochten' } })
      .withResponse();
    const { id } = data;
    expect(headers.get('location')).to.equal(`/api2/startmomentgroepen/${String(id)}`);
    expect(data).to.deep.equal({ id, naam: 'Kanotochten', has_startmoments_in_future: false });
    expect(await read(id)).to.deep.equal(data);

    const updated = await api.startTimeGroups.updateStartTimeGroup({ id, body: { naam: 'Vlottochten' } });
    expect(updated).to.deep.equal({ ...data, naam: 'Vlottochten' });
    expect(await api.startTimeGroups.updateStartTimeGroup({ id, body: {} })).to.deep.equal(updated);
    expect(await api.startTimeGroups.listStartTimeGroups()).to.deep.include(updated);

    await api.startTimeGroups.deleteStartTimeGroup({ id });
    expect(await expectRefusal(read(id))).to.include({ status: 404 });
  });

  it('require a name', async () => {
    for (const [body, code] of [
      [{}, 'ERR_REQUIRED'],
      [{ naam: '' }, 'ERR_LENGTH'],
    ] as const) {
      const response = await sendRaw('POST', '/api2/startmomentgroepen', { body });
      expect(response.status).to.equal(406);
      expect((response.body as object[])[0]).to.include({ code, field: 'naam' });
    }
  });

  it('have a start time in the future until its moment has passed', async () => {
    const group = await given.startTimeGroup();
    const other = await given.startTimeGroup();
    await given.startTime({ startmomentgroep_id: group.id, datetime: '2026-06-01 09:00' });
    await given.startTime({ startmomentgroep_id: group.id, datetime: '2026-06-01 10:00' });

    const listFutureFlags = async () => {
      const all = await api.startTimeGroups.listStartTimeGroups();
      return all.flatMap(({ id, has_startmoments_in_future: has }) => (id === group.id ? [has] : []));
    };

    for (const [moment, expected] of [
      ['2026-06-01T06:00:00Z', true],
      ['2026-06-01T07:59:59.999Z', true],
      ['2026-06-01T08:00:00Z', false],
      ['2026-06-02T08:00:00Z', false],
    ] as const) {
      clock.set(moment);
      expect((await read(group.id)).has_startmoments_in_future, moment).to.equal(expected);
      expect(await listFutureFlags(), moment).to.deep.equal([expected]);
    }

    clock.set('2026-05-31T08:00:00Z');
    const updated = await api.startTimeGroups.updateStartTimeGroup({ id: group.id, body: { naam: 'Zomer' } });
    expect(updated.has_startmoments_in_future).to.equal(true);
    expect((await read(other.id)).has_startmoments_in_future).to.equal(false);
  });

  it('are announced, without the member that depends on the time', async () => {
    let id = 0;
    const creationEvents = await collectEvents(async () => {
      ({ id } = await given.startTimeGroup({ naam: 'Vlot' }));
    });
    expect(creationEvents.map(({ event, data }) => [event, data])).to.deep.equal([
      ['Startmomentgroep::postInsert', { id, naam: 'Vlot' }],
      ['Startmomentgroep::postSave', { id, naam: 'Vlot' }],
    ]);

    const updateEvents = await collectEvents(() =>
      api.startTimeGroups.updateStartTimeGroup({ id, body: { naam: 'Kano' } }),
    );
    expect(updateEvents[0]).to.deep.include({
      event: 'Startmomentgroep::postUpdate',
      previous: { naam: 'Vlot' },
      data: { id, naam: 'Kano' },
    });

    const same = await read(id);
    expect(await collectEvents(() => api.startTimeGroups.updateStartTimeGroup({ id, body: same }))).to.deep.equal([]);

    const [deletionEvent] = await collectEvents(() => api.startTimeGroups.deleteStartTimeGroup({ id }));
    expect(deletionEvent).to.include({ event: 'Startmomentgroep::postDelete', object_id: id });
  });

  it('stay while they have start times or a package uses them', async () => {
    const { id } = await given.startTimeGroup();
    const linkedPackage = await given.package({ startmomentgroep_id: id });
    const { id: time } = await given.startTime({ startmomentgroep_id: id });
    const remove = () => api.startTimeGroups.deleteStartTimeGroup({ id });

    const createInUseProblem = (...references: string[]) => ({
      status: 403,
      code: 'ERR_IN_USE',
      params: { references },
    });

    expect(await expectRefusal(remove())).to.deep.include(createInUseProblem('packages', 'start_times'));

    await api.startTimes.deleteStartTime({ id: time });
    expect(await expectRefusal(remove())).to.deep.include(createInUseProblem('packages'));

    await api.packages.updatePackage({ id: linkedPackage.id, body: { startmomentgroep_id: null } });
    await remove();
  });
});

describe('the start time group of a package', () => {
  it('is stored, changed and cleared', async () => {
    const one = await given.startTimeGroup();
    const two = await given.startTimeGroup();
    const createdPackage = await given.package({ startmomentgroep_id: one.id });
    expect(createdPackage.startmomentgroep_id).to.equal(one.id);
    const set = (startmomentgroep_id: number | null) =>
      api.packages.updatePackage({ id: createdPackage.id, body: { startmomentgroep_id } });
    expect(await set(two.id)).to.deep.equal({ ...createdPackage, startmomentgroep_id: two.id });
    expect(await api.packages.updatePackage({ id: createdPackage.id, body: { aantal_personen: 3 } })).to.include({
      startmomentgroep_id: two.id,
    });
    expect((await set(null)).startmomentgroep_id).to.equal(null);
  });

  it('must exist', async () => {
    const { id, arrangement } = await given.package();
    const refusals = [
      () => api.packages.createPackage({ body: { arrangement, startmomentgroep_id: UNKNOWN_ID } }),
      () => api.packages.updatePackage({ id, body: { startmomentgroep_id: UNKNOWN_ID } }),
    ];
    for (const each of refusals)
      expect(await expectRefusal(each())).to.include({
        status: 406,
        code: 'ERR_UNKNOWN_REFERENCE',
        field: 'startmomentgroep_id',
      });
  });
});
