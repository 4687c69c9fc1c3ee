// Statements that may read more of a growing table the more there is, each with the reason. The list only gets shorter.
import type { Dialect } from '../../../db/engine/session/reader.ts';

/** The tables, by the operation that reads them. */
type Reads = Readonly<Record<string, readonly string[]>>;

export interface Exception {
  readonly reason: string;
  readonly reads: Reads;
  /** The only database that it is for. */
  readonly on?: Dialect;
  /** The way to the rows that it allows, as the plan tells it; any way where it has none. */
  readonly pattern?: RegExp;
}

const DUE = 'Finds all that is due or past its time, by an index, and no other row.';
const PERIOD =
  'Reads a period by an index that is bounded at both ends: what takes place in it is shown, or decides the answer.';
/** An index by something that is bounded at both ends, and is no id: all ids can be walked through, range by range. */
const BOUNDED = /\b(?!\w*id\b)(\w+)\)?(?:::\w+)? ?[<>].*\b\1\)?(?:::\w+)? ?[<>]/;
const FIGURES =
  'Adds up the rows of a period, by an index that holds all that is added: docs/decisions/100-statistics.md.';
const FILTER =
  'Finds the rows of a filter by its index, or goes through all by id until the page is full, whichever ends sooner: PostgreSQL tells by its statistics, SQLite by counting. Where neither is short, a process of its own reads: docs/decisions/298-long-lists.md.';
const OWN = 'Reads all that one of a few has: a member of staff, a group of start times.';

export const EXCEPTIONS: readonly Exception[] = [
  {
    reason: DUE,
    reads: {
      'the clock': [
        'bookings',
        'invoices',
        'mails',
        'online_payments',
        'online_refunds',
        'peppol_sendings',
        'typed_addresses',
      ],
      'the metrics': ['jobs', 'mails'],
      updateCompany: ['mails'],
    },
  },
  { reason: 'Sessions that ended go soon.', reads: { listSessions: ['sessions'] } },
  {
    reason: 'Goes through the customers with one word of a search until enough of them have the others too.',
    on: 'postgres',
    reads: { getSearchResults: ['customer_words'] },
  },
  { reason: DUE, on: 'sqlite', reads: { 'the clock': ['jobs'] } },
  { reason: DUE, on: 'postgres', reads: { 'the clock': ['events', 'pending_bookings', 'visitor_orders'] } },
  {
    reason: OWN,
    reads: {
      bookProducts: ['start_times'],
      createStaffAvailability: ['staff_availability'],
      createStartTimes: ['start_times'],
      deleteCustomer: ['staff_availability'],
      findAvailableDays: ['start_times'],
      getPlanningConflicts: ['staff_availability'],
      getProductAvailability: ['start_times'],
    },
  },
  {
    reason: OWN,
    on: 'postgres',
    reads: {
      listRecordedHours: ['recorded_hours'],
      listStaffAvailability: ['staff_availability'],
      listStartTimes: ['start_times'],
    },
  },
  {
    reason: 'One row decides, and nearly every row does.',
    on: 'postgres',
    reads: { deleteIntegration: ['online_payments'] },
  },
  { reason: 'Takes the newsletter from everybody who gets it.', reads: { deleteNewsletter: ['contact_persons'] } },
  {
    reason: 'A change of a VAT rate goes through bookings by a stretch of ids.',
    reads: { createVatChange: ['bookings'] },
  },
  { reason: 'Sends the events of a period again.', reads: { replayWebhook: ['events'] } },
  {
    reason: PERIOD,
    reads: {
      getCalendarFeed: ['booking_lines'],
      getPlanning: ['booking_lines', 'shifts'],
      getPlanningConflicts: ['booking_lines', 'bookings', 'shifts'],
      listLocations: ['booking_lines'],
    },
  },
  {
    reason: PERIOD,
    on: 'postgres',
    reads: { listShifts: ['shifts'] },
  },
  {
    reason: 'Adds up what is open, by an index of nothing else.',
    reads: { getAgedDebtors: ['invoices'] },
    pattern: /\binvoices_owing_index\b/,
  },
  {
    reason: FIGURES,
    pattern: BOUNDED,
    reads: {
      getAuditFile: ['journal_entries'],
      getRevenue: ['invoices'],
      getVatReturn: ['invoices'],
    },
  },
  { reason: FIGURES, on: 'postgres', reads: { proveInvoices: ['invoices'] } },
  {
    reason: FILTER,
    reads: {
      listBookings: ['booking_lines', 'bookings'],
      listInvoiceLines: ['invoices'],
      listInvoices: ['invoices'],
      listOnlinePayments: ['online_payments'],
      listPeppolDocuments: ['peppol_documents'],
      listPeppolSendings: ['peppol_sendings'],
      listPayments: ['invoice_payments'],
    },
  },
  {
    reason: FILTER,
    on: 'postgres',
    reads: {
      listEvents: ['events'],
      listIncomingMails: ['incoming_mails'],
      listInvoiceLines: ['bookings'],
      listMails: ['mails'],
      listVouchers: ['vouchers'],
      listWebhookDeliveries: ['webhook_deliveries'],
    },
  },
  {
    reason: FILTER,
    on: 'sqlite',
    reads: { listBookings: ['contacts'], listPayments: ['invoices'] },
  },
];
