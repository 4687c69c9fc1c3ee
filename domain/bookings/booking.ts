// A booking as it is stored and as it is planned: its lines and costs. Lines move with the booking and follow its size.
import type { components, Instant } from '../../generated/types.ts';
import { calculateAmount, type AmountRule } from '../values/amount.ts';
import { selectDisplayName } from '../values/display-name.ts';
import { instantAt, isDate, millisecondsOf, type Zone } from '../values/calendar.ts';
import { calculateCostsTotal, type CostGroup, type CostItem, type CostLine } from './costs.ts';
import type { Metadata } from '../values/metadata.ts';
import { reportOnField, createProblem, type ProblemDetail } from '../values/problem.ts';
import type { ProductPrice } from '../catalogue/product.ts';

type Schemas = components['schemas'];
export type Booking = Schemas['Booking'];
export type BookingLine = Schemas['BookingLine'];
export type Costs = Schemas['Costs'];
export type BookingStatus = Schemas['BookingStatus'];

/** A stored line, with whether its amount follows the product's rule. */
export interface StoredBookingLine extends Omit<BookingLine, 'herinnering_leverancier'> {
  readonly follows_rule: boolean;
}

/** The stored members of a booking, without its lines. */
export interface Agreement {
  readonly klant_id: number;
  readonly begin: Instant;
  /** The local date of `begin`. */
  readonly datum: string;
  readonly status: BookingStatus;
  readonly status_updated_at: Instant;
  /** Since when it has been confirmed without interruption; null while it is not. */
  readonly definite_at: Instant | null;
  readonly arrangement: string;
  readonly personen: number;
  readonly status_vervaldatum: string | null;
  readonly bijzonderheden: string | null;
  readonly factureren: boolean;
  readonly conceptfactuur_na_dagen: number | null;
  readonly metadata: Metadata;
  /** The payer; null is the booking's customer. */
  readonly kosten_klant_id: number | null;
  readonly kosten_bedrijf_id: number;
  readonly kosten_opmerking: string | null;
  readonly kosten_betaaltermijn: number;
  readonly kosten_referentie_klant: string | null;
}

/** A stored booking with everything that belongs to it. */
export interface StoredBooking extends Agreement {
  readonly id: number;
  readonly referentie: string;
  readonly arrangement_id: number | null;
  readonly book_process_id: number | null;
  /** The wording of the cancellation terms of the booking; null without terms. */
  readonly kept_terms_id: number | null;
  readonly online_boeking: boolean;
  readonly created_by: number | null;
  readonly created_at: Instant;
  /** When the scheduler handled its invoice; null before. */
  readonly drafted_on: string | null;
  /** When the scheduler moves it next; null for never. */
  readonly moves_at: Instant | null;
  readonly lines: readonly StoredBookingLine[];
  readonly costs: readonly CostLine[];
}

/** A line to store; without an id it is new. */
export interface PlannedBookingLine extends Omit<StoredBookingLine, 'id'> {
  readonly id: number | null;
}

/** An item to store; `line` is the planned line that it charges. */
export interface PlannedItem extends Omit<CostItem, 'id' | 'boekingsregel_id'> {
  readonly id: number | null;
  readonly line: PlannedBookingLine | null;
}

/** A group to store. */
export interface PlannedGroup extends Omit<CostGroup, 'id' | 'regels'> {
  readonly id: number | null;
  readonly regels: readonly PlannedCost[];
}

export type PlannedCost = PlannedItem | PlannedGroup;

/** A booking to store. Stored lines and costs that are missing here are to be removed. */
export interface PlannedBooking {
  readonly agreement: Agreement;
  readonly lines: readonly PlannedBookingLine[];
  readonly costs: readonly PlannedCost[];
}

/** The lines and costs of a booking before it has a customer, and their problems. */
export interface PlannedProgramme {
  readonly lines: readonly PlannedBookingLine[];
  readonly costs: readonly PlannedCost[];
  readonly problems: readonly ProblemDetail[];
}

/** The facts of a product that a booking needs. */
export interface BookableProduct extends AmountRule {
  readonly id: number;
  readonly naam: string;
  readonly weergavenaam: string | null;
  readonly duur: string | null;
  readonly locatie_verplicht: boolean;
  readonly productgroep_id: number | null;
  readonly Locaties: readonly { readonly id: number }[];
  readonly ProductPrice: readonly ProductPrice[];
}

