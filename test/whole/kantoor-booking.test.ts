// The page of a booking in a real browser, where installed: the tasks of a day by keyboard alone, with just the rights they need.
import type { Booking } from 'boekstaaf';
import { expect } from 'chai';
import { hasBrowser } from '../support/browser.ts';
import {
  setUpDesk,
  findButton,
  choose,
  DESK_PERMISSIONS,
  getLastClub,
  reloadBooking,
  findPart,
  press,
  createRowing,
  tabTo,
  readVisibleText,
  type,
} from '../support/desk.ts';
import '../support/either-database.ts';
import { api, baseUrl, clock, given } from '../support/index.ts';
import { apiRequestsOf, PHONE, WIDE } from '../support/office.ts';
import '../support/only-with-all.ts';

/** Dates and times as the browser of the tests expects them, in the order of its own system. */
const DATE = '06132026';
const TIME = '0200PM';
const LATER = '0300PM';
const NOON = '1230PM';

/** Returns the mailed address at which the customer responds to the only proposal for a booking. */
async function linkTo({ id: boeking_id }: Booking): Promise<string> {
  const [proposal] = await api.proposals.listProposals({ boeking_id });
  const [mail] = await api.mails.listMails({ about_kind: 'proposal', about_id: proposal?.id ?? 0 });
  return `${baseUrl}${new URL(mail?.button?.url ?? '').pathname}`;
}

