// Statements that may read more of a growing table the more there is, each with the reason. The list only gets shorter.
import type { Dialect } from '../../../db/engine/session/reader.ts';

/** The tables, by the operation that reads them. */
type Reads = Readonly<Record<string, readonly string[]>>;

export interface Exception {
  readonly reason: string;
  readonly reads: Reads;
  /** The only database that it is for. */
  readonly on?: Dialect;
}

const DUE = 'Finds all that is due or past its time, by an index, and no other row.';
const PERIOD = 'Reads a period from one of its ends. To be mended.';
const FIGURES = 'Adds up the rows of a period. To be mended.';
const LIST = 'Counts all that is in the list, or sorts and filters it without an index of its own. To be mended.';
const OWN = 'Reads all that one of a few has: a material, a till, a member of staff, a group of start times.';

export const EXCEPTIONS: readonly Exception[] = [
  {
    reason: DUE,
    reads: {
      'the clock': ['bookings', 'invoices', 'mails', 'online_payments', 'online_refunds', 'typed_addresses'],
      'the metrics': ['jobs', 'mails'],
      updateCompany: ['mails'],
    },
  },
  { reason: DUE, on: 'sqlite', reads: { 'the clock': ['jobs'] } },
  { reason: DUE, on: 'postgres', reads: { 'the clock': ['events', 'pending_bookings', 'visitor_orders'] } },
  {
    reason: 'Looks through all contents of files, each hour, for those that nothing has. To be mended.',
    reads: { 'the clock': ['file_contents'] },
  },
  { reason: 'The same question.', on: 'postgres', reads: { 'the clock': ['files'] } },
  {
    reason: 'Asks whether a relation made something, by going through what members of staff have made. To be mended.',
    on: 'postgres',
    reads: {
      deleteCustomer: ['bookings', 'invoice_payments', 'notes', 'proposals', 'recorded_hours', 'shifts', 'till_log'],
    },
  },
  {
    reason: OWN,
    reads: {
      createCapacityEntry: ['capacity_entries'],
      createStaffAvailability: ['staff_availability'],
      createStartTimes: ['start_times'],
      deleteCapacitySeries: ['capacity_entries'],
      deleteCapacitySeriesFrom: ['capacity_entries'],
      deleteCustomer: ['staff_availability'],
      findAvailableDays: ['start_times'],
      openTill: ['till_log', 'till_movements'],
      updateDiscountCode: ['codes'],
    },
  },
  { reason: OWN, on: 'postgres', reads: { bookProducts: ['start_times'], getProductAvailability: ['start_times'] } },
  {
    reason: 'One row decides, and nearly every row does.',
    on: 'postgres',
    reads: { deleteIntegration: ['online_payments'], listCompanies: ['contacts'] },
  },
  { reason: 'Takes the newsletter from everybody who gets it.', reads: { deleteNewsletter: ['contact_persons'] } },
  { reason: 'Sends the events of a period again.', reads: { replayWebhook: ['events'] } },
  {
    reason: PERIOD,
    reads: {
      getCalendarFeed: ['booking_lines'],
      getPlanning: ['booking_lines', 'shifts'],
      getPlanningConflicts: ['booking_lines', 'staff_availability'],
      listLocations: ['booking_lines', 'capacity_entries'],
    },
  },
  { reason: PERIOD, on: 'postgres', reads: { getPlanningConflicts: ['bookings', 'shifts'] } },
  {
    reason: FIGURES,
    reads: {
      getAgedDebtors: ['invoices'],
      getAuditFile: ['journal_entries'],
      getRevenue: ['invoices'],
      getVatReturn: ['invoices'],
    },
  },
  { reason: FIGURES, on: 'postgres', reads: { proveInvoices: ['invoices'] } },
  {
    reason: LIST,
    reads: {
      listBookings: ['booking_lines', 'bookings'],
      listIncomingMails: ['incoming_mails'],
      listInvoiceLines: ['invoices'],
      listInvoices: ['invoices'],
      listMails: ['mails'],
      listOnlinePayments: ['online_payments'],
      listPayments: ['invoice_payments'],
      listProposals: ['proposals'],
      listRecordedHours: ['recorded_hours'],
      listShifts: ['shifts'],
      listStaffAvailability: ['staff_availability'],
      listVouchers: ['vouchers'],
    },
  },
  {
    reason: LIST,
    on: 'postgres',
    reads: {
      listCapacityEntries: ['capacity_entries'],
      listCapacitySeries: ['capacity_entries'],
      listEvents: ['events'],
      listInvoiceLines: ['bookings'],
      listStartTimes: ['start_times'],
      listTillLog: ['till_log'],
      listWebhookDeliveries: ['webhook_deliveries'],
    },
  },
  {
    reason: LIST,
    on: 'sqlite',
    reads: {
      listAuditEntries: ['events'],
      listBookings: ['contacts'],
      listInvoiceLines: ['invoice_lines'],
      listInvoicePayments: ['invoices'],
      listPayments: ['invoices'],
    },
  },
];