/** The name of a product as customers see it. */
export function displayNameOf(product: Pick<BookableProduct, 'naam' | 'weergavenaam'>): string {
  return selectDisplayName(product.weergavenaam, product.naam);
}

/** Returns the amount of a line by its product's rule, never less than the line's own minimum. */
export function calculateAmountByRule(
  product: AmountRule,
  line: { readonly minimum_aantal: number },
  personen: number,
): number {
  return calculateAmount({ ...product, minimum_aantal: line.minimum_aantal }, personen);
}

/** The begins of a booking before and after a move. */
export interface BookingMove {
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * Returns a line moved with its booking: at the same distance from the begin on the wall clock, with the same length.
 */
export function moveLine<Line extends { readonly begin: Instant; readonly eind: Instant }>(
  line: Line,
  { from, to }: BookingMove,
  zone: Zone,
): Line {
  if (from === to) return line;
  return reportOnField('begin', () => {
    const begin = zone.addWallClock(to, { milliseconds: zone.measureWallClock(from, line.begin) });
    return {
      ...line,
      begin,
      eind: instantAt(millisecondsOf(begin) + millisecondsOf(line.eind) - millisecondsOf(line.begin)),
    };
  });
}

/** Throws ERR_RANGE for lines outside the years of the calendar. */
export function requireInCalendar(lines: readonly PlannedBookingLine[], zone: Zone): void {
  if (lines.every(({ begin, eind }) => isDate(zone.toLocalDate(begin)) && isDate(zone.toLocalDate(eind)))) return;
  throw createProblem('ERR_RANGE', 'A line would be outside the years 1900 to 2199: choose another begin.', {
    field: 'begin',
  });
}

export const NO_DISCOUNT = 0 as CostItem['kortingspercentage'];

/** The members of a booking in lists. */
export function presentBookingMembers(
  booking: Omit<StoredBooking, 'lines' | 'costs'>,
): Omit<Booking, 'boekingsregels' | 'kosten'> {
  return {
    id: booking.id,
    klant_id: booking.klant_id,
    referentie: booking.referentie,
    datum: booking.datum,
    begin: booking.begin,
    status: booking.status,
    arrangement: booking.arrangement,
    arrangement_id: booking.arrangement_id,
    book_process_id: booking.book_process_id,
    personen: booking.personen,
    status_updated_at: booking.status_updated_at,
    online_boeking: booking.online_boeking,
    status_vervaldatum: booking.status_vervaldatum,
    bijzonderheden: booking.bijzonderheden,
    factureren: booking.factureren,
    conceptfactuur_na_dagen: booking.conceptfactuur_na_dagen,
    metadata: booking.metadata,
  };
}

/** Returns a booking as the API shows it. */
export function presentBooking(booking: StoredBooking): Booking {
  return {
    boekingsregels: booking.lines.map(presentLine),
    kosten: presentCosts(booking, booking.costs),
    ...presentBookingMembers(booking),
  };
}

/** The costs of a booking as the API shows them. */
export function presentCosts(booking: Omit<StoredBooking, 'lines' | 'costs'>, costs: readonly CostLine[]): Costs {
  return {
    boeking_id: booking.id,
    klant_id: booking.kosten_klant_id ?? booking.klant_id,
    bedrijf_id: booking.kosten_bedrijf_id,
    opmerking: booking.kosten_opmerking,
    betaaltermijn: booking.kosten_betaaltermijn,
    referentie_klant: booking.kosten_referentie_klant,
    calculated_totaalbedrag_inclusief_btw: calculateCostsTotal(costs),
    regels: [...costs],
  };
}

/** A line as the API shows it. */
export function presentLine(line: StoredBookingLine): BookingLine {
  return {
    id: line.id,
    product_id: line.product_id,
    locatie_id: line.locatie_id,
    aantal: line.aantal,
    minimum_aantal: line.minimum_aantal,
    begin: line.begin,
    eind: line.eind,
    beschrijving: line.beschrijving,
    opmerking: line.opmerking,
    betaald_bedrag: line.betaald_bedrag,
    betaal_datum: line.betaal_datum,
    betaal_opmerking: line.betaal_opmerking,
    herinnering_leverancier: null,
    prijsregel_id: line.prijsregel_id,
  };
}
