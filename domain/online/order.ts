// An order of a package by a visitor: the amount of each line, and all its problems.
import type { components } from '../../generated/types.ts';
import { calculateAmount, type AmountRule } from '../values/amount.ts';
import { createProblem, refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { findRequiredProductProblems, type ProductRequirement } from './required-products.ts';

type PackageLine = components['schemas']['PackageLine'];

/** A product of an offer. */
export interface OfferedProduct extends AmountRule {
  readonly id: number;
  readonly duur: string | null;
  readonly locatie_verplicht: boolean;
  readonly is_deleted: boolean;
  /** Its locations, in order of preference. */
  readonly locations: readonly number[];
  /** Its required materials. */
  readonly materials: readonly number[];
  readonly vereist_product: readonly ProductRequirement[];
}

/** A line of an offer. */
export interface OfferedLine extends Pick<
  PackageLine,
  'id' | 'locatie_id' | 'begin' | 'eind' | 'beschrijving' | 'min' | 'max' | 'onlineboeking_aantalbepalingsmethode'
> {
  readonly product: OfferedProduct;
}

/** A package, as far as booking it online depends on it, its lines in the order of the programme. */
export interface PackageOffer extends Pick<
  components['schemas']['Package'],
  | 'id'
  | 'arrangement'
  | 'weergavenaam'
  | 'aantal_personen'
  | 'mag_online_geboekt_worden_direct_betalen'
  | 'mag_online_geboekt_worden_achteraf_betalen'
  | 'maximum_aantal_personen_online'
  | 'onlineboeking_minimaal_vooruit'
  | 'onlineboeking_maximaal_vooruit'
  | 'startmomentgroep_id'
  | 'onlineboeking_contactformulier_id'
  | 'bedrijf_id'
> {
  readonly regels: readonly OfferedLine[];
}

/** An order as it is sent. */
export interface OfferWish {
  readonly producten: readonly components['schemas']['OnlineBookingLine'][];
  readonly boekingsgrootte?: number | null | undefined;
}

/** A booked line of at least one unit. */
export interface OrderedLine {
  readonly line: OfferedLine;
  readonly aantal: number;
}

/** The booked lines, and the number of people. */
export interface OrderContents {
  readonly personen: number;
  readonly lines: readonly OrderedLine[];
}

/** An order, its problems, and the field that asks for more people than may book online; null for none. */
export interface OrderResult {
  readonly order: OrderContents;
  readonly problems: readonly ProblemDetail[];
  readonly tooLarge: string | null;
}

/** Throws ERR_NOT_ALLOWED for a package that visitors cannot book, or that does not exist. */
export function assertBookable(offer: PackageOffer | undefined): asserts offer is PackageOffer {
  if (offer !== undefined && isBookable(offer)) return;
  throw createProblem('ERR_NOT_ALLOWED', 'This package cannot be booked online: choose another.', {
    field: 'arrangement_id',
  });
}

/** ERR_GROUP_TOO_LARGE on the field that asks for more people than may book online. A setting holds the message. */
export function createGroupProblem(
  { maximum_aantal_personen_online: maximum }: PackageOffer,
  field: string,
  message: string,
): ProblemDetail {
  return { code: 'ERR_GROUP_TOO_LARGE', message, field, params: { maximum } };
}

/** Throws all problems of an order. */
export function assertSound({ problems }: Pick<OrderResult, 'problems'>): void {
  refuseIfAny(problems);
}

/** Whether a package can be booked online, by any way of paying. One with deleted products cannot. */
export function isBookable(offer: PackageOffer): boolean {
  const { mag_online_geboekt_worden_direct_betalen: now, mag_online_geboekt_worden_achteraf_betalen: later } = offer;
  return (now || later) && offer.regels.every(({ product }) => !product.is_deleted);
}

/** The amount of a line, its field in the body, and the sent value. */
interface LineAmount extends OrderedLine {
  readonly field: string;
  readonly requestedAmount: number;
}

/** Returns the order of a wish for an offer, with its problems. docs/decisions/214-visitors.md. */
export function orderOf(offer: PackageOffer, wish: OfferWish): OrderResult {
  const byId = new Map(offer.regels.map((line) => [line.id, line]));
  const indexByLineId = new Map(wish.producten.map(({ arrangementsregel_id }, index) => [arrangementsregel_id, index]));
  const amounts = offer.regels.map((line) => amountOf(line, indexByLineId.get(line.id), offer, wish));
  const lines = amounts.filter(({ aantal }) => aantal > 0).map(({ line, aantal }) => ({ line, aantal }));
  const { personen, field } = peopleOf(amounts, wish);
  const { maximum_aantal_personen_online: most } = offer;

  return {
    order: { personen, lines },
    problems: [
      ...wish.producten.flatMap(({ arrangementsregel_id: id }, index) =>
        findLineProblems(id, index, byId, indexByLineId),
      ),
      ...amounts.flatMap(findAmountProblems),
      ...(lines.length === 0
        ? [NOTHING_PROBLEM]
        : findRequiredProductProblems(lines, createFieldFinder(amounts, indexByLineId))),
    ],
    tooLarge: most !== null && personen > most ? field : null,
  };
}

const SIZE_FIELD = 'boekingsgrootte';
const PRODUCTS_FIELD = 'producten';
const NOTHING_PROBLEM: ProblemDetail = {
  code: 'ERR_REQUIRED',
  message: 'Nothing would be booked: send an amount of 1 or more.',
  field: PRODUCTS_FIELD,
};

function amountOf(
  line: OfferedLine,
  index: number | undefined,
  { aantal_personen }: PackageOffer,
  wish: OfferWish,
): LineAmount {
  const { onlineboeking_aantalbepalingsmethode: method, product } = line;
  const requestedAmount = index === undefined ? undefined : wish.producten[index]?.aantal;
  if (method === 'vast') {
    const aantal = calculateAmount(product, aantal_personen);
    const field = index === undefined ? PRODUCTS_FIELD : formatAmountField(index);
    return {
      line,
      aantal,
      field,
      requestedAmount: requestedAmount === undefined || requestedAmount === 0 ? aantal : requestedAmount,
    };
  }

  const field = index === undefined ? SIZE_FIELD : formatAmountField(index);
  const sent = requestedAmount ?? (method === 'boekingsgrootte' ? (wish.boekingsgrootte ?? 0) : 0);
  const raised = method === 'boekingsgrootte' && sent > 0 ? Math.max(sent, product.minimum_aantal) : sent;

  return { line, aantal: raised, field, requestedAmount: sent };
}

function formatAmountField(index: number): string {
  return `producten[${String(index)}].aantal`;
}

function findLineProblems(
  id: number,
  index: number,
  lines: ReadonlyMap<number, OfferedLine>,
  last: ReadonlyMap<number, number>,
): ProblemDetail[] {
  const field = `producten[${String(index)}].arrangementsregel_id`;
  if (!lines.has(id))
    return [{ code: 'ERR_UNKNOWN_REFERENCE', message: 'The package has no such line: send one of its lines.', field }];
  if (last.get(id) === index) return [];
  return [{ code: 'ERR_DUPLICATE', message: 'This line appears twice: send it once, with its whole amount.', field }];
}

/** Limits are for booked lines: 0 units are never too few. */
function findAmountProblems({ line, aantal, field, requestedAmount }: LineAmount): ProblemDetail[] {
  const { min, max, product, onlineboeking_aantalbepalingsmethode: method } = line;
  if (method === 'vast') {
    const message = `This amount is fixed: send ${String(aantal)}, or leave the line out.`;
    return requestedAmount === aantal ? [] : [{ code: 'ERR_NOT_CHANGEABLE', message, field }];
  }
  if (aantal === 0) return [];
  const least = Math.max(min ?? 0, product.minimum_aantal);
  if (aantal < least) return [{ code: 'ERR_RANGE', message: `Send ${String(least)} or more, or 0 for none.`, field }];
  if (max !== null && aantal > max) return [{ code: 'ERR_RANGE', message: `Send ${String(max)} or less.`, field }];
  return [];
}

/** The number of people, and the field with it. A sent number never lowers the one that the ordered amounts are for. */
function peopleOf(amounts: readonly LineAmount[], { boekingsgrootte }: OfferWish): { personen: number; field: string } {
  const bySize = amounts.filter(
    ({ line, aantal }) => line.onlineboeking_aantalbepalingsmethode === 'boekingsgrootte' && aantal > 0,
  );
  const [largest] = (bySize.length > 0 ? bySize : amounts).toSorted((one, other) => other.aantal - one.aantal);
  const { aantal: personen, field } = largest ?? { aantal: 0, field: PRODUCTS_FIELD };
  const size = boekingsgrootte ?? 1;
  return size >= personen
    ? { personen: size, field: typeof boekingsgrootte === 'number' ? SIZE_FIELD : field }
    : { personen, field };
}

/** The field with the amount of a product; the whole list for a product without one. */
function createFieldFinder(
  amounts: readonly LineAmount[],
  indexByLineId: ReadonlyMap<number, number>,
): (id: number) => string {
  return (id) => {
    const amount = amounts.find(({ line }) => line.product.id === id && indexByLineId.has(line.id));
    return amount?.field ?? PRODUCTS_FIELD;
  };
}
