// Companies: configuration, templates, the default company, invoice series and archiving.
import { expect } from 'chai';
import type { Booking, Company, Invoice } from 'boekstaaf';
import { NOTED_OPTIONS } from '../../db/engine/session/watch.ts';
import { api, clock, collectEvents, given, sendRaw, expectRefusal, getService } from '../support/index.ts';
import { newPerson } from '../support/given/contacts.ts';
import { composeBody } from '../support/creators.ts';
import { runWrite } from '../support/knex-writes.ts';

describe('a company', () => {
  it('reports the tags in its texts that their mails do not know, and keeps the texts', async () => {
    const texts = {
      onderwerp_mail_eindfactuur: '{factuur_nummer} {betaling_bedrag} {Geen Tag}',
      body_betaalbevestiging: '{betaling_bedrag} {factuur_numer}',
      ondertekening_standaardmails: '{gebruiker_voornaam} {betaling_datum} {onbekend}',
      standaard_aanhef: 'Dag {contactpersoon_voornaam}',
    };

    const { body: responseBody, headers } = await sendRaw('POST', '/api2/bedrijven', {
      body: await composeBody('company', texts),
    });
    const unknown = ['betaling_bedrag', 'factuur_numer', 'onbekend', 'contactpersoon_voornaam'];
    expect(headers['x-unknown-tags']).to.equal(unknown.join(', '));

    const company = responseBody as Company;
    expect(company).to.include(texts);

    const path = `/api2/bedrijven/${String(company.id)}`;
    const changedCompany = { ...company, onderwerp_mail_eindfactuur: '{factuur_nummer}', standaard_aanhef: 'Dag' };
    const again = await sendRaw('PUT', path, { body: changedCompany });
    expect([again.status, again.headers['x-unknown-tags']]).to.deep.equal([200, 'factuur_numer, onbekend']);

    const good = { ...changedCompany, body_betaalbevestiging: '{betaling_bedrag}', ondertekening_standaardmails: null };
    expect((await sendRaw('PUT', path, { body: good })).headers).to.not.have.property('x-unknown-tags');
  });

  it('is created with mails and a template; all other members have defaults', async () => {
    const body = await composeBody('company', { bedrijfsnaam: 'Groen BV' });
    const company = await api.companies.createCompany({ body });
    expect(company).to.deep.include({
      ...body,
      weergavenaam: 'Groen BV',
      factuur_betaaltermijn: 14,
      factuur_nummer_prefix: '',
    });

    expect(company).to.deep.include({
      soort_klanten: [],
      slogan: null,
      latitude: null,
      locale: 'nl_NL',
      deleted_at: null,
    });
    expect(company).to.deep.include({ is_deletable: true, _links: { meta: { delete_reasons: [] } } });
    expect(await api.companies.getCompany({ id: company.id })).to.deep.equal(company);
  });

  it('stores everything that is configured', async () => {
    const body = await composeBody('company', {
      weergavenaam: 'Groen',
      slogan: 'Samen buiten',
      landcode: 'NL',
      iban: 'NL91ABNA0417164300',
      factuur_nummer_prefix: 'GR-',
      factuur_betaaltermijn: 0,
      soort_klanten: ['school', 'bedrijf'],
      free_relation_fields: ['dieet'],
      programmarender_aantallen: false,
      kassa_factuur_pdf_template_id: (await given.pdfTemplate({ context: 'pos' })).id,
      online_boeking_factuur_pdf_template_id: (await given.pdfTemplate({ context: 'online_booking' })).id,
      latitude: 52.0521,
      longitude: -5.2876,
    });
    expect(await given.company(body)).to.deep.include(body);
  });

  it('requires what the interface requires, and lists all that is missing', async () => {
    const response = await sendRaw('POST', '/api2/bedrijven', { body: {} });
    expect(response.status).to.equal(406);
    const fields = (response.body as { field: string }[]).map(({ field }) => field);
    expect(fields)
      .to.include.members(['email', 'factuur_pdf_template_id', 'body_betaalbevestiging'])
      .and.to.have.lengthOf(10);
  });

  it('refuses a negative payment term and a duplicate customer type', async () => {
    expect(await expectRefusal(given.company({ factuur_betaaltermijn: -1 }))).to.include({
      status: 406,
      field: 'factuur_betaaltermijn',
    });
    expect(await expectRefusal(given.company({ soort_klanten: ['school', 'school'] }))).to.include({
      status: 406,
      code: 'ERR_DUPLICATE',
    });
  });

  it('refuses unknown templates and those of another context, with their field', async () => {
    const unknown = { factuur_pdf_template_id: 2_000_000_000, kassa_factuur_pdf_template_id: 2_000_000_001 };
    const missing = await expectRefusal(given.company(unknown));
    expect(missing).to.deep.include({ status: 406, code: 'ERR_UNKNOWN_REFERENCE', fields: Object.keys(unknown) });
    const pos = await given.pdfTemplate({ context: 'pos' });
    const wrong = await expectRefusal(given.company({ factuur_pdf_template_id: pos.id }));
    expect(wrong).to.include({ status: 406, code: 'ERR_TEMPLATE_CONTEXT', field: 'factuur_pdf_template_id' });
  });

  it('requires every writable member in a change', async () => {
    const company = await given.company();
    const partial = { ...company, slogan: undefined, email: undefined };
    const response = await sendRaw('PUT', `/api2/bedrijven/${String(company.id)}`, { body: partial });
    expect(response.status).to.equal(406);
    expect((response.body as { field: string }[]).map(({ field }) => field)).to.have.members(['email', 'slogan']);
    const body = { ...company, slogan: 'Nieuw', soort_klanten: ['school'] };
    expect(await api.companies.updateCompany({ id: company.id, body })).to.deep.equal({ ...company, ...body });
  });

  it('refuses in a change what it refuses in a creation', async () => {
    const company = await given.company();
    const voucher = await given.pdfTemplate({ context: 'voucher' });
    const change = (body: Partial<Company>) =>
      expectRefusal(api.companies.updateCompany({ id: company.id, body: { ...company, ...body } }));
    expect(await change({ factuur_pdf_template_id: voucher.id })).to.include({ code: 'ERR_TEMPLATE_CONTEXT' });
    expect(await change({ factuur_pdf_template_id: 2_000_000_000 })).to.include({ code: 'ERR_UNKNOWN_REFERENCE' });
  });

  it('refuses wrong codes with their field, and keeps one that is stored already', async () => {
    const wrong = { landcode: 'UK', iban: 'NL92ABNA0417164300', btw_nummer: 'NL001' };
    expect(await expectRefusal(given.company(wrong))).to.deep.include({
      code: 'ERR_FORMAT',
      fields: Object.keys(wrong),
    });

    const { id } = await given.company();
    await getService().database.write(({ build, write }) =>
      runWrite({ write }, build('companies').where({ id }).update(wrong).queryContext(NOTED_OPTIONS)),
    );

    const company = await api.companies.getCompany({ id });
    expect(company).to.include(wrong);

    const renamed = await api.companies.updateCompany({ id, body: { ...company, slogan: 'Anders' } });
    expect(renamed).to.include({ ...wrong, slogan: 'Anders' });

    const change = api.companies.updateCompany({ id, body: { ...company, iban: 'NL93ABNA0417164300' } });
    expect(await expectRefusal(change)).to.deep.include({ code: 'ERR_FORMAT', fields: ['iban'] });
  });

  describe('with the VAT number of another company', () => {
    const refusal = { status: 406, code: 'ERR_INVOICE_SERIES_TAKEN' };

    const createSeries = (factuur_nummer_prefix: string, btw_nummer: string | null = 'DE 111 111 111') => ({
      factuur_nummer_prefix,
      btw_nummer,
    });

    const createBooking = async (bedrijf_id: number, begin = '2026-06-13T14:00:00+02:00'): Promise<Booking> => {
      const { id: klant_id } = await given.customer({ bedrijf_id, contactpersonen: [newPerson()] });
      const { id } = await given.chargedBooking(undefined, { klant_id, begin, status: 'definitief' });
      return api.bookings.updateBooking({ id, body: { kosten: { bedrijf_id } } });
    };

    const createInvoice = async (bedrijf_id: number, begin?: string): Promise<Invoice> => {
      const { id: boeking_id } = await createBooking(bedrijf_id, begin);
      return api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
    };

    /** Stores an invoice series for companies, as versions before this rule did. */
    const store = (prefix: string, ids: readonly number[]): Promise<unknown> =>
      getService().database.write(({ build, write }) =>
        runWrite(
          { write },
          build('companies').whereIn('id', ids).update(createSeries(prefix, 'DE333333333')).queryContext(NOTED_OPTIONS),
        ),
      );

    it('requires a prefix of its own, at its creation and in each change', async () => {
      await given.company(createSeries(''));
      expect(await expectRefusal(given.company(createSeries('', 'de111111111')))).to.include(refusal);
      const other = await given.company(createSeries('X-'));
      const change = (body: Partial<Company>) =>
        api.companies.updateCompany({ id: other.id, body: { ...other, ...body } });
      expect(await expectRefusal(change({ factuur_nummer_prefix: '' }))).to.include(refusal);
      expect(await change({ slogan: 'Anders' })).to.include({ slogan: 'Anders' });
      expect(await given.company(createSeries('', 'DE222222222'))).to.include({ factuur_nummer_prefix: '' });
    });

    it('and prefix of another company cannot number invoices in a year in which the other one has', async () => {
      const one = await given.company(createSeries('S-', null));
      const other = await given.company(createSeries('S-', null));

      await store('S-', [one.id, other.id]);
      expect((await createInvoice(one.id)).factuur_nummer).to.equal('S-2026-00001');
      expect((await createInvoice(one.id)).factuur_nummer).to.equal('S-2026-00002');
      expect(await expectRefusal(createInvoice(other.id))).to.include(refusal);

      const drafted = await createBooking(other.id);
      const cancelled = await createBooking(other.id);
      const draft = await api.invoices.createInvoice({ body: { boeking_id: drafted.id } });
      expect(await expectRefusal(api.invoices.markInvoiceAsSent({ id: draft.id }))).to.include(refusal);

      const cancel = api.cancellations.cancelBooking({ boeking_id: cancelled.id, body: { kosten: 50 } });
      expect(await expectRefusal(cancel)).to.include(refusal);

      const company = await api.companies.getCompany({ id: other.id });
      await api.companies.updateCompany({ id: other.id, body: { ...company, factuur_nummer_prefix: 'T-' } });

      const credited = await createInvoice(other.id);
      expect(credited.factuur_nummer).to.equal('T-2026-00001');

      clock.set('2027-01-05T11:00:00Z');
      await store('S-', [one.id, other.id]);
      await createInvoice(one.id, '2027-03-28T14:00:00+02:00');
      expect(await expectRefusal(api.invoices.createCreditInvoice({ id: credited.id }))).to.include(refusal);

      await store('T-', [other.id]);
      clock.reset();
      await api.companies.updateCompany({
        id: one.id,
        body: { ...(await api.companies.getCompany({ id: one.id })), slogan: 'Anders' },
      });
    });
  });

  it('sent back as it was read changes nothing, also where its display name is the internal one', async () => {
    const company = await given.company();
    const events = await collectEvents(() => api.companies.updateCompany({ id: company.id, body: company }));
    expect(events).to.deep.equal([]);
    const renamed = await api.companies.updateCompany({
      id: company.id,
      body: { ...company, bedrijfsnaam: 'Anders', weergavenaam: '' },
    });
    expect(renamed.weergavenaam).to.equal('Anders');
  });

  it('is archived by a deletion: off the list, readable, unchangeable', async () => {
    const { id } = await given.company();
    await api.companies.deleteCompany({ id });

    const deletedCompany = await api.companies.getCompany({ id });
    expect(Date.parse(String(deletedCompany.deleted_at))).to.equal(Date.parse(clock.now()));
    expect(deletedCompany.is_deletable).to.equal(false);

    const isListed = async (query: { is_deleted?: boolean }) =>
      (await api.companies.listCompanies(query)).some((each) => each.id === id);
    expect([
      await isListed({}),
      await isListed({ is_deleted: false }),
      await isListed({ is_deleted: true }),
    ]).to.deep.equal([false, false, true]);
    expect(await expectRefusal(api.companies.deleteCompany({ id }))).to.include({ status: 404 });
    expect(await expectRefusal(api.companies.updateCompany({ id, body: deletedCompany }))).to.include({ status: 404 });
  });

  it('cannot be deleted while it has customers', async () => {
    const { id } = await given.company();
    const customer = await given.customer({ bedrijf_id: id });
    expect(await api.companies.getCompany({ id })).to.deep.include({
      is_deletable: false,
      _links: { meta: { delete_reasons: ['customers'] } },
    });

    const refusal = await expectRefusal(api.companies.deleteCompany({ id }));
    expect(refusal).to.deep.include({
      status: 500,
      code: 'ERR_COMPANY_NOT_DELETABLE',
      params: { delete_reasons: ['customers'] },
    });

    await api.customers.deleteCustomer({ id: customer.id });
    await api.companies.deleteCompany({ id });
  });

  it('lists everything that prevents its deletion', async () => {
    const { id } = await given.company();
    const customer = await given.customer({ bedrijf_id: id });
    const booking = await given.booking({ klant_id: customer.id });
    const readReasons = async () => (await api.companies.getCompany({ id }))._links.meta.delete_reasons;
    expect(await readReasons()).to.deep.equal(['customers', 'bookings']);
    await given.package({ bedrijf_id: id });
    await api.invoices.createInvoice({ body: { boeking_id: booking.id } });
    expect(await readReasons()).to.deep.equal(['customers', 'packages', 'bookings', 'invoices']);
  });

  it('is announced: created, changed, archived', async () => {
    const events = await collectEvents(async () => {
      const company = await given.company({ factuur_pdf_template_id: (await given.pdfTemplate()).id });
      await api.companies.updateCompany({ id: company.id, body: { ...company, plaats: 'Driebergen' } });
      await api.companies.deleteCompany({ id: company.id });
    });
    const companyEvents = events.filter(({ object }) => object === 'Bedrijf');
    const names = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(companyEvents.map(({ event }) => event)).to.deep.equal(names.map((name) => `Bedrijf::${name}`));
    expect(companyEvents[2]).to.deep.include({ modified: ['plaats'], previous: { plaats: null } });
  });
});
