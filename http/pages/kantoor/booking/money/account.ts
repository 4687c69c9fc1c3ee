// The account of a booking: what was invoiced and paid.
import type { Invoice, OnlinePayment } from 'boekstaaf';
import { InvoicesApi } from 'boekstaaf/invoices';
import { OnlinePaymentsApi } from 'boekstaaf/online-payments';
import { OPEN_AMOUNT } from '../../frame/amounts.ts';
import type { OfficeCaller } from '../../frame/caller.ts';

/** The invoices of a booking with their payments, and what was paid online. */
export interface BookingAccount {
  readonly invoices: readonly Invoice[];
  readonly online: readonly OnlinePayment[];
}

/** Reads the account of a booking. */
export async function readAccount(caller: OfficeCaller, id: number, signal: AbortSignal): Promise<BookingAccount> {
  const mayOnline = caller.may('editFactuurBetaling', 'viewFinancieleOverzichten');
  const [invoices, online] = await Promise.all([
    caller
      .getApi(InvoicesApi)
      .listInvoices({ boeking_id: [id], embed: ['Betalingen', OPEN_AMOUNT], page_size: 1000 }, { signal }),
    mayOnline
      ? caller.getApi(OnlinePaymentsApi).listOnlinePayments({ booking_id: id, page_size: 1000 }, { signal })
      : [],
  ]);
  return { invoices, online };
}
