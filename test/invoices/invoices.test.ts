// Invoices: drafts that follow their booking, finalised ones that never change, and the rights to make them.
import { expect } from 'chai';
import type { Invoice } from 'boekstaaf';
import { api, collectEvents, given, collectSql, sendRaw, expectRefusal } from '../support/index.ts';
import { omitIds, createInvoice, getInvoice, markInvoiceAsSent } from '../support/invoicing.ts';

const { cost } = given;

const createGroup = (regels: NonNullable<Parameters<typeof given.recharge>[1]>, kortingspercentage = 0) => ({
  type: 'groep' as const,
  naam: 'Dagje klimmen',
  kortingspercentage,
  kortingomschrijving: 'Vaste klant',
  regels,
});

describe('a draft', () => {
  it('charges the whole booking, without number or date', async () => {
    const booking = await given.chargedBooking([
      createGroup([cost({ aantal: 2 })], 10),
      cost({ naam: 'Lunch', aantal: 20, bedrag: 10.9, btw_percentage: 9 }),
    ]);
    const body = {
      boeking_id: booking.id,
      context: 'pos',
      voorschot_percentage: 100,
      reference_external: 'KAS-7',
    } as const;
    const response = await api.invoices.createInvoice({ body }).withResponse();
    expect(response.data).to.deep.include({
      klant_id: booking.klant_id,
      boeking_id: booking.id,
      bedrijf_id: booking.kosten.bedrijf_id,
      context: 'pos',
      status: 'concept',
      factuur_nummer: null,
      datum: null,
      opmerking: null,
      aantal_personen: 10,
      betaaltermijn: booking.kosten.betaaltermijn,
      referentie_klant: null,
      reference_external: 'KAS-7',
      calculated_totaalbedrag_inclusief_btw: 435.8,
      btw: { '9': { btw: 18, bedrag: 200 }, '21': { btw: 37.8, bedrag: 180 } },
      afdruk: null,
    });

    expect(omitIds(response.data.regels)).to.deep.equal([
      { naam: 'Dagje klimmen', voorschot_factuur_id: null, regels: [['Klimmen', 2, 121, 21, null]] },
      ['Lunch', 20, 10.9, 9, null],
    ]);
    expect(response.headers.get('location')).to.equal(`/api2/facturen/${String(response.data.id)}`);
    expect(await getInvoice(response.data.id)).to.deep.equal(response.data);
  });

  it('has the lines, discounts and products of the booking', async () => {
    const product = await given.product({ naam: 'Klimmen' });
    const booking = await given.booking({ product_id: product.id });
    const [item] = (await createInvoice(booking.id)).regels ?? [];
    const [charged] = booking.kosten.regels;
    expect(item).to.deep.equal({ ...charged, id: item?.id });
  });

  it('follows its booking, in the transaction that changes it', async () => {
    const booking = await given.chargedBooking([cost(), cost({ btw_percentage: 9 })]);
    const draft = await createInvoice(booking.id);
    const payer = await given.customer();
    const kosten = {
      regels: [cost({ aantal: 3, naam: 'Boogschieten' })],
      klant_id: payer.id,
      opmerking: 'Graag op tijd',
      betaaltermijn: 30,
      referentie_klant: 'PO 4711',
    };

    const events = await collectEvents(() =>
      api.bookings.updateBooking({ id: booking.id, body: { personen: 12, kosten } }),
    );

    const followed = await getInvoice(draft.id);
    expect(followed).to.deep.include({
      klant_id: payer.id,
      opmerking: 'Graag op tijd',
      betaaltermijn: 30,
      referentie_klant: 'PO 4711',
      aantal_personen: 12,
      calculated_totaalbedrag_inclusief_btw: 363,
      btw: { '21': { btw: 63, bedrag: 300 } },
    });
    expect(omitIds(followed.regels)).to.deep.equal([['Boogschieten', 3, 121, 21, null]]);

    const invoiceEvents = events.filter(({ object }) => object === 'Factuur');
    expect(invoiceEvents.map(({ event }) => event)).to.deep.equal(['Factuur::postUpdate', 'Factuur::postSave']);
    expect(invoiceEvents[0]?.modified).to.include.members(['regels', 'btw', 'aantal_personen']);
  });

  it('that would not change is not written', async () => {
    const booking = await given.chargedBooking([createGroup([cost()])]);
    const draft = await createInvoice(booking.id);
    const body = { bijzonderheden: 'Twee rolstoelen.' };
    const events = await collectEvents(() => api.bookings.updateBooking({ id: booking.id, body }));
    expect(events.map(({ object }) => object)).to.deep.equal(['Boeking', 'Boeking']);
    expect(await getInvoice(draft.id)).to.deep.equal(draft);
  });

  it('is deleted, alone or with its booking', async () => {
    const booking = await given.chargedBooking();
    const first = await createInvoice(booking.id);
    const second = await createInvoice(booking.id);
    const events = await collectEvents(() => api.invoices.deleteInvoice({ id: first.id }));
    expect(events.map(({ event }) => event)).to.deep.equal(['Factuur::postDelete']);
    expect(await expectRefusal(getInvoice(first.id))).to.include({ status: 404 });

    await api.bookings.deleteBooking({ id: booking.id });
    expect(await expectRefusal(getInvoice(second.id))).to.include({ status: 404 });
  });

  it('can be made for a booking of nothing', async () => {
    const { id } = await given.booking();
    expect(await createInvoice(id)).to.deep.include({ regels: [], btw: {}, calculated_totaalbedrag_inclusief_btw: 0 });
  });
});

