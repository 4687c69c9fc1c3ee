// The objects that events tell of: what each noun announces, by the names of the contract.
import type { EVENT_NOUNS } from '../generated/operations.ts';
import type { EventObject, NounObject } from './engine/changes/changes.ts';
import * as apiKeys from './access/api-keys.ts';
import * as bookings from './bookings/bookings.ts';
import * as companies from './house/companies.ts';
import * as contactPersons from './people/contact-persons.ts';
import * as contacts from './people/contacts.ts';
import * as discountCodes from './catalogue/discount-codes.ts';
import * as invoicePayments from './invoices/invoice-payments.ts';
import * as invoices from './invoices/invoices.ts';
import * as locations from './house/locations.ts';
import * as mails from './announcements/mails.ts';
import * as packages from './catalogue/packages.ts';
import * as paymentMethods from './invoices/payment-methods.ts';
import * as pdfTemplates from './house/pdf-templates.ts';
import * as pointsOfSale from './invoices/points-of-sale.ts';
import * as productGroups from './catalogue/product-groups.ts';
import * as attachments from './catalogue/attachments.ts';
import * as files from './house/files.ts';
import * as bookProcesses from './catalogue/book-processes.ts';
import * as productLabels from './catalogue/product-labels.ts';
import * as products from './catalogue/products.ts';
import * as qualifications from './people/qualifications.ts';
import * as recordedHours from './planning/recorded-hours.ts';
import * as roles from './access/roles.ts';
import * as settings from './house/settings.ts';
import * as shifts from './planning/shifts.ts';
import * as staffAvailability from './planning/staff-availability.ts';
import * as staff from './people/staff.ts';
import * as startTimeGroups from './planning/start-time-groups.ts';
import * as startTimes from './planning/start-times.ts';
import * as suppliers from './people/suppliers.ts';
import * as users from './access/users.ts';
import * as webhooks from './announcements/webhooks.ts';
import * as materials from './planning/materials.ts';
import * as incomingMailAddresses from './announcements/incoming-mail-addresses.ts';
import * as incomingMails from './announcements/incoming-mails.ts';
import * as proposals from './bookings/proposals.ts';
import * as proposalTypes from './bookings/proposal-types.ts';
import * as tillLog from './invoices/till-log.ts';
import * as newsletters from './people/newsletters.ts';
import * as notes from './people/notes.ts';
import * as voucherTemplates from './catalogue/voucher-templates.ts';
import * as vouchers from './catalogue/vouchers.ts';
import * as statusReminders from './bookings/status-reminders.ts';
import * as integrations from './house/integrations.ts';
import * as contactForms from './online/contact-forms.ts';
import * as bookingMails from './bookings/booking-mails.ts';
import * as bookingMailSendings from './bookings/booking-mail-sendings.ts';

const collected = {
  ...apiKeys.announced,
  ...attachments.announced,
  ...bookings.announced,
  ...companies.announced,
  ...contactPersons.announced,
  ...contacts.announced,
  ...discountCodes.announced,
  ...files.announced,
  ...invoicePayments.announced,
  ...invoices.announced,
  ...locations.announced,
  ...mails.announced,
  ...packages.announced,
  ...paymentMethods.announced,
  ...pdfTemplates.announced,
  ...pointsOfSale.announced,
  ...productGroups.announced,
  ...bookProcesses.announced,
  ...productLabels.announced,
  ...products.announced,
  ...qualifications.announced,
  ...recordedHours.announced,
  ...roles.announced,
  ...settings.announced,
  ...shifts.announced,
  ...staffAvailability.announced,
  ...staff.announced,
  ...startTimeGroups.announced,
  ...startTimes.announced,
  ...suppliers.announced,
  ...users.announced,
  ...webhooks.announced,
  ...materials.announced,
  ...incomingMailAddresses.announced,
  ...incomingMails.announced,
  ...proposals.announced,
  ...proposalTypes.announced,
  ...tillLog.announced,
  ...newsletters.announced,
  ...notes.announced,
  ...voucherTemplates.announced,
  ...vouchers.announced,
  ...statusReminders.announced,
  ...integrations.announced,
  ...contactForms.announced,
  ...bookingMails.announced,
  ...bookingMailSendings.announced,
};

type Nouns = typeof EVENT_NOUNS;
type Nothing<T extends never> = T;
type Export<Name extends string> =
  `export const announced = { ${Name}: eventObject({ … }) } from the file of the noun, and spread it into collected`;
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