describe('the page of a booking', () => {
  if (!hasBrowser) return;

  const { open, openBooking, getVisit: visited, say } = setUpDesk();

  it('shows the whole booking on one page, in the order of a phone call', async () => {
    const { booking } = await createRowing({ bijzonderheden: 'Twee rolstoelen' });
    const page = await openBooking(booking, [...DESK_PERMISSIONS, 'editUsers']);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).to.equal(`Booking ${booking.referentie}`);

    const parts = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(parts.slice(0, 4)).to.deep.equal(['Who', 'When and how many', 'Programme', 'Price and payments']);
    expect(parts.slice(4)).to.deep.equal(['Mails', 'Proposals', 'Notes', 'Who changed what']);

    const customerPart = findPart(page, 'Who');
    for (const fact of ['Roeiclub', 'Sanne Vos', 'Kade 1, Utrecht'])
      expect(await readVisibleText(customerPart)).to.include(fact);

    const phone = customerPart.getByRole('link', { name: '06 1234 5678' });
    expect(await phone.getAttribute('href')).to.equal('tel:0612345678');

    for (const fact of ['Saturday', '13 June 2026, 14:00', 'People 10', 'Middag op het water', 'Twee rolstoelen'])
      expect(await readVisibleText(findPart(page, 'When and how many'))).to.include(fact);
    expect(await readVisibleText(findPart(page, 'Programme'))).to.match(/14:00–15:00 10 × \S+ Steiger \d+ €121\.00/);
    expect(await readVisibleText(findPart(page, 'Price and payments'))).to.match(
      /Total with VAT €121\.00 Still to pay €121\.00/,
    );
    expect(await readVisibleText(findPart(page, 'Who changed what'))).to.include('made the booking');
  });

  it('asks for the net amount of a booking with reverse charge', async () => {
    const { booking } = await createRowing({ begin: '2026-06-13T14:00:00', status: 'definitief' });
    await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief', btw_verlegd: true } });
    const page = await openBooking(booking);
    expect(await readVisibleText(findPart(page, 'Price and payments'))).to.match(
      /Total with VAT €121\.00 Still to pay €100\.00/,
    );
  });

  it('has no forms for users with read rights, and sends no request for data they may not see', async () => {
    const { booking } = await createRowing();
    const page = await openBooking(booking, ['editLocaties'], PHONE);
    const parts = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(parts).to.deep.equal(['Wanneer en met hoeveel', 'Programma', 'Prijs en betalingen', 'Voorstellen']);
    expect(await page.getByRole('main').getByRole('button').count()).to.equal(0);
    expect(await page.getByText('Roeiclub').count()).to.equal(0);
    expect(apiRequestsOf(visited()).join(' ')).to.not.match(
      /audit|mails|contactmomenten|online_payments|conflicten|Klant/,
    );
    expect(visited().watched.errors.filter((text) => text.includes('403'))).to.deep.equal([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(390);
  });

  for (const [at, options] of [
    ['1440 wide, in English', WIDE],
    ['390 wide, in Dutch', PHONE],
  ] as const)
    describe(`by keyboard alone, ${at}`, () => {
      it('creates a booking for 24 people on a Saturday, for a known customer and a new one', async () => {
        const { arrangement_id, klant_id } = await createRowing();
        const { displaynaam } = await api.customers.getCustomer({ id: klant_id });
        const { arrangement } = await api.packages.getPackage({ id: arrangement_id });
        const page = await open('/kantoor', DESK_PERMISSIONS, options);
        await press(page, page.getByRole('link', { name: say('New booking', 'Nieuwe boeking') }));
        await type(page, say('Customer', 'Klant'), displaynaam);
        await press(page, page.getByRole('button', { name: new RegExp(`^${displaynaam} 06`) }));
        await type(page, say('Date', 'Datum'), DATE);
        await type(page, say('Begins at', 'Begint om'), TIME);
        await type(page, say('People', 'Personen'), '24');
        await choose(page, say('Package', 'Arrangement'), arrangement);
        await page.getByText(say('The price is €290.40.', 'De prijs is € 290,40.')).waitFor();
        await press(page, findButton(page, say('Make the booking', 'Boeking maken')));
        await page.getByRole('heading', { level: 1, name: /^(?:Booking|Boeking) \d/ }).waitFor();

        const newBooking = await reloadBooking({ id: Number(page.url().split('/').at(-1)) });
        expect(newBooking).to.deep.include({ klant_id, arrangement_id, personen: 24, status: 'optie' });
        expect(newBooking.begin).to.equal('2026-06-13T14:00:00+02:00');

        await press(page, page.getByRole('link', { name: say('New booking', 'Nieuwe boeking') }));
        await type(page, say('Customer', 'Klant'), `Familie Zwaan ${getLastClub()}`);
        await type(page, say('Phone', 'Telefoon'), '030 765 4321');
        await type(page, say('Date', 'Datum'), DATE);
        await type(page, say('Begins at', 'Begint om'), TIME);
        await type(page, say('People', 'Personen'), '24');
        await choose(page, say('Package', 'Arrangement'), arrangement);
        await page.getByText(say('The price is €290.40.', 'De prijs is € 290,40.')).waitFor();

        expect(await api.customers.listCustomers({ id_from: klant_id + 1 })).to.deep.equal([]);

        await press(page, findButton(page, say('Make the booking', 'Boeking maken')));
        await findPart(page, say('Who', 'Wie')).getByText('030 765 4321').waitFor();
        expect(await readVisibleText(findPart(page, say('Who', 'Wie')))).to.include('Familie Zwaan');
      });

      it('moves it an hour and adds lunch, with the price next to it', async () => {
        const { booking } = await createRowing();
        const lunch = await given.product({
          naam: `Zwanenlunch ${getLastClub()}`,
          duur: 'PT45M',
          aantalbepaling: 'per_x_personen',
          aantal: 1,
          per_x_personen: 1,
          per_x_personen_afronding: 'boven',
          ProductPrice: [{ btw: 9, verkoop: 15 }],
        });
        const page = await openBooking(booking, DESK_PERMISSIONS, options);
        await press(page, page.getByRole('button', { name: say('Change date', 'Datum, personen') }));
        await type(page, say('Begins at', 'Begint om'), LATER);
        await type(page, say('People', 'Personen'), '12');
        await page.getByText(say('from €121.00 to €145.20', 'van € 121,00 naar € 145,20')).waitFor();
        await press(page, findButton(page, say('Save', 'Opslaan')));

        const programme = findPart(page, say('Programme', 'Programma'));
        await programme.getByText('15:00–16:00').waitFor();
        await press(page, page.getByRole('button', { name: say('+ Add', '+ Aan') }));
        await choose(page, 'Product', lunch.naam);
        await page.getByText(say('from €145.20 to €325.20', 'van € 145,20 naar € 325,20')).waitFor();
        await type(page, say('From', 'Van'), NOON);
        await press(page, findButton(page, say('Add it', 'Toevoegen')));
        await programme.getByText('12:30–13:15').waitFor();

        const { boekingsregels: lines, begin, kosten } = await reloadBooking(booking);
        expect(begin).to.equal('2026-06-13T15:00:00+02:00');
        expect(lines.map((line) => [line.product_id === lunch.id, line.begin, line.aantal])).to.have.deep.members([
          [false, '2026-06-13T15:00:00+02:00', 12],
          [true, '2026-06-13T12:30:00+02:00', 12],
        ]);
        expect(kosten.calculated_totaalbedrag_inclusief_btw).to.equal(325.2);
      });

      it('shows what is full and why, and overbooks only on request', async () => {
        const first = await createRowing({ status: 'definitief' }, { capaciteit: 15 });
        const { id: klant_id } = await given.customer({ naam: 'Wie te laat komt', bedrijf_id: first.bedrijf_id });
        const { arrangement_id } = first;
        const late = await given.booking({ klant_id, arrangement_id, begin: '2026-06-13T17:00:00', personen: 8 });
        await api.bookings.setBookingStatus({ id: late.id, status: 'optie' });

        const page = await openBooking(late, DESK_PERMISSIONS, options);
        await press(page, page.getByRole('button', { name: say('Change date', 'Datum, personen') }));
        await type(page, say('Begins at', 'Begint om'), TIME);

        const full = page.getByRole('list', { name: say('What is full', 'Wat er vol is') });
        await full.getByText(`Steiger ${getLastClub()}`).waitFor();

        const refusal = page.waitForResponse(
          (response) => response.status() === 406 && !response.url().includes('dry_run'),
        );

        await press(page, findButton(page, say('Save', 'Opslaan')));
        await refusal;
        expect(await readVisibleText(full)).to.include(
          say('room for 15, 10 taken, 8 needed', 'ruimte voor 15, 10 bezet, 8 nodig'),
        );
        expect((await reloadBooking(late)).begin).to.equal('2026-06-13T17:00:00+02:00');

        await tabTo(page, page.getByRole('checkbox'));
        await page.keyboard.press('Space');
        await press(page, findButton(page, say('Save', 'Opslaan')));
        await findPart(page, say('Programme', 'Programma')).getByText('14:00–15:00').waitFor();

        const conflict = page.locator('.conflict').filter({ hasText: say('Place too full', 'Plek te vol') });
        expect(await readVisibleText(conflict)).to.include(`Steiger ${getLastClub()}`);
        expect(await conflict.getAttribute('title')).to.equal(null);
      });

      it('cancels one two days ahead, and first shows what that costs', async () => {
        const { id: annuleringsvoorwaarden_id } = await given.cancellationTerms({
          regels: [{ dagen_vooraf: 7, percentage: 50 }],
        });
        const { booking } = await createRowing(
          { begin: '2026-03-12T14:00:00', status: 'definitief' },
          {},
          { annuleringsvoorwaarden_id },
        );
        const page = await openBooking(booking, DESK_PERMISSIONS, options);
        await press(page, findButton(page, say('Cancel the booking', 'Boeking annuleren')));
        await page.getByText(say('50 % is owed', '50 % is verschuldigd')).waitFor();

        expect(await readVisibleText(page.locator('form.act'))).to.match(
          /(before|vooraf) 2 .*(costs|kost) (€60\.50|€ 60,50)/,
        );

        await type(page, say('Reason', 'Reden'), 'Te veel wind');
        await press(page, findButton(page, say('Cancel the booking now', 'Boeking nu annuleren')));

        const cancelledPart = findPart(page, say('Cancelled', 'Geannuleerd'));
        await cancelledPart.getByText('Te veel wind').waitFor();
        expect(await reloadBooking(booking)).to.deep.include({ status: 'geannuleerd' });
        expect((await reloadBooking(booking)).kosten.calculated_totaalbedrag_inclusief_btw).to.equal(60.5);
      });

      it('sends the proposal and sees it accepted, with just that right', async () => {
        const { booking } = await createRowing({ status: 'optie' });
        const { naam } = await given.proposalType({ naam: `Aanbod ${getLastClub()}`, status_na_akkoord: 'definitief' });
        const page = await openBooking(booking, ['viewContact', 'editBoeking'], options);
        const proposals = findPart(page, say('Proposals', 'Voorstellen'));
        await press(page, findButton(proposals, say('Make a proposal', 'Voorstel maken')));
        await choose(page, say('Kind of proposal', 'Soort voorstel'), naam);
        await press(page, findButton(proposals, say('Make it', 'Maken')));
        await press(page, findButton(proposals, say('Mail it', 'Mailen')));
        await press(page, findButton(proposals, say('Send it', 'Versturen')));
        await proposals.getByText(say('sent', 'verstuurd')).waitFor();

        const customer = await page.context().newPage();
        await customer.goto(await linkTo(booking));
        await press(customer, customer.locator('button[value=akkoord]'));
        await customer.getByText('U bent akkoord gegaan').waitFor();
        await customer.close();
        await page.reload();
        await proposals.getByText(say('Accepted', 'Geaccepteerd')).waitFor();

        expect(await readVisibleText(proposals)).to.match(/(answered|beantwoord) .*(€121\.00|€ 121,00)/);
        expect(await reloadBooking(booking)).to.deep.include({ status: 'definitief' });
      });

      it('records a payment at the counter, with just that right', async () => {
        const { booking } = await createRowing({ status: 'definitief' });
        const { id } = await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
        const { id: betaalmethode_id, naam } = await given.paymentMethod({ naam: `Zilvergeld ${String(booking.id)}` });
        const page = await openBooking(booking, ['createFactuurBetaling'], options);
        expect(await page.getByRole('main').getByRole('button').count()).to.equal(1);

        await press(page, findButton(page, say('Take a payment', 'Betaling ontvangen')));
        await type(page, say('Amount', 'Bedrag'), '100,50');
        await choose(page, say('Paid by', 'Betaald met'), naam);
        await press(page, findButton(page, say('Record the payment', 'Betaling vastleggen')));

        const money = findPart(page, say('Price and payments', 'Prijs en betalingen'));
        await money.getByText(say('€20.50 open', '€ 20,50 open')).waitFor();

        const [payment] = await api.invoicePayments.listInvoicePayments({ id });
        expect(payment).to.deep.include({ bedrag: 100.5, betaalmethode_id });
        expect(await readVisibleText(money.locator('.balance'))).to.match(/20[.,]50/);
      });

      it('shows who changed the price yesterday, to users with that right', async () => {
        const { booking } = await createRowing();
        await given.recharge(booking, [given.cost({ bedrag: 99 })]);
        clock.advance({ days: 1 });
        const page = await openBooking(booking, ['editUsers'], options);
        const history = findPart(page, say('Who changed what', 'Wie veranderde wat'));
        expect(await readVisibleText(history)).to.match(
          options.locale === 'nl-NL'
            ? /beheerder .*Prijs: € 121,00 → € 99,00/
            : /beheerder .*Price: €121\.00 → €99\.00/,
        );
        clock.reset();
      });
    });
});
