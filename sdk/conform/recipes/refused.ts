// Requests that fit their schemas and break one rule of the trade: for each operation, by the code that refuses them.
import { idOf, type JsonObject } from '../json.ts';
import { UNKNOWN_ID } from '../no-id.ts';
import type { OperationRequest } from '../service.ts';
import type { ConformWorld } from '../world.ts';
import { cost } from './invoices.ts';

type Provocation = (world: ConformWorld) => OperationRequest | Promise<OperationRequest>;
type ProvocationsByCode = Readonly<Record<string, Provocation>>;

/** A body with these members. */
const having =
  (members: JsonObject): Provocation =>
  () => ({ body: members });
const bodyOf =
  (make: (world: ConformWorld) => JsonObject | Promise<JsonObject>): Provocation =>
  async (world) => ({ body: await make(world) });

/** The same for several operations. */
function alike(ids: readonly string[], provoked: ProvocationsByCode): Readonly<Record<string, ProvocationsByCode>> {
  return Object.fromEntries(ids.map((id) => [id, provoked]));
}

function joined(
  ...tables: readonly Readonly<Record<string, ProvocationsByCode>>[]
): Readonly<Record<string, ProvocationsByCode>> {
  const all: Record<string, ProvocationsByCode> = {};
  for (const table of tables) for (const [id, provoked] of Object.entries(table)) all[id] = { ...all[id], ...provoked };
  return all;
}

const INVALID_PEPPOL_ID = '0208:0403619969';
const person = (world: ConformWorld, members: JsonObject = {}): JsonObject => ({
  achternaam: world.name(),
  ...members,
});
const CONTACT_WRITES = ['createCustomer', 'updateCustomer', 'createContact', 'updateContact'];
const STAFF_WRITES = ['createStaffMember', 'updateStaffMember'];
const PRODUCT_WRITES = ['createProduct', 'updateProduct'];
const PACKAGE_WRITES = ['createPackage', 'updatePackage'];
const BOOKING_WRITES = ['updateBooking', 'patchBooking'];
const SHIFT_WRITES = ['createShift', 'updateShift'];
const HOURS_WRITES = ['createRecordedHours', 'updateRecordedHours'];

async function archivedQualification(world: ConformWorld): Promise<number> {
  const id = await world.fresh('qualifications');
  await world.call('updateQualification', { path: { id }, body: { archived: true } });
  return id;
}

async function twice(world: ConformWorld, root: string): Promise<readonly number[]> {
  const id = await world.thing(root);
  return [id, id];
}

async function draft(world: ConformWorld): Promise<OperationRequest> {
  return { path: { id: idOf(await world.call('createInvoice')) } };
}

const people = joined(
  alike([...CONTACT_WRITES, 'createCompany', 'updateCompany'], {
    ERR_PEPPOL_ID: having({ peppol_id: INVALID_PEPPOL_ID }),
  }),
  alike([...CONTACT_WRITES, ...STAFF_WRITES, 'updateSupplier'], {
    ERR_MAIN_CONTACT: bodyOf((world) => ({
      contactpersonen: [person(world, { hoofdcontact: true }), person(world, { hoofdcontact: true })],
    })),
  }),
  alike(['createCustomer', 'updateCustomer'], {
    ERR_CUSTOMER_TYPE_UNKNOWN: bodyOf(async (world) => ({
      bedrijf_id: await world.thing('companies'),
      soort_klant: world.name(),
    })),
  }),
  alike(STAFF_WRITES, {
    ERR_QUALIFICATION_ARCHIVED: bodyOf(async (world) => ({ kwalificatie_ids: [await archivedQualification(world)] })),
    ERR_DUPLICATE: bodyOf(async (world) => ({ kwalificatie_ids: await twice(world, 'qualifications') })),
  }),
);

const access: Readonly<Record<string, ProvocationsByCode>> = joined(
  alike(['createRole', 'updateRole'], { ERR_LENGTH: having({ naam: '\u00A0' }) }),
  {
    updateUser: {
      ERR_UNKNOWN_REFERENCE: having({ rollen: [{ id: UNKNOWN_ID }] }),
      ERR_DUPLICATE: bodyOf(async (world) => ({ rollen: (await twice(world, 'roles')).map((id) => ({ id })) })),
    },
  },
  alike(['createApiKey', 'updateApiKey'], { ERR_EXPIRY_IN_PAST: having({ expires_at: '2020-01-01T00:00:00Z' }) }),
);

