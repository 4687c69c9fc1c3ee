// Every operation of the contract and its handler; a missing or misnamed one does not compile.
import type { OperationId } from '../generated/operations.ts';
import type { Handlers } from './handler.ts';
import * as apiKeys from './access/api-keys.ts';
import * as attachments from './catalogue/attachments.ts';
import * as audit from './access/audit.ts';
import * as availability from './planning/availability.ts';
import * as bookProducts from './online/book-products.ts';
import * as bookings from './bookings/bookings.ts';
import * as bookingVouchers from './bookings/booking-vouchers.ts';
import * as capacity from './planning/capacity.ts';
import * as calendars from './planning/calendars.ts';
import * as companies from './house/companies.ts';
import * as conflicts from './planning/conflicts.ts';
import * as contacts from './people/contacts.ts';
import * as customers from './people/customers.ts';
import * as discountCodes from './catalogue/discount-codes.ts';
import * as events from './announcements/events.ts';
import * as invoiceLines from './invoices/invoice-lines.ts';
import * as invoicePayments from './invoices/invoice-payments.ts';
import * as invoices from './invoices/invoices.ts';
import * as journal from './books/journal.ts';
import * as locations from './house/locations.ts';
import * as mails from './announcements/mails.ts';
import * as packages from './catalogue/packages.ts';
import * as paymentMethods from './invoices/payment-methods.ts';
import * as pdfTemplates from './house/pdf-templates.ts';
import * as pointsOfSale from './invoices/points-of-sale.ts';
import * as productGroups from './catalogue/product-groups.ts';
import * as bookProcesses from './catalogue/book-processes.ts';
import * as productLabels from './catalogue/product-labels.ts';
import * as products from './catalogue/products.ts';
import * as qualifications from './people/qualifications.ts';
import * as agedDebtors from './books/aged-debtors.ts';
import * as auditFile from './books/audit-file.ts';
import * as vatReturn from './books/vat-return.ts';
import * as revenue from './books/revenue.ts';
import * as recordedHours from './planning/recorded-hours.ts';
import * as roles from './access/roles.ts';
import * as settings from './house/settings.ts';
import * as planning from './planning/planning.ts';
import * as shifts from './planning/shifts.ts';
import * as staffAvailability from './planning/staff-availability.ts';
import * as staff from './people/staff.ts';
import * as statistics from './books/statistics.ts';
import * as startTimeGroups from './planning/start-time-groups.ts';
import * as startTimes from './planning/start-times.ts';
import * as suppliers from './people/suppliers.ts';
import * as users from './access/users.ts';
import * as webhookDeliveries from './announcements/webhook-deliveries.ts';
import * as webhooks from './announcements/webhooks.ts';
import * as materials from './planning/materials.ts';
import * as incomingMails from './announcements/incoming-mails.ts';
import * as proposals from './bookings/proposals.ts';
import * as tillLog from './invoices/till-log.ts';
import * as newsletters from './people/newsletters.ts';
import * as unsubscription from './people/unsubscription.ts';
import * as notes from './people/notes.ts';
import * as voucherTemplates from './catalogue/voucher-templates.ts';
import * as vouchers from './catalogue/vouchers.ts';
import * as statusReminders from './bookings/status-reminders.ts';
import * as integrations from './house/integrations.ts';
import * as tagFilter from './online/tag-filter.ts';
import * as onlinePayments from './online/online-payments.ts';
import * as onlineRefunds from './online/online-refunds.ts';
import * as voucherSales from './online/voucher-sales.ts';
import * as onlineBooking from './online/online-booking.ts';
import * as onlineCodes from './online/online-codes.ts';
import * as paymentStates from './online/payment-states.ts';
import * as reservations from './online/reservations.ts';
import * as contactForms from './online/contact-forms.ts';
import * as submissions from './online/submissions.ts';
import * as bookingMails from './bookings/booking-mails.ts';

const all = {
  ...apiKeys,
  ...attachments,
  ...audit,
  ...availability,
  ...bookings,
  ...bookingVouchers,
  ...capacity,
  ...calendars,
  ...companies,
  ...conflicts,
  ...contacts,
  ...customers,
  ...discountCodes,
  ...events,
  ...invoiceLines,
  ...invoicePayments,
  ...invoices,
  ...journal,
  ...locations,
  ...mails,
  ...packages,
  ...paymentMethods,
  ...pdfTemplates,
  ...pointsOfSale,
  ...productGroups,
  ...bookProcesses,
  ...productLabels,
  ...products,
  ...qualifications,
  ...agedDebtors,
  ...auditFile,
  ...vatReturn,
  ...revenue,
  ...recordedHours,
  ...roles,
  ...settings,
  ...planning,
  ...shifts,
  ...staffAvailability,
  ...staff,
  ...statistics,
  ...startTimeGroups,
  ...startTimes,
  ...suppliers,
  ...users,
  ...webhookDeliveries,
  ...webhooks,
  ...materials,
  ...incomingMails,
  ...proposals,
  ...tillLog,
  ...newsletters,
  ...unsubscription,
  ...notes,
  ...voucherTemplates,
  ...vouchers,
  ...statusReminders,
  ...integrations,
  ...bookProducts,
  ...tagFilter,
  ...onlinePayments,
  ...onlineRefunds,
  ...voucherSales,
  ...contactForms,
  ...onlineBooking,
  ...onlineCodes,
  ...paymentStates,
  ...reservations,
  ...submissions,
  ...bookingMails,
};

/** By operationId. */
export const handlers: Handlers = all;

type Nothing<T extends never> = T;
/** Nothing is exported from a resource's file that is no operation. */
export type Strays = Nothing<Exclude<keyof typeof all, OperationId>>;