describe('a finalised invoice', () => {
  it('is numbered and dated at once, and announced as finalised', async () => {
    const company = await given.company({ factuur_nummer_prefix: 'BG-', weergavenaam: 'Buitengoed' });
    const customer = await given.customer({ bedrijf_id: company.id });
    const booking = await given.chargedBooking([cost()], { klant_id: customer.id });

    let invoice: Invoice | undefined;
    const events = await collectEvents(async () => {
      invoice = await createInvoice(booking.id, 'definitief');
    });

    expect(invoice).to.include({ status: 'verzonden', factuur_nummer: 'BG-2026-00001', datum: '2026-03-10' });
    expect(invoice?.afdruk).to.deep.include({
      uitje: { referentie: booking.referentie, datum: booking.datum, arrangement: booking.arrangement },
    });
    expect(invoice?.afdruk?.afzender.naam).to.equal('Buitengoed');
    expect(invoice?.afdruk?.geadresseerde.naam).to.equal(customer.displaynaam);
    expect(events.map(({ event }) => event)).to.deep.equal([
      'Factuur::postInsert',
      'Factuur::postSave',
      'InvoiceDefinitive',
    ]);
  });

  it('of nothing is paid at once', async () => {
    const { id } = await given.booking();
    expect(await createInvoice(id, 'definitief')).to.include({ status: 'betaald', factuur_nummer: '2026-00001' });
  });

  it('prints the same after product, customer and company were renamed', async () => {
    const product = await given.product({ naam: 'Klimmen' });
    const booking = await given.booking({ product_id: product.id });
    const { id } = await createInvoice(booking.id, 'definitief');
    const printed = await sendRaw('GET', `/api2/facturen/${String(id)}`);

    await api.products.updateProduct({ id: product.id, body: { naam: 'Afdalen' } });
    const customer = await api.customers.getCustomer({ id: booking.klant_id });
    await api.customers.updateCustomer({ id: customer.id, body: { ...customer, naam: 'Anders BV', plaats: 'Elders' } });

    const company = await api.companies.getCompany({ id: booking.kosten.bedrijf_id });
    await api.companies.updateCompany({ id: company.id, body: { ...company, weergavenaam: 'Nieuw', iban: null } });
    await given.recharge(booking, []);

    expect((await sendRaw('GET', `/api2/facturen/${String(id)}`)).text).to.equal(printed.text);
  });

  it('is a draft that was marked as sent, after a last update from its booking', async () => {
    const booking = await given.chargedBooking();
    const draft = await createInvoice(booking.id);
    const events = await collectEvents(() => markInvoiceAsSent(draft.id));
    expect(events.map(({ event }) => event)).to.deep.equal([
      'Factuur::postUpdate',
      'Factuur::postSave',
      'InvoiceDefinitive',
    ]);
    expect(events[0]?.modified).to.have.members(['status', 'factuur_nummer', 'datum', 'pdf_locatie', 'afdruk', 'hash']);

    const sentInvoice = await getInvoice(draft.id);
    expect(sentInvoice).to.deep.include({
      ...draft,
      pdf_locatie: draft.pdf_href,
      hash: sentInvoice.hash,
      status: 'verzonden',
      factuur_nummer: '2026-00001',
      datum: '2026-03-10',
      afdruk: (await getInvoice(draft.id)).afdruk,
    });
  });

  it('is made from a draft by a request without a body, with an empty response', async () => {
    const { id } = await given.invoice();
    const response = await sendRaw('POST', `/api2/facturen/${String(id)}/markeeralsverzonden`);
    expect(response).to.include({ status: 200, text: '' });
  });

  it('cannot be deleted or finalised again', async () => {
    const { id } = await given.finalisedInvoice();
    expect(await expectRefusal(api.invoices.deleteInvoice({ id }))).to.include({
      status: 403,
      code: 'ERR_INVOICE_NOT_DELETABLE',
    });
    expect(await expectRefusal(markInvoiceAsSent(id))).to.include({ status: 406, code: 'ERR_INVOICE_NOT_DRAFT' });
  });

  it('prevents the deletion of its company and its booking', async () => {
    const { boeking_id, bedrijf_id } = await given.finalisedInvoice();
    const company = await api.companies.getCompany({ id: bedrijf_id });
    expect(company._links.meta.delete_reasons).to.include('invoices');
    expect(await expectRefusal(api.bookings.deleteBooking({ id: boeking_id }))).to.include({
      status: 403,
      code: 'ERR_BOOKING_NOT_DELETABLE',
    });
  });
});

