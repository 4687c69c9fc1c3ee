// Creates a booking: lays out the lines of a package or product, each at the price of its date, or copies another booking.
import type { components, Instant } from '../../generated/types.ts';
import {
  calculateAmountByRule,
  NO_DISCOUNT,
  requireInCalendar,
  displayNameOf,
  type Agreement,
  type BookableProduct,
  type PlannedBooking,
  type PlannedCost,
  type PlannedItem,
  type PlannedBookingLine,
  type PlannedProgramme,
  type StoredBooking,
} from './booking.ts';
import { isNewlyConfirmed } from './booking-status.ts';
import { addElapsed } from '../values/duration.ts';
import { instantAt, millisecondsOf, type Zone } from '../values/calendar.ts';
import { packageNameOf } from '../catalogue/package.ts';
import { calculateCostsTotal } from './costs.ts';
import { copyOf } from './booking-copy.ts';
import { priceLine, type PricingFacts } from './line-price.ts';
import { reportOnField, createProblem, refuseIfAny, type ProblemDetail } from '../values/problem.ts';

type Schemas = components['schemas'];
type NewBooking = Schemas['NewBooking'];
type BookingPackage = Pick<Schemas['Package'], 'arrangement' | 'weergavenaam'> & {
  readonly regels: readonly BookingPackageLine[];
};
type BookingPackageLine = Pick<
  Schemas['PackageLine'],
  'id' | 'product_id' | 'locatie_id' | 'begin' | 'eind' | 'beschrijving'
> & {
  /** The choices that replace the product's rule and its first location; an amount of 0 is no line. */
  readonly choice?: Pick<PlannedBookingLine, 'aantal' | 'follows_rule' | 'locatie_id'>;
};

/** The sources of a booking: any number of them. `products` holds every product of the lines. */
export interface BookingSources {
  readonly package: BookingPackage | undefined;
  readonly product: BookableProduct | undefined;
  readonly copiedBooking: StoredBooking | undefined;
  readonly products: ReadonlyMap<number, BookableProduct>;
  /** The price rules that may apply to the lines, in their order. */
  readonly rules: PricingFacts['rules'];
  /** Whether the installation has bookings that are not invoiced. */
  readonly invoicedByClock: boolean;
  /** The selling company, and its payment term in days. */
  readonly company: { readonly id: number; readonly factuur_betaaltermijn: number };
}

/** Throws ERR_CANNOT_COMBINE for a body that names a copied booking together with another source. */
export function requireOneOrigin(
  body: Pick<NewBooking, 'boeking_id' | 'arrangement_id' | 'book_process_id' | 'product_id'>,
): void {
  if (body.boeking_id === undefined) return;
  const others = (['arrangement_id', 'book_process_id', 'product_id'] as const).filter(
    (member) => body[member] !== undefined,
  );
  refuseIfAny(
    others.map((field) => ({
      code: 'ERR_CANNOT_COMBINE',
      message: `A copy of a booking cannot be combined with ${field}: leave one of them out.`,
      field,
    })),
  );
}

/** The problems of a booking of these products where some are not `available`, because they were deleted. */
export function findDeletedProductProblems(
  field: string,
  ids: readonly number[],
  products: ReadonlyMap<number, Pick<BookableProduct, 'id' | 'naam'>>,
  available: ReadonlySet<number>,
): ProblemDetail[] {
  const deletedProducts = [...new Set(ids)]
    .filter((id) => !available.has(id))
    .flatMap((id) => products.get(id) ?? [])
    .map(({ id, naam }) => ({ id, naam }));
  if (deletedProducts.length === 0) return [];
  const productNames = deletedProducts.map(({ id, naam }) => `${naam} (${String(id)})`).join(', ');
  const message = `Deleted products cannot be booked: ${productNames}. Replace them, or book something else.`;
  return [{ code: 'ERR_UNKNOWN_REFERENCE', message, field, params: { producten: deletedProducts } }];
}

/**
 * Returns the booking to store. Throws ERR_PRODUCT_REQUIRES_LOCATION, ERR_NO_PRICE, ERR_AMOUNT_TOO_LARGE, ERR_RANGE.
 */
export function planNewBooking(body: NewBooking, sources: BookingSources, now: Instant, zone: Zone): PlannedBooking {
  const pricing = { zone, reservedOn: zone.toLocalDate(now), rules: sources.rules };
  const { lines, costs, problems } = sources.copiedBooking
    ? copyOf(sources.copiedBooking, body, sources.products, pricing)
    : planProgramme(body, sources, pricing);
  refuseIfAny(problems);
  calculateCostsTotal(costs);
  requireInCalendar(lines, zone);
  return { agreement: planNewAgreement(body, sources, now, zone), lines, costs };
}

/** A booking to store, without its lines and costs. */
export function planNewAgreement(body: NewBooking, sources: BookingSources, now: Instant, zone: Zone): Agreement {
  const { klant_id, begin, personen, status, status_vervaldatum = null, bijzonderheden = null } = body;
  const { conceptfactuur_na_dagen = null } = body;

  return {
    klant_id,
    begin,
    personen,
    status,
    status_vervaldatum,
    bijzonderheden,
    factureren: body.factureren || !sources.invoicedByClock,
    conceptfactuur_na_dagen,
    // A copy is another booking to the other system too: it does not get the metadata of its source.
    metadata: body.metadata ?? {},
    datum: zone.toLocalDate(begin),
    status_updated_at: now,
    definite_at: isNewlyConfirmed(null, status) ? now : null,
    arrangement: body.arrangement ?? nameOf(sources),
    kosten_klant_id: null,
    kosten_bedrijf_id: sources.company.id,
    kosten_opmerking: sources.copiedBooking?.kosten_opmerking ?? null,
    kosten_betaaltermijn: sources.copiedBooking?.kosten_betaaltermijn ?? sources.company.factuur_betaaltermijn,
    kosten_referentie_klant: null,
  };
}

