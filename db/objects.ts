// Made by npm run generate from the files of this folder. Never edit. The objects that events tell of: what each noun announces, by the names of the contract.
import type { EVENT_NOUNS } from '../generated/operations.ts';
import type { EventObject, NounObject } from './engine/changes/changes.ts';
import * as apiKeys from './access/api-keys.ts';
import * as roles from './access/roles.ts';
import * as users from './access/users.ts';
import * as incomingMailAddresses from './announcements/incoming-mail-addresses.ts';
import * as incomingMails from './announcements/incoming-mails.ts';
import * as mails from './announcements/mails.ts';
import * as webhooks from './announcements/webhooks.ts';
import * as bookingMailSendings from './bookings/booking-mail-sendings.ts';
import * as bookingMails from './bookings/booking-mails.ts';
import * as bookings from './bookings/bookings.ts';
import * as proposalTypes from './bookings/proposal-types.ts';
import * as proposals from './bookings/proposals.ts';
import * as statusReminders from './bookings/status-reminders.ts';
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
import * as files from './house/files.ts';
import * as integrations from './house/integrations.ts';
import * as locations from './house/locations.ts';
import * as pdfTemplates from './house/pdf-templates.ts';
import * as settings from './house/settings.ts';
import * as invoicePayments from './invoices/invoice-payments.ts';
import * as invoices from './invoices/invoices.ts';
import * as paymentMethods from './invoices/payment-methods.ts';
import * as paymentRequests from './invoices/payment-requests.ts';
import * as peppolDocuments from './invoices/peppol-documents.ts';
import * as peppolSendings from './invoices/peppol-sendings.ts';
import * as pointsOfSale from './invoices/points-of-sale.ts';
import * as tillLog from './invoices/till-log.ts';
import * as vatChanges from './invoices/vat-changes.ts';
import * as contactForms from './online/contact-forms.ts';
import * as withdrawals from './online/withdrawals.ts';
import * as contactPersons from './people/contact-persons.ts';
import * as contacts from './people/contacts.ts';
import * as newsletters from './people/newsletters.ts';
import * as notes from './people/notes.ts';
import * as qualifications from './people/qualifications.ts';
import * as staff from './people/staff.ts';
import * as suppliers from './people/suppliers.ts';
import * as materials from './planning/materials.ts';
import * as recordedHours from './planning/recorded-hours.ts';
import * as shifts from './planning/shifts.ts';
import * as staffAvailability from './planning/staff-availability.ts';
import * as startTimeGroups from './planning/start-time-groups.ts';
import * as startTimes from './planning/start-times.ts';

const collected = {
  ...apiKeys.announced,
  ...roles.announced,
  ...users.announced,
  ...incomingMailAddresses.announced,
  ...incomingMails.announced,
  ...mails.announced,
  ...webhooks.announced,
  ...bookingMailSendings.announced,
  ...bookingMails.announced,
  ...bookings.announced,
  ...proposalTypes.announced,
  ...proposals.announced,
  ...statusReminders.announced,
  ...attachments.announced,
  ...bookProcesses.announced,
  ...cancellationTerms.announced,
  ...discountCodes.announced,
  ...packages.announced,
  ...priceRules.announced,
  ...productGroups.announced,
  ...productLabels.announced,
  ...products.announced,
  ...voucherTemplates.announced,
  ...vouchers.announced,
  ...companies.announced,
  ...files.announced,
  ...integrations.announced,
  ...locations.announced,
  ...pdfTemplates.announced,
  ...settings.announced,
  ...invoicePayments.announced,
  ...invoices.announced,
  ...paymentMethods.announced,
  ...paymentRequests.announced,
  ...peppolDocuments.announced,
  ...peppolSendings.announced,
  ...pointsOfSale.announced,
  ...tillLog.announced,
  ...vatChanges.announced,
  ...contactForms.announced,
  ...withdrawals.announced,
  ...contactPersons.announced,
  ...contacts.announced,
  ...newsletters.announced,
  ...notes.announced,
  ...qualifications.announced,
  ...staff.announced,
  ...suppliers.announced,
  ...materials.announced,
  ...recordedHours.announced,
  ...shifts.announced,
  ...staffAvailability.announced,
  ...startTimeGroups.announced,
  ...startTimes.announced,
};

type Nouns = typeof EVENT_NOUNS;
type Nothing<T extends never> = T;
type Export<Name extends string> =
  `export const announced = { ${Name}: createEventObject({ … }) } from the file of the noun, and run npm run generate`;
type Schema<Name extends string> =
  `write x-announced-as: [${Name}] in the schema of the noun, and run npm run generate`;
/** Where this does not compile, an object of the contract is missing here: the error says what to write. */
export type Forgotten = Nothing<Export<Exclude<keyof Nouns, keyof typeof collected>>>;
/** Where this does not compile, the contract has no payload for what a noun announces: the error says what to write. */
export type Unannounced = Nothing<Schema<Exclude<keyof typeof collected, keyof Nouns>>>;

/** By the object's name in the interface, section Events. */
export const objects: Readonly<Record<string, EventObject>> = collected satisfies {
  readonly [Name in keyof Nouns]: NounObject<Nouns[Name]>;
};
