// Requests that fit their schemas and break one rule of the trade: for each operation, by the code that refuses them.
import { idOf, type JsonObject } from '../json.ts';
import { UNKNOWN_ID } from '../unknown-id.ts';
import type { OperationRequest } from '../service.ts';
import type { ConformWorld } from '../world.ts';
import { createCost } from './invoices.ts';

type Provocation = (world: ConformWorld) => OperationRequest | Promise<OperationRequest>;
type ProvocationsByCode = Readonly<Record<string, Provocation>>;

/** A body with these members. */
const withBody =
  (members: JsonObject): Provocation =>
  () => ({ body: members });
const bodyOf =
  (make: (world: ConformWorld) => JsonObject | Promise<JsonObject>): Provocation =>
  async (world) => ({ body: await make(world) });

/** Returns the same provocations for each of several operations. */
function repeatFor(ids: readonly string[], provoked: ProvocationsByCode): Readonly<Record<string, ProvocationsByCode>> {
  return Object.fromEntries(ids.map((id) => [id, provoked]));
}

function mergeTables(
  ...tables: readonly Readonly<Record<string, ProvocationsByCode>>[]
): Readonly<Record<string, ProvocationsByCode>> {
  const all: Record<string, ProvocationsByCode> = {};
  for (const table of tables) for (const [id, provoked] of Object.entries(table)) all[id] = { ...all[id], ...provoked };
  return all;
}

const INVALID_PEPPOL_ID = '0208:0403619969';
const createPerson = (world: ConformWorld, members: JsonObject = {}): JsonObject => ({
  achternaam: world.createName(),
  ...members,
});
const CONTACT_WRITES = ['createCustomer', 'updateCustomer', 'createContact', 'updateContact'];
const STAFF_WRITES = ['createStaffMember', 'updateStaffMember'];
const PRODUCT_WRITES = ['createProduct', 'updateProduct'];
const PACKAGE_WRITES = ['createPackage', 'updatePackage'];
const BOOKING_WRITES = ['updateBooking', 'patchBooking'];
const SHIFT_WRITES = ['createShift', 'updateShift'];
const HOURS_WRITES = ['createRecordedHours', 'updateRecordedHours'];

async function createArchivedQualification(world: ConformWorld): Promise<number> {
  const id = await world.createThing('qualifications');
  await world.askForBody('updateQualification', { path: { id }, body: { archived: true } });
  return id;
}

async function repeatThing(world: ConformWorld, root: string): Promise<readonly number[]> {
  const id = await world.ensureThing(root);
  return [id, id];
}

async function createDraft(world: ConformWorld): Promise<OperationRequest> {
  return { path: { id: idOf(await world.askForBody('createInvoice')) } };
}

const people = mergeTables(
  repeatFor([...CONTACT_WRITES, 'createCompany', 'updateCompany'], {
    ERR_PEPPOL_ID: withBody({ peppol_id: INVALID_PEPPOL_ID }),
  }),
  repeatFor([...CONTACT_WRITES, ...STAFF_WRITES, 'updateSupplier'], {
    ERR_MAIN_CONTACT: bodyOf((world) => ({
      contactpersonen: [createPerson(world, { hoofdcontact: true }), createPerson(world, { hoofdcontact: true })],
    })),
  }),
  repeatFor(['createCustomer', 'updateCustomer'], {
    ERR_CUSTOMER_TYPE_UNKNOWN: bodyOf(async (world) => ({
      bedrijf_id: await world.ensureThing('companies'),
      soort_klant: world.createName(),
    })),
  }),
  repeatFor(STAFF_WRITES, {
    ERR_QUALIFICATION_ARCHIVED: bodyOf(async (world) => ({
      kwalificatie_ids: [await createArchivedQualification(world)],
    })),
    ERR_DUPLICATE: bodyOf(async (world) => ({ kwalificatie_ids: await repeatThing(world, 'qualifications') })),
  }),
);

const access: Readonly<Record<string, ProvocationsByCode>> = mergeTables(
  repeatFor(['createRole', 'updateRole'], { ERR_LENGTH: withBody({ naam: '\u00A0' }) }),
  {
    updateUser: {
      ERR_UNKNOWN_REFERENCE: withBody({ rollen: [{ id: UNKNOWN_ID }] }),
      ERR_DUPLICATE: bodyOf(async (world) => ({ rollen: (await repeatThing(world, 'roles')).map((id) => ({ id })) })),
    },
  },
  repeatFor(['createApiKey', 'updateApiKey'], { ERR_EXPIRY_IN_PAST: withBody({ expires_at: '2020-01-01T00:00:00Z' }) }),
);

