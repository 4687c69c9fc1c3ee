// Made by npm run generate from the files of this folder. Never edit. Every operation of the contract and its handler; a missing or misnamed one does not compile.
import type { OperationId } from '../generated/operations.ts';
import type { Handlers } from './handler.ts';
import * as apiKeys from './access/api-keys.ts';
import * as audit from './access/audit.ts';
import * as roles from './access/roles.ts';
import * as secondFactors from './access/second-factors.ts';
import * as sessions from './access/sessions.ts';
import * as users from './access/users.ts';
import * as events from './announcements/events.ts';
import * as incomingMails from './announcements/incoming-mails.ts';
import * as mails from './announcements/mails.ts';
import * as webhookDeliveries from './announcements/webhook-deliveries.ts';
import * as webhooks from './announcements/webhooks.ts';
import * as bookingMails from './bookings/booking-mails.ts';
import * as bookingVouchers from './bookings/booking-vouchers.ts';
import * as bookings from './bookings/bookings.ts';
import * as cancellationPages from './bookings/cancellation-pages.ts';
import * as cancellations from './bookings/cancellations.ts';
import * as proposals from './bookings/proposals.ts';
import * as statusReminders from './bookings/status-reminders.ts';
import * as agedDebtors from './books/aged-debtors.ts';
import * as auditFile from './books/audit-file.ts';
import * as journal from './books/journal.ts';
import * as revenue from './books/revenue.ts';
import * as statistics from './books/statistics.ts';
import * as vatReturn from './books/vat-return.ts';
import * as attachments from './catalogue/attachments.ts';
import * as bookProcesses from './catalogue/book-processes.ts';
import * as cancellationTerms from './catalogue/cancellation-terms.ts';
import * as discountCodes from './catalogue/discount-codes.ts';
import * as packages from './catalogue/packages.ts';
import * as priceRules from './catalogue/price-rules.ts';
import * as productGroups from './catalogue/product-groups.ts';
import * as productLabels from './catalogue/product-labels.ts';
import * as products from './catalogue/products.ts';
import * as voucherTemplates from './catalogue/voucher-templates.ts';
import * as vouchers from './catalogue/vouchers.ts';
import * as companies from './house/companies.ts';
import * as integrations from './house/integrations.ts';
import * as locations from './house/locations.ts';
import * as pdfTemplates from './house/pdf-templates.ts';
import * as sandbox from './house/sandbox.ts';
import * as search from './house/search.ts';
import * as settings from './house/settings.ts';
import * as invoiceDocuments from './invoices/invoice-documents.ts';
import * as invoiceLines from './invoices/invoice-lines.ts';
import * as invoiceMails from './invoices/invoice-mails.ts';
import * as invoicePayments from './invoices/invoice-payments.ts';
import * as invoices from './invoices/invoices.ts';
import * as paymentMethods from './invoices/payment-methods.ts';
import * as paymentRequests from './invoices/payment-requests.ts';
import * as peppolDocuments from './invoices/peppol-documents.ts';
import * as peppolSendings from './invoices/peppol-sendings.ts';
import * as pointsOfSale from './invoices/points-of-sale.ts';
import * as tillLog from './invoices/till-log.ts';
import * as vatChanges from './invoices/vat-changes.ts';
import * as bookProducts from './online/book-products.ts';
import * as contactForms from './online/contact-forms.ts';
import * as onlineBooking from './online/online-booking.ts';
import * as onlineCodes from './online/online-codes.ts';
import * as onlinePayments from './online/online-payments.ts';
import * as onlineRefunds from './online/online-refunds.ts';
import * as paymentStates from './online/payment-states.ts';
import * as reservations from './online/reservations.ts';
import * as submissions from './online/submissions.ts';
import * as tagFilter from './online/tag-filter.ts';
import * as voucherPdf from './online/voucher-pdf.ts';
import * as voucherSales from './online/voucher-sales.ts';
import * as withdrawals from './online/withdrawals.ts';
import * as contacts from './people/contacts.ts';
import * as customerMerges from './people/customer-merges.ts';
import * as customers from './people/customers.ts';
import * as newsletters from './people/newsletters.ts';
import * as notes from './people/notes.ts';
import * as qualifications from './people/qualifications.ts';
import * as staff from './people/staff.ts';
import * as suppliers from './people/suppliers.ts';
import * as unsubscription from './people/unsubscription.ts';
import * as availability from './planning/availability.ts';
import * as calendars from './planning/calendars.ts';
import * as capacity from './planning/capacity.ts';
import * as conflicts from './planning/conflicts.ts';
import * as materials from './planning/materials.ts';
import * as planning from './planning/planning.ts';
import * as recordedHours from './planning/recorded-hours.ts';
import * as shifts from './planning/shifts.ts';
import * as staffAvailability from './planning/staff-availability.ts';
import * as startTimeGroups from './planning/start-time-groups.ts';
import * as startTimes from './planning/start-times.ts';

const all = {
  ...apiKeys,
  ...audit,
  ...roles,
  ...secondFactors,
  ...sessions,
  ...users,
  ...events,
  ...incomingMails,
  ...mails,
  ...webhookDeliveries,
  ...webhooks,
  ...bookingMails,
  ...bookingVouchers,
  ...bookings,
  ...cancellationPages,
  ...cancellations,
  ...proposals,
  ...statusReminders,
  ...agedDebtors,
  ...auditFile,
  ...journal,
  ...revenue,
  ...statistics,
  ...vatReturn,
  ...attachments,
  ...bookProcesses,
  ...cancellationTerms,
  ...discountCodes,
  ...packages,
  ...priceRules,
  ...productGroups,
  ...productLabels,
  ...products,
  ...voucherTemplates,
  ...vouchers,
  ...companies,
  ...integrations,
  ...locations,
  ...pdfTemplates,
  ...sandbox,
  ...search,
  ...settings,
  ...invoiceDocuments,
  ...invoiceLines,
  ...invoiceMails,
  ...invoicePayments,
  ...invoices,
  ...paymentMethods,
  ...paymentRequests,
  ...peppolDocuments,
  ...peppolSendings,
  ...pointsOfSale,
  ...tillLog,
  ...vatChanges,
  ...bookProducts,
  ...contactForms,
  ...onlineBooking,
  ...onlineCodes,
  ...onlinePayments,
  ...onlineRefunds,
  ...paymentStates,
  ...reservations,
  ...submissions,
  ...tagFilter,
  ...voucherPdf,
  ...voucherSales,
  ...withdrawals,
  ...contacts,
  ...customerMerges,
  ...customers,
  ...newsletters,
  ...notes,
  ...qualifications,
  ...staff,
  ...suppliers,
  ...unsubscription,
  ...availability,
  ...calendars,
  ...capacity,
  ...conflicts,
  ...materials,
  ...planning,
  ...recordedHours,
  ...shifts,
  ...staffAvailability,
  ...startTimeGroups,
  ...startTimes,
};

/** By operationId. */
export const handlers: Handlers = all;

type Nothing<T extends never> = T;
/** Nothing is exported from a resource's file that is no operation. */
export type Strays = Nothing<Exclude<keyof typeof all, OperationId>>;
