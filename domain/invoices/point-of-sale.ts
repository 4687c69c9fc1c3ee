// Where a payment may be received: at an active point of sale, which must be available at the location.
import type { components } from '../../generated/types.ts';
import { createProblem, type ProblemDetail } from '../values/problem.ts';

/** Where a payment is received, by id. */
export interface PaymentPlace {
  readonly pos_id?: number | null | undefined;
  readonly location_id?: number | null | undefined;
}

/** A place that was sent for a payment, the stored one, and the location of both parts in the body. */
export interface SentPlace {
  readonly sent: PaymentPlace;
  readonly stored: PaymentPlace;
  readonly fields: { readonly pos_id: string; readonly location_id: string };
}

/** The place of a payment after `sent` is applied; members that are left out stay as they are. */
function mergePlace({ sent, stored }: SentPlace): { pos_id: number | null; location_id: number | null } {
  const { pos_id = stored.pos_id ?? null, location_id = stored.location_id ?? null } = sent;
  return { pos_id, location_id };
}

const INACTIVE_MESSAGE = 'This point of sale is inactive: choose an active one.';

/** Throws ERR_POS_INACTIVE for opening a point of sale that receives no payments. */
export function assertActive({ actief }: { readonly actief: boolean }): void {
  if (!actief) throw createProblem('ERR_POS_INACTIVE', 'This point of sale is inactive: activate it first.');
}

/** The points of sale that decide about places, by id. */
export function tillsOf(places: readonly SentPlace[]): number[] {
  return [...new Set(places.flatMap((place) => mergePlace(place).pos_id ?? []))];
}

type Till = Pick<components['schemas']['PointOfSale'], 'actief' | 'locatie_ids'>;

/**
 * The problems of places. ERR_POS_INACTIVE is for a newly chosen point of sale that receives no payments.
 * ERR_POS_NOT_AT_LOCATION is for one that is not available at the location. An unchanged place is never refused.
 */
export function findPlacesProblems(places: readonly SentPlace[], tills: ReadonlyMap<number, Till>): ProblemDetail[] {
  return places.flatMap((place) => {
    const till = tills.get(mergePlace(place).pos_id ?? 0);
    return till === undefined ? [] : findPlaceProblems(place, till);
  });
}

function findPlaceProblems(place: SentPlace, { actief, locatie_ids }: Till): ProblemDetail[] {
  const { stored, fields } = place;
  const { pos_id, location_id } = mergePlace(place);
  const isSamePos = pos_id === (stored.pos_id ?? null);
  if (isSamePos && location_id === (stored.location_id ?? null)) return [];

  const problems: ProblemDetail[] = [];
  if (!isSamePos && !actief) {
    problems.push({ code: 'ERR_POS_INACTIVE', message: INACTIVE_MESSAGE, field: fields.pos_id });
  }
  if (location_id !== null && !locatie_ids.includes(location_id)) {
    const message = 'This point of sale is not available at this location: send one of its locatie_ids, or none.';
    problems.push({
      code: 'ERR_POS_NOT_AT_LOCATION',
      message,
      field: fields.location_id,
      params: { locatie_ids: [...locatie_ids] },
    });
  }

  return problems;
}
