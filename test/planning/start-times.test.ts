// Single start times: wall-clock times, each once in its group, lists and embeds.
import { expect } from 'chai';
import type { NewStartTime } from 'boekstaaf';
import { api, collectEvents, given, collectSql, sendRaw, expectRefusal } from '../support/index.ts';

const UNKNOWN_ID = 2_000_000_000;
const read = (id: number) => api.startTimes.getStartTime({ id });

async function readProblem(work: PromiseLike<unknown>): Promise<object> {
  const { status, code, field } = await expectRefusal(work);
  return { status, code, field };
}

describe('a start time', () => {
  it('is created, read, changed and deleted', async () => {
    const { id: group } = await given.startTimeGroup();
    const body = { startmomentgroep_id: group, datetime: '2026-06-01 09:00:00' };
    const { data, headers } = await api.startTimes.createStartTime({ body }).withResponse();
    const { id } = data;
    expect(headers.get('location')).to.equal(`/api2/startmomenten/${String(id)}`);
    expect(data).to.deep.equal({ id, ...body, percentage_materiaal_online_boeking: null });
    expect(await read(id)).to.deep.equal(data);

    const { id: other } = await given.startTimeGroup();
    const changes = { startmomentgroep_id: other, datetime: '2026-12-01 10:30:00' };
    const update = (more: object) => api.startTimes.updateStartTime({ id, body: { ...changes, ...more } });
    const percentage = { percentage_materiaal_online_boeking: 50 };
    expect(await update(percentage)).to.deep.equal({ id, ...changes, ...percentage });
    expect(await update({})).to.deep.equal({ id, ...changes, ...percentage });
    expect(await update({ percentage_materiaal_online_boeking: null })).to.deep.equal({ ...data, ...changes });

    await api.startTimes.deleteStartTime({ id });
    expect(await expectRefusal(read(id))).to.include({ status: 404 });
  });

  const acceptedTimes: [text: string, shown: string][] = [
    ['2026-06-01 09:00', '2026-06-01 09:00:00'],
    ['2026-06-01T09:00:00', '2026-06-01 09:00:00'],
    ['2026-06-01T09:00:00Z', '2026-06-01 11:00:00'],
    ['2026-12-01T09:00:00+01:00', '2026-12-01 09:00:00'],
    ['2026-10-25 02:30', '2026-10-25 02:30:00'],
    ['2026-10-25T02:30:00+01:00', '2026-10-25 02:30:00'],
  ];

  for (const [datetime, shownText] of acceptedTimes) {
    it(`written as ${datetime} is shown as ${shownText}`, async () => {
      const startTime = await given.startTime({ datetime });
      expect(startTime.datetime).to.equal(shownText);
      const again = await collectEvents(() => api.startTimes.updateStartTime({ id: startTime.id, body: startTime }));
      expect(again).to.deep.equal([]);
      expect(await read(startTime.id)).to.deep.equal(startTime);
    });
  }

  const refusedTimes: [text: string, code: string][] = [
    ['2026-06-01 09:00:01', 'ERR_SECONDS_MUST_BE_ZERO'],
    ['2026-06-01T09:00:00.5', 'ERR_SECONDS_MUST_BE_ZERO'],
    ['2026-03-29 02:30:00', 'ERR_TIME_NONEXISTENT'],
    ['2026-06-01', 'ERR_FORMAT'],
    ['morgen', 'ERR_FORMAT'],
  ];

  for (const [datetime, code] of refusedTimes) {
    it(`cannot be at ${datetime}`, async () => {
      const startTime = await given.startTime();
      const { startmomentgroep_id } = startTime;
      const body = { startmomentgroep_id, datetime };
      const expected = { status: 406, code, field: 'datetime' };
      expect(await readProblem(api.startTimes.createStartTime({ body }))).to.deep.equal(expected);
      expect(await readProblem(api.startTimes.updateStartTime({ id: startTime.id, body }))).to.deep.equal(expected);
      expect(await read(startTime.id)).to.deep.equal(startTime);
    });
  }

  it('has only the code as the message about seconds', async () => {
    const { startmomentgroep_id } = await given.startTime();
    const body = { startmomentgroep_id, datetime: '2026-06-01 09:00:01' };
    const { message } = await expectRefusal(api.startTimes.createStartTime({ body }));
    expect(message).to.equal('ERR_SECONDS_MUST_BE_ZERO');
  });

  it('is in its group once, also when two requests create it at once', async () => {
    const startTime = await given.startTime({ datetime: '2026-10-25 02:30' });
    const { startmomentgroep_id } = startTime;
    const refusal = { status: 406, code: 'ERR_TAKEN', field: 'datetime' };

    for (const datetime of ['2026-10-25 02:30', '2026-10-25T02:30:00+01:00'])
      expect(await readProblem(given.startTime({ startmomentgroep_id, datetime }))).to.deep.equal(refusal);

    const other = await given.startTime({ startmomentgroep_id });
    const body = { startmomentgroep_id, datetime: startTime.datetime };
    expect(await readProblem(api.startTimes.updateStartTime({ id: other.id, body }))).to.deep.equal(refusal);
    expect((await given.startTime({ datetime: startTime.datetime })).datetime).to.equal(startTime.datetime);

    const same = { startmomentgroep_id, datetime: '2026-07-01 09:00' };
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => api.startTimes.createStartTime({ body: same })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).to.have.length(1);

    for (const each of results)
      if (each.status === 'rejected') expect(each.reason).to.include({ status: 406, code: 'ERR_TAKEN' });
  });

  it('requires an existing group', async () => {
    const { id, datetime } = await given.startTime();
    const body = { startmomentgroep_id: UNKNOWN_ID, datetime };
    const unknown = { status: 406, code: 'ERR_UNKNOWN_REFERENCE', field: 'startmomentgroep_id' };
    expect(await readProblem(api.startTimes.createStartTime({ body }))).to.deep.equal(unknown);
    expect(await readProblem(api.startTimes.updateStartTime({ id, body }))).to.deep.equal(unknown);
  });

  it('requires a group and a time, also in a change', async () => {
    const { id, startmomentgroep_id, datetime } = await given.startTime();
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', `/${String(id)}`],
    ] as const) {
      for (const [body, field] of [
        [{ datetime }, 'startmomentgroep_id'],
        [{ startmomentgroep_id }, 'datetime'],
      ] as const) {
        const response = await sendRaw(method, `/api2/startmomenten${path}`, { body });
        expect(response.status).to.equal(406);
        expect(response.body).to.have.nested.property('[0].code', 'ERR_REQUIRED');
        expect(response.body).to.have.nested.property('[0].field', field);
      }
    }
  });

  it('reserves 0 to 100 percent of each material for online bookings', async () => {
    for (const percentage of [0, 100])
      expect(await given.startTime({ percentage_materiaal_online_boeking: percentage })).to.include({
        percentage_materiaal_online_boeking: percentage,
      });
    for (const percentage of [-1, 101, 0.5]) {
      const body: Partial<NewStartTime> = { percentage_materiaal_online_boeking: percentage };
      expect(await expectRefusal(given.startTime(body))).to.include({
        status: 406,
        field: 'percentage_materiaal_online_boeking',
      });
    }
  });

  it('is announced', async () => {
    const { id: group } = await given.startTimeGroup();
    let id = 0;
    const creationEvents = await collectEvents(async () => {
      ({ id } = await given.startTime({ startmomentgroep_id: group }));
    });
    expect(creationEvents.map(({ event }) => event)).to.deep.equal([
      'Startmoment::postInsert',
      'Startmoment::postSave',
    ]);
    expect(creationEvents[0]?.data).to.deep.equal(await read(id));

    const body = { startmomentgroep_id: group, datetime: '2026-06-01 09:30:00' };
    const [updateEvent] = await collectEvents(() => api.startTimes.updateStartTime({ id, body }));
    expect(updateEvent).to.deep.include({
      event: 'Startmoment::postUpdate',
      modified: ['datetime'],
      previous: { datetime: '2026-06-01 09:00:00' },
    });

    const [deletionEvent] = await collectEvents(() => api.startTimes.deleteStartTime({ id }));
    expect(deletionEvent).to.include({ event: 'Startmoment::postDelete', object_id: id });
  });
});

