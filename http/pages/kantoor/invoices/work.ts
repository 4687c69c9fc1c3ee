// Reads the lists of invoices to work through, each for callers who can act on it.
import type { Invoice, Permission } from 'boekstaaf';
import { InvoicesApi } from 'boekstaaf/invoices';
import { OPEN_AMOUNT, openAmountOf } from '../frame/amounts.ts';
import type { OfficeCaller } from '../frame/caller.ts';
import { shiftDate } from '../frame/writing.ts';

/** The names of the lists. */
export type ListName = 'send' | 'drafts' | 'late' | 'open';

export interface List {
  readonly name: ListName;
  /** The list in the address, as in `?lijst=versturen`. */
  readonly queryValue: string;
  /** The rights of which a caller needs one to see the list. */
  readonly rights: readonly Permission[];
}

const SEND_RIGHTS = ['createFactuur'] as const satisfies readonly Permission[];
const RECEIVE_RIGHTS = [
  'createFactuur',
  'createFactuurBetaling',
  'editFactuurBetaling',
  'viewFinancieleOverzichten',
] as readonly Permission[];

export const LISTS: readonly List[] = [
  { name: 'send', queryValue: 'versturen', rights: SEND_RIGHTS },
  { name: 'drafts', queryValue: 'concepten', rights: SEND_RIGHTS },
  { name: 'late', queryValue: 'laat', rights: RECEIVE_RIGHTS },
  { name: 'open', queryValue: 'open', rights: RECEIVE_RIGHTS },
];

/** An invoice in a list. */
export interface WorkItem {
  readonly id: number;
  /** The customer, or the booking's reference for a caller who may not see customers. */
  readonly name: string;
  readonly number: string | null;
  /** The open amount, or the total of a draft. */
  readonly amount: number;
  /** The day of the booking for a draft, the due date otherwise. */
  readonly date: string;
  /** The date on which a draft is sent automatically; null for none. */
  readonly goesOut: string | null;
}

export type WorkLists = Readonly<Record<ListName, readonly WorkItem[]>>;

/** Returns the lists; those that the caller may not work on are empty. */
export async function readWork(caller: OfficeCaller, today: string, signal: AbortSignal): Promise<WorkLists> {
  const [drafts, sentInvoices] = await Promise.all([
    caller.may(...SEND_RIGHTS) ? readInvoices(caller, ['concept'], signal) : [],
    caller.may(...RECEIVE_RIGHTS) ? readInvoices(caller, ['verzonden', 'deels_betaald'], signal) : [],
  ]);
  const draftItems = drafts.map(toDraftItem).toSorted(byDate);
  const open = sentInvoices
    .map(toSentItem)
    .filter(({ amount }) => amount !== 0)
    .toSorted(byDate);
  const isReady = ({ date, goesOut }: WorkItem): boolean => date <= today && goesOut === null;
  const isLate = ({ date, amount }: WorkItem): boolean => date < today && amount > 0;

  return {
    send: draftItems.filter(isReady),
    drafts: draftItems.filter((item) => !isReady(item)),
    late: open.filter(isLate),
    open: open.filter((item) => !isLate(item)),
  };
}

async function readInvoices(
  caller: OfficeCaller,
  status: Invoice['status'][],
  signal: AbortSignal,
): Promise<readonly Invoice[]> {
  const customer = caller.seesCustomers ? (['Klant'] as const) : [];
  const pages = caller
    .getApi(InvoicesApi)
    .listInvoices({ status, embed: ['Boeking', OPEN_AMOUNT, ...customer], page_size: 1000 }, { signal });
  const invoices: Invoice[] = [];
  for await (const invoice of pages) invoices.push(invoice);
  return invoices;
}

function toDraftItem(invoice: Invoice): WorkItem {
  return {
    ...nameItem(invoice),
    amount: invoice.calculated_totaalbedrag_inclusief_btw,
    date: invoice.Boeking?.datum ?? '',
    goesOut: invoice.verstuur_factuur_op,
  };
}

function toSentItem(invoice: Invoice): WorkItem {
  return { ...nameItem(invoice), amount: openAmountOf(invoice), date: lastPaymentDateOf(invoice), goesOut: null };
}

function nameItem({ id, Klant, Boeking, factuur_nummer: number }: Invoice): Pick<WorkItem, 'id' | 'name' | 'number'> {
  return { id, name: Klant?.displaynaam ?? Boeking?.referentie ?? '', number };
}

function byDate(a: WorkItem, b: WorkItem): number {
  return a.date.localeCompare(b.date) || a.id - b.id;
}

/** Returns the last date on which an invoice is paid in time; empty for a draft. */
export function lastPaymentDateOf({ datum, betaaltermijn }: Invoice): string {
  return datum === null ? '' : shiftDate(datum, betaaltermijn);
}
