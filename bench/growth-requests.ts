// Lists the requests of `npm run bench -- growth`: lists by each of their filters, single reads, statistics, and writes of each kind.
import fc from 'fast-check';
import bundle from '../generated/openapi.json' with { type: 'json' };
import { contract, type OperationFacts } from '../test/support/contract.ts';
import { fitSchema } from '../test/support/fuzz/fitting.ts';
import { placeBelow, followReference } from '../test/support/fuzz/schemas.ts';
import { addressOf, slotsOf, type Slot } from '../test/support/fuzz/slots.ts';
import { RESERVATION_PATH } from './reserving.ts';
import type { VenueFixture } from './growth-venue.ts';

/** A repeatable request. */
export interface GrowthRequest {
  readonly label: string;
  readonly method: string;
  readonly path: string | ((nth: number) => string);
  readonly bodyOf?: (nth: number) => object;
  /** Whether only a person may send the request. */
  readonly basicOnly?: boolean;
  /** The highest allowed ratio of its cost on the large database to its cost on the small one. */
  readonly most: number;
}

const MAX_LIST_RATIO = 1.5;
const MAX_SINGLE_RATIO = 1.2;
const PAGING_PARAMETERS = ['page', 'page_size', 'cursor', 'after'];
const FIRST_PAGE = { page: 1, page_size: 25 };

/**
 * Reads of one object that do more than read: they print, return a file, or call another service. The venue has no
 * hours and no availability. A request whose response grows with the database belongs to `bench/large.ts`.
 */
const SKIPPED_OPERATIONS =
  /Pdf|Image|Feed$|Document|Ubl|Page$|Attachment|getAuditFile|getAgedDebtors|proveInvoices|downloadFile|getCapacityEntry|getBookingMailSending|getCustomerPeppol|getCurrentSession|getRecordedHours|getStaffAvailability/;

/** Returns the reads that the contract declares, for the objects that the venue has. */
export function createReadRequests(venue: VenueFixture): readonly GrowthRequest[] {
  return contract
    .filter(({ method, id }) => method === 'GET' && !SKIPPED_OPERATIONS.test(id))
    .flatMap((operation) => readsOf(operation, venue));
}

function readsOf(operation: OperationFacts, venue: VenueFixture): readonly GrowthRequest[] {
  const { id, method, kind, basicOnly } = operation;
  const path = pathOf(operation, venue);
  if (path === undefined) return [];

  const slots = slotsOf(operation).filter(({ part, name }) => part === 'query' && !PAGING_PARAMETERS.includes(name));
  const requiredValues = Object.fromEntries(
    slots.filter(({ required }) => required).map((slot) => [slot.name, valuesOf(slot, venue)[0]]),
  );
  const paging =
    operation.paged || id === 'listEvents'
      ? { ...FIRST_PAGE, ...(id === 'listEvents' ? { page: undefined } : {}) }
      : {};
  const most = kind === 'read' ? MAX_SINGLE_RATIO : MAX_LIST_RATIO;

  const createRequest = (label: string, query: object): GrowthRequest => {
    const all = Object.fromEntries(
      Object.entries({ ...requiredValues, ...query, ...paging }).filter(([, value]) => value !== undefined),
    );
    const address = addressOf({ operation, path, query: all, header: {} });
    return { label: `${id}${label === '' ? '' : ` ${label}`}`, method, path: address, basicOnly, most };
  };

  const other = REQUIRED_PARAMETERS[id] ?? {};
  const filters = slots.flatMap((slot) =>
    valuesOf(slot, venue).map((value) =>
      createRequest(`${slot.name}=${String(value)}`, {
        ...other,
        ...FILTER_PARAMETERS[`${id} ${slot.name}`],
        [slot.name]: value,
      }),
    ),
  );
  const tail = id === 'listEvents' ? [createRequest('the tail', { after: venue.tail })] : [];

  return [createRequest('', other), ...filters, ...tail];
}

/** Returns the values of the path; undefined where the venue has no such object. */
function pathOf(operation: OperationFacts, venue: VenueFixture): Readonly<Record<string, unknown>> | undefined {
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const values = names.map((name) => venue.findPathValue(operation, name));
  return values.includes(undefined) ? undefined : Object.fromEntries(names.map((name, at) => [name, values[at]]));
}

