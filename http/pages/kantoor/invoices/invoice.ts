// The data of an invoice's page, as far as the caller may see them, and the props of its forms.
import type { Booking, Customer, Invoice, InvoicePayment, QueuedMail } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import { CustomersApi } from 'boekstaaf/customers';
import { InvoicePaymentsApi } from 'boekstaaf/invoice-payments';
import { InvoicesApi } from 'boekstaaf/invoices';
import { MailsApi } from 'boekstaaf/mails';
import type { CloseProps } from '../frame/act.tsx';
import { OPEN_AMOUNT } from '../frame/amounts.ts';
import type { OfficeCaller } from '../frame/caller.ts';

/** An invoice and what belongs to it. */
export interface InvoiceOverview {
  readonly invoice: Invoice;
  /** The ETag of the invoice. */
  readonly etag: string;
  readonly payments: readonly InvoicePayment[];
  readonly booking: Booking;
  /** The other invoices of the booking. */
  readonly otherInvoices: readonly Invoice[];
  /** Null where the caller may not see customers. */
  readonly customer: Customer | null;
  /** The mails about it, the newest first. */
  readonly mails: readonly QueuedMail[];
}

/** The props of the form of each action with an invoice. */
export interface InvoiceActProps extends CloseProps {
  readonly overview: InvoiceOverview;
  /** The name of the invoice for people. */
  readonly name: string;
  /** Called after the action, with a sentence about it, and whether the invoice was deleted. */
  readonly onDone: (message: string, isGone?: boolean) => void;
}

/** Reads an invoice. Throws as the client does. */
export async function readInvoice(caller: OfficeCaller, id: number, signal: AbortSignal): Promise<InvoiceOverview> {
  const { seesCustomers } = caller;
  const invoices = caller.getApi(InvoicesApi);
  const { data: invoice, headers } = await invoices.getInvoice({ id }, { signal }).withResponse();
  const { boeking_id, klant_id } = invoice;
  const [payments, booking, all, customer, mails] = await Promise.all([
    caller.getApi(InvoicePaymentsApi).listInvoicePayments({ id, page_size: 1000 }, { signal }),
    caller.getApi(BookingsApi).getBooking({ id: boeking_id }, { signal }),
    // Only lists have the open amount.
    invoices.listInvoices({ boeking_id: [boeking_id], embed: [OPEN_AMOUNT], page_size: 1000 }, { signal }),
    seesCustomers ? caller.getApi(CustomersApi).getCustomer({ id: klant_id }, { signal }) : null,
    seesCustomers ? caller.getApi(MailsApi).listMails({ factuur_id: id, page_size: 1000 }, { signal }) : [],
  ]);

  return {
    invoice: { ...invoice, [OPEN_AMOUNT]: all.find((each) => each.id === id)?.[OPEN_AMOUNT] ?? 0 },
    etag: headers.get('etag') ?? '',
    payments,
    booking,
    otherInvoices: all.filter((other) => other.id !== id),
    customer,
    mails: mails.toReversed(),
  };
}

/** Returns the path of the PDF of an invoice; null for a caller who may not see it. */
export function findPdfPath(caller: OfficeCaller, { pdf_href }: Invoice): string | null {
  return caller.may('viewContact', 'editContact', 'createFactuur') ? pdf_href : null;
}
