// The till log: the amounts counted and received at a point of sale, and the effects of payments on it.
import type { Cents, components } from '../../generated/types.ts';
import { negate, sum } from '../values/money.ts';
import { createProblem, refuseIfAny } from '../values/problem.ts';

export type TillLogEntry = components['schemas']['TillLogEntry'];
type TillAmount = components['schemas']['TillAmount'];
type CountedAmount = components['schemas']['CountedAmount'];
type PaymentMethodId = TillAmount['betaalmethode_id'];

/** The sums of payments at a till, by payment method. */
export interface ReceivedSum {
  readonly betaalmethode_id: PaymentMethodId;
  readonly bedrag: Cents;
}

/** The effect of a payment on a till, or its recorded effect there. */
export interface TillMovement extends ReceivedSum {
  readonly pos_id: number;
  readonly payment_id: number;
}

/** The money of an entry. */
export type TillBalance = Pick<TillLogEntry, 'bedragen' | 'verschil'>;

/** Throws ERR_DUPLICATE for a payment method that is counted twice. */
export function assertCountedOnce(countedAmounts: readonly CountedAmount[]): void {
  const seenMethodIds = new Set<PaymentMethodId>();
  refuseIfAny(
    countedAmounts.flatMap(({ betaalmethode_id }, at) => {
      if (!seenMethodIds.has(betaalmethode_id)) {
        seenMethodIds.add(betaalmethode_id);
        return [];
      }
      const message = 'This payment method is counted twice: add the amounts up.';
      return [{ code: 'ERR_DUPLICATE', message, field: `bedragen[${String(at)}].betaalmethode_id` }];
    }),
  );
}

/** Throws ERR_TILL_OPEN for opening a till that is open. `last` is the newest opening or closing. */
export function assertClosed(last: Pick<TillLogEntry, 'soort'> | undefined): void {
  if (last?.soort === 'geopend')
    throw createProblem('ERR_TILL_OPEN', 'This point of sale is open already: close it first.');
}

/** Returns the opening that a count or a closing belongs to. Throws ERR_TILL_CLOSED without one. */
export function openingOf(last: TillLogEntry | undefined): TillLogEntry {
  if (last?.soort === 'geopend') return last;
  throw createProblem('ERR_TILL_CLOSED', 'This point of sale is not open: open it first.');
}

/** The balance of an opening: the money there, and the money received while the till was closed. */
export function calculateOpeningBalance(
  receivedSums: readonly ReceivedSum[],
  countedAmounts: readonly CountedAmount[],
): TillBalance {
  const nothing = { begin: null, verwacht: null, verschil: null };
  const bedragen = methodsOf(receivedSums, countedAmounts).map((betaalmethode_id) => ({
    betaalmethode_id,
    ...nothing,
    ontvangen: sumReceived(receivedSums, betaalmethode_id),
    geteld: countedOf(countedAmounts, betaalmethode_id),
  }));
  return { bedragen, verschil: null };
}

/** The balance of a count or a closing: the money expected since the opening, and the money counted. */
export function calculateClosingBalance(
  opening: Pick<TillLogEntry, 'bedragen'>,
  receivedSums: readonly ReceivedSum[],
  countedAmounts: readonly CountedAmount[],
): TillBalance {
  const started = opening.bedragen.flatMap(({ betaalmethode_id, geteld }) =>
    geteld === null ? [] : [{ betaalmethode_id, geteld }],
  );
  const bedragen = methodsOf(started, receivedSums, countedAmounts).map((betaalmethode_id) => {
    const begin = countedOf(started, betaalmethode_id) ?? sum([]);
    const ontvangen = sumReceived(receivedSums, betaalmethode_id);
    const verwacht = sum([begin, ontvangen]);
    const geteld = countedOf(countedAmounts, betaalmethode_id);
    const verschil = geteld === null ? null : sum([geteld, negate(verwacht)]);
    return { betaalmethode_id, begin, ontvangen, verwacht, geteld, verschil };
  });
  return { bedragen, verschil: sum(bedragen.flatMap(({ verschil }) => verschil ?? [])) };
}

/** The methods of some lists, each once: by id, payments without a method last. */
function methodsOf(
  ...lists: readonly (readonly { readonly betaalmethode_id: PaymentMethodId }[])[]
): PaymentMethodId[] {
  const methods = new Set(lists.flat().map(({ betaalmethode_id }) => betaalmethode_id));
  return [...methods].sort((a, b) => (a ?? Infinity) - (b ?? Infinity));
}

function sumReceived(receivedSums: readonly ReceivedSum[], method: PaymentMethodId): Cents {
  return sum(receivedSums.flatMap(({ betaalmethode_id, bedrag }) => (betaalmethode_id === method ? [bedrag] : [])));
}

function countedOf(countedAmounts: readonly CountedAmount[], method: PaymentMethodId): Cents | null {
  return countedAmounts.find(({ betaalmethode_id }) => betaalmethode_id === method)?.geteld ?? null;
}

/**
 * Returns the movements that turn the recorded effects of some payments into the present ones. Equal effects need none.
 * Otherwise the recorded ones are reversed, and the present ones added.
 */
export function calculateMovements(
  recordedMovements: readonly TillMovement[],
  now: readonly TillMovement[],
): TillMovement[] {
  const formatKey = ({ payment_id, pos_id, betaalmethode_id, bedrag }: TillMovement): string =>
    JSON.stringify([payment_id, pos_id, betaalmethode_id, bedrag]);
  const stands = new Set(recordedMovements.map(formatKey));
  const stays = new Set(now.map(formatKey));
  const outdatedMovements = recordedMovements.filter(
    (movement) => movement.bedrag !== 0 && !stays.has(formatKey(movement)),
  );
  return [
    ...outdatedMovements.map((movement) => ({ ...movement, bedrag: negate(movement.bedrag) })),
    ...now.filter((movement) => !stands.has(formatKey(movement))),
  ];
}