const REFERENCES: Readonly<Record<string, string | null>> = bundle['x-references'];

/** A day without other events than those of the measurement. */
const EVENT_FREE_DATE = '2027-06-15';
const EVENT_FREE_END_DATE = '2027-06-16';
const DATE_PARAMETERS = { 'datum>': EVENT_FREE_DATE, 'datum<': EVENT_FREE_END_DATE };
/** The parameters that a figure requires. */
const REQUIRED_PARAMETERS: Readonly<Record<string, object>> = {
  getPaymentStatistics: DATE_PARAMETERS,
  getBookedProductStatistics: DATE_PARAMETERS,
  getSalesStatistics: { ...DATE_PARAMETERS, groepeer_tijd: 'jaar' },
};
/** The parameters that a filter of a figure requires. */
const FILTER_PARAMETERS: Readonly<Record<string, object>> = {
  'getSalesStatistics product_id': { groepeer_gegevens: 'product_id' },
};
const PARAMETER_VALUES: Readonly<Record<string, unknown>> = {
  periode: `${EVENT_FREE_DATE}/${EVENT_FREE_END_DATE}`,
  jaar: 2027,
  kwartaal: 2,
  ...DATE_PARAMETERS,
  'Klant.soort_klant': 'bedrijf',
  soort_klant: 'bedrijf',
  address: '10.0.0.1',
  'id>': 1,
};

/** Returns each value of an enumerated parameter, else one value; an empty list where the venue has no such object. */
function valuesOf({ name, placedSchema }: Slot, venue: VenueFixture): readonly unknown[] {
  const { schema } = placedSchema;
  const { enum: all } =
    schema.items === undefined ? schema : followReference(placeBelow(placedSchema, schema.items, 'items')).schema;
  if (all !== undefined) return all;
  if (name in PARAMETER_VALUES) return [PARAMETER_VALUES[name]];
  const root = REFERENCES[name];
  if (typeof root === 'string') return [venue.ids[root]].filter((id) => id !== undefined);
  if (schema.format === 'date') return [/(?:eind|voor|before|<)/i.test(name) ? EVENT_FREE_END_DATE : EVENT_FREE_DATE];
  if (schema.format === 'date-time')
    return [`${/(?:eind|before|<)/i.test(name) ? EVENT_FREE_END_DATE : EVENT_FREE_DATE}T00:00:00`];
  const plain = fitSchema(placedSchema, { optional: 0, chooseMember: () => undefined });
  return fc.sample(plain, { numRuns: 1, seed: 7 });
}

/** Returns a write for each kind of path, each on its own day. */
export function createWriteRequests({ ids }: VenueFixture, reservations: readonly string[]): readonly GrowthRequest[] {
  const { customers: klant_id, bookings, products: product_id, payment_methods: betaalmethode_id } = ids;
  const begin = '2027-07-15T10:00:00';
  const most = MAX_SINGLE_RATIO;

  const createCustomerBody = (nth: number): object => ({
    naam: `Bezoeker ${String(nth)}`,
    contactpersonen: [{ achternaam: `van ${String(nth)}`, hoofdcontact: true }],
  });

  return [
    { label: 'create customer', method: 'POST', path: '/api2/klanten', bodyOf: createCustomerBody, most },
    {
      label: 'create booking',
      method: 'POST',
      path: '/api2/boekingen',
      bodyOf: () => ({ klant_id, product_id, begin, personen: 20 }),
      most,
    },
    {
      label: 'reserve online',
      method: 'POST',
      path: RESERVATION_PATH,
      bodyOf: (nth) => JSON.parse(reservations[nth % reservations.length] ?? '') as object,
      most,
    },
    {
      label: 'change booking',
      method: 'PATCH',
      path: `/api2/boekingen/${String(bookings)}`,
      bodyOf: (nth) => ({ bijzonderheden: `Nummer ${String(nth)}` }),
      most,
    },
    {
      label: 'finalised invoice',
      method: 'POST',
      path: '/api2/facturen',
      bodyOf: () => ({ boeking_id: bookings, voorschot_percentage: 0.5, status: 'definitief' }),
      most,
    },
    {
      label: 'payment',
      method: 'POST',
      path: `/api2/facturen/${String(ids['invoices'])}/betalingen`,
      bodyOf: () => ({ bedrag: 0.01, betaalmethode_id }),
      most,
    },
  ];
}
