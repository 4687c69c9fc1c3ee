// The page of a customer in a real browser, where installed: people, bookings, invoices, and notes by two users.
import { expect } from 'chai';
import type { Customer, Note } from 'boekstaaf';
import { hasBrowser } from '../support/browser.ts';
import '../support/either-database.ts';
import { api, given } from '../support/index.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { setUpOffice, apiRequestsOf, PHONE, logIn } from '../support/office.ts';
import '../support/only-with-all.ts';

describe('the page of a customer', function () {
  if (!hasBrowser) return;

  const { visit, enter } = setUpOffice();
  let customer: Customer;

  beforeEach(async () => {
    customer = await given.customer({
      naam: `De Eik ${crypto.randomUUID()}`,
      bedrijf_id: (await given.company()).id,
      adres: 'Schoolstraat 1',
      postcode: '3511 AA',
      plaats: 'Utrecht',
      contactpersonen: [
        { voornaam: 'Sanne', achternaam: 'de Vries', email1: 'sanne@deeik.example', telefoon1: '06 12 34 56 78' },
        { voornaam: 'Jan', achternaam: 'Bakker' },
      ],
    });
  });

  const formatAddress = (): string => `/kantoor/klanten/${String(customer.id)}`;
  const listNotes = (): Promise<Note[]> => api.notes.listNotes({ contact_id: customer.id });
  const createNote = (bericht: string): Promise<Note> =>
    api.notes.createNote({ body: { contact_id: customer.id, bericht } });

  it('marks an impossible VAT number, with the remedy', async () => {
    await api.customers.updateCustomer({ id: customer.id, body: { btw_nummer: 'NL001234567B01' } });
    const { page } = await enter(formatAddress(), await given.user({ permissies: ['viewContact'] }));
    const details = page.getByRole('region', { name: 'Details' });
    expect(await details.getByRole('note').allInnerTexts()).to.deep.equal([
      `${customer.displaynaam}: VAT number NL001234567B01 cannot be right. Ask for the right one, and correct it before an invoice goes out.`,
    ]);
    await api.customers.updateCustomer({ id: customer.id, body: { btw_nummer: 'NL001234560B01' } });
    await page.reload();
    await details.getByText('NL001234560B01').waitFor();
    expect(await page.getByRole('note').count()).to.equal(0);
  });

  it('shows people, bookings, invoices and notes to users who may see customers', async () => {
    const { id: boeking_id, referentie } = await given.chargedBooking([given.cost()], { klant_id: customer.id });
    const { id } = await api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
    await api.invoicePayments.createInvoicePayment({ id, body: { bedrag: 21 } });
    await createNote('Belt terug');

    const visited = await enter(formatAddress(), await given.user({ permissies: ['viewContact'] }));
    const { page } = visited;
    const part = (name: string): Promise<string> => page.getByRole('region', { name }).innerText();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).to.equal(customer.naam);
    expect(await part('Details')).to.include('Schoolstraat 1\n3511 AA Utrecht');
    expect(await part('People'))
      .to.include('Sanne de Vries')
      .and.include('first contact')
      .and.include('Jan Bakker');
    expect(await page.getByRole('link', { name: '06 12 34 56 78' }).getAttribute('href')).to.equal('tel:0612345678');
    expect(await part('Bookings'))
      .to.include(referentie)
      .and.include('10 people');
    expect(await part('Invoices'))
      .to.include('€100.00 open')
      .and.include('€121.00')
      .and.include('partly paid');
    expect(await part('Notes')).to.include('Belt terug');
    expect(await page.getByRole('region', { name: 'Notes' }).getByRole('button').count()).to.equal(0);

    await page.getByRole('region', { name: 'Invoices' }).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: /^Invoice 2026-/ }).waitFor();
  });

  it('shows nothing to others', async () => {
    const visited = await visit(formatAddress());
    await logIn(visited, await given.user());
    await visited.page.getByText('Your account may not do this.').waitFor();
    expect(await visited.page.getByText(customer.naam ?? '').count()).to.equal(0);
    expect(apiRequestsOf(visited).filter((path) => path.includes('klanten'))).to.have.lengthOf(1);
  });

  it('adds a note by keyboard alone on a phone, in Dutch', async () => {
    const visited = await enter(formatAddress(), await given.user({ permissies: ['editContact'] }), PHONE);
    const { page } = visited;
    await press(page, 'Notitie toevoegen');
    await page.locator('textarea:focus').waitFor();
    await page.keyboard.type('Komt met de bus');
    await tabTo(page, 'Opslaan');
    await page.keyboard.press('Enter');
    await page.locator('.note').getByText('Komt met de bus').waitFor();

    expect((await listNotes()).map(({ bericht, sticky }) => [bericht, sticky])).to.deep.equal([
      ['Komt met de bus', false],
    ]);
    expect(await page.evaluate('document.activeElement.textContent')).to.equal('Notitie toevoegen');
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(390);
  });

  it('changes a note, shows why one is refused, and shows both versions where another user changed it too', async () => {
    const { id } = await createNote('Belt terug');
    const visited = await enter(formatAddress(), await given.user({ permissies: ['editContact'] }));
    const { page } = visited;

    await page.getByRole('button', { name: /^Change the note of/ }).click();
    await page.getByLabel('Note', { exact: true }).fill('Belde terug');
    await page.getByLabel('Subject').fill('x'.repeat(999));
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.field .complaint').waitFor();

    expect(await page.getByLabel('Subject').getAttribute('aria-invalid')).to.equal('true');

    await page.getByLabel('Subject').fill('');
    await page.getByLabel('Place').selectOption({ label: 'Above all others' });
    await api.notes.updateNote({ id, body: { bericht: 'Belt morgen terug' } });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').filter({ hasText: 'Belt morgen terug' }).waitFor();

    expect(await page.getByLabel('Note', { exact: true }).inputValue()).to.equal('Belde terug');

    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.note.sticky').getByText('Belde terug').waitFor();
    expect((await listNotes()).map(({ bericht, sticky }) => [bericht, sticky])).to.deep.equal([['Belde terug', true]]);
  });
});
