// Batches of start times: created over clock changes and next to existing ones, deleted as created, and refusals.
import { expect } from 'chai';
import type { StartTimeBatch } from 'boekstaaf';
import { collectOutcomes, runRace, runUnlockedRace, type Race } from '../support/arena.ts';
import { api, collectEvents, given, collectSql, sendRaw, expectRefusal } from '../support/index.ts';

const UNKNOWN_ID = 2_000_000_000;

const createBatch = (startmomentgroep_id: number, more: Partial<StartTimeBatch> = {}): StartTimeBatch => ({
  startmomentgroep_id,
  datum_begin: '2026-06-01',
  datum_eind: '2026-06-07',
  interval: '1:30',
  tijdbegin: '2026-01-01 09:00:00',
  tijdeind: '2026-01-01 12:00:00',
  weekdagen: [0, 6],
  ...more,
});
const listTimes = async (startmomentgroep_id: number): Promise<string[]> =>
  (await api.startTimes.listStartTimes({ startmomentgroep_id })).map(({ datetime }) => datetime.slice(0, 16));

describe('a batch of start times', () => {
  it('is created and returned, sorted by time, without an address', async () => {
    const { id } = await given.startTimeGroup();
    const body = createBatch(id, { percentage_materiaal_online_boeking: 40 });
    const response = await sendRaw('POST', '/api2/startmomenten/batch', { body });
    expect(response.status).to.equal(201);
    expect(response.headers['location']).to.equal(undefined);
    expect(response.headers['x-skipped-times']).to.equal(undefined);

    const days = ['2026-06-06', '2026-06-07'].flatMap((day) =>
      ['09:00', '10:30', '12:00'].map((time) => `${day} ${time}`),
    );
    expect(await listTimes(id)).to.deep.equal(days);

    const startTimes = await api.startTimes.listStartTimes({ startmomentgroep_id: id });
    expect(response.body).to.deep.equal(startTimes);
    expect(startTimes.map((each) => each.percentage_materiaal_online_boeking)).to.deep.equal(days.map(() => 40));
  });

  it('does not change existing start times of the group, and creates the others', async () => {
    const { id } = await given.startTimeGroup();
    const existing = await given.startTime({
      startmomentgroep_id: id,
      datetime: '2026-06-06 10:30',
      percentage_materiaal_online_boeking: 5,
    });

    const startTimes = await api.startTimes.createStartTimes({
      body: createBatch(id, { percentage_materiaal_online_boeking: 40 }),
    });
    expect(startTimes).to.have.length(5);
    expect(startTimes.map(({ datetime }) => datetime)).to.not.include(existing.datetime);
    expect(await api.startTimes.getStartTime({ id: existing.id })).to.deep.equal(existing);
    expect(await collectEvents(() => api.startTimes.createStartTimes({ body: createBatch(id) }))).to.deep.equal([]);
    expect(await api.startTimes.createStartTimes({ body: createBatch(id) })).to.deep.equal([]);
  });

  it('has constant times across clock changes, and lists what it skipped, also when it is replayed', async () => {
    const { id } = await given.startTimeGroup();
    const nights = { tijdbegin: '2026-01-01 02:00', tijdeind: '2026-01-01 03:00', interval: '0:30', weekdagen: [0] };
    const body = createBatch(id, { ...nights, datum_begin: '2026-03-29', datum_eind: '2026-10-25' });
    const send = () =>
      sendRaw('POST', '/api2/startmomenten/batch', { body, headers: { 'Idempotency-Key': `batch-${String(id)}` } });
    const first = await send();
    const again = await send();
    expect(again.headers['idempotent-replayed']).to.equal('true');

    for (const { headers } of [first, again])
      expect(headers['x-skipped-times']).to.equal('2026-03-29T02:00, 2026-03-29T02:30');
    expect(again.body).to.deep.equal(first.body);

    // 31 Sundays of three times, without the two that do not exist.
    const times = await listTimes(id);
    expect(times).to.have.length(91);
    expect(times.slice(0, 2)).to.deep.equal(['2026-03-29 03:00', '2026-04-05 02:00']);
    expect(times.slice(-3)).to.deep.equal(['2026-10-25 02:00', '2026-10-25 02:30', '2026-10-25 03:00']);
  });

  it('is announced, start time by start time', async () => {
    const { id } = await given.startTimeGroup();
    const creationEvents = await collectEvents(() => api.startTimes.createStartTimes({ body: createBatch(id) }));
    const startTimes = await api.startTimes.listStartTimes({ startmomentgroep_id: id });
    const inserted = creationEvents.filter(({ event }) => event === 'Startmoment::postInsert');
    expect(inserted.map(({ data }) => data)).to.deep.equal(startTimes);
    const deletionEvents = await collectEvents(() => api.startTimes.deleteStartTimes({ body: createBatch(id) }));
    expect(deletionEvents.map(({ event }) => event)).to.deep.equal(startTimes.map(() => 'Startmoment::postDelete'));
    expect(deletionEvents.map((event) => event.object_id)).to.have.members(startTimes.map((each) => each.id));
  });

  it('of ten thousand needs one statement for hundreds of rows, and is deleted likewise', async () => {
    const { id } = await given.startTimeGroup();
    const ten = {
      datum_begin: '2026-01-01',
      datum_eind: '2026-12-31',
      interval: '0:15',
      tijdbegin: '2026-01-01 08:00',
    };
    const body = createBatch(id, { ...ten, tijdeind: '2026-01-01 14:30', weekdagen: [0, 1, 2, 3, 4, 5, 6] });
    const creationStatements = await collectSql(() => api.startTimes.createStartTimes({ body }));
    expect(await listTimes(id)).to.have.length(9855);

    // 25 inserts of start times and 50 of their events.
    expect(creationStatements.length).to.be.lessThan(110);

    const deletionStatements = await collectSql(() => api.startTimes.deleteStartTimes({ body: selectDays(body) }));
    expect(deletionStatements.length).to.be.lessThan(60);
    expect(await listTimes(id)).to.deep.equal([]);
  });

  const wrong: [what: string, more: Partial<StartTimeBatch>, code: string, field: string][] = [
    ['a last day before the first', { datum_eind: '2026-05-31' }, 'ERR_PERIOD_ORDER', 'datum_eind'],
    ['a last time before the first', { tijdeind: '2026-01-01 08:59' }, 'ERR_PERIOD_ORDER', 'tijdeind'],
    ['an interval of nothing', { interval: '0:00' }, 'ERR_RANGE', 'interval'],
    ['an interval that is none', { interval: '90' }, 'ERR_FORMAT', 'interval'],
    ['an interval with 60 minutes', { interval: '1:60' }, 'ERR_FORMAT', 'interval'],
    ['no weekday', { weekdagen: [] }, 'ERR_LENGTH', 'weekdagen'],
    ['a weekday that is none', { weekdagen: [7] }, 'ERR_RANGE', 'weekdagen[0]'],
    ['a weekday twice', { weekdagen: [1, 1] }, 'ERR_DUPLICATE', 'weekdagen'],
    ['seconds', { tijdbegin: '2026-01-01 09:00:30' }, 'ERR_SECONDS_MUST_BE_ZERO', 'tijdbegin'],
    ['an unknown group', { startmomentgroep_id: UNKNOWN_ID }, 'ERR_UNKNOWN_REFERENCE', 'startmomentgroep_id'],
    ['a century', { datum_eind: '2126-06-01', interval: '0:01' }, 'ERR_TOO_MANY_START_TIMES', 'datum_eind'],
  ];

  for (const [label, more, code, field] of wrong) {
    it(`is neither created nor deleted with ${label}`, async () => {
      const { startmomentgroep_id: id } = await given.startTime({ datetime: '2026-06-06 09:00' });
      const body = createBatch(id, more);
      expect(await expectRefusal(api.startTimes.createStartTimes({ body }))).to.include({ status: 406, code, field });
      expect(await expectRefusal(api.startTimes.deleteStartTimes({ body }))).to.include({ status: 406, code, field });
      expect(await listTimes(id)).to.deep.equal(['2026-06-06 09:00']);
    });
  }

  it('requires everything but weekdays and a percentage', async () => {
    const { id } = await given.startTimeGroup();
    const { startmomentgroep_id, datum_begin, datum_eind, interval, tijdbegin, tijdeind } = createBatch(id);
    const required = { startmomentgroep_id, datum_begin, datum_eind, interval, tijdbegin, tijdeind };
    expect(await api.startTimes.createStartTimes({ body: required })).to.have.length(21);
    for (const field of Object.keys(required)) {
      const response = await sendRaw('POST', '/api2/startmomenten/batch', {
        body: { ...required, [field]: undefined },
      });
      expect(response.status).to.equal(406);
      expect(response.body).to.have.nested.property('[0].code', 'ERR_REQUIRED');
      expect(response.body).to.have.nested.property('[0].field', field);
    }
  });
});

