// Made by npm run generate from the files of this folder. Never edit. All migrations, in the order of their numbers: a list of imports, so that the build holds them.
import type { Migration } from '../engine/migrate.ts';
import * as companies0001 from './0001-companies.ts';
import * as contacts0002 from './0002-contacts.ts';
import * as access0003 from './0003-access.ts';
import * as house0004 from './0004-house.ts';
import * as locations0005 from './0005-locations.ts';
import * as products0006 from './0006-products.ts';
import * as paymentMethods0007 from './0007-payment-methods.ts';
import * as packages0008 from './0008-packages.ts';
import * as bookings0009 from './0009-bookings.ts';
import * as invoices0010 from './0010-invoices.ts';
import * as images0011 from './0011-images.ts';
import * as invoiceDocuments0012 from './0012-invoice-documents.ts';
import * as jobs0013 from './0013-jobs.ts';
import * as draftsByTheClock0014 from './0014-drafts-by-the-clock.ts';
import * as undraftedBookings0015 from './0015-undrafted-bookings.ts';
import * as invoiceSeals0016 from './0016-invoice-seals.ts';
import * as settings0017 from './0017-settings.ts';
import * as discountCodes0018 from './0018-discount-codes.ts';
import * as advancesAndCredits0019 from './0019-advances-and-credits.ts';
import * as pointsOfSale0020 from './0020-points-of-sale.ts';
import * as paymentPlaces0021 from './0021-payment-places.ts';
import * as ledgerSettings0022 from './0022-ledger-settings.ts';
import * as localDates0023 from './0023-local-dates.ts';
import * as costAmounts0024 from './0024-cost-amounts.ts';
import * as journal0025 from './0025-journal.ts';
import * as invoiceOrder0026 from './0026-invoice-order.ts';
import * as qualifications0027 from './0027-qualifications.ts';
import * as usersAndRoles0028 from './0028-users-and-roles.ts';
import * as webhooks0029 from './0029-webhooks.ts';
import * as jobLanes0030 from './0030-job-lanes.ts';
import * as webhookDeliveries0031 from './0031-webhook-deliveries.ts';
import * as mails0032 from './0032-mails.ts';
import * as reminders0033 from './0033-reminders.ts';
import * as staffSignatures0034 from './0034-staff-signatures.ts';
import * as oldMails0035 from './0035-old-mails.ts';
import * as webhookSignatures0036 from './0036-webhook-signatures.ts';
import * as deadJobs0037 from './0037-dead-jobs.ts';
import * as audit0038 from './0038-audit.ts';
import * as auditOfEarlierEvents0039 from './0039-audit-of-earlier-events.ts';
import * as passwordsAndRoleNames0040 from './0040-passwords-and-role-names.ts';
import * as webhookSecrets0041 from './0041-webhook-secrets.ts';
import * as mailSubjects0042 from './0042-mail-subjects.ts';
import * as incompleteDocuments0043 from './0043-incomplete-documents.ts';
import * as materials0044 from './0044-materials.ts';
import * as shifts0045 from './0045-shifts.ts';
import * as startTimes0046 from './0046-start-times.ts';
import * as recordedHours0047 from './0047-recorded-hours.ts';
import * as staffAvailability0048 from './0048-staff-availability.ts';
import * as capacity0049 from './0049-capacity.ts';
import * as calendars0050 from './0050-calendars.ts';
import * as planningSettings0051 from './0051-planning-settings.ts';
import * as mailsToAnybody0052 from './0052-mails-to-anybody.ts';
import * as typedAddresses0053 from './0053-typed-addresses.ts';
import * as files0054 from './0054-files.ts';
import * as attachments0055 from './0055-attachments.ts';
import * as notes0056 from './0056-notes.ts';
import * as linkKeys0057 from './0057-link-keys.ts';
import * as productLabels0058 from './0058-product-labels.ts';
import * as tillLog0059 from './0059-till-log.ts';
import * as cleanHtml0060 from './0060-clean-html.ts';
import * as vouchers0061 from './0061-vouchers.ts';
import * as statusReminders0062 from './0062-status-reminders.ts';
import * as bookingMails0063 from './0063-booking-mails.ts';
import * as mailLayouts0064 from './0064-mail-layouts.ts';
import * as productImages0065 from './0065-product-images.ts';
import * as bookProcesses0066 from './0066-book-processes.ts';
import * as incomingMails0067 from './0067-incoming-mails.ts';
import * as integrations0068 from './0068-integrations.ts';
import * as onlinePayments0069 from './0069-online-payments.ts';
import * as salesInTheJournal0070 from './0070-sales-in-the-journal.ts';
import * as voucherSettings0071 from './0071-voucher-settings.ts';
import * as contactForms0072 from './0072-contact-forms.ts';
import * as proposals0073 from './0073-proposals.ts';
import * as newsletters0074 from './0074-newsletters.ts';
import * as bookingPayments0075 from './0075-booking-payments.ts';
import * as publicVoucherSales0076 from './0076-public-voucher-sales.ts';
import * as holds0077 from './0077-holds.ts';
import * as proposalMails0078 from './0078-proposal-mails.ts';
import * as paymentIntegrations0079 from './0079-payment-integrations.ts';
import * as pendingBookings0080 from './0080-pending-bookings.ts';
import * as whatOnlinePaymentsAreFor0081 from './0081-what-online-payments-are-for.ts';
import * as onlineRefunds0082 from './0082-online-refunds.ts';
import * as clockMarks0083 from './0083-clock-marks.ts';
import * as encryptedWebhookSecrets0084 from './0084-encrypted-webhook-secrets.ts';
import * as activeWebhooks0085 from './0085-active-webhooks.ts';
import * as proposalsWithoutRoom0086 from './0086-proposals-without-room.ts';
import * as makersOfCalendars0087 from './0087-makers-of-calendars.ts';
import * as attemptsToPay0088 from './0088-attempts-to-pay.ts';
import * as formerUsers0089 from './0089-former-users.ts';
import * as visitorOrders0090 from './0090-visitor-orders.ts';
import * as indexesOfLists0091 from './0091-indexes-of-lists.ts';
import * as lengthsOfLines0092 from './0092-lengths-of-lines.ts';
import * as figuresOverYears0093 from './0093-figures-over-years.ts';
import * as feedStarts0094 from './0094-feed-starts.ts';
import * as bookingsByTheClock0095 from './0095-bookings-by-the-clock.ts';
import * as whatIsDue0096 from './0096-what-is-due.ts';
import * as whatIsKept0097 from './0097-what-is-kept.ts';
import * as sharedCounts0098 from './0098-shared-counts.ts';
import * as recentWriters0099 from './0099-recent-writers.ts';
import * as looseContents0100 from './0100-loose-contents.ts';
import * as indexesOfFilters0101 from './0101-indexes-of-filters.ts';
import * as indexesThatLead0102 from './0102-indexes-that-lead.ts';
import * as pricesByDate0103 from './0103-prices-by-date.ts';
import * as priceRules0104 from './0104-price-rules.ts';
import * as cancellationTerms0105 from './0105-cancellation-terms.ts';
import * as cancellations0106 from './0106-cancellations.ts';
import * as vatChanges0107 from './0107-vat-changes.ts';
import * as withdrawals0108 from './0108-withdrawals.ts';
import * as peppolIds0109 from './0109-peppol-ids.ts';
import * as peppolSendings0110 from './0110-peppol-sendings.ts';
import * as peppolDocuments0111 from './0111-peppol-documents.ts';
import * as customersOfACompany0112 from './0112-customers-of-a-company.ts';
import * as sandbox0113 from './0113-sandbox.ts';
import * as sessions0114 from './0114-sessions.ts';
import * as metadata0115 from './0115-metadata.ts';
import * as seedsOfSandboxes0116 from './0116-seeds-of-sandboxes.ts';
import * as customerWords0117 from './0117-customer-words.ts';
import * as secondFactor0118 from './0118-second-factor.ts';
import * as openidConnect0119 from './0119-openid-connect.ts';
import * as mergedCustomers0120 from './0120-merged-customers.ts';
import * as bookingsOfAProduct0121 from './0121-bookings-of-a-product.ts';