const catalogue = mergeTables(
  repeatFor(PRODUCT_WRITES, {
    ERR_VAT_RATE_UNKNOWN: withBody({ ProductPrice: [{ btw: 7, verkoop: 10 }] }),
    ERR_DUPLICATE_VAT_RATE: withBody({
      ProductPrice: [
        { btw: 21, verkoop: 10 },
        { btw: 21, verkoop: 12 },
      ],
    }),
    ERR_AMOUNT_TOO_LARGE: withBody({
      ProductPrice: [
        { btw: 21, verkoop: 999_999_999 },
        { btw: 9, verkoop: 999_999_999 },
      ],
    }),
    ERR_CANNOT_COMBINE: withBody({ verkoop: 5, ProductPrice: [{ btw: 21, verkoop: 10 }] }),
  }),
  repeatFor(PACKAGE_WRITES, {
    ERR_PACKAGE_LINE_ORDER: bodyOf(async (world) => ({
      regels: [
        {
          product_id: await world.ensureThing('products'),
          begin: `${world.formatDay(30)}T12:00:00`,
          eind: `${world.formatDay(30)}T11:00:00`,
        },
      ],
    })),
  }),
  repeatFor(['createPriceRule', 'updatePriceRule'], {
    ERR_CANNOT_COMBINE: bodyOf(async (world) => ({
      product_ids: [await world.ensureThing('products')],
      percentage: 10,
      bedrag: 5,
    })),
  }),
  repeatFor(['createCompany', 'updateCompany'], {
    ERR_TEMPLATE_CONTEXT: bodyOf(async (world) => ({
      kassa_factuur_pdf_template_id: idOf(
        await world.askForBody('createPdfTemplate', { body: { context: 'invoice' } }),
      ),
    })),
  }),
  repeatFor(PRODUCT_WRITES, {
    ERR_DUPLICATE: bodyOf(async (world) => ({ label_ids: await repeatThing(world, 'product_labels') })),
  }),
  repeatFor(['createPriceRule', 'updatePriceRule'], { ERR_UNKNOWN_REFERENCE: withBody({ product_ids: [UNKNOWN_ID] }) }),
  repeatFor(['createBookProcess', 'updateBookProcess'], {
    ERR_UNKNOWN_REFERENCE: withBody({ arrangement_ids: [UNKNOWN_ID] }),
  }),
  repeatFor(['createDiscountCode', 'updateDiscountCode'], {
    ERR_UNKNOWN_REFERENCE: withBody({ Arrangementen: [UNKNOWN_ID] }),
  }),
  repeatFor(['createContactForm', 'updateContactForm'], {
    ERR_UNKNOWN_REFERENCE: withBody({ Arrangementen: [{ id: UNKNOWN_ID }] }),
  }),
  repeatFor(['createStatusReminder', 'updateStatusReminder'], {
    ERR_UNKNOWN_REFERENCE: withBody({ Bedrijven: [{ id: UNKNOWN_ID }] }),
    ERR_DUPLICATE: bodyOf(async (world) => ({
      Bedrijven: (await repeatThing(world, 'companies')).map((id) => ({ id })),
    })),
  }),
  { updateLocation: { ERR_CYCLE: createCycle('locations', 'parent_id') } },
  repeatFor(['replacePdfTemplateLogo', 'replaceProductImage', 'replacePackageImage'], {
    ERR_IMAGE: () => ({ body: new TextEncoder().encode('no picture') }),
  }),
);

function createCycle(root: string, member: string): Provocation {
  return async (world) => {
    const id = await world.createThing(root);
    return { path: { id }, body: { [member]: id } };
  };
}

const planning = mergeTables(
  repeatFor(['createStartTime', 'updateStartTime'], {
    ERR_SECONDS_MUST_BE_ZERO: bodyOf((world) => ({ datetime: `${world.formatDay(30)} 10:00:30` })),
  }),
  {
    createStartTimes: {
      ERR_TOO_MANY_START_TIMES: bodyOf((world) => ({
        datum_begin: world.formatDay(1),
        datum_eind: world.formatDay(30_000),
      })),
    },
  },
  repeatFor(SHIFT_WRITES, {
    ERR_QUALIFICATION_ARCHIVED: bodyOf(async (world) => ({
      kwalificatie_id: await createArchivedQualification(world),
    })),
  }),
  repeatFor(HOURS_WRITES, {
    ERR_BREAK_TOO_LONG: bodyOf((world) => ({
      begin: `${world.formatDay(-3)}T09:00:00`,
      eind: `${world.formatDay(-3)}T10:00:00`,
      pauze_minuten: 60,
    })),
  }),
  repeatFor(['getPlanning', 'getPlanningConflicts'], {
    ERR_PERIOD_TOO_LONG: (world) => ({
      query: { begin: `${world.formatDay(1)}T00:00:00`, eind: `${world.formatDay(900)}T00:00:00` },
    }),
  }),
);

const bookings = mergeTables(
  repeatFor(BOOKING_WRITES, {
    ERR_BOOKING_DATE_FOLLOWS_BEGIN: bodyOf((world) => ({ datum: world.formatDay(77) })),
    ERR_VAT_RATE_UNKNOWN: withBody({ kosten: { regels: [createCost({ btw_percentage: 7 })] } }),
    ERR_AMOUNT_TOO_LARGE: withBody({ kosten: { regels: [createCost({ aantal: 99_999, bedrag: 999_999_999 })] } }),
    ERR_UNKNOWN_REFERENCE: withBody({ klant_id: UNKNOWN_ID }),
  }),
  { listBookings: { ERR_RANGE: () => ({ query: { periode: '2026-03-01/P9999Y' } }) } },
);

const invoices = mergeTables(
  repeatFor(['getInvoiceUbl', 'createPeppolSending', 'createCreditInvoice', 'createInvoicePayment'], {
    ERR_INVOICE_NOT_PERMANENT: createDraft,
  }),
  {
    openTill: {
      ERR_POS_INACTIVE: async (world) => ({
        path: { id: idOf(await world.askForBody('createPointOfSale', { body: { actief: false } })) },
      }),
    },
  },
  { createInvoicePayment: { ERR_AMOUNT_ZERO: withBody({ bedrag: 0 }) } },
  {
    createVatChange: {
      ERR_VAT_RATE_UNKNOWN: withBody({ van: 9, naar: 7 }),
      ERR_NOT_ALLOWED: withBody({ van: 9, naar: 9 }),
    },
  },
  repeatFor(['listJournalEntries', 'getVatReturn', 'getAgedDebtors'], {
    ERR_NOT_ACCEPTABLE: () => ({ header: { accept: 'image/gif' } }),
  }),
);

export const REFUSAL_RECIPES = mergeTables(people, access, catalogue, planning, bookings, invoices);
