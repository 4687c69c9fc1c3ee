// Capacity entries: overlapped entries are trimmed, series, filters, and every refusal with its message.
import { expect } from 'chai';
import type { Knex } from 'knex';
import type { CapacityEntry, NewCapacityEntry } from 'boekstaaf';
import { api, clock, getDatabase, collectEvents, given, collectSql, sendRaw, expectRefusal } from '../support/index.ts';
import { runWrite } from '../support/knex-writes.ts';

const UNKNOWN_ID = 2_000_000_000;

/** Returns a moment on the first of June. */
const momentAt = (hour: number): string => `2026-06-01T${String(hour).padStart(2, '0')}:00:00+02:00`;

function createPeriod(
  begin: number,
  end: number,
  amount = 1,
  internal_reference: string | null = null,
): NewCapacityEntry {
  return { begin: momentAt(begin), end: momentAt(end), amount, internal_reference };
}

async function createMaterial(
  ...periods: NewCapacityEntry[]
): Promise<{ material_id: number; entries: CapacityEntry[] }> {
  const { id: material_id } = await given.material();
  const entries: CapacityEntry[] = [];
  for (const body of periods) entries.push(await api.capacity.createCapacityEntry({ material_id, body }));
  return { material_id, entries };
}

/** Returns the stored capacity of a material, as `begin-end amount label` in hours. */
async function describeEntries(material_id: number): Promise<string[]> {
  const entries = await api.capacity.listCapacityEntries({ material_id });
  return entries.map(({ begin, end, amount, internal_reference: label }) => {
    return `${begin.slice(11, 13)}-${end.slice(11, 13)} ${String(amount)} ${label ?? '-'}`;
  });
}

