// Status reminders: their companies, and at most one for each company and status, also with concurrent requests.
import { expect } from 'chai';
import { ApiError, type Company, type StatusReminder } from 'boekstaaf';
import { ADMINISTRATOR, api, basic, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';
import { runRace, runUnlockedRace, type Race } from '../support/arena.ts';
import { composeBody } from '../support/creators.ts';

const UNKNOWN_ID = 2_000_000_000;
const read = (id: number): PromiseLike<StatusReminder> => basic.statusReminders.getStatusReminder({ id });
const change = ({ id }: StatusReminder, body: object): PromiseLike<StatusReminder> =>
  api.statusReminders.updateStatusReminder({ id, body });
const summariseCompany = ({ id, weergavenaam }: Company): object => ({ id, displaynaam: weergavenaam });
const TEXTS = { onderwerp_mail_herinnering: 'Uw optie', body_mail_herinnering: 'Tot wanneer?' };
const TERMS = { termijn_in_dagen: 7, herinnering_termijn_in_dagen: 3 };

describe('a status reminder', () => {
  it('is for companies, sorted by id, with their display names', async () => {
    const one = await given.company({ weergavenaam: 'Het Bos' });
    const other = await given.company();
    const body = { naam: 'Opties', status: 'optie', ...TERMS, ...TEXTS } as const;
    const reminder = await api.statusReminders.createStatusReminder({
      body: { ...body, Bedrijven: [{ id: other.id }, { id: one.id }] },
    });

    expect(reminder).to.deep.equal({
      id: reminder.id,
      ...body,
      Bedrijven: [summariseCompany(one), summariseCompany(other)],
    });
    expect(reminder.Bedrijven[0]?.displaynaam).to.equal('Het Bos');
    expect(await read(reminder.id)).to.deep.equal(reminder);
    expect(await basic.statusReminders.listStatusReminders()).to.deep.include(reminder);
  });

  it('has no name and no companies by default', async () => {
    expect(await given.statusReminder()).to.deep.include({ naam: null, Bedrijven: [] });
  });

  it('keeps what a change leaves out, and replaces its companies as a whole', async () => {
    const one = await given.company();
    const other = await given.company();
    const reminder = await given.statusReminder({ naam: 'Opties', Bedrijven: [{ id: one.id }] });
    const renamed = await change(reminder, { naam: null, termijn_in_dagen: 9 });
    expect(renamed).to.deep.equal({ ...reminder, naam: null, termijn_in_dagen: 9 });
    expect((await change(reminder, { Bedrijven: [{ id: other.id }] })).Bedrijven).to.deep.equal([
      summariseCompany(other),
    ]);
    expect((await change(reminder, { Bedrijven: [] })).Bedrijven).to.deep.equal([]);
  });

  it('sent back as it was read changes nothing and announces nothing', async () => {
    const { id } = await given.company();
    const reminder = await given.statusReminder({ Bedrijven: [{ id }] });
    expect(await collectEvents(() => change(reminder, reminder))).to.deep.equal([]);
    expect(await read(reminder.id)).to.deep.equal(reminder);
  });

  it('is announced, its companies too', async () => {
    const { id } = await given.company();
    const events = await collectEvents(async () => {
      const reminder = await given.statusReminder();
      await change(reminder, { Bedrijven: [{ id }] });
      await api.statusReminders.deleteStatusReminder({ id: reminder.id });
    });
    const names = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(events.map(({ event }) => event)).to.deep.equal(names.map((name) => `Statusherinnering::${name}`));
    expect(events[2]?.modified).to.deep.equal(['Bedrijven']);
  });

  it('keeps a company that was deleted since, and refuses a deleted one', async () => {
    const company = await given.company();
    const reminder = await given.statusReminder({ Bedrijven: [{ id: company.id }] });
    await api.companies.deleteCompany({ id: company.id });
    expect(await change(reminder, { Bedrijven: reminder.Bedrijven })).to.deep.equal(reminder);
    expect(
      await expectRefusal(given.statusReminder({ status: 'definitief', Bedrijven: [{ id: company.id }] })),
    ).to.include({
      code: 'ERR_UNKNOWN_REFERENCE',
      field: 'Bedrijven[0].id',
    });
  });

  it('reports unknown tags', async () => {
    const body = {
      status: 'optie',
      ...TERMS,
      onderwerp_mail_herinnering: '{uitje_nummer} {onbekend}',
      body_mail_herinnering: '{contactpersoon_aanhef} {programma} {factuur_nummer}',
    };
    const created = await sendRaw('POST', '/api2/statusherinneringen', { body });
    expect(created.headers['x-unknown-tags']).to.equal('onbekend, factuur_nummer');

    const { id } = created.body as StatusReminder;
    const path = `/api2/statusherinneringen/${String(id)}`;
    const updated = await sendRaw('PUT', path, { body: { body_mail_herinnering: '{raar}' } });
    expect(updated.headers['x-unknown-tags']).to.equal('raar');

    const same = await sendRaw('PUT', path, { body: { naam: 'Goed' } });
    expect(same.headers['x-unknown-tags']).to.equal(undefined);
  });

  for (const [label, body, code, field] of [
    ['an unknown company', { Bedrijven: [{ id: UNKNOWN_ID }] }, 'ERR_UNKNOWN_REFERENCE', 'Bedrijven[0].id'],
    ['a company twice', { Bedrijven: [{ id: 1 }, { id: 1 }] }, 'ERR_DUPLICATE', 'Bedrijven[1].id'],
    ['another member of a company', { Bedrijven: [{ id: 1, naam: 'x' }] }, 'ERR_EXTRA_FIELD', 'Bedrijven[0].naam'],
    ['an unknown status', { status: 'anders' }, 'ERR_NOT_ALLOWED', 'status'],
    ['a negative term', { termijn_in_dagen: -1 }, 'ERR_RANGE', 'termijn_in_dagen'],
    ['an empty text', { body_mail_herinnering: '' }, 'ERR_LENGTH', 'body_mail_herinnering'],
  ] as const)
    it(`refuses ${label}`, async () => {
      const reminder = await given.statusReminder();
      const input = { status: 'optie', ...TERMS, ...TEXTS, ...body };
      for (const response of [
        await sendRaw('POST', '/api2/statusherinneringen', { body: input }),
        await sendRaw('PUT', `/api2/statusherinneringen/${String(reminder.id)}`, { body }),
      ]) {
        expect(response.status, response.text).to.equal(406);
        expect((response.body as object[])[0]).to.include({ code, field });
      }
      expect(await read(reminder.id)).to.deep.equal(reminder);
    });

  it('requires everything but a name and companies', async () => {
    const response = await sendRaw('POST', '/api2/statusherinneringen', { body: {} });
    expect((response.body as { field: string }[]).map(({ field }) => field)).to.have.members([
      'status',
      'termijn_in_dagen',
      'herinnering_termijn_in_dagen',
      'onderwerp_mail_herinnering',
      'body_mail_herinnering',
    ]);
  });
});

describe('a company', () => {
  it('has one reminder for each status, and the refusal of another names it', async () => {
    const free = await given.company();
    const company = await given.company();
    const first = await given.statusReminder({ naam: 'De eerste', Bedrijven: [{ id: company.id }] });
    const Bedrijven = [{ id: free.id }, { id: company.id }];
    const refusal = {
      status: 406,
      code: 'ERR_COMPANY_STATUS_REMINDER_TAKEN',
      message: 'ERR_COMPANY_STATUS_REMINDER_TAKEN',
      field: 'Bedrijven[1].id',
      params: { bedrijf_id: company.id, statusherinnering_id: first.id, statusherinnering_naam: 'De eerste' },
    };
    expect(await expectRefusal(given.statusReminder({ Bedrijven }))).to.deep.include(refusal);

    const other = await given.statusReminder({ status: 'reservering', Bedrijven });
    expect(await expectRefusal(change(other, { status: 'optie' }))).to.deep.include(refusal);
    expect(await read(other.id)).to.deep.equal(other);

    await change(first, { Bedrijven: [] });
    expect(await change(other, { status: 'optie' })).to.include({ status: 'optie' });

    await api.statusReminders.deleteStatusReminder({ id: other.id });
    expect((await change(first, { Bedrijven })).Bedrijven).to.have.length(2);
  });
});

/** Creates 20 reminders for one company and status at once: one is made, and the refusals name it. */
const createConcurrently: Race = async ({ clients, api: first, baseUrl }) => {
  const { id: factuur_pdf_template_id } = await first.pdfTemplates.createPdfTemplate({
    body: { naam: 'Factuur', context: 'invoice' },
  });
  const { id } = await first.companies.createCompany({
    body: await composeBody('company', { factuur_pdf_template_id }),
  });
  const body = { status: 'optie' as const, ...TERMS, ...TEXTS, Bedrijven: [{ id }] };
  const ids: number[] = [];
  const reportedIds: unknown[] = [];

  await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const { statusReminders } = clients[at % clients.length] ?? first;
      try {
        ids.push((await statusReminders.createStatusReminder({ body: { ...body, naam: String(at) } })).id);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        reportedIds.push(error.problems[0]?.params?.['statusherinnering_id']);
      }
    }),
  );

  const reminders = (await sendRaw('GET', '/api2/statusherinneringen', { baseUrl, auth: ADMINISTRATOR }))
    .body as unknown[];
  const knowing = reportedIds.filter((each) => each === ids[0]).length;

  return ids.length === 1 && knowing === 19 && reminders.length === 1
    ? []
    : [`${String(ids.length)} were made, ${String(knowing)} were told, ${String(reminders.length)} are there`];
};

describe('concurrent reminders for one company and status', () => {
  it('leave one of them, which all refusals name', async () => {
    expect(await runRace(createConcurrently, { services: 2 })).to.deep.equal([]);
  });

  it('would leave several without a transaction', async () => {
    expect(await runUnlockedRace(createConcurrently, { services: 2 })).to.not.deep.equal([]);
  });
});