const catalogue = joined(
  alike(PRODUCT_WRITES, {
    ERR_VAT_RATE_UNKNOWN: having({ ProductPrice: [{ btw: 7, verkoop: 10 }] }),
    ERR_DUPLICATE_VAT_RATE: having({
      ProductPrice: [
        { btw: 21, verkoop: 10 },
        { btw: 21, verkoop: 12 },
      ],
    }),
    ERR_AMOUNT_TOO_LARGE: having({
      ProductPrice: [
        { btw: 21, verkoop: 999_999_999 },
        { btw: 9, verkoop: 999_999_999 },
      ],
    }),
    ERR_CANNOT_COMBINE: having({ verkoop: 5, ProductPrice: [{ btw: 21, verkoop: 10 }] }),
  }),
  alike(PACKAGE_WRITES, {
    ERR_PACKAGE_LINE_ORDER: bodyOf(async (world) => ({
      regels: [
        {
          product_id: await world.thing('products'),
          begin: `${world.day(30)}T12:00:00`,
          eind: `${world.day(30)}T11:00:00`,
        },
      ],
    })),
  }),
  alike(['createPriceRule', 'updatePriceRule'], {
    ERR_CANNOT_COMBINE: bodyOf(async (world) => ({
      product_ids: [await world.thing('products')],
      percentage: 10,
      bedrag: 5,
    })),
  }),
  alike(['createCompany', 'updateCompany'], {
    ERR_TEMPLATE_CONTEXT: bodyOf(async (world) => ({
      kassa_factuur_pdf_template_id: idOf(await world.call('createPdfTemplate', { body: { context: 'invoice' } })),
    })),
  }),
  alike(PRODUCT_WRITES, {
    ERR_DUPLICATE: bodyOf(async (world) => ({ label_ids: await twice(world, 'product_labels') })),
  }),
  alike(['createPriceRule', 'updatePriceRule'], { ERR_UNKNOWN_REFERENCE: having({ product_ids: [UNKNOWN_ID] }) }),
  alike(['createBookProcess', 'updateBookProcess'], {
    ERR_UNKNOWN_REFERENCE: having({ arrangement_ids: [UNKNOWN_ID] }),
  }),
  alike(['createDiscountCode', 'updateDiscountCode'], {
    ERR_UNKNOWN_REFERENCE: having({ Arrangementen: [UNKNOWN_ID] }),
  }),
  alike(['createContactForm', 'updateContactForm'], {
    ERR_UNKNOWN_REFERENCE: having({ Arrangementen: [{ id: UNKNOWN_ID }] }),
  }),
  alike(['createStatusReminder', 'updateStatusReminder'], {
    ERR_UNKNOWN_REFERENCE: having({ Bedrijven: [{ id: UNKNOWN_ID }] }),
    ERR_DUPLICATE: bodyOf(async (world) => ({ Bedrijven: (await twice(world, 'companies')).map((id) => ({ id })) })),
  }),
  { updateLocation: { ERR_CYCLE: cycle('locations', 'parent_id') } },
  alike(['replacePdfTemplateLogo', 'replaceProductImage', 'replacePackageImage'], {
    ERR_IMAGE: () => ({ body: new TextEncoder().encode('no picture') }),
  }),
);

function cycle(root: string, member: string): Provocation {
  return async (world) => {
    const id = await world.fresh(root);
    return { path: { id }, body: { [member]: id } };
  };
}

const planning = joined(
  alike(['createStartTime', 'updateStartTime'], {
    ERR_SECONDS_MUST_BE_ZERO: bodyOf((world) => ({ datetime: `${world.day(30)} 10:00:30` })),
  }),
  {
    createStartTimes: {
      ERR_TOO_MANY_START_TIMES: bodyOf((world) => ({ datum_begin: world.day(1), datum_eind: world.day(30_000) })),
    },
  },
  alike(SHIFT_WRITES, {
    ERR_QUALIFICATION_ARCHIVED: bodyOf(async (world) => ({ kwalificatie_id: await archivedQualification(world) })),
  }),
  alike(HOURS_WRITES, {
    ERR_BREAK_TOO_LONG: bodyOf((world) => ({
      begin: `${world.day(-3)}T09:00:00`,
      eind: `${world.day(-3)}T10:00:00`,
      pauze_minuten: 60,
    })),
  }),
  alike(['getPlanning', 'getPlanningConflicts'], {
    ERR_PERIOD_TOO_LONG: (world) => ({
      query: { begin: `${world.day(1)}T00:00:00`, eind: `${world.day(900)}T00:00:00` },
    }),
  }),
);

const bookings = joined(
  alike(BOOKING_WRITES, {
    ERR_BOOKING_DATE_FOLLOWS_BEGIN: bodyOf((world) => ({ datum: world.day(77) })),
    ERR_VAT_RATE_UNKNOWN: having({ kosten: { regels: [cost({ btw_percentage: 7 })] } }),
    ERR_AMOUNT_TOO_LARGE: having({ kosten: { regels: [cost({ aantal: 99_999, bedrag: 999_999_999 })] } }),
    ERR_UNKNOWN_REFERENCE: having({ klant_id: UNKNOWN_ID }),
  }),
  { listBookings: { ERR_RANGE: () => ({ query: { periode: '2026-03-01/P9999Y' } }) } },
);

const invoices = joined(
  alike(['getInvoiceUbl', 'createPeppolSending', 'createCreditInvoice', 'createInvoicePayment'], {
    ERR_INVOICE_NOT_FINALISED: draft,
  }),
  {
    openTill: {
      ERR_POS_INACTIVE: async (world) => ({
        path: { id: idOf(await world.call('createPointOfSale', { body: { actief: false } })) },
      }),
    },
  },
  { createInvoicePayment: { ERR_AMOUNT_ZERO: having({ bedrag: 0 }) } },
  {
    createVatChange: {
      ERR_VAT_RATE_UNKNOWN: having({ van: 9, naar: 7 }),
      ERR_NOT_ALLOWED: having({ van: 9, naar: 9 }),
    },
  },
  alike(['listJournalEntries', 'getVatReturn', 'getAgedDebtors'], {
    ERR_NOT_ACCEPTABLE: () => ({ header: { accept: 'image/gif' } }),
  }),
);

export const REFUSAL_RECIPES = joined(people, access, catalogue, planning, bookings, invoices);
