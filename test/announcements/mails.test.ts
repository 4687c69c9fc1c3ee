// The outbox: the recipients and texts of mails, taking a mail back, and sending one again.
import { expect } from 'chai';
import type { Booking, ContactPersonPut, Invoice, NewCompany, NewInvoice, QueuedMail } from 'boekstaaf';
import { api, clock, collectEvents, given, jobs, createClientWith, sendRaw, expectRefusal } from '../support/index.ts';
import type { RawResponse } from '../support/raw.ts';

const PERSON = { voornaam: 'Sanne', achternaam: 'de Vries', email1: 'sanne@devries.example' };

interface BookingWithPeople {
  readonly booking: Booking;
  readonly people: readonly number[];
}

/** Creates a booking of 121 euros, at a company with these members, for a customer with these contact persons. */
async function createBookingWithPeople(
  company: Partial<NewCompany> = {},
  people: readonly ContactPersonPut[] = [PERSON],
): Promise<BookingWithPeople> {
  const { id: bedrijf_id } = await given.company({ weergavenaam: 'Buitengoed', ...company });
  const customer = await given.customer({ naam: 'Eikenschool', bedrijf_id, contactpersonen: [...people] });
  const { id } = await given.chargedBooking(undefined, { klant_id: customer.id });
  const booking = await api.bookings.updateBooking({ id, body: { kosten: { bedrijf_id, betaaltermijn: 14 } } });
  return { booking, people: customer.contactpersonen.map((person) => person.id) };
}

function createInvoice({ booking, people }: BookingWithPeople, body: Partial<NewInvoice> = {}): Promise<Invoice> {
  const [mail_to = 0] = people;
  return Promise.resolve(
    api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief', mail_to, ...body } }),
  );
}

async function mailOf({ id }: Pick<Invoice, 'id'>): Promise<QueuedMail> {
  const mails = await api.mails.listMails({ factuur_id: id });
  expect(mails).to.have.lengthOf(1);
  return mails[0] as QueuedMail;
}

