// The objects that events tell of: each name of the contract with the table it lives in and how it is read.
import type { EVENT_NOUNS, Permission } from '../generated/operations.ts';
import * as apiKeys from './access/api-keys.ts';
import * as packages from './catalogue/packages.ts';
import * as paymentMethods from './invoices/payment-methods.ts';
import * as productGroups from './catalogue/product-groups.ts';
import * as products from './catalogue/products.ts';
import * as bookings from './bookings/bookings.ts';
import { eventObject, type EventObject, type NounObject } from './engine/changes.ts';
import * as companies from './house/companies.ts';
import * as contactPersons from './people/contact-persons.ts';
import * as contacts from './people/contacts.ts';
import * as discountCodes from './catalogue/discount-codes.ts';
import * as invoicePayments from './invoices/invoice-payments.ts';
import * as invoices from './invoices/invoices.ts';
import * as locations from './house/locations.ts';
import * as mails from './announcements/mails.ts';
import * as pdfTemplates from './house/pdf-templates.ts';
import * as pointsOfSale from './invoices/points-of-sale.ts';
import * as qualifications from './people/qualifications.ts';
import * as roles from './access/roles.ts';
import * as settings from './house/settings.ts';
import * as staff from './people/staff.ts';
import * as suppliers from './people/suppliers.ts';
import * as users from './access/users.ts';
import * as webhooks from './announcements/webhooks.ts';

/**
 * Exactly the objects that the contract has a payload for: those that a schema names in `x-announced-as`. Where this does
 * not compile, write `x-announced-as: [Object]` below `x-noun: true` of the schema and run the generation.
 */
type Announced = { readonly [Name in keyof typeof EVENT_NOUNS]: NounObject<(typeof EVENT_NOUNS)[Name]> };

const view = ['viewContact', 'editContact'] as const;

/**
 * By the object's name in the interface, section Events. For example
 * `Locatie: eventObject({ table: 'locations', read: locations.read, schema: 'Location' })`.
 */
export const objects: Readonly<Record<string, EventObject>> = {
  APIKey: eventObject({ table: 'api_keys', read: apiKeys.read, schema: 'ApiKey', view: ['editUsers'] }),
  Arrangement: eventObject({
    table: 'packages',
    read: packages.read,
    schema: 'Package',
    when: ({ is_deleted }) => !is_deleted,
  }),
  Betaalmethode: eventObject({ table: 'payment_methods', read: paymentMethods.read, schema: 'PaymentMethod' }),
  Product: eventObject({
    table: 'products',
    read: products.read,
    schema: 'Product',
    when: ({ is_deleted }) => !is_deleted,
  }),
  ProductGroep: eventObject({ table: 'product_groups', read: productGroups.read, schema: 'ProductGroup' }),
  Bedrijf: eventObject({
    table: 'companies',
    read: companies.read,
    schema: 'Company',
    when: ({ deleted_at }) => deleted_at === null,
  }),
  Boeking: eventObject({
    table: 'bookings',
    read: bookings.readAnnounced,
    schema: 'Booking',
    reaches: { BookingDefinitive: ({ definite_at }) => definite_at !== null },
  }),
  Contact: eventObject({ table: 'contacts', read: contacts.read, schema: 'Contact', view }),
  Contactpersoon: eventObject({ table: 'contact_persons', read: contactPersons.read, schema: 'ContactPerson', view }),
  Factuur: eventObject({
    table: 'invoices',
    read: invoices.readWhole,
    schema: 'Invoice',
    reaches: { InvoiceDefinitive: ({ status }) => status !== 'concept' },
  }),
  FactuurBetaling: eventObject({ table: 'invoice_payments', read: invoicePayments.read, schema: 'InvoicePayment' }),
  Instelling: eventObject({ table: 'settings', read: settings.read, schema: 'Setting' }),
  Kassa: eventObject({ table: 'points_of_sale', read: pointsOfSale.read, schema: 'PointOfSale' }),
  Klant: eventObject({
    table: 'contacts',
    read: contacts.read,
    schema: 'Customer',
    view,
    of: ({ type }) => type === 'klant',
  }),
  Kortingscode: eventObject({ table: 'discount_codes', read: discountCodes.read, schema: 'DiscountCode' }),
  LeverancierContact: eventObject({ table: 'contacts', read: suppliers.read, schema: 'Supplier', view }),
  Kwalificatie: eventObject({ table: 'qualifications', read: qualifications.read, schema: 'Qualification' }),
  Locatie: eventObject({ table: 'locations', read: locations.read, schema: 'Location' }),
  OverigContact: eventObject({
    table: 'contacts',
    read: contacts.read,
    schema: 'Contact',
    view,
    of: ({ type }) => type === 'overig',
  }),
  PdfTemplate: eventObject({ table: 'pdf_templates', read: pdfTemplates.read, schema: 'PdfTemplate' }),
  PersoneelContact: eventObject({ table: 'contacts', read: staff.read, schema: 'StaffMember', view }),
  frameworkGuardGroup: eventObject({ table: 'roles', read: roles.read, schema: 'Role', view: ['editUsers'] }),
  frameworkGuardUser: eventObject({ table: 'users', read: users.read, schema: 'User', view: ['editUsers'] }),
  Webhook: eventObject({ table: 'webhooks', read: webhooks.read, schema: 'Webhook', view: ['viewWebhooks'] }),
  QueuedMail: eventObject({ table: 'mails', read: mails.read, schema: 'QueuedMail', view }),
} satisfies Announced;

/** Whether somebody with these rights may view objects of this kind; anybody may view those of most. */
export function mayView(object: string, rights: ReadonlySet<Permission>): boolean {
  return objects[object]?.view?.some((each) => rights.has(each)) ?? true;
}
