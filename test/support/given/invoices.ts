// Invoices and their payments, and the bookings that they charge.
import type {
  Booking,
  CostItemPut,
  CostsPut,
  Invoice,
  InvoicePayment,
  NewBooking,
  NewCompany,
  NewCustomer,
  NewInvoicePayment,
} from 'boekstaaf';
import { api, given } from '../index.ts';

type CostItemInput = Omit<Partial<CostItemPut>, 'id' | 'type'>;

/** A cost of 121 euros with 21 % VAT, unless its members say otherwise. */
export function cost(item: CostItemInput = {}): CostItemPut {
  return { type: 'item', naam: 'Klimmen', aantal: 1, bedrag: 121, btw_percentage: 21, ...item };
}

/** A booking that charges these costs, for a customer of its own. */
export async function chargedBooking(
  regels: NonNullable<CostsPut['regels']> = [cost()],
  body: Partial<NewBooking> = {},
): Promise<Booking> {
  const { id } = await given.booking(body);
  return api.bookings.updateBooking({ id, body: { kosten: { regels } } });
}

/** Gives a booking other costs. */
export function recharge({ id }: { readonly id: number }, regels: NonNullable<CostsPut['regels']>): Promise<Booking> {
  return api.bookings.updateBooking({ id, body: { kosten: { regels } } });
}

/** A draft over these costs. */
export async function invoice(regels?: CostsPut['regels']): Promise<Invoice> {
  const { id } = await chargedBooking(regels);
  return api.invoices.createInvoice({ body: { boeking_id: id } });
}

/** A finalised invoice over these costs. */
export async function finalisedInvoice(regels?: CostsPut['regels']): Promise<Invoice> {
  const { id } = await chargedBooking(regels);
  return api.invoices.createInvoice({ body: { boeking_id: id, status: 'definitief' } });
}

/** A payment of ten euros on a finalised invoice of its own. */
export async function payment(body: Partial<NewInvoicePayment> = {}): Promise<InvoicePayment> {
  const { id } = await finalisedInvoice();
  return api.invoicePayments.createInvoicePayment({ id, body: { bedrag: 10, ...body } });
}

const ADDRESS = { adres: 'Bosweg 12', postcode: '3971 AB', plaats: 'Driebergen', landcode: 'NL' };
const NUMBERS = { iban: 'NL91ABNA0417164300', btw_nummer: 'NL001234560B01', kvk_nummer: '12345678' };

/** A draft of a company and a customer who have all that an e-invoice needs, unless these members say otherwise. */
export async function eInvoiceDraft(
  ours: Partial<NewCompany> = {},
  theirs: Partial<NewCustomer> = {},
): Promise<Invoice> {
  const { id: bedrijf_id } = await given.company({ ...ADDRESS, ...NUMBERS, ...ours });
  const { id: klant_id } = await given.customer({ bedrijf_id, naam: 'De Eik', ...ADDRESS, ...theirs });
  const { id } = await chargedBooking([cost()], { klant_id });
  await api.bookings.updateBooking({ id, body: { kosten: { bedrijf_id } } });
  return api.invoices.createInvoice({ body: { boeking_id: id } });
}

/** A finalised invoice that has all that an e-invoice needs. */
export async function eInvoice(): Promise<Invoice> {
  const { id } = await eInvoiceDraft();
  await api.invoices.markInvoiceAsSent({ id });
  return api.invoices.getInvoice({ id });
}