describe('capacity entries', () => {
  it('are created with the members that were sent, and returned at their address', async () => {
    const { id: material_id } = await given.material();
    const body = { begin: '2026-06-01 14:00', end: '2026-06-01T16:00:00Z', amount: 0 };
    const response = await sendRaw('POST', `/api2/materialen/${String(material_id)}/capacity`, { body });
    const entry = response.body as CapacityEntry;
    expect(entry).to.deep.equal({ id: entry.id, material_id, ...createPeriod(14, 18, 0) });
    const path = `/api2/materialen/${String(material_id)}/capacity/${String(entry.id)}`;
    expect(response).to.deep.include({ status: 201 });
    expect(response.headers['location']).to.equal(path);
    expect((await sendRaw('GET', path)).body).to.deep.equal(entry);
    expect(await api.capacity.listCapacityEntries({ material_id })).to.deep.equal([entry]);
  });

  it('replace parts of those that they overlap, which keep amount and label on both sides', async () => {
    const { material_id, entries } = await createMaterial(
      createPeriod(9, 17, 5, 'dag'),
      createPeriod(17, 20, 6, 'avond'),
    );
    const body = createPeriod(12, 18, 2);
    const entry = await api.capacity.createCapacityEntry({ material_id, body });
    expect(await describeEntries(material_id)).to.deep.equal(['09-12 5 dag', '12-18 2 -', '18-20 6 avond']);

    await api.capacity.createCapacityEntry({ material_id, body: createPeriod(14, 15, 0) });
    expect(await describeEntries(material_id)).to.deep.equal([
      '09-12 5 dag',
      '12-14 2 -',
      '14-15 0 -',
      '15-18 2 -',
      '18-20 6 avond',
    ]);

    const ids = (await api.capacity.listCapacityEntries({ material_id })).map(({ id }) => id);
    expect([ids[0], ids[1], ids[4]]).to.deep.equal([entries[0]?.id, entry.id, entries[1]?.id]);

    await api.capacity.createCapacityEntry({ material_id, body: createPeriod(8, 21, 9) });
    expect(await describeEntries(material_id)).to.deep.equal(['08-21 9 -']);
  });

  it('of other materials do not change', async () => {
    const { material_id } = await createMaterial(createPeriod(9, 17, 5));
    await createMaterial(createPeriod(8, 18));
    expect(await describeEntries(material_id)).to.deep.equal(['09-17 5 -']);
  });

  it('move when they are changed: the old period becomes empty, the new one is overwritten', async () => {
    const { material_id, entries } = await createMaterial(
      createPeriod(8, 12, 1, 'a'),
      createPeriod(10, 11, 2, 'b'),
      createPeriod(14, 18, 3),
    );
    const { id = 0 } = entries[1] ?? {};
    const body = { begin: momentAt(15), end: momentAt(16), amount: 4 };
    const movedEntry = await api.capacity.updateCapacityEntry({ material_id, id, body });
    expect(movedEntry).to.deep.equal({ id, material_id, ...body, internal_reference: 'b' });
    expect(await describeEntries(material_id)).to.deep.equal([
      '08-10 1 a',
      '11-12 1 a',
      '14-15 3 -',
      '15-16 4 b',
      '16-18 3 -',
    ]);

    const over = { ...createPeriod(9, 17, 5), internal_reference: null };
    expect(await api.capacity.updateCapacityEntry({ material_id, id, body: over })).to.include({
      id,
      internal_reference: null,
    });
    expect(await describeEntries(material_id)).to.deep.equal(['08-09 1 a', '09-17 5 -', '17-18 3 -']);

    await api.capacity.updateCapacityEntry({ material_id, id, body: createPeriod(10, 12, 5) });
    expect(await describeEntries(material_id)).to.deep.equal(['08-09 1 a', '10-12 5 -', '17-18 3 -']);
  });

  it('do not change when they are sent back as they were read', async () => {
    const { id, material_id } = await given.capacityEntry({ internal_reference: 'reeks' });
    const path = `/api2/materialen/${String(material_id)}/capacity/${String(id)}`;
    const readResponse = await sendRaw('GET', path);
    const updateResponse = await sendRaw('PUT', path, { body: readResponse.body });
    expect(updateResponse).to.deep.include({ status: 200, body: readResponse.body });
    expect(updateResponse.headers.etag).to.equal(readResponse.headers.etag);
  });

  it('change the version of their material, without an event', async () => {
    const { material_id, entries } = await createMaterial(createPeriod(9, 17));
    const path = `/api2/materialen/${String(material_id)}/capacity/${String(entries[0]?.id)}`;
    const { etag } = (await sendRaw('GET', path)).headers;
    const events = await collectEvents(() =>
      api.capacity.createCapacityEntry({ material_id, body: createPeriod(12, 13) }),
    );
    expect(events).to.deep.equal([]);

    const late = { headers: { 'if-match': String(etag) }, body: createPeriod(9, 10) };
    expect((await sendRaw('PUT', path, late)).status).to.equal(412);
    expect((await sendRaw('DELETE', path, { headers: late.headers })).status).to.equal(412);
    expect(await describeEntries(material_id)).to.deep.equal(['09-12 1 -', '12-13 1 -', '13-17 1 -']);

    const now = {
      headers: { 'if-match': String((await sendRaw('GET', path)).headers.etag) },
      body: createPeriod(9, 10),
    };
    expect((await sendRaw('PUT', path, now)).status).to.equal(200);
  });

  it('restore nothing when they are deleted', async () => {
    const { material_id, entries } = await createMaterial(createPeriod(9, 17), createPeriod(12, 13, 2));
    const { id = 0 } = entries[1] ?? {};
    const { status, text } = await sendRaw('DELETE', `/api2/materialen/${String(material_id)}/capacity/${String(id)}`);
    expect({ status, text }).to.deep.equal({ status: 200, text: '' });
    expect(await describeEntries(material_id)).to.deep.equal(['09-12 1 -', '13-17 1 -']);
  });

  it('are deleted with their material', async () => {
    const { id, material_id } = await given.capacityEntry();
    await api.materials.deleteMaterial({ id: material_id });
    expect(await expectRefusal(api.capacity.getCapacityEntry({ material_id, id }))).to.include({ status: 404 });
    const remainingRows = await getDatabase().read(({ build, query }) =>
      query(build('capacity_entries').where({ material_id }).select('id')),
    );
    expect(remainingRows).to.deep.equal([]);
  });

  it('are 404 for another material, and for an unknown one', async () => {
    const { id } = await given.capacityEntry();
    const { id: other } = await given.material();
    for (const material_id of [other, UNKNOWN_ID]) {
      for (const call of [
        () => api.capacity.getCapacityEntry({ material_id, id }),
        () => api.capacity.updateCapacityEntry({ material_id, id, body: createPeriod(9, 10) }),
        () => api.capacity.deleteCapacityEntry({ material_id, id }),
      ]) {
        expect(await expectRefusal(call())).to.include({ status: 404 });
      }
    }

    for (const call of [
      () => api.capacity.listCapacityEntries({ material_id: UNKNOWN_ID }),
      () => api.capacity.listCapacityEntries({ material_id: UNKNOWN_ID, page: 1 }),
      () => api.capacity.listCapacitySeries({ material_id: UNKNOWN_ID, internal_reference: 'reeks' }),
      () => api.capacity.createCapacityEntry({ material_id: UNKNOWN_ID, body: createPeriod(9, 10) }),
      () => api.capacity.updateCapacityEntries({ material_id: UNKNOWN_ID, body: [] }),
      () => api.capacity.deleteCapacitySeries({ material_id: UNKNOWN_ID, internal_reference: 'reeks' }),
    ]) {
      expect(await expectRefusal(call())).to.include({ status: 404 });
    }

    expect(await api.capacity.listCapacityEntries({ material_id: other })).to.deep.equal([]);
  });
});