describe('an invoice that is mailed', () => {
  it("is queued in the outbox with the company's texts, its tags filled in", async () => {
    const there = await createBookingWithPeople({
      onderwerp_mail_eindfactuur: 'Factuur {factuur_nummer} van {bedrijf_naam}',
      body_mail_eindfactuur: '{contactpersoon_aanhef},\n\n{factuur_bedrag} voor {factuur_vervaldatum}, {uitje_nummer}.',
      ondertekening_standaardmails: 'Groet, {bedrijf_naam}',
      standaard_aanhef: 'Beste {contactpersoon_aanspreeknaam}',
    });
    const invoice = await createInvoice(there);
    const mail = await mailOf(invoice);

    expect(mail).to.deep.include({
      kind: 'invoice',
      status: 'queued',
      factuur_id: invoice.id,
      bedrijf_id: invoice.bedrijf_id,
      contactpersoon_id: there.people[0],
      from_name: 'Buitengoed',
      from_address: 'info@buitengoed.example',
      to: ['sanne@devries.example'],
      cc: [],
      delivered_to: [],
      subject: `Factuur ${invoice.factuur_nummer ?? ''} van Buitengoed`,
      body: `Beste Sanne,\n\n€ 121,00 voor 24 maart 2026, ${there.booking.referentie}.\n\nGroet, Buitengoed`,
      attachments: [`factuur-${invoice.factuur_nummer ?? ''}.pdf`],
      unknown_tags: [],
      attempts: 0,
      error: null,
      sent_at: null,
    });
    expect(mail.message_id).to.match(/^<[0-9a-f-]{36}@buitengoed\.example>$/);
    expect(Date.parse(mail.created_at)).to.equal(Date.parse(clock.now()));
    expect(await api.mails.getMail({ id: mail.id })).to.deep.equal(mail);
  });

  it('accepts texts and recipients of its own, each address once', async () => {
    const people = [PERSON, { voornaam: 'Bas', email2: 'bas@devries.example' }, { ...PERSON, voornaam: 'Nog eens' }];
    const there = await createBookingWithPeople({ ondertekening_standaardmails: 'Groet' }, people);
    const [mail_to = 0, second = 0, third = 0] = there.people;
    const person = { voornaam: 'Kees', achternaam: 'Beheer' };
    await api.contacts.updateContact({ id: 1, body: { contactpersonen: [person] } });
    const texts = { mail_subject: 'Van {gebruiker_voornaam}', mail_body: 'Kijk\r\nmaar', mail_signature: '' };
    const mail = await mailOf(await createInvoice(there, { mail_to, mail_cc: [second, third, second], ...texts }));
    expect(mail).to.deep.include({ to: ['sanne@devries.example'], cc: ['bas@devries.example'], body: 'Kijk\r\nmaar' });
    expect(mail.subject).to.equal('Van Kees');
  });

  it('is signed by the user who sends it, else by the company', async () => {
    const company = { ondertekening_standaardmails: 'Groet, het team', body_mail_eindfactuur: 'Hierbij.' };
    const me = await api.staff.getOwnStaffMember();
    const sign = (ondertekening: string | null) => api.staff.updateStaffMember({ id: me.id, body: { ondertekening } });
    await sign('Groet, {gebruiker_achternaam}');

    const { achternaam } = me.contactpersonen[0] ?? {};
    expect((await mailOf(await createInvoice(await createBookingWithPeople(company)))).body).to.equal(
      `Hierbij.\n\nGroet, ${achternaam ?? ''}`,
    );

    const texts = { mail_signature: 'Tot dan' };
    expect((await mailOf(await createInvoice(await createBookingWithPeople(company), texts))).body).to.equal(
      'Hierbij.\n\nTot dan',
    );

    await sign(' ');
    expect((await mailOf(await createInvoice(await createBookingWithPeople(company)))).body).to.equal(
      'Hierbij.\n\nGroet, het team',
    );

    await sign(null);
    expect((await mailOf(await createInvoice(await createBookingWithPeople(company)))).body).to.equal(
      'Hierbij.\n\nGroet, het team',
    );
  });

  it('has the subject that the company has for all mails where it has none for invoices', async () => {
    const subjects = { onderwerp_mail_eindfactuur: '', communication_default_mail_subject: 'Uw bezoek' };
    expect((await mailOf(await createInvoice(await createBookingWithPeople(subjects)))).subject).to.equal('Uw bezoek');
  });

  it('may be a credit invoice, with its own number and amount', async () => {
    const there = await createBookingWithPeople();
    const [mail_to = 0] = there.people;
    const { id } = await createInvoice(there, {});
    const texts = { mail_subject: '{factuur_nummer}: {factuur_bedrag}', mail_body: '{wat} {factuur_resterend_bedrag}' };
    const response = await api.invoices.createCreditInvoice({ id, body: { mail_to, ...texts } }).withResponse();
    expect(response.headers.get('x-unknown-tags')).to.equal('wat');
    const mail = await mailOf(response.data);
    expect(mail).to.deep.include({
      subject: `${response.data.factuur_nummer ?? ''}: € −121,00`,
      body: '{wat} € 0,00',
      attachments: [`factuur-${response.data.factuur_nummer ?? ''}.pdf`],
    });
  });

  it('is refused with a draft credit invoice, without a recipient, and for a recipient without an address', async () => {
    const there = await createBookingWithPeople({}, [PERSON, { voornaam: 'Zonder' }]);
    const [mail_to = 0, nobody = 0] = there.people;
    const { id } = await createInvoice(there);
    const creditInvoice = (body: object) => expectRefusal(api.invoices.createCreditInvoice({ id, body }));
    expect(await creditInvoice({ mail_to, status: 'concept' })).to.include({
      code: 'ERR_CANNOT_COMBINE',
      field: 'mail_to',
    });
    expect(await creditInvoice({ mail_body: 'Kijk' })).to.include({ code: 'ERR_CANNOT_COMBINE', field: 'mail_body' });
    expect(await creditInvoice({ mail_to: nobody })).to.include({ code: 'ERR_MAIL_RECIPIENT', field: 'mail_to' });
    expect((await api.invoices.proveInvoices({ bedrijf_id: there.booking.kosten.bedrijf_id }))[0]?.count).to.equal(1);
  });

  it('may finalise a draft, with the amount that is open after the payments of the request', async () => {
    const there = await createBookingWithPeople();
    const { id } = await api.invoices.createInvoice({ body: { boeking_id: there.booking.id } });
    const [mail_to = 0] = there.people;
    const body = { mail_to, mail_subject: '{factuur_resterend_bedrag}', betalingen: [{ bedrag: 21 }] };
    await api.invoices.markInvoiceAsSent({ id, body });
    expect(await mailOf({ id })).to.include({ subject: '€ 100,00', status: 'queued' });
  });

  it('is announced with it, and is there only when it is', async () => {
    const there = await createBookingWithPeople();
    const events = await collectEvents(() => createInvoice(there));
    expect(events.map(({ event }) => event)).to.include.members(['QueuedMail::postInsert', 'InvoiceDefinitive']);
    const before = await api.mails.listMails();
    expect((await expectRefusal(createInvoice(there))).status).to.equal(406);
    expect(await api.mails.listMails()).to.deep.equal(before);
  });

  it('reports unknown tags in a header, also in a replayed response, and leaves them in the text', async () => {
    const there = await createBookingWithPeople();
    const body = {
      boeking_id: there.booking.id,
      status: 'definitief',
      mail_to: there.people[0],
      mail_subject: '{onbekend} {factuur_nummer}',
      mail_body: '{ook_niet} {onbekend} {Geen Tag} {}',
    };
    const headers = { 'idempotency-key': 'een factuur met onbekende tags' };
    const first = await sendRaw('POST', '/api2/facturen', { body, headers });
    expect(first.status, first.text).to.equal(201);
    expect(first.headers['x-unknown-tags']).to.equal('onbekend, ook_niet');

    const again = await sendRaw('POST', '/api2/facturen', { body, headers });
    expect(again.headers).to.include({ 'idempotent-replayed': 'true', 'x-unknown-tags': 'onbekend, ook_niet' });

    const { id, factuur_nummer } = first.body as Invoice;
    const mail = await mailOf({ id });
    expect(mail.unknown_tags).to.deep.equal(['onbekend', 'ook_niet']);
    expect(mail.subject).to.equal(`{onbekend} ${factuur_nummer ?? ''}`);
    expect(mail.body).to.equal('{ook_niet} {onbekend} {Geen Tag} {}');
  });

  it('counts unknown tags that are too many for a header', async () => {
    const there = await createBookingWithPeople();
    const [mail_to = 0] = there.people;
    const mail_body = Array.from({ length: 5_000 }, (_, at) => `{tag_${String(at)}}`).join('');
    const { headers } = await api.invoices
      .createInvoice({
        body: { boeking_id: there.booking.id, status: 'definitief', mail_to, mail_body },
      })
      .withResponse();
    expect(headers.get('x-unknown-tags'))
      .to.match(/^tag_0, tag_1, .*, \.\.\. \(\d+ more\)$/)
      .and.have.length.below(4_100);
  });

  it('reads a value once: in the name of a customer, tags and line breaks have no effect', async () => {
    const there = await createBookingWithPeople({ weergavenaam: 'Goed\r\nBcc: alle@elders.example' }, [
      { ...PERSON, voornaam: '{factuur_bedrag}\r\nBcc: x@elders.example', achternaam: '\u2028$&' },
    ]);
    const texts = { mail_subject: 'Aan {contactpersoon_voornaam}', mail_body: '{contactpersoon_achternaam}' };
    const mail = await mailOf(await createInvoice(there, texts));
    expect(mail.subject).to.equal('Aan {factuur_bedrag} Bcc: x@elders.example');
    expect(mail.from_name).to.equal('Goed Bcc: alle@elders.example');
    expect(mail.body).to.equal('$&');
    expect(mail.unknown_tags).to.deep.equal([]);
  });

  it('is refused with a draft, without a recipient, and for a recipient without an address', async () => {
    const there = await createBookingWithPeople({}, [PERSON, { voornaam: 'Bas' }]);
    const [mail_to = 0, bas = 0] = there.people;

    const listProblems = async (body: Partial<NewInvoice>): Promise<unknown> => {
      const { status, codes, fields } = await expectRefusal(
        api.invoices.createInvoice({ body: { boeking_id: there.booking.id, status: 'definitief', ...body } }),
      );
      return [status, ...codes.map((code, at) => `${code} ${fields[at] ?? ''}`)];
    };

    expect(await listProblems({ mail_to, status: 'concept' })).to.deep.equal([406, 'ERR_CANNOT_COMBINE mail_to']);
    expect(
      await listProblems({ mail_cc: [bas], mail_subject: 'x', mail_body: 'x', mail_signature: 'x' }),
    ).to.deep.equal([
      406,
      ...['mail_cc', 'mail_subject', 'mail_body', 'mail_signature'].map((field) => `ERR_CANNOT_COMBINE ${field}`),
    ]);

    expect(await listProblems({ mail_to: bas, mail_cc: [mail_to, 999_999] })).to.deep.equal([
      406,
      'ERR_UNKNOWN_REFERENCE mail_cc[1]',
      'ERR_MAIL_RECIPIENT mail_to',
    ]);

    const { id } = await api.invoices.createInvoice({ body: { boeking_id: there.booking.id } });
    const sending = await expectRefusal(api.invoices.markInvoiceAsSent({ id, body: { mail_body: 'x' } }));
    expect(sending.codes).to.deep.equal(['ERR_CANNOT_COMBINE']);

    const nobody = await expectRefusal(api.invoices.markInvoiceAsSent({ id, body: { mail_to: bas } }));
    expect(nobody.codes).to.deep.equal(['ERR_MAIL_RECIPIENT']);
    expect((await api.invoices.getInvoice({ id })).status).to.equal('concept');
  });
});