/** Returns the days of a batch without its times. */
function selectDays({ startmomentgroep_id, datum_begin, datum_eind, weekdagen = [] }: StartTimeBatch) {
  return { startmomentgroep_id, datum_begin, datum_eind, weekdagen };
}

describe('a deletion of start times', () => {
  it('removes exactly what the same batch created, and no start time of another group', async () => {
    const { id } = await given.startTimeGroup();
    const other = await given.startTime({ datetime: '2026-06-06 09:00' });
    const keptTimes = ['2026-06-05 09:00', '2026-06-06 09:30', '2026-06-13 09:00'];
    for (const datetime of keptTimes) await given.startTime({ startmomentgroep_id: id, datetime });
    await api.startTimes.createStartTimes({ body: createBatch(id) });

    const same = createBatch(id);
    const response = await sendRaw('DELETE', '/api2/startmomenten/batch', { body: same });
    expect(response.status).to.equal(200);
    expect(response.text).to.equal('');
    expect(await listTimes(id)).to.deep.equal(keptTimes);
    expect(await listTimes(other.startmomentgroep_id)).to.have.length(1);

    await api.startTimes.deleteStartTimes({ body: same });
    expect(await listTimes(id)).to.deep.equal(keptTimes);
  });

  it('without times removes all start times of its days', async () => {
    const { id } = await given.startTimeGroup();
    const times = ['2026-06-05 09:00', '2026-06-06 00:00', '2026-06-07 23:59', '2026-06-08 00:00'];
    for (const datetime of times) await given.startTime({ startmomentgroep_id: id, datetime });
    await api.startTimes.deleteStartTimes({ body: selectDays(createBatch(id)) });
    expect(await listTimes(id)).to.deep.equal(['2026-06-05 09:00', '2026-06-08 00:00']);
    const { datum_begin } = createBatch(id);
    const everyDay = { startmomentgroep_id: id, datum_begin, datum_eind: '2026-06-08' };
    await api.startTimes.deleteStartTimes({ body: everyDay });
    expect(await listTimes(id)).to.deep.equal([]);
  });

  it('requires all members of the times or none', async () => {
    const { startmomentgroep_id: id } = await given.startTime({ datetime: '2026-06-06 09:00' });
    const body = { ...selectDays(createBatch(id)), interval: '1:00', tijdbegin: '2026-01-01 09:00' };
    expect(await expectRefusal(api.startTimes.deleteStartTimes({ body }))).to.include({
      status: 406,
      code: 'ERR_REQUIRED',
      field: 'tijdeind',
    });
    expect(await listTimes(id)).to.have.length(1);
  });

  it('covers 10,000 at most', async () => {
    const { id } = await given.startTimeGroup();
    const year = { interval: '0:15', tijdbegin: '2026-01-01 08:00', tijdeind: '2026-01-01 14:30' };
    const weekdagen = [0, 1, 2, 3, 4, 5, 6];

    for (const [datum_begin, datum_eind] of [
      ['2026-01-01', '2026-12-31'],
      ['2027-01-01', '2027-01-31'],
    ] as const)
      await api.startTimes.createStartTimes({ body: createBatch(id, { ...year, datum_begin, datum_eind, weekdagen }) });

    const body = { startmomentgroep_id: id, datum_begin: '2026-01-01', datum_eind: '2027-01-31' };
    expect(await expectRefusal(api.startTimes.deleteStartTimes({ body }))).to.deep.include({
      code: 'ERR_TOO_MANY_START_TIMES',
      params: { count: 10_692, maximum: 10_000 },
    });
    expect(await listTimes(id)).to.have.length(10_692);
  });
});