describe('making an invoice', () => {
  it('is refused for a booking that does not exist, and for options that do not exist yet', async () => {
    const { id } = await given.chargedBooking();
    const body = { boeking_id: 999_999 };
    const refusal = { status: 406, code: 'ERR_UNKNOWN_REFERENCE', field: 'boeking_id' };
    expect(await expectRefusal(api.invoices.createInvoice({ body }))).to.include(refusal);
    expect(await expectRefusal(api.invoices.createInvoice({ body: { ...body, mail_to: 3 } }))).to.include(refusal);

    for (const wrong of [
      { voorschot_percentage: 0 },
      { voorschot_percentage: 100.01 },
      { status: 'betaald' },
      { context: 'web' },
      { mail_to: 3 },
    ]) {
      const response = await sendRaw('POST', '/api2/facturen', { body: { boeking_id: id, ...wrong } });
      expect(response.status, JSON.stringify(wrong)).to.equal(406);
      expect(response.body).to.have.nested.property('[0].field', Object.keys(wrong)[0]);
    }
  });

  it('takes a fixed number of queries, whatever the number of lines', async () => {
    const count = async (lines: number): Promise<number> => {
      const { id } = await given.chargedBooking(Array.from({ length: lines }, () => createGroup([cost()])));
      return (await collectSql(() => createInvoice(id, 'definitief'))).length;
    };
    expect(await count(50)).to.equal(await count(1));
  });

  it('while the booking changes leaves both consistent', async () => {
    const booking = await given.chargedBooking();
    const drafts = [await createInvoice(booking.id), await createInvoice(booking.id), await createInvoice(booking.id)];
    await Promise.all([
      ...[2, 3, 4, 5].map((aantal) => given.recharge(booking, [cost({ aantal })])),
      ...drafts.map(({ id }) => markInvoiceAsSent(id).then(undefined, () => undefined)),
      ...[1, 2].map(() => createInvoice(booking.id, 'definitief').then(undefined, () => undefined)),
    ]);

    const { kosten, gefactureerd_bedrag } = await api.bookings.getBooking({
      id: booking.id,
      embed: ['gefactureerd_bedrag'],
    });
    const rest = kosten.calculated_totaalbedrag_inclusief_btw - (gefactureerd_bedrag ?? 0);
    const last = await createInvoice(booking.id, 'definitief').then(
      (invoice) => invoice.calculated_totaalbedrag_inclusief_btw,
      () => 0,
    );
    expect(last).to.equal(rest);
  });
});