describe('a list of start times', () => {
  it('is sorted by time and filtered by group and local dates, both included', async () => {
    const { id: group } = await given.startTimeGroup();
    const times = ['2026-06-03 00:00', '2026-06-01 23:59', '2026-06-01 00:00', '2026-06-02 12:00'];
    for (const datetime of times) await given.startTime({ startmomentgroep_id: group, datetime });

    const twin = await given.startTime({ datetime: '2026-06-02 12:00' });

    const listTimes = async (query: object) => {
      const list = await api.startTimes.listStartTimes({ startmomentgroep_id: group, ...query });
      return list.map(({ datetime }) => datetime.slice(8, 16));
    };

    expect(await listTimes({})).to.deep.equal(['01 00:00', '01 23:59', '02 12:00', '03 00:00']);
    expect(await listTimes({ begin: '2026-06-02' })).to.deep.equal(['02 12:00', '03 00:00']);
    expect(await listTimes({ eind: '2026-06-02' })).to.deep.equal(['01 00:00', '01 23:59', '02 12:00']);
    expect(await listTimes({ begin: '2026-06-02', eind: '2026-06-02' })).to.deep.equal(['02 12:00']);
    expect(await listTimes({ page: 2, page_size: 3 })).to.deep.equal(['03 00:00']);

    const all = await api.startTimes.listStartTimes({ begin: '2026-06-02', eind: '2026-06-02' });
    const ids = all.map(({ id }) => id);
    expect(ids).to.include(twin.id);
    expect(ids).to.deep.equal(ids.toSorted((a, b) => a - b));
    expect(await readProblem(api.startTimes.listStartTimes({ begin: '2026-06-02', eind: '2026-06-01' }))).to.deep.equal(
      {
        status: 406,
        code: 'ERR_PERIOD_ORDER',
        field: 'eind',
      },
    );
  });
});

