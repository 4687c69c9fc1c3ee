// Vouchers as they are stored: how one is created, as a gift or in an order, and which changes are allowed.
import type { Cents, components, Instant } from '../../generated/types.ts';
import { asCents } from '../values/money.ts';
import { createProblem, refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { findRepeatedProblems } from '../values/repeated.ts';
import { selectSent } from '../values/sent-value.ts';
import { summarisePrices, type ProductPrice } from './product.ts';
import { calculateLastDay, determineFreeStatus, type BookedUnits, type VoucherContent } from './voucher.ts';

type Schemas = components['schemas'];
type VoucherStatus = Schemas['VoucherStatus'];
type VoucherTemplate = Readonly<Schemas['VoucherTemplate']>;

/** A stored voucher. */
export interface StoredVoucher extends Readonly<Schemas['Voucher']> {
  /** The price paid for it, in cents. */
  readonly paid: Cents;
  /** The booking that has redeemed it, and the units that it covers there; null for none. */
  readonly boeking_id: number | null;
  readonly redeemed: readonly Pick<BookedUnits, 'product_id' | 'aantal'>[] | null;
  /** The order that it belongs to, and its number there; null for a gift. */
  readonly sale_id: number | null;
  readonly sale_number: number | null;
}

export type NewVoucher = Omit<StoredVoucher, 'id'>;

/** The present moment, and its local date. */
export interface CurrentMoment {
  readonly now: Instant;
  readonly today: string;
}

/** A template, and the products that its vouchers cover, with all their prices. */
export interface TemplateOffer {
  readonly template: VoucherTemplate;
  readonly products: readonly { readonly id: number; readonly ProductPrice: readonly ProductPrice[] }[];
}

/**
 * Returns a gift voucher. Members that the request leaves out come from its template, if it has one. Throws
 * ERR_DUPLICATE, and ERR_REQUIRED where neither says what it covers.
 */
export function planNewVoucher(
  request: Schemas['NewVoucher'],
  offer: TemplateOffer | undefined,
  freeCode: string,
  moment: CurrentMoment,
): NewVoucher {
  const { code = freeCode, voucher_template_id = null, customer_id = null, arrangement_ids = [] } = request;
  refuseIfAny(findContentProblems(request.inhoud ?? []));

  const inhoud = request.inhoud ?? (offer && contentsOf(offer, moment.today));
  if (inhoud === undefined)
    throw createProblem('ERR_REQUIRED', 'Send what the voucher covers, or the template that it is made from.', {
      field: 'inhoud',
    });

  const template = offer?.template;
  return planFreeVoucher(moment, {
    code,
    voucher_template_id,
    customer_id,
    title: request.title ?? template?.name ?? 'Voucher',
    expiration_date: selectSent(
      request.expiration_date,
      template === undefined ? null : calculateLastDay(template, moment.today),
    ),
    inhoud: inhoud.map(normaliseContent),
    arrangement_ids: arrangement_ids.toSorted((a, b) => a - b),
    internal_reference: selectSent(request.internal_reference, template?.internal_reference ?? null),
    metadata: request.metadata ?? {},
    paid: asCents(0),
    sale_id: null,
    sale_number: null,
  });
}

/** The vouchers of an order. */
export interface PaidVoucherOrder {
  readonly id: number;
  readonly customer_id: number;
  readonly number_of_vouchers: number;
  /** The price of one voucher, in cents. */
  readonly price: Cents;
}

/** Returns the vouchers of an order; `freeCode` returns an unused code for each. */
export function planOrderedVouchers(
  { id: sale_id, customer_id, number_of_vouchers, price: paid }: PaidVoucherOrder,
  offer: TemplateOffer,
  freeCode: () => string,
  moment: CurrentMoment,
): NewVoucher[] {
  const { id: voucher_template_id, name: title, internal_reference } = offer.template;
  const members = {
    title,
    voucher_template_id,
    customer_id,
    expiration_date: calculateLastDay(offer.template, moment.today),
    inhoud: contentsOf(offer, moment.today).map(normaliseContent),
    arrangement_ids: [],
    internal_reference,
    metadata: {},
    paid,
    sale_id,
  };

  return Array.from({ length: number_of_vouchers }, (_each, index) =>
    planFreeVoucher(moment, { ...members, sale_number: index + 1, code: freeCode() }),
  );
}

type FreeMember = 'status' | 'boeking_id' | 'redeemed' | 'created_at' | 'updated_at';

function planFreeVoucher({ now, today }: CurrentMoment, members: Omit<NewVoucher, FreeMember>): NewVoucher {
  const status = determineFreeStatus(members.expiration_date, today);
  return { ...members, status, boeking_id: null, redeemed: null, created_at: now, updated_at: now };
}

/** The contents of a voucher of a template, at the prices of its products on a local date. */
function contentsOf({ template, products }: TemplateOffer, today: string): VoucherContent[] {
  return products.map(({ id, ProductPrice }) => {
    return {
      product_id: id,
      aantal: template.product_amount,
      prijs_per_stuk: summarisePrices(ProductPrice, today).verkoop,
    };
  });
}

/** With sorted members, so that equal contents are stored as equal texts. */
function normaliseContent({ product_id, aantal, prijs_per_stuk }: VoucherContent): VoucherContent {
  return { product_id, aantal, prijs_per_stuk };
}

/**
 * Returns the changes of a request to a voucher. Throws ERR_DUPLICATE, and ERR_NOT_CHANGEABLE for contents that were
 * sold or redeemed.
 */
export function planVoucherChange(
  before: StoredVoucher,
  { inhoud, arrangement_ids, ...others }: Schemas['VoucherPut'],
): Partial<NewVoucher> {
  const contents = inhoud?.map(normaliseContent);
  refuseIfAny([...findFixedContentProblems(before, contents), ...findContentProblems(contents ?? [])]);
  return {
    ...others,
    ...(contents !== undefined && { inhoud: contents }),
    ...(arrangement_ids !== undefined && { arrangement_ids: arrangement_ids.toSorted((a, b) => a - b) }),
  };
}

/** The status of a changed voucher. A redeemed one follows its booking, and a withdrawn one stays withdrawn. */
export function determineVoucherStatus(
  before: StoredVoucher,
  { expiration_date = before.expiration_date }: Partial<NewVoucher>,
  today: string,
): VoucherStatus {
  const isFree = before.boeking_id === null && before.status !== 'herroepen';
  return isFree ? determineFreeStatus(expiration_date, today) : before.status;
}

function findFixedContentProblems(
  before: StoredVoucher,
  contents: readonly VoucherContent[] | undefined,
): ProblemDetail[] {
  if (contents === undefined || (before.boeking_id === null && before.sale_id === null)) return [];
  const isSame =
    contents.length === before.inhoud.length &&
    contents.every(({ product_id, aantal, prijs_per_stuk }, index) => {
      const now = before.inhoud[index];
      return product_id === now?.product_id && aantal === now.aantal && prijs_per_stuk === now.prijs_per_stuk;
    });
  const message = 'The contents of a voucher that was sold or redeemed cannot change: create another one.';
  return isSame ? [] : [{ code: 'ERR_NOT_CHANGEABLE', message, field: 'inhoud' }];
}

/** ERR_DUPLICATE for each further mention of a product. */
function findContentProblems(contents: readonly VoucherContent[]): ProblemDetail[] {
  return findRepeatedProblems(
    contents.map(({ product_id }) => product_id),
    (index) => `inhoud[${String(index)}].product_id`,
    'This product appears twice: send it once, with its whole amount.',
  );
}