describe('the outbox', () => {
  it('queues all mails while there is no mail server: nothing fails', async () => {
    const mail = await given.invoiceMail();
    await jobs.runAllDue();
    clock.set('2026-03-20T10:00:00+01:00');
    await jobs.runAllDue();
    expect(await api.mails.getMail({ id: mail.id })).to.deep.equal(mail);
  });

  it('is listed by id, by status, kind and invoice', async () => {
    const first = await given.invoiceMail();
    const second = await given.invoiceMail();
    await api.mails.cancelMail({ id: second.id });
    const listIds = async (query: Parameters<typeof api.mails.listMails>[0]): Promise<number[]> =>
      (await api.mails.listMails(query)).map(({ id }) => id);
    expect(await listIds({ status: ['cancelled'] }))
      .to.include(second.id)
      .and.not.include(first.id);
    expect(await listIds({ status: ['queued', 'cancelled'] })).to.include.members([first.id, second.id]);
    expect(await listIds({ kind: ['second_reminder'] })).to.deep.equal([]);
    expect(await listIds({ kind: ['invoice'], factuur_id: first.factuur_id ?? 0 })).to.deep.equal([first.id]);
    expect(await listIds({ page_size: 1, page: 2 })).to.have.lengthOf(1);
  });

  it('takes a mail back once, and does not send it again while it waits', async () => {
    const mail = await given.invoiceMail();
    expect((await expectRefusal(api.mails.resendMail({ id: mail.id }))).codes).to.deep.equal(['ERR_MAIL_STILL_QUEUED']);
    const events = await collectEvents(() => api.mails.cancelMail({ id: mail.id }));
    expect(events.map(({ event }) => event)).to.deep.equal(['QueuedMail::postUpdate', 'QueuedMail::postSave']);
    expect(await api.mails.getMail({ id: mail.id })).to.deep.equal({ ...mail, status: 'cancelled' });
    expect((await expectRefusal(api.mails.cancelMail({ id: mail.id }))).codes).to.deep.equal(['ERR_MAIL_NOT_QUEUED']);
  });

  it('sends a cancelled mail again under another Message-ID', async () => {
    const mail = await given.invoiceMail();
    await api.mails.cancelMail({ id: mail.id });
    clock.advance({ hours: 1 });
    const again = await api.mails.resendMail({ id: mail.id });
    const { id, message_id, created_at } = again;
    expect(again).to.deep.equal({ ...mail, id, message_id, created_at });
    expect([id, message_id, created_at]).to.not.include.members([mail.id, mail.message_id, mail.created_at]);
    expect(message_id).to.not.equal(mail.message_id);
    expect((await api.mails.getMail({ id: mail.id })).status).to.equal('cancelled');
  });

  it('is limited for each account and day, whatever keys it uses; other accounts are unaffected', async () => {
    const account = await given.user({ permissies: ['createFactuur', 'viewContact', 'editBoeking'] });
    const tokens: string[] = [];
    for (const description of ['one', 'another'])
      tokens.push((await given.apiKey({ user_id: account.id, description })).token);

    const ask = (token: string | undefined): Promise<RawResponse> =>
      sendRaw('POST', '/api2/mails/2000000000/resend', token === undefined ? {} : { auth: { apiKey: token } });
    for (let nth = 0; nth < 1000; nth += 100)
      await Promise.all(Array.from({ length: Math.min(100, 1000 - nth) }, () => ask(tokens[0])));

    const refusal = await ask(tokens[1]);
    expect(refusal.status).to.equal(429);
    expect(refusal.headers['ratelimit-policy']).to.equal('"day";q=1000;w=86400');
    expect(refusal.body).to.deep.include({ code: 'ERR_RATE_LIMITED' });

    const proposal = await sendRaw('POST', '/api2/boekingen/1/mails', {
      auth: { apiKey: tokens[0] ?? '' },
      body: { boekingsmail_id: 1 },
    });
    expect(proposal.status).to.equal(429);

    // A dry run sends nothing and is not refused by the limit: here it finds no booking.
    const preview = await sendRaw('POST', '/api2/boekingen/2000000000/mails?dry_run=true', {
      auth: { apiKey: tokens[0] ?? '' },
      body: { boekingsmail_id: 1 },
    });
    expect(preview.status).to.equal(404);
    expect((await ask(undefined)).status).to.equal(404);

    clock.advance({ days: 1 });
    expect((await ask(tokens[1])).status).to.equal(404);
  });

  it('shows addresses only to users who may see customers', async () => {
    const { id } = await given.invoiceMail();
    const [viewer, editor, biller] = await Promise.all(
      [['viewContact'], ['editContact'], ['createFactuur']].map((scopes) => createClientWith(scopes)),
    );
    expect(await viewer?.mails.getMail({ id })).to.include({ id });
    expect((await editor?.mails.listMails())?.length).to.be.greaterThan(0);

    for (const call of [
      () => biller?.mails.getMail({ id }),
      () => biller?.mails.listMails(),
      () => biller?.mails.cancelMail({ id }),
    ])
      expect((await expectRefusal(call() ?? Promise.resolve())).status).to.equal(403);

    expect((await expectRefusal(viewer?.mails.cancelMail({ id }) ?? Promise.resolve())).status).to.equal(403);

    const both = await createClientWith(['createFactuur', 'viewContact']);
    expect(await both.mails.cancelMail({ id })).to.include({ status: 'cancelled' });
    expect(await both.mails.resendMail({ id })).to.include({ status: 'queued' });
  });
});