describe('the capacity of a material', () => {
  it('is listed by begin, and filtered by begin and end', async () => {
    const { material_id, entries } = await createMaterial(
      createPeriod(14, 16),
      createPeriod(10, 12),
      createPeriod(12, 14),
    );
    const [last, first, middle] = entries.map(({ id }) => id);
    const cases: [object, (number | undefined)[]][] = [
      [{}, [first, middle, last]],
      [{ beginAfter: momentAt(12) }, [middle, last]],
      [{ beginBefore: momentAt(12) }, [first, middle]],
      [{ endAfter: momentAt(14) }, [last]],
      [{ endBefore: momentAt(14) }, [first, middle]],
      [{ endAfter: momentAt(12), beginBefore: momentAt(13) }, [middle]],
      [{ beginAfter: '2026-06-01 12:00', endBefore: '2026-06-01T12:00:00Z' }, [middle]],
    ];

    for (const [filter, expected] of cases) {
      const listedEntries = await api.capacity.listCapacityEntries({ material_id, ...filter });
      expect(
        listedEntries.map(({ id }) => id),
        JSON.stringify(filter),
      ).to.deep.equal(expected);
    }

    const page = await api.capacity.listCapacityEntries({ material_id, page: 2, page_size: 2 }).withResponse();
    expect(page.data.map(({ id }) => id)).to.deep.equal([last]);
    expect(page.headers.get('x-total-count')).to.equal('3');

    const next = await api.capacity.listCapacityEntries({ material_id, page_size: 2 }).withResponse();
    const [, nextPath = ''] = /<([^>]*)>; rel="next"/.exec(next.headers.get('link') ?? '') ?? [];
    expect((await sendRaw('GET', nextPath)).body).to.deep.equal(page.data);
  });

  it('of a whole year needs one statement to read', async () => {
    const { id: material_id } = await given.material();
    const days = Array.from({ length: 365 }, (_, day) =>
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const body = days.flatMap((day) => [
      { begin: `${day} 09:00`, end: `${day} 12:00`, amount: 4 },
      { begin: `${day} 13:00`, end: `${day} 17:00`, amount: 8 },
    ]);

    await api.capacity.updateCapacityEntries({ material_id, body });
    let entries: CapacityEntry[] = [];
    const statements = await collectSql(async () => {
      const year = { endAfter: '2026-01-01 00:00', beginBefore: '2026-12-31 23:59' };
      entries = await api.capacity.listCapacityEntries({ material_id, ...year });
    });
    expect(entries).to.have.length(730);

    const begins = entries.map(({ begin }) => Date.parse(begin));
    expect(begins).to.deep.equal(begins.toSorted((a, b) => a - b));
    expect(statements.filter((sql) => /capacity_entries|materials/.test(sql))).to.have.length(1);
  });

  it('is upcoming until the last entry has ended', async () => {
    const { material_id } = await createMaterial(createPeriod(9, 12));
    const listUpcoming = async () => (await api.capacity.getUpcomingCapacity()).material_ids;
    const before = clock.now();
    expect(await listUpcoming()).to.include(material_id);
    clock.set('2026-06-01T11:59:59+02:00');
    expect(await listUpcoming()).to.include(material_id);
    clock.set('2026-06-01T12:00:00+02:00');
    expect(await listUpcoming()).not.to.include(material_id);
    clock.set(before);
    const sorted = await listUpcoming();
    expect(sorted).to.deep.equal([...new Set(sorted)].sort((a, b) => a - b));
  });
});

describe('many capacity entries in one request', () => {
  it('are written over what is stored, in whatever order they are sent', async () => {
    const { material_id } = await createMaterial(createPeriod(8, 20, 9, 'dag'));
    const path = `/api2/materialen/${String(material_id)}/capacity/batchupdate`;
    const body = [createPeriod(16, 17, 3, 'x'), createPeriod(8, 9, 1, 'x'), createPeriod(9, 10, 2, 'x')];
    const { status, text } = await sendRaw('POST', path, { body });

    expect({ status, text }).to.deep.equal({ status: 200, text: '{}' });
    expect(await describeEntries(material_id)).to.deep.equal([
      '08-09 1 x',
      '09-10 2 x',
      '10-16 9 dag',
      '16-17 3 x',
      '17-20 9 dag',
    ]);
    expect((await sendRaw('POST', path, { body: [] })).text).to.equal('{}');
  });

  it('need the same statements however many there are', async () => {
    const counts: number[] = [];
    for (const many of [10, 200]) {
      const { id: material_id } = await given.material();
      const createEntries = (from: number, to: number): NewCapacityEntry[] =>
        Array.from({ length: many }, (_, index) => {
          const day = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
          return { begin: `${day} ${String(from).padStart(2, '0')}:00`, end: `${day} ${String(to)}:00`, amount: index };
        });
      await api.capacity.updateCapacityEntries({ material_id, body: createEntries(8, 20) });
      // Every second entry is split, and the others are trimmed.
      const body = createEntries(10, 12).map((each, index) =>
        index % 2 === 0 ? each : { ...each, end: each.end.replace('12:', '20:') },
      );
      const statements = await collectSql(() => api.capacity.updateCapacityEntries({ material_id, body }));
      counts.push(statements.length);
      expect(await api.capacity.listCapacityEntries({ material_id })).to.have.length(many * 2.5);
    }

    expect(counts[0]).to.equal(counts[1]).and.to.be.lessThan(20);
  });

  it('are all written or none', async () => {
    const { material_id } = await createMaterial(createPeriod(8, 20, 9));
    const body = [createPeriod(9, 10), { ...createPeriod(12, 13), end: '2026-06-02T05:00:00+02:00' }];
    expect(await expectRefusal(api.capacity.updateCapacityEntries({ material_id, body }))).to.include({ status: 406 });
    expect(await describeEntries(material_id)).to.deep.equal(['08-20 9 -']);
  });
});

describe('a series of capacity entries', () => {
  const labels = ['zaterdagen', 'a/b', '100% ?&#é', 'upcoming', ' '];
  for (const internal_reference of labels) {
    it(`is listed and deleted by its label: ${JSON.stringify(internal_reference)}`, async () => {
      const { material_id, entries } = await createMaterial(
        createPeriod(14, 15, 1, internal_reference),
        createPeriod(9, 10, 1, internal_reference),
        createPeriod(11, 12, 1, 'anders'),
        createPeriod(16, 17),
      );
      const [late, early] = entries;
      expect(await api.capacity.listCapacitySeries({ material_id, internal_reference })).to.deep.equal([early, late]);

      const begin = momentAt(14);
      expect(await api.capacity.deleteCapacitySeriesFrom({ material_id, internal_reference, begin })).to.deep.equal({});
      expect(await api.capacity.listCapacitySeries({ material_id, internal_reference })).to.deep.equal([early]);
      expect(await api.capacity.deleteCapacitySeries({ material_id, internal_reference })).to.deep.equal({});
      expect(await describeEntries(material_id)).to.deep.equal(['11-12 1 anders', '16-17 1 -']);
    });
  }

  it('belongs to one material', async () => {
    const one = await createMaterial(createPeriod(9, 10, 1, 'reeks'));
    const other = await createMaterial(createPeriod(9, 10, 1, 'reeks'));
    await api.capacity.deleteCapacitySeries({ material_id: one.material_id, internal_reference: 'reeks' });
    expect(await describeEntries(one.material_id)).to.deep.equal([]);
    expect(await describeEntries(other.material_id)).to.deep.equal(['09-10 1 reeks']);
  });

  it('that is unknown is empty, and can be deleted', async () => {
    const { id: material_id } = await given.material();
    const series = { material_id, internal_reference: 'niets' };
    expect(await api.capacity.listCapacitySeries(series)).to.deep.equal([]);
    expect(await api.capacity.deleteCapacitySeries(series)).to.deep.equal({});
    expect(await api.capacity.deleteCapacitySeriesFrom({ ...series, begin: momentAt(9) })).to.deep.equal({});
  });

  it('is not deleted without a begin', async () => {
    const { material_id } = await given.capacityEntry({ internal_reference: 'reeks' });
    const path = `/api2/materialen/${String(material_id)}/capacity/series/reeks/from`;
    for (const query of ['', '?begin=']) {
      const { status, body } = await sendRaw('DELETE', path + query);
      expect(status).to.equal(406);
      expect(body).to.deep.equal([
        { message: 'Query parameter "begin" is required', field: 'begin', code: 'ERR_REQUIRED' },
      ]);
    }
    expect(await sendRaw('DELETE', `${path}?begin=morgen`)).to.have.nested.property('body[0].code', 'ERR_FORMAT');
    expect(await api.capacity.listCapacityEntries({ material_id })).to.have.length(1);
  });
});

describe('the refusal of capacity entries', () => {
  const usual = createPeriod(10, 12);
  const long = 'x'.repeat(51);
  const cases: [what: string, body: object, problem: { message: string; field?: string; code: string }][] = [
    [
      'the end before the begin',
      { end: momentAt(9) },
      { message: '"begin" must be before "end"', field: 'end', code: 'ERR_PERIOD_ORDER' },
    ],
    [
      'the end at the begin',
      { end: momentAt(10) },
      { message: '"begin" must be before "end"', field: 'end', code: 'ERR_PERIOD_ORDER' },
    ],
    [
      'less than nothing',
      { amount: -1 },
      { message: '"amount" must be at least 0', field: 'amount', code: 'ERR_RANGE' },
    ],
    [
      'a long label',
      { internal_reference: long },
      { message: '"internal_reference" is too long', field: 'internal_reference', code: 'ERR_LENGTH' },
    ],
    [
      'the daybreak within',
      { end: '2026-06-02T04:00:01+02:00' },
      { message: 'ERR_CAPACITY_PASSES_DAYBREAK', code: 'ERR_CAPACITY_PASSES_DAYBREAK' },
    ],
    [
      'no moment',
      { begin: '2026-06-31T10:00:00' },
      {
        message: 'Write a date and time as YYYY-MM-DDTHH:MM:SS, with or without an offset, in the years 1900 to 2199.',
        field: 'begin',
        code: 'ERR_FORMAT',
      },
    ],
    ['a part of one', { amount: 1.5 }, { message: 'Write a whole number.', field: 'amount', code: 'ERR_TYPE' }],
  ];

  for (const [label, change, { field, ...problem }] of cases) {
    it(label, async () => {
      const { id, material_id } = await given.capacityEntry();
      const path = `/api2/materialen/${String(material_id)}/capacity`;
      const body = { ...usual, ...change };
      const one = { status: 406, body: [{ ...problem, ...(field === undefined ? {} : { field }) }] };
      expect(await sendRaw('POST', path, { body })).to.deep.include(one);
      expect(await sendRaw('PUT', `${path}/${String(id)}`, { body })).to.deep.include(one);
      const fieldPath = field === undefined ? '[1]' : `[1].${field}`;
      const many = { status: 406, body: [{ ...problem, field: fieldPath }] };
      expect(await sendRaw('POST', `${path}/batchupdate`, { body: [createPeriod(7, 8), body] })).to.deep.include(many);
      expect(await describeEntries(material_id)).to.deep.equal(['14-18 12 -']);
    });
  }

  it('lists missing members, also for a change', async () => {
    const { id, material_id } = await given.capacityEntry();
    const path = `/api2/materialen/${String(material_id)}/capacity`;
    for (const response of [
      await sendRaw('POST', path, { body: {} }),
      await sendRaw('PUT', `${path}/${String(id)}`, { body: {} }),
    ]) {
      expect(response.status).to.equal(406);
      const fields = (response.body as { field: string; code: string }[]).map(({ field, code }) => `${code} ${field}`);
      expect(fields).to.have.members(['ERR_REQUIRED begin', 'ERR_REQUIRED end', 'ERR_REQUIRED amount']);
    }
  });

  it('is sent for periods of one request that overlap each other', async () => {
    const { id: material_id } = await given.material();
    const body = [createPeriod(10, 12), createPeriod(8, 9), createPeriod(11, 13)];
    expect(await expectRefusal(api.capacity.updateCapacityEntries({ material_id, body }))).to.deep.include({
      status: 406,
      code: 'ERR_CAPACITY_OVERLAP',
      message: 'Periods should not overlap with others',
      field: '[2]',
    });
  });

  it('is sent for more than 1000 in one request', async () => {
    const { id: material_id } = await given.material();

    const createMany = (count: number): NewCapacityEntry[] =>
      Array.from({ length: count }, (_, index) => {
        const instantAt = (minute: number) => new Date(Date.UTC(2026, 5, 1, 4, minute)).toISOString();
        return { begin: instantAt(index), end: instantAt(index + 1), amount: index };
      });

    const path = `/api2/materialen/${String(material_id)}/capacity/batchupdate`;
    expect(await sendRaw('POST', path, { body: createMany(1001) })).to.deep.include({
      status: 406,
      body: [{ message: 'ERR_CAPACITY_TOO_MANY_OCCURRENCES', code: 'ERR_CAPACITY_TOO_MANY_OCCURRENCES' }],
    });
    expect((await sendRaw('POST', path, { body: createMany(1000) })).status).to.equal(200);
    expect(await api.capacity.listCapacityEntries({ material_id })).to.have.length(1000);
  });

  it('is sent for a time that the clock change skips', async () => {
    const { id: material_id } = await given.material();
    const body = { begin: '2026-03-29 02:30', end: '2026-03-29 03:30', amount: 1 };
    const refusal = await expectRefusal(api.capacity.createCapacityEntry({ material_id, body }));
    expect(refusal).to.include({ status: 406, code: 'ERR_TIME_NONEXISTENT', field: 'begin' });
  });
});

describe('the days of a clock change', () => {
  const days: [day: string, begin: string, end: string][] = [
    ['23 hours', '2026-03-28T04:00:00+01:00', '2026-03-29T04:00:00+02:00'],
    ['25 hours', '2026-10-24T04:00:00+02:00', '2026-10-25T04:00:00+01:00'],
  ];
  for (const [length, begin, end] of days) {
    it(`are whole at ${length}, and not a second longer`, async () => {
      const { id: material_id } = await given.material();
      const make = (from: string, until: string) =>
        api.capacity.createCapacityEntry({ material_id, body: { begin: from, end: until, amount: 1 } });
      expect(await make(begin, end)).to.include({ begin, end });
      const daybreak = { status: 406, code: 'ERR_CAPACITY_PASSES_DAYBREAK' };
      expect(await expectRefusal(make(begin, end.replace('04:00:00', '04:00:01')))).to.include(daybreak);
      expect(await expectRefusal(make(begin.replace('04:00:00', '03:59:59'), end))).to.include(daybreak);
    });
  }
});

describe('the database', () => {
  it('refuses overlapping entries of one material', async () => {
    const { id, material_id } = await given.capacityEntry();
    const { id: other } = await given.material();

    const createRow = (begin: number, end: number, of = material_id) => {
      const instantAt = (hour: number) => new Date(momentAt(hour)).toISOString();
      return { material_id: of, begin: instantAt(begin), end: instantAt(end), amount: 1 };
    };

    const write = (work: (entries: Knex.QueryBuilder) => Knex.QueryBuilder): Promise<string> =>
      getDatabase()
        .write((db) => runWrite(db, work(db.build('capacity_entries').queryContext({ isNoted: true }))))
        .then(() => 'stored', String);

    for (const [begin, end] of [
      [13, 15],
      [15, 16],
      [17, 19],
      [14, 18],
      [13, 19],
    ] as const)
      expect(
        await write((entries) => entries.insert(createRow(begin, end))),
        `${String(begin)}-${String(end)}`,
      ).to.include('capacity_entries_overlap');

    expect(await write((entries) => entries.insert(createRow(14, 18, other)))).to.equal('stored');
    expect(await write((entries) => entries.insert(createRow(18, 19)))).to.equal('stored');
    expect(await write((entries) => entries.insert(createRow(13, 14)))).to.equal('stored');

    const wider = { end: createRow(14, 19).end };
    expect(await write((entries) => entries.where({ id }).update(wider))).to.include('capacity_entries_overlap');
    expect(await write((entries) => entries.insert(createRow(20, 20)))).to.include('capacity_entries_order');
  });
});
