// A period as plain data: what there is, what is in use, and what somebody wants. `null` is unlimited, 0 is none.
import type { Instant } from '../../generated/types.ts';
import type { LinesInUse } from './lines-in-use.ts';

/** The longest period that a question about the planning may cover, in days. */
export const MAX_DAYS = 92;

/** How much of a material a product needs: `aantal` hundredths of a unit for every `per_x_aantal` units of the product. */
export interface MaterialNeed {
  readonly materiaal_id: number;
  readonly aantal: number;
  readonly per_x_aantal: number;
  readonly afronding: 'boven' | 'niet';
}

/** The needs of a product, whenever it is booked. */
export interface NeedyProduct {
  readonly id: number;
  readonly Materialen: readonly MaterialNeed[];
}

/** That there are so many of a material in a period, half-open; entries of one material do not overlap. */
export interface MaterialCapacity {
  readonly begin: Instant;
  readonly end: Instant;
  readonly amount: number;
}

/** A material, and the entries that replace its `aantal` for a while. */
export interface MaterialLimits {
  readonly id: number;
  readonly aantal: number | null;
  readonly aantal_groepen: number | null;
  readonly aantal_tegelijk_starten: number | null;
  readonly aantal_groepen_tegelijk_starten: number | null;
  /** The share that online bookings may use, in percent; null is all of it. */
  readonly percentage_online_te_boeken: number | null;
  readonly capacity: readonly MaterialCapacity[];
}

/** A location; whoever is there is also at everything that it is part of. */
export interface LocationLimits {
  readonly id: number;
  readonly parent_id: number | null;
  readonly capaciteit: number | null;
  readonly aantal_groepen: number | null;
}

/**
 * Everything that decides whether there is room in a period. These are the materials and locations that are asked
 * about, with everything above and below those locations, and the lines that use any of these. The needs of products
 * are there too; a product that is missing needs nothing.
 */
export interface PeriodFacts {
  readonly materials: readonly MaterialLimits[];
  readonly locations: readonly LocationLimits[];
  readonly products: readonly NeedyProduct[];
  readonly lines: LinesInUse;
}

/** A line as somebody wants it. */
export interface WantedLine {
  readonly begin: Instant;
  readonly eind: Instant;
  readonly product_id: number;
  readonly aantal: number;
  /** Where it can be, in order of preference. */
  readonly locations: readonly number[];
  /** Whether it can only be had at one of them. */
  readonly location_required: boolean;
  /**
   * The online shares in percent of the start times at which it is sold; the largest counts. Null is that of each
   * material, and so is an empty list.
   */
  readonly percentages: readonly (number | null)[];
}

/** A booking as somebody wants it. */
export interface WantedBooking {
  readonly personen: number;
  /** Whether it is booked online: only then an online share limits it. */
  readonly online: boolean;
  readonly lines: readonly WantedLine[];
}

/** The limits of a booking, named after the member that says so. */
export type CapacityLimit =
  | 'aantal'
  | 'percentage_online_te_boeken'
  | 'aantal_groepen'
  | 'aantal_tegelijk_starten'
  | 'aantal_groepen_tegelijk_starten'
  | 'capaciteit'
  | 'locatie_verplicht';

/**
 * One limit, where it is tightest in a stretch of the wanted booking: `[begin, eind)`, or one moment where both are
 * equal. A limit fits (`past`) where `gebruikt + nodig <= capaciteit`. These count units of the material, people, or
 * bookings.
 */
export interface LimitCheck {
  readonly soort: 'materiaal' | 'locatie';
  /** The material or location; null where a line needs a location and none is listed. */
  readonly id: number | null;
  readonly beperking: CapacityLimit;
  /** The wanted line, counted from 0, that the location is for; null for materials, which all lines share. */
  readonly regel: number | null;
  readonly begin: Instant;
  readonly eind: Instant;
  readonly capaciteit: number | null;
  readonly gebruikt: number;
  readonly nodig: number;
  readonly past: boolean;
}

/** Whether there is room, and why not. */
export interface CapacityVerdict {
  readonly available: boolean;
  /** For each wanted line the first listed location with room; null where none has, or none is listed. */
  readonly locations: readonly (number | null)[];
  /** The checks that make it unavailable; empty exactly when it is available. */
  readonly reasons: readonly LimitCheck[];
}

/** A verdict with every limit that was looked at, also of locations that had no room while another one did. */
export interface CapacityExplanation extends CapacityVerdict {
  readonly checks: readonly LimitCheck[];
}