describe('the embeds of start times', () => {
  const embed = ['TaribaseArrangement', 'Producten'] as const;

  it('are the packages of the group and the products in their lines, each once and by id', async () => {
    const { id: group } = await given.startTimeGroup();
    const one = await given.product({ weergavenaam: 'Bowlen' });
    const two = await given.product();
    const createLines = (...ids: number[]) => ids.map((product_id) => ({ product_id }));
    const first = await given.package({ startmomentgroep_id: group, regels: createLines(two.id, one.id, two.id) });
    const second = await given.package({
      startmomentgroep_id: group,
      regels: createLines(one.id),
      weergavenaam: 'Dagje',
    });
    const deletedPackage = await given.package({ startmomentgroep_id: group });
    await api.packages.deletePackage({ id: deletedPackage.id });

    const startTime = await given.startTime({ startmomentgroep_id: group });
    const fullStartTime = {
      ...startTime,
      TaribaseArrangement: [first, second].map(({ id, arrangement, weergavenaam }) => ({
        id,
        arrangement,
        weergavenaam,
      })),
      Producten: [one, two].map(({ id, naam, weergavenaam }) => ({ id, naam, weergavenaam })),
    };
    expect(await api.startTimes.getStartTime({ id: startTime.id, embed: [...embed] })).to.deep.equal(fullStartTime);

    const list = { startmomentgroep_id: group };
    expect(await api.startTimes.listStartTimes({ ...list, embed: [...embed] })).to.deep.equal([fullStartTime]);

    const { Producten } = fullStartTime;
    expect(await api.startTimes.listStartTimes({ ...list, embed: ['Producten'] })).to.deep.equal([
      { ...startTime, Producten },
    ]);
    expect(await api.startTimes.listStartTimes(list)).to.deep.equal([startTime]);
  });

  it('are empty where no package has the group', async () => {
    const { id } = await given.startTime();
    const startTime = await api.startTimes.getStartTime({ id, embed: [...embed] });
    expect(startTime).to.deep.include({ TaribaseArrangement: [], Producten: [] });
  });

  it('need as many statements for many start times as for one', async () => {
    const list = (page_size: number) => () => api.startTimes.listStartTimes({ embed: [...embed], page: 1, page_size });
    for (const hour of ['10', '11', '12']) {
      const { startmomentgroep_id } = await given.startTime({ datetime: `2026-06-01 ${hour}:00` });
      await given.package({ startmomentgroep_id });
    }
    const single = await collectSql(list(1));
    const many = await collectSql(list(100));
    expect(many.length).to.equal(single.length);
  });
});