/** Creates equal batches and some single start times at once: each time exists once, and only single ones are refused. */
const createConcurrently: Race = async ({ clients, api: first }) => {
  const createGroup = () => first.startTimeGroups.createStartTimeGroup({ body: { naam: 'Allemaal tegelijk' } });
  // Warms up every service, so that the requests below overlap.
  await Promise.all(
    clients.map(async ({ startTimes }) => startTimes.createStartTimes({ body: createBatch((await createGroup()).id) })),
  );

  const { id } = await createGroup();
  const outcomes = await collectOutcomes(
    Array.from({ length: 32 }, (_, at) => {
      const { startTimes } = clients[at % clients.length] ?? first;
      return at % 4 === 3
        ? startTimes.createStartTime({ body: { startmomentgroep_id: id, datetime: '2026-06-07 12:00' } })
        : startTimes.createStartTimes({ body: createBatch(id) });
    }),
  );
  const storedTimes = await first.startTimes.listStartTimes({ startmomentgroep_id: id });
  const failed = outcomes.filter((status, at) => status !== 0 && (at % 4 !== 3 || status !== 406));
  const twice = storedTimes.length - new Set(storedTimes.map(({ datetime }) => datetime)).size;

  return [
    ...failed.map((status) => `a batch ended with ${String(status)}`),
    ...(storedTimes.length === 6 && twice === 0
      ? []
      : [`${String(storedTimes.length)} are there, ${String(twice)} twice`]),
  ];
};

describe('concurrent equal batches', () => {
  it('create each start time once, and none is refused', async () => {
    expect(await runRace(createConcurrently, { services: 2 })).to.deep.equal([]);
  });

  it('would be refused without their lock', async () => {
    expect(await runUnlockedRace(createConcurrently, { services: 2 })).to.not.deep.equal([]);
  });
});
