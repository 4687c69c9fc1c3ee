// The pages of invoices in a real browser, where installed: lists, sending, payments, reminders and credits.
import { expect } from 'chai';
import type { Booking, Invoice } from 'boekstaaf';
import type { Page } from 'playwright-core';
import { hasBrowser } from '../support/browser.ts';
import '../support/either-database.ts';
import { api, basic, clock, given } from '../support/index.ts';
import { readFocusedName, press, tabTo } from '../support/keyboard.ts';
import { startMailing } from '../support/mailing.ts';
import { setUpOffice, apiRequestsOf, logIn, PHONE, WIDE } from '../support/office.ts';
import '../support/only-with-all.ts';

const LISTS = '/kantoor/facturen';
const PDF_RESPONSE = [200, 'application/pdf'];
const ALL_RIGHTS = ['createFactuur', 'createFactuurBetaling', 'viewContact'] as const;

describe('the pages of invoices', () => {
  if (!hasBrowser) return;

  const { visit, enter } = setUpOffice();

  const pageOf = ({ id }: Pick<Invoice, 'id'>): string => `${LISTS}/${String(id)}`;
  const formatAddress = (list: string, { id }: Pick<Invoice, 'id'>): string =>
    `${LISTS}?lijst=${list}&factuur=${String(id)}`;
  const waitForStatus = async (page: Page, text: string | RegExp): Promise<void> =>
    page.getByRole('status').filter({ hasText: text }).waitFor();
  const statusOf = async ({ id }: Pick<Invoice, 'id'>): Promise<string> =>
    (await api.invoices.getInvoice({ id })).status;

  /** Creates a booking of a customer with this name. */
  const bookingOf = async (naam: string, bedrag: number, begin = '2026-03-09T10:00:00'): Promise<Booking> => {
    const { id: klant_id } = await given.customer({
      naam,
      bedrijf_id: (await given.company()).id,
      contactpersonen: [{ voornaam: 'Sanne', achternaam: 'de Vries', email1: 'sanne@klant.example' }],
    });
    return given.chargedBooking([given.cost({ naam: 'Klimmen', aantal: 10, bedrag: bedrag / 10 })], {
      klant_id,
      begin,
    });
  };

  const draftOf = async (naam: string, bedrag = 1000, begin?: string): Promise<Invoice> =>
    api.invoices.createInvoice({ body: { boeking_id: (await bookingOf(naam, bedrag, begin)).id } });

  const sentOf = async (naam: string, bedrag = 1000): Promise<Invoice> => {
    const { klant_id, id: boeking_id } = await bookingOf(naam, bedrag);
    const { contactpersonen } = await api.customers.getCustomer({ id: klant_id });
    return api.invoices.createInvoice({
      body: { boeking_id, status: 'definitief', mail_to: contactpersonen[0]?.id ?? 0 },
    });
  };

  it('invoice half in advance and the rest later, and record both payments, by keyboard alone on a phone', async () => {
    const { id: boeking_id } = await bookingOf('De Eik', 1000);
    const advance = await api.invoices.createInvoice({ body: { boeking_id, voorschot_percentage: 50 } });
    const user = await given.user({ permissies: [...ALL_RIGHTS] });
    const visited = await enter(formatAddress('versturen', advance), user, PHONE);
    const { page } = visited;

    const sendAndBookPayment = async (): Promise<void> => {
      await press(page, 'Versturen');
      await page.locator('select:focus').waitFor();
      await press(page, 'Versturen');
      await waitForStatus(page, /is verstuurd/);
      await press(page, /^Open\s*\d+$/);
      await page.getByRole('button', { name: 'Betaling boeken' }).waitFor();
      await press(page, 'Betaling boeken');
      await page.locator('input:focus').waitFor();
      expect(await page.locator('input:focus').inputValue()).to.equal('500,00');
      await page.keyboard.press('Enter');
      await waitForStatus(page, /500,00.+is geboekt/);
    };

    await sendAndBookPayment();
    expect(await statusOf(advance)).to.equal('betaald');

    const rest = await api.invoices.createInvoice({ body: { boeking_id } });
    await page.goto(page.url().replace(/\?.*/, formatAddress('versturen', rest).slice(LISTS.length)));
    await page.getByRole('button', { name: 'Versturen' }).waitFor();
    await sendAndBookPayment();

    expect(await statusOf(rest)).to.equal('betaald');

    const mails = await api.mails.listMails({ factuur_id: rest.id });
    expect(mails.map(({ to, kind }) => [...to, kind])).to.deep.equal([['sanne@klant.example', 'invoice']]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(390);
  });

  it('record a payment at the counter, by keyboard alone and with just that right', async () => {
    const invoice = await sentOf('De Beuk');
    const { id: betaalmethode_id } = await given.paymentMethod({ naam: 'Pin' });
    const { id: pos_id } = await given.pointOfSale({ naam: 'Balie', bedrijf_id: invoice.bedrijf_id });
    const visited = await enter(pageOf(invoice), await given.user({ permissies: ['createFactuurBetaling'] }));
    const { page } = visited;
    expect(await page.locator('.invoice > .acts button').allTextContents()).to.deep.equal(['Record a payment']);

    await press(page, 'Record a payment');
    await page.locator('input:focus').waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('50.5');
    await tabTo(page, 'Paid by');
    await page.keyboard.type('Pin');
    await tabTo(page, 'Till');
    await page.keyboard.type('Balie');
    await press(page, 'Record');
    await waitForStatus(page, `€50.50 was recorded for Invoice ${invoice.factuur_nummer ?? ''}.`);
    await page.getByText('Still open €949.50').waitFor();

    const [payment] = await api.invoicePayments.listInvoicePayments({ id: invoice.id });
    expect(payment).to.include({ bedrag: 50.5, betaalmethode_id, pos_id });
    expect(apiRequestsOf(visited).filter((path) => /klanten|mails|pdf/.test(path))).to.deep.equal([]);
  });

  it('record a payment once when its response was lost and the user sends it again', async () => {
    const invoice = await sentOf('De Linde');
    const { id: betaalmethode_id } = await given.paymentMethod({ naam: 'Contant' });
    const visited = await enter(pageOf(invoice), await given.user({ permissies: ['createFactuurBetaling'] }));
    const { page } = visited;

    await page.route('**/betalingen', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });

    const record = page.getByRole('button', { name: 'Record', exact: true });
    await page.getByRole('button', { name: 'Record a payment' }).click();
    await page.getByLabel('Amount').fill('20');
    await page.getByLabel('Paid by').selectOption(String(betaalmethode_id));
    await record.click();
    await page.locator('form > .complaint').filter({ hasText: /./ }).waitFor();

    expect(await api.invoicePayments.listInvoicePayments({ id: invoice.id })).to.have.lengthOf(1);

    await page.unroute('**/betalingen');
    await record.click();
    await waitForStatus(page, '€20.00 was recorded');
    expect(await api.invoicePayments.listInvoicePayments({ id: invoice.id })).to.have.lengthOf(1);

    const { errors } = visited.watched;
    errors.splice(0, Infinity, ...errors.filter((text) => !text.includes('ERR_CONNECTION_RESET')));
  });

  it('show an invoice to every user, without forms where the rights are missing', async () => {
    const discounted = given.cost({ aantal: 10, bedrag: 100, kortingspercentage: 10 });
    const invoice = await given.finalisedInvoice([discounted]);
    const visited = await enter(pageOf(invoice), await given.user({ permissies: ['viewWebhooks'] }));
    const { page } = visited;
    expect(await page.locator('.charged').innerText()).to.match(/Klimmen\s+10 % off\s+€100\.00 each\s+€900\.00/);
    expect(await page.locator('.invoice > .acts').getByRole('button').count()).to.equal(0);
    expect(await page.getByRole('link', { name: 'Open the PDF' }).count()).to.equal(0);
    expect(await page.locator('.bar').getByRole('link', { name: 'Invoices' }).count()).to.equal(0);
    expect(visited.watched.errors.filter((text) => text.includes('403'))).to.deep.equal([]);
    await page.getByRole('link', { name: 'All invoices' }).click();
    await page.getByText('Your account does nothing with invoices.').waitFor();
  });

  it('show next to the field why an amount is refused, and keep the typed one', async () => {
    const invoice = await sentOf('De Es');
    const visited = await enter(pageOf(invoice), await given.user({ permissies: [...ALL_RIGHTS] }));
    const { page } = visited;

    await page.getByRole('button', { name: 'Record a payment' }).click();
    for (const typed of ['veel', '0', '-10']) {
      await page.getByLabel('Amount').fill(typed);
      await page.getByRole('button', { name: 'Record', exact: true }).click();
      await page.locator('.field .complaint').waitFor();
      expect(await page.getByLabel('Amount').getAttribute('aria-invalid')).to.equal('true');
      expect(await page.getByLabel('Amount').inputValue()).to.equal(typed);
      expect(await readFocusedName(page)).to.equal('Amount');
    }

    expect(await api.invoicePayments.listInvoicePayments({ id: invoice.id })).to.deep.equal([]);
  });

  it('send reminders one after another, with a preview of each mail', async () => {
    const { deliverMail, close } = await startMailing();
    const late = [await sentOf('De Wilg', 10), await sentOf('De Ypenlaan', 20)] as const;
    for (const { id } of late)
      for (const mail of await api.mails.listMails({ factuur_id: id })) await deliverMail(mail);
    clock.advance({ days: 20 });
    for (const { bedrijf_id: id } of late)
      await api.companies.updateCompany({
        id,
        body: {
          ...(await api.companies.getCompany({ id })),
          onderwerp_eerste_betalingsherinnering: 'Herinnering {factuur_nummer}',
          body_eerste_betalingsherinnering: 'Nog {factuur_resterend_bedrag}',
          onderwerp_mail_eindfactuur: 'Factuur {factuur_nummer}',
        },
      });

    const visited = await enter(formatAddress('laat', late[0]), await given.user({ permissies: [...ALL_RIGHTS] }));
    const { page } = visited;
    const number = late[0].factuur_nummer ?? '';

    await page.getByRole('button', { name: 'Remind' }).click();
    const letter = page.getByRole('region', { name: 'The mail as it goes out' });
    await letter.getByText(`Herinnering ${number}`).waitFor();
    expect(await letter.innerText())
      .to.include('sanne@klant.example')
      .and.include('Nog € 10,00');

    await page.getByLabel('Mail', { exact: true }).selectOption({ label: 'The invoice' });
    await letter.getByText(`Factuur ${number}`).waitFor();
    await page.getByLabel('Mail', { exact: true }).selectOption({ label: 'First reminder' });
    await letter.getByText(`Herinnering ${number}`).waitFor();
    await page.getByRole('button', { name: 'Send the mail' }).click();
    await waitForStatus(page, `Invoice ${number} was mailed.`);
    await page.locator('h2:focus', { hasText: late[1].factuur_nummer ?? '' }).waitFor();

    expect(new URL(page.url()).searchParams.get('factuur')).to.equal(String(late[1].id));

    const [, again] = await api.mails.listMails({ factuur_id: late[0].id });
    expect(again).to.include({ kind: 'first_reminder', status: 'queued' });

    await close();
  });

  it('credit in part: a draft first, which is previewed and sent', async () => {
    const invoice = await sentOf('De Spar');
    const visited = await enter(pageOf(invoice), await given.user({ permissies: [...ALL_RIGHTS] }));
    const { page } = visited;

    await page.getByRole('button', { name: 'Credit' }).click();
    await page.getByLabel('Number').fill('11');
    await page.getByRole('button', { name: 'Make the draft' }).click();
    await page.locator('.field .complaint').waitFor();

    expect(await page.getByLabel('Number').getAttribute('aria-invalid')).to.equal('true');

    await page.getByLabel('Number').fill('2');
    await page.getByLabel('Reason').fill('Twee deelnemers minder');
    await page.getByRole('button', { name: 'Make the draft' }).click();
    await page.getByRole('heading', { level: 1, name: 'Draft of a credit invoice' }).waitFor();

    expect(await page.locator('.sum').innerText()).to.include('-€200.00');

    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByLabel('To', { exact: true }).selectOption({ label: 'Do not mail it' });
    await page.locator('form').getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { level: 1, name: /^Credit invoice / }).waitFor();
    await page.getByRole('link', { name: `Invoice ${invoice.factuur_nummer ?? ''}`, exact: true }).click();
    await page.getByText('Still open €800.00').waitFor();
  });

  it('mail other texts than those of the company, with the tags filled in', async () => {
    const draft = await draftOf('De Den');
    const visited = await enter(pageOf(draft), await given.user({ permissies: [...ALL_RIGHTS] }));
    const { page } = visited;
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByLabel('Subject').fill('Uw dag: {factuur_bedrag}');
    await page.locator('form').getByRole('button', { name: 'Send' }).click();
    await waitForStatus(page, /was sent/);
    await page.getByRole('region', { name: 'Mails' }).getByText('Uw dag: € 1.000,00').waitFor();
  });

  it('delete no draft that another user changed, before it is shown again', async () => {
    const draft = await draftOf('De Wilg');
    const visited = await enter(pageOf(draft), await given.user({ permissies: [...ALL_RIGHTS] }));
    const { page } = visited;
    await page.getByRole('button', { name: 'Delete the draft' }).click();
    await api.invoices.patchInvoice({ id: draft.id, body: { metadata: { inkoop: 'volgt' } } });
    const remove = page.locator('form').getByRole('button', { name: 'Delete the draft' });
    await remove.click();
    await page.getByText('Somebody else has changed this.').waitFor();
    expect(await statusOf(draft)).to.equal('concept');
    await remove.click();
    await page.waitForURL(`**${LISTS}`);
    expect((await basic.invoices.listInvoices({ boeking_id: [draft.boeking_id] })).length).to.equal(0);
  });

  it('delete a draft, and show the next one', async () => {
    const first = await draftOf('Een', 10, '2027-01-01T10:00');
    const second = await draftOf('Twee', 20, '2027-01-02T10:00');
    const visited = await enter(formatAddress('concepten', first), await given.user({ permissies: [...ALL_RIGHTS] }));
    const { page } = visited;

    await page.getByRole('button', { name: 'Delete the draft' }).click();
    await page.locator('form').getByRole('button', { name: 'Delete the draft' }).click();
    await waitForStatus(page, 'The draft was deleted.');
    await page.locator('.work li', { hasText: 'Een' }).waitFor({ state: 'detached' });

    expect(await page.locator('.work a[aria-current]').innerText()).to.include('Twee');
    expect(new URL(page.url()).searchParams.get('factuur')).to.equal(String(second.id));
    expect((await basic.invoices.listInvoices({ boeking_id: [first.boeking_id] })).length).to.equal(0);
  });

  for (const options of [WIDE, PHONE])
    it(`show the PDF next to the list on a wide screen, in ${String(options.locale)}`, async () => {
      const invoice = await sentOf('De Meidoorn');
      const path = `/api2/facturen/${String(invoice.id)}/pdf`;
      const visited = await visit(formatAddress('open', invoice), options);
      const { page } = visited;
      const pdfResponse = options === WIDE ? page.waitForResponse((candidate) => candidate.url().includes(path)) : null;
      await logIn(visited, await given.user({ permissies: [...ALL_RIGHTS] }));
      await page.locator('.chosen .invoice').waitFor();
      expect(await page.locator('.chosen a.button').first().getAttribute('href')).to.equal(path);
      expect(await page.locator('iframe.pdf').isVisible()).to.equal(options === WIDE);
      const response = await pdfResponse;
      if (response !== null)
        expect([response.status(), response.headers()['content-type']]).to.deep.equal(PDF_RESPONSE);
    });

  it('mark wrong codes of company and customer on a draft, in Dutch too, and none on a sent invoice', async () => {
    const draft = await draftOf('De Beuk');
    const { bedrijf_id, klant_id } = draft;
    const company = await api.companies.getCompany({ id: bedrijf_id });
    await api.companies.updateCompany({ id: bedrijf_id, body: { ...company, btw_nummer: 'BE0403619969' } });
    await api.customers.updateCustomer({ id: klant_id, body: { btw_nummer: 'NL001234567B01' } });

    const visited = await enter(pageOf(draft), await given.user({ permissies: [...ALL_RIGHTS] }), PHONE);
    const notes = visited.page.getByRole('note');
    await notes.filter({ hasText: 'De Beuk: btw-nummer NL001234567B01 kan niet kloppen.' }).waitFor();
    await notes.filter({ hasText: `${company.bedrijfsnaam}: btw-nummer BE0403619969 kan niet kloppen.` }).waitFor();
    await api.invoices.markInvoiceAsSent({ id: draft.id });
    await visited.page.reload();
    await visited.page.getByRole('heading', { level: 1, name: /^Factuur 2026-/ }).waitFor();

    expect(await notes.count()).to.equal(0);
  });
});