export const migrations: readonly Migration[] = [
  { name: '0001-companies', ...companies0001 },
  { name: '0002-contacts', ...contacts0002 },
  { name: '0003-access', ...access0003 },
  { name: '0004-house', ...house0004 },
  { name: '0005-locations', ...locations0005 },
  { name: '0006-products', ...products0006 },
  { name: '0007-payment-methods', ...paymentMethods0007 },
  { name: '0008-packages', ...packages0008 },
  { name: '0009-bookings', ...bookings0009 },
  { name: '0010-invoices', ...invoices0010 },
  { name: '0011-images', ...images0011 },
  { name: '0012-invoice-documents', ...invoiceDocuments0012 },
  { name: '0013-jobs', ...jobs0013 },
  { name: '0014-drafts-by-the-clock', ...draftsByTheClock0014 },
  { name: '0015-undrafted-bookings', ...undraftedBookings0015 },
  { name: '0016-invoice-seals', ...invoiceSeals0016 },
  { name: '0017-settings', ...settings0017 },
  { name: '0018-discount-codes', ...discountCodes0018 },
  { name: '0019-advances-and-credits', ...advancesAndCredits0019 },
  { name: '0020-points-of-sale', ...pointsOfSale0020 },
  { name: '0021-payment-places', ...paymentPlaces0021 },
  { name: '0022-ledger-settings', ...ledgerSettings0022 },
  { name: '0023-local-dates', ...localDates0023 },
  { name: '0024-cost-amounts', ...costAmounts0024 },
  { name: '0025-journal', ...journal0025 },
  { name: '0026-invoice-order', ...invoiceOrder0026 },
  { name: '0027-qualifications', ...qualifications0027 },
  { name: '0028-users-and-roles', ...usersAndRoles0028 },
  { name: '0029-webhooks', ...webhooks0029 },
  { name: '0030-job-lanes', ...jobLanes0030 },
  { name: '0031-webhook-deliveries', ...webhookDeliveries0031 },
  { name: '0032-mails', ...mails0032 },
  { name: '0033-reminders', ...reminders0033 },
  { name: '0034-staff-signatures', ...staffSignatures0034 },
  { name: '0035-old-mails', ...oldMails0035 },
  { name: '0036-webhook-signatures', ...webhookSignatures0036 },
  { name: '0037-dead-jobs', ...deadJobs0037 },
  { name: '0038-audit', ...audit0038 },
  { name: '0039-audit-of-earlier-events', ...auditOfEarlierEvents0039 },
  { name: '0040-passwords-and-role-names', ...passwordsAndRoleNames0040 },
  { name: '0041-webhook-secrets', ...webhookSecrets0041 },
  { name: '0042-mail-subjects', ...mailSubjects0042 },
  { name: '0043-incomplete-documents', ...incompleteDocuments0043 },
  { name: '0044-materials', ...materials0044 },
  { name: '0045-shifts', ...shifts0045 },
  { name: '0046-start-times', ...startTimes0046 },
  { name: '0047-recorded-hours', ...recordedHours0047 },
  { name: '0048-staff-availability', ...staffAvailability0048 },
  { name: '0049-capacity', ...capacity0049 },
  { name: '0050-calendars', ...calendars0050 },
  { name: '0051-planning-settings', ...planningSettings0051 },
  { name: '0052-mails-to-anybody', ...mailsToAnybody0052 },
  { name: '0053-typed-addresses', ...typedAddresses0053 },
  { name: '0054-files', ...files0054 },
  { name: '0055-attachments', ...attachments0055 },
  { name: '0056-notes', ...notes0056 },
  { name: '0057-link-keys', ...linkKeys0057 },
  { name: '0058-product-labels', ...productLabels0058 },
  { name: '0059-till-log', ...tillLog0059 },
  { name: '0060-clean-html', ...cleanHtml0060 },
  { name: '0061-vouchers', ...vouchers0061 },
  { name: '0062-status-reminders', ...statusReminders0062 },
  { name: '0063-booking-mails', ...bookingMails0063 },
  { name: '0064-mail-layouts', ...mailLayouts0064 },
  { name: '0065-product-images', ...productImages0065 },
  { name: '0066-book-processes', ...bookProcesses0066 },
  { name: '0067-incoming-mails', ...incomingMails0067 },
  { name: '0068-integrations', ...integrations0068 },
  { name: '0069-online-payments', ...onlinePayments0069 },
  { name: '0070-sales-in-the-journal', ...salesInTheJournal0070 },
  { name: '0071-voucher-settings', ...voucherSettings0071 },
  { name: '0072-contact-forms', ...contactForms0072 },
  { name: '0073-proposals', ...proposals0073 },
  { name: '0074-newsletters', ...newsletters0074 },
  { name: '0075-booking-payments', ...bookingPayments0075 },
  { name: '0076-public-voucher-sales', ...publicVoucherSales0076 },
  { name: '0077-holds', ...holds0077 },
  { name: '0078-proposal-mails', ...proposalMails0078 },
  { name: '0079-payment-integrations', ...paymentIntegrations0079 },
  { name: '0080-pending-bookings', ...pendingBookings0080 },
  { name: '0081-what-online-payments-are-for', ...whatOnlinePaymentsAreFor0081 },
  { name: '0082-online-refunds', ...onlineRefunds0082 },
  { name: '0083-clock-marks', ...clockMarks0083 },
  { name: '0084-encrypted-webhook-secrets', ...encryptedWebhookSecrets0084 },
  { name: '0085-active-webhooks', ...activeWebhooks0085 },
  { name: '0086-proposals-without-room', ...proposalsWithoutRoom0086 },
  { name: '0087-makers-of-calendars', ...makersOfCalendars0087 },
  { name: '0088-attempts-to-pay', ...attemptsToPay0088 },
  { name: '0089-former-users', ...formerUsers0089 },
  { name: '0090-visitor-orders', ...visitorOrders0090 },
  { name: '0091-indexes-of-lists', ...indexesOfLists0091 },
  { name: '0092-lengths-of-lines', ...lengthsOfLines0092 },
  { name: '0093-figures-over-years', ...figuresOverYears0093 },
  { name: '0094-feed-starts', ...feedStarts0094 },
  { name: '0095-bookings-by-the-clock', ...bookingsByTheClock0095 },
  { name: '0096-what-is-due', ...whatIsDue0096 },
  { name: '0097-what-is-kept', ...whatIsKept0097 },
  { name: '0098-shared-counts', ...sharedCounts0098 },
  { name: '0099-recent-writers', ...recentWriters0099 },
  { name: '0100-loose-contents', ...looseContents0100 },
  { name: '0101-indexes-of-filters', ...indexesOfFilters0101 },
  { name: '0102-indexes-that-lead', ...indexesThatLead0102 },
  { name: '0103-prices-by-date', ...pricesByDate0103 },
  { name: '0104-price-rules', ...priceRules0104 },
  { name: '0105-cancellation-terms', ...cancellationTerms0105 },
  { name: '0106-cancellations', ...cancellations0106 },
  { name: '0107-vat-changes', ...vatChanges0107 },
  { name: '0108-withdrawals', ...withdrawals0108 },
  { name: '0109-peppol-ids', ...peppolIds0109 },
  { name: '0110-peppol-sendings', ...peppolSendings0110 },
  { name: '0111-peppol-documents', ...peppolDocuments0111 },
  { name: '0112-customers-of-a-company', ...customersOfACompany0112 },
  { name: '0113-sandbox', ...sandbox0113 },
  { name: '0114-sessions', ...sessions0114 },
  { name: '0115-metadata', ...metadata0115 },
  { name: '0116-seeds-of-sandboxes', ...seedsOfSandboxes0116 },
  { name: '0117-customer-words', ...customerWords0117 },
  { name: '0118-second-factor', ...secondFactor0118 },
  { name: '0119-openid-connect', ...openidConnect0119 },
  { name: '0120-merged-customers', ...mergedCustomers0120 },
  { name: '0121-bookings-of-a-product', ...bookingsOfAProduct0121 },
];