function nameOf(sources: BookingSources): string {
  if (sources.copiedBooking) return sources.copiedBooking.arrangement;
  if (sources.package) return packageNameOf(sources.package);
  return sources.product ? displayNameOf(sources.product) : '';
}

/**
 * Returns the lines and costs of a package or product, with the problems ERR_PRODUCT_REQUIRES_LOCATION and
 * ERR_NO_PRICE. Throws ERR_RANGE.
 */
export function planProgramme(
  body: Pick<NewBooking, 'begin' | 'personen'>,
  sources: Pick<BookingSources, 'package' | 'product' | 'products'>,
  pricing: PricingFacts,
): PlannedProgramme {
  const problems: ProblemDetail[] = [];

  const chargeProduct = (product: BookableProduct, at: Partial<LinePlacement>, field: string) => {
    const line = planLine(product, body, at);
    if (product.locatie_verplicht && line.locatie_id === null) problems.push(createLocationProblem(product, field));
    const priced = priceLine(line, product, pricing, 'begin');
    problems.push(...priced.problems);
    return priced;
  };

  const regels = sources.package?.regels ?? [];
  const programme = regels
    .filter(({ choice }) => choice?.aantal !== 0)
    .map((each) =>
      chargeProduct(
        productOf(each.product_id, sources.products),
        planPlacement(each, regels, body.begin, pricing.zone),
        'arrangement_id',
      ),
    );
  const single = sources.product === undefined ? [] : [chargeProduct(sources.product, {}, 'product_id')];

  const inGroup = programme.flatMap(({ items }) => items);
  const group = sources.package === undefined ? [] : [groupOf(packageNameOf(sources.package), inGroup)];
  return {
    lines: [...programme, ...single].map(({ line }) => line),
    costs: [...group, ...single.flatMap(({ items }) => items)],
    problems,
  };
}

/** The problem of a line without a location whose product needs one. */
export function createLocationProblem(product: BookableProduct, field: string): ProblemDetail {
  return {
    code: 'ERR_PRODUCT_REQUIRES_LOCATION',
    message: `${product.naam} needs a location: set one on the product or on the package line.`,
    field,
    params: { product_id: product.id },
  };
}

function productOf(id: number, products: ReadonlyMap<number, BookableProduct>): BookableProduct {
  const product = products.get(id);
  if (product === undefined)
    throw createProblem('ERR_UNKNOWN_REFERENCE', `Product ${String(id)} does not exist: choose another.`);
  return product;
}

/** Where and when a line takes place; undefined members follow from the product. */
interface LinePlacement {
  readonly begin: Instant;
  readonly eind: Instant | undefined;
  readonly locatie_id: number | null;
  readonly beschrijving: string | null;
  readonly choice: BookingPackageLine['choice'];
}

/** The begin and end of a line: at its distance from the earliest line on the wall clock, with its own length. */
function planPlacement(
  line: BookingPackageLine,
  all: readonly BookingPackageLine[],
  begin: Instant,
  zone: Zone,
): LinePlacement {
  const earliest = all.flatMap((each) => each.begin ?? []).toSorted()[0];
  const offset = line.begin === null || earliest === undefined ? 0 : zone.measureWallClock(earliest, line.begin);
  const starts = reportOnField('begin', () => zone.addWallClock(begin, { milliseconds: offset }));
  const length =
    line.begin === null || line.eind === null ? undefined : millisecondsOf(line.eind) - millisecondsOf(line.begin);
  return {
    begin: starts,
    eind: length === undefined ? undefined : reportOnField('begin', () => instantAt(millisecondsOf(starts) + length)),
    locatie_id: line.locatie_id,
    beschrijving: line.beschrijving,
    choice: line.choice,
  };
}

/** A line of a product; members that `at` leaves out follow from the product and the booking. */
export function planLine(
  product: BookableProduct,
  body: Pick<NewBooking, 'begin' | 'personen'>,
  at: Partial<LinePlacement>,
): PlannedBookingLine {
  const begin = at.begin ?? body.begin;
  const byRule = {
    locatie_id: at.locatie_id ?? product.Locaties[0]?.id ?? null,
    aantal: calculateAmountByRule(product, product, body.personen),
    follows_rule: true,
  };

  return {
    id: null,
    product_id: product.id,
    ...(at.choice ?? byRule),
    minimum_aantal: product.minimum_aantal,
    begin,
    eind: at.eind ?? reportOnField('begin', () => addElapsed(begin, product.duur ?? 'PT0S')),
    beschrijving: at.beschrijving ?? displayNameOf(product),
    opmerking: null,
    betaald_bedrag: null,
    betaal_datum: null,
    betaal_opmerking: null,
    prijsregel_id: null,
  };
}

function groupOf(naam: string, regels: readonly PlannedItem[]): PlannedCost {
  const plain = { kortingspercentage: NO_DISCOUNT, kortingomschrijving: null, children_visible: true };
  return { id: null, type: 'groep', naam, ...plain, regels };
}
