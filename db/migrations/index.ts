// All migrations in the order in which they run: a list of imports, so that the build holds them and nothing is found by name.
import type { Migration } from '../engine/migrate.ts';
import * as companies from './001-companies.ts';
import * as contacts from './002-contacts.ts';
import * as access from './003-access.ts';
import * as house from './004-house.ts';
import * as locations from './005-locations.ts';
import * as products from './006-products.ts';
import * as paymentMethods from './0061-payment-methods.ts';
import * as packages from './007-packages.ts';
import * as bookings from './008-bookings.ts';
import * as invoices from './009-invoices.ts';
import * as images from './040-images.ts';
import * as invoiceDocuments from './041-invoice-documents.ts';
import * as jobs from './010-jobs.ts';
import * as draftsByTheClock from './011-drafts-by-the-clock.ts';
import * as undraftedBookings from './012-undrafted-bookings.ts';
import * as invoiceSeals from './050-invoice-seals.ts';
import * as settings from './013-settings.ts';
import * as discountCodes from './014-discount-codes.ts';
import * as advancesAndCredits from './020-advances-and-credits.ts';
import * as pointsOfSale from './015-points-of-sale.ts';
import * as paymentPlaces from './016-payment-places.ts';
import * as ledgerSettings from './0161-ledger-settings.ts';
import * as localDates from './030-local-dates.ts';
import * as costAmounts from './031-cost-amounts.ts';
import * as journal from './065-journal.ts';
import * as invoiceOrder from './066-invoice-order.ts';
import * as audit from './072-audit.ts';
import * as auditOfEarlierEvents from './073-audit-of-earlier-events.ts';
import * as passwordsAndRoleNames from './074-passwords-and-role-names.ts';
import * as webhookSecrets from './075-webhook-secrets.ts';
import * as qualifications from './070-qualifications.ts';
import * as usersAndRoles from './071-users-and-roles.ts';
import * as webhooks from './080-webhooks.ts';
import * as jobLanes from './081-job-lanes.ts';
import * as webhookDeliveries from './082-webhook-deliveries.ts';
import * as webhookSignatures from './083-webhook-signatures.ts';
import * as deadJobs from './084-dead-jobs.ts';
import * as mails from './060-mails.ts';
import * as reminders from './061-reminders.ts';
import * as staffSignatures from './090-staff-signatures.ts';
import * as oldMails from './091-old-mails.ts';
import * as mailSubjects from './092-mail-subjects.ts';
import * as mailsToAnybody from './145-mails-to-anybody.ts';
import * as linkKeys from './146-link-keys.ts';
import * as mailLayouts from './147-mail-layouts.ts';
import * as pendingBookings from './171-pending-bookings.ts';
import * as publicVoucherSales from './170-public-voucher-sales.ts';
import * as newsletters from './149-newsletters.ts';
import * as incompleteDocuments from './100-incomplete-documents.ts';
import * as materials from './110-materials.ts';
import * as calendars from './125-calendars.ts';
import * as shifts from './120-shifts.ts';
import * as startTimes from './115-start-times.ts';
import * as recordedHours from './121-recorded-hours.ts';
import * as staffAvailability from './122-staff-availability.ts';
import * as capacity from './111-capacity.ts';
import * as files from './140-files.ts';
import * as attachments from './141-attachments.ts';
import * as productLabels from './142-product-labels.ts';
import * as productImages from './143-product-images.ts';
import * as bookProcesses from './144-book-processes.ts';
import * as planningSettings from './123-planning-settings.ts';
import * as typedAddresses from './155-typed-addresses.ts';
import * as notes from './165-notes.ts';
import * as proposals from './168-proposals.ts';
import * as proposalMails from './173-proposal-mails.ts';
import * as incomingMails from './167-incoming-mails.ts';
import * as tillLog from './166-till-log.ts';
import * as cleanHtml from './156-clean-html.ts';
import * as vouchers from './160-vouchers.ts';
import * as statusReminders from './150-status-reminders.ts';
import * as integrations from './148-integrations.ts';
import * as onlinePayments from './161-online-payments.ts';
import * as salesInTheJournal from './162-sales-in-the-journal.ts';
import * as voucherSettings from './163-voucher-settings.ts';
import * as bookingPayments from './178-booking-payments.ts';
import * as holds from './179-holds.ts';
import * as paymentIntegrations from './180-payment-integrations.ts';
import * as whatOnlinePaymentsAreFor from './181-what-online-payments-are-for.ts';
import * as onlineRefunds from './182-online-refunds.ts';
import * as clockMarks from './196-clock-marks.ts';
import * as encryptedWebhookSecrets from './183-encrypted-webhook-secrets.ts';
import * as activeWebhooks from './184-active-webhooks.ts';
import * as makersOfCalendars from './208-makers-of-calendars.ts';
import * as proposalsWithoutRoom from './207-proposals-without-room.ts';
import * as contactForms from './157-contact-forms.ts';
import * as bookingMails from './151-booking-mails.ts';
import * as attemptsToPay from './219-attempts-to-pay.ts';
import * as formerUsers from './213-former-users.ts';
import * as visitorOrders from './202-visitor-orders.ts';

