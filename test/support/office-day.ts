// A day at the venue for the tests of the office: groups of today and tomorrow, and an unpaid invoice.
import type { Booking, NewBooking } from 'boekstaaf';
import { addDays } from '../../domain/values/calendar.ts';
import { ZONE } from './clock.ts';
import { api, clock, given } from './index.ts';

export interface OfficeDay {
  readonly today: string;
  readonly tomorrow: string;
  /** Comes today at 14:00 with 32 people, and has paid half of the invoice. */
  readonly eik: Booking;
  /** Has an option until tomorrow. */
  readonly beuk: Booking;
  /** The name of the customer who pays late. */
  readonly debtor: string;
}

/** Advances the clock to a day with two groups today and two tomorrow, one of them without a programme, and a late payer. */
export async function prepareOfficeDay(): Promise<OfficeDay> {
  const debtor = await createDebtor();
  // The invoice of the debtor is overdue by now.
  clock.advance({ days: 40 });

  const today = ZONE.toLocalDate(clock.now());
  const tomorrow = addDays(today, 1);
  const { id: locatie_id } = await given.location({ naam: 'Steiger' });

  const beuk = await bookGroup('De Beuk', 'Bowlen', {
    locatie_id,
    begin: `${today}T16:00:00`,
    personen: 8,
    status: 'optie',
    status_vervaldatum: tomorrow,
  });

  const eik = await bookGroup('De Eik', 'Kanovaren', {
    locatie_id,
    begin: `${today}T14:00:00`,
    personen: 32,
    status: 'definitief',
    bijzonderheden: 'Twee rolstoelen',
  });
  const chargedEik = await chargeAndPayHalf(eik, 1210);

  await bookGroup('De Linde', 'Lunch', {
    locatie_id,
    begin: `${tomorrow}T12:00:00`,
    personen: 1,
    status: 'reservering',
  });
  await bookWithoutProgramme('De Den', `${tomorrow}T18:00:00`);

  return { today, tomorrow, eik: chargedEik, beuk, debtor };
}

/** Returns the name of a customer with a finalised invoice that nobody pays. */
async function createDebtor(): Promise<string> {
  const { klant_id } = await given.finalisedInvoice([given.cost({ bedrag: 75.5 })]);
  const { displaynaam } = await api.customers.getCustomer({ id: klant_id });
  return displaynaam;
}

/** Books a package with one product, for three quarters of an hour at the location. */
async function bookGroup(
  naam: string,
  productName: string,
  { locatie_id, begin, ...body }: Partial<NewBooking> & { readonly locatie_id: number; readonly begin: string },
): Promise<Booking> {
  const { id: productgroep_id } = await given.productGroup({ naam: `Groep van ${productName}` });
  const { id: product_id } = await given.product({ naam: productName, productgroep_id });
  const { id: klant_id } = await given.customer({ naam, bedrijf_id: (await given.company()).id });
  const regels = [{ product_id, begin, eind: begin.replace(':00:00', ':45:00'), locatie_id }];
  const { id: arrangement_id } = await given.package({ arrangement: `Dag met ${productName}`, regels });
  return given.booking({ klant_id, arrangement_id, begin, ...body });
}

async function bookWithoutProgramme(naam: string, begin: string): Promise<void> {
  const { id: klant_id } = await given.customer({ naam });
  await given.booking({ klant_id, begin, personen: 4, status: 'reservering' });
}

/** Returns the booking, which charges this amount and whose invoice is half paid. */
async function chargeAndPayHalf({ id: boeking_id }: Booking, amount: number): Promise<Booking> {
  const booking = await given.recharge({ id: boeking_id }, [given.cost({ bedrag: amount })]);
  const { id } = await api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
  await api.invoicePayments.createInvoicePayment({ id, body: { bedrag: amount / 2 } });
  return booking;
}
