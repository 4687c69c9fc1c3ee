// A period as plain data: capacity, use, and the wanted booking. `null` is unlimited, 0 is none.
import type { Instant } from '../../generated/types.ts';
import type { LinesInUse } from './lines-in-use.ts';

/** The longest period that a question about the planning may cover, in days. */
export const MAX_PLANNING_DAYS = 92;

/** A product's need of a material: `aantal` hundredths of a unit for every `per_x_aantal` units of the product. */
export interface MaterialNeed {
  readonly materiaal_id: number;
  readonly aantal: number;
  readonly per_x_aantal: number;
  readonly afronding: 'boven' | 'niet';
}

/** The needs of a product. */
export interface NeedyProduct {
  readonly id: number;
  readonly Materialen: readonly MaterialNeed[];
}

/** The amount of a material in a period, half-open; entries of one material do not overlap. */
export interface MaterialCapacity {
  readonly begin: Instant;
  readonly end: Instant;
  readonly amount: number;
}

/** A material, and the entries that replace its `aantal` during their periods. */
export interface MaterialLimits {
  readonly id: number;
  readonly aantal: number | null;
  readonly aantal_groepen: number | null;
  readonly aantal_tegelijk_starten: number | null;
  readonly aantal_groepen_tegelijk_starten: number | null;
  /** The share of online bookings, in percent; null for all of it. */
  readonly percentage_online_te_boeken: number | null;
  readonly capacity: readonly MaterialCapacity[];
}

/** A location; people there are also at all its parents. */
export interface LocationLimits {
  readonly id: number;
  readonly parent_id: number | null;
  readonly capaciteit: number | null;
  readonly aantal_groepen: number | null;
}

/**
 * Everything that decides about capacity in a period. It has the queried materials and locations, all parents and
 * children of those locations, and the lines in any of these. A product without an entry in the needs needs nothing.
 */
export interface PeriodFacts {
  readonly materials: readonly MaterialLimits[];
  readonly locations: readonly LocationLimits[];
  readonly products: readonly NeedyProduct[];
  readonly lines: LinesInUse;
}

/** A wanted line. */
export interface WantedLine {
  readonly begin: Instant;
  readonly eind: Instant;
  readonly product_id: number;
  readonly aantal: number;
  /** Its possible locations, in order of preference. */
  readonly locations: readonly number[];
  /** Whether it needs one of these locations. */
  readonly location_required: boolean;
  /**
   * The online shares in percent of its start times; the largest counts. Null, and an empty list, stand for that of
   * each material.
   */
  readonly percentages: readonly (number | null)[];
}

/** A wanted booking. */
export interface WantedBooking {
  readonly personen: number;
  /** Whether it is made online: only then an online share limits it. */
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
 * One limit, where it is tightest in a part of the wanted booking: `[begin, eind)`, or one moment where both are equal.
 * A limit fits (`past`) where `gebruikt + nodig <= capaciteit`, in units of the material, people, or bookings.
 */
export interface LimitCheck {
  readonly soort: 'materiaal' | 'locatie';
  /** The material or location; null where a line needs a location and none is listed. */
  readonly id: number | null;
  readonly beperking: CapacityLimit;
  /** The wanted line, counted from 0, that needs the location; null for materials, whose use all lines share. */
  readonly regel: number | null;
  readonly begin: Instant;
  readonly eind: Instant;
  readonly capaciteit: number | null;
  readonly gebruikt: number;
  readonly nodig: number;
  readonly past: boolean;
}

/** Whether a booking fits, and why not. */
export interface CapacityVerdict {
  readonly available: boolean;
  /** For each wanted line the first listed location with capacity; null for none. */
  readonly locations: readonly (number | null)[];
  /** The failed checks; empty exactly when it is available. */
  readonly reasons: readonly LimitCheck[];
}

/** A verdict with every limit, also of locations without capacity while another one has some. */
export interface CapacityExplanation extends CapacityVerdict {
  readonly checks: readonly LimitCheck[];
}