export const migrations: readonly Migration[] = [
  { name: '001-companies', ...companies },
  { name: '002-contacts', ...contacts },
  { name: '003-access', ...access },
  { name: '004-house', ...house },
  { name: '005-locations', ...locations },
  { name: '006-products', ...products },
  { name: '0061-payment-methods', ...paymentMethods },
  { name: '007-packages', ...packages },
  { name: '008-bookings', ...bookings },
  { name: '009-invoices', ...invoices },
  { name: '040-images', ...images },
  { name: '041-invoice-documents', ...invoiceDocuments },
  { name: '010-jobs', ...jobs },
  { name: '011-drafts-by-the-clock', ...draftsByTheClock },
  { name: '012-undrafted-bookings', ...undraftedBookings },
  { name: '050-invoice-seals', ...invoiceSeals },
  { name: '013-settings', ...settings },
  { name: '014-discount-codes', ...discountCodes },
  { name: '020-advances-and-credits', ...advancesAndCredits },
  { name: '015-points-of-sale', ...pointsOfSale },
  { name: '016-payment-places', ...paymentPlaces },
  { name: '0161-ledger-settings', ...ledgerSettings },
  { name: '030-local-dates', ...localDates },
  { name: '031-cost-amounts', ...costAmounts },
  { name: '065-journal', ...journal },
  { name: '066-invoice-order', ...invoiceOrder },
  { name: '070-qualifications', ...qualifications },
  { name: '071-users-and-roles', ...usersAndRoles },
  { name: '080-webhooks', ...webhooks },
  { name: '081-job-lanes', ...jobLanes },
  { name: '082-webhook-deliveries', ...webhookDeliveries },
  { name: '060-mails', ...mails },
  { name: '061-reminders', ...reminders },
  { name: '090-staff-signatures', ...staffSignatures },
  { name: '091-old-mails', ...oldMails },
  { name: '083-webhook-signatures', ...webhookSignatures },
  { name: '084-dead-jobs', ...deadJobs },
  { name: '072-audit', ...audit },
  { name: '073-audit-of-earlier-events', ...auditOfEarlierEvents },
  { name: '074-passwords-and-role-names', ...passwordsAndRoleNames },
  { name: '075-webhook-secrets', ...webhookSecrets },
  { name: '092-mail-subjects', ...mailSubjects },
  { name: '100-incomplete-documents', ...incompleteDocuments },
  { name: '110-materials', ...materials },
  { name: '120-shifts', ...shifts },
  { name: '115-start-times', ...startTimes },
  { name: '121-recorded-hours', ...recordedHours },
  { name: '122-staff-availability', ...staffAvailability },
  { name: '111-capacity', ...capacity },
  { name: '125-calendars', ...calendars },
  { name: '123-planning-settings', ...planningSettings },
  { name: '145-mails-to-anybody', ...mailsToAnybody },
  { name: '155-typed-addresses', ...typedAddresses },
  { name: '140-files', ...files },
  { name: '141-attachments', ...attachments },
  { name: '165-notes', ...notes },
  { name: '146-link-keys', ...linkKeys },
  { name: '142-product-labels', ...productLabels },
  { name: '166-till-log', ...tillLog },
  { name: '156-clean-html', ...cleanHtml },
  { name: '160-vouchers', ...vouchers },
  { name: '150-status-reminders', ...statusReminders },
  { name: '151-booking-mails', ...bookingMails },
  { name: '147-mail-layouts', ...mailLayouts },
  { name: '143-product-images', ...productImages },
  { name: '144-book-processes', ...bookProcesses },
  { name: '167-incoming-mails', ...incomingMails },
  { name: '148-integrations', ...integrations },
  { name: '161-online-payments', ...onlinePayments },
  { name: '162-sales-in-the-journal', ...salesInTheJournal },
  { name: '163-voucher-settings', ...voucherSettings },
  { name: '157-contact-forms', ...contactForms },
  { name: '168-proposals', ...proposals },
  { name: '149-newsletters', ...newsletters },
  { name: '178-booking-payments', ...bookingPayments },
  { name: '170-public-voucher-sales', ...publicVoucherSales },
  { name: '179-holds', ...holds },
  { name: '173-proposal-mails', ...proposalMails },
  { name: '180-payment-integrations', ...paymentIntegrations },
  { name: '171-pending-bookings', ...pendingBookings },
  { name: '181-what-online-payments-are-for', ...whatOnlinePaymentsAreFor },
  { name: '182-online-refunds', ...onlineRefunds },
  { name: '196-clock-marks', ...clockMarks },
  { name: '183-encrypted-webhook-secrets', ...encryptedWebhookSecrets },
  { name: '184-active-webhooks', ...activeWebhooks },
  { name: '207-proposals-without-room', ...proposalsWithoutRoom },
  { name: '208-makers-of-calendars', ...makersOfCalendars },
  { name: '219-attempts-to-pay', ...attemptsToPay },
  { name: '213-former-users', ...formerUsers },
  { name: '202-visitor-orders', ...visitorOrders },
];
