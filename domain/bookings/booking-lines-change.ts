// Changes the lines of a booking: which stay, which are new, their times and their amounts.
import {
  calculateAmountByRule,
  displayNameOf,
  type Agreement,
  type BookableProduct,
  type PlannedBookingLine,
  type StoredBooking,
  type StoredBookingLine,
} from './booking.ts';
import type { BookingChangeFacts, SentBookingLine } from './booking-change-input.ts';
import { addElapsed } from '../values/duration.ts';
import type { ProblemDetail } from '../values/problem.ts';
import { selectSent } from '../values/sent-value.ts';

/** The lines to store, and the problems of the sent ones. */
export interface PlannedLines {
  readonly lines: readonly PlannedBookingLine[];
  readonly problems: readonly ProblemDetail[];
}

/**
 * Applies sent lines, if any, to the stored ones; `carried` are the stored ones after the move of the booking. A time
 * or an amount that equals the stored one counts as not sent: it moves with the booking, and follows its size.
 */
export function planLineChanges(
  agreement: Agreement,
  booking: StoredBooking,
  carried: readonly StoredBookingLine[],
  sentLines: readonly SentBookingLine[] | undefined,
  facts: BookingChangeFacts,
): PlannedLines {
  const change = new LinesChange(agreement, booking, carried, facts);
  const planned =
    sentLines === undefined
      ? carried.map((line) => change.keepLine(line))
      : sentLines.flatMap((line, index) => change.changeLine(line, index));
  return { lines: planned, problems: change.problems };
}

class LinesChange {
  readonly problems: ProblemDetail[] = [];
  readonly #agreement: Agreement;
  readonly #isResized: boolean;
  readonly #stored: ReadonlyMap<number, StoredBookingLine>;
  readonly #carried: ReadonlyMap<number, StoredBookingLine>;
  readonly #products: BookingChangeFacts['products'];
  readonly #seenIds = new Set<number>();

  constructor(
    agreement: Agreement,
    booking: StoredBooking,
    carried: readonly StoredBookingLine[],
    { products }: BookingChangeFacts,
  ) {
    this.#agreement = agreement;
    this.#isResized = agreement.personen !== booking.personen;
    this.#stored = new Map(booking.lines.map((line) => [line.id, line]));
    this.#carried = new Map(carried.map((line) => [line.id, line]));
    this.#products = products;
  }

  /** Returns a line that the body does not mention. */
  keepLine(line: StoredBookingLine): PlannedBookingLine {
    return { ...line, aantal: this.#calculateAmount(line, this.#products.get(line.product_id), this.#isResized) };
  }

  changeLine(line: SentBookingLine, index: number): PlannedBookingLine[] {
    const field = `boekingsregels[${String(index)}]`;
    const plannedLine = line.id === undefined ? this.#addLine(line, field) : this.#mergeLine(line, line.id, field);
    if (plannedLine === undefined) return [];
    if (plannedLine.eind < plannedLine.begin) {
      this.#refuse(
        'ERR_PERIOD_ORDER',
        'The line ends before it begins: send a later end or an earlier begin.',
        `${field}.eind`,
      );
    }
    return [plannedLine];
  }

  #mergeLine(line: SentBookingLine, id: number, field: string): PlannedBookingLine | undefined {
    const stored = this.#stored.get(id);
    const carried = this.#carried.get(id);
    if (stored === undefined || carried === undefined) {
      this.#refuse(
        'ERR_UNKNOWN_REFERENCE',
        'This booking has no line with this id: leave the id out for a new line.',
        `${field}.id`,
      );
      return undefined;
    }

    if (this.#seenIds.has(id)) this.#refuse('ERR_DUPLICATE', 'This line appears twice: send it once.', `${field}.id`);
    this.#seenIds.add(id);

    const changedLine = mergeMembers(line, stored, carried);
    const product = this.#findProduct(changedLine, stored, field);
    this.#checkLocation(changedLine, stored, product, field);
    if (line.aantal !== undefined && line.aantal !== stored.aantal) {
      const follows =
        product !== undefined && line.aantal === calculateAmountByRule(product, changedLine, this.#agreement.personen);
      return { ...changedLine, aantal: line.aantal, follows_rule: follows };
    }

    const affected =
      changedLine.product_id !== stored.product_id || changedLine.minimum_aantal !== stored.minimum_aantal;
    return { ...changedLine, aantal: this.#calculateAmount(changedLine, product, this.#isResized || affected) };
  }

  #addLine(line: SentBookingLine, field: string): PlannedBookingLine | undefined {
    if (line.product_id === undefined) {
      this.#refuse('ERR_REQUIRED', 'A new line needs a product: send product_id.', `${field}.product_id`);
      return undefined;
    }
    const product = this.#findProduct({ product_id: line.product_id }, undefined, field);
    if (product === undefined) return undefined;
    const newLine = createLine(line, product, this.#agreement);
    this.#checkLocation(newLine, undefined, product, field);
    return newLine;
  }

  #calculateAmount(line: StoredBookingLine, product: BookableProduct | undefined, affected: boolean): number {
    const follows = line.follows_rule && affected && product !== undefined;
    return follows ? calculateAmountByRule(product, line, this.#agreement.personen) : line.aantal;
  }

  /** Returns the line's product, undefined for a deleted one that the line had before. */
  #findProduct(
    line: Pick<StoredBookingLine, 'product_id'>,
    before: StoredBookingLine | undefined,
    field: string,
  ): BookableProduct | undefined {
    const product = this.#products.get(line.product_id);
    if (product === undefined && line.product_id !== before?.product_id) {
      const message = `Product ${String(line.product_id)} does not exist: send an existing id.`;
      this.#refuse('ERR_UNKNOWN_REFERENCE', message, `${field}.product_id`);
    }
    return product;
  }

  #checkLocation(
    line: PlannedBookingLine,
    before: StoredBookingLine | undefined,
    product: BookableProduct | undefined,
    field: string,
  ): void {
    const untouched = before?.locatie_id === line.locatie_id && before.product_id === line.product_id;
    if (untouched || line.locatie_id !== null || product?.locatie_verplicht !== true) return;
    this.#refuse(
      'ERR_PRODUCT_REQUIRES_LOCATION',
      `${product.naam} needs a location: send locatie_id.`,
      `${field}.locatie_id`,
    );
  }

  #refuse(code: ProblemDetail['code'], message: string, field: string): void {
    this.problems.push({ code, message, field });
  }
}

function createLine(line: SentBookingLine, product: BookableProduct, agreement: Agreement): PlannedBookingLine {
  const begin = line.begin ?? agreement.begin;
  const minimum = line.minimum_aantal ?? product.minimum_aantal;

  return {
    id: null,
    product_id: product.id,
    locatie_id: line.locatie_id === undefined ? (product.Locaties[0]?.id ?? null) : line.locatie_id,
    aantal: line.aantal ?? calculateAmountByRule(product, { minimum_aantal: minimum }, agreement.personen),
    follows_rule: line.aantal === undefined,
    minimum_aantal: minimum,
    begin,
    eind: line.eind ?? addElapsed(begin, product.duur ?? 'PT0S'),
    beschrijving: line.beschrijving ?? displayNameOf(product),
    opmerking: line.opmerking ?? null,
    betaald_bedrag: line.betaald_bedrag ?? null,
    betaal_datum: line.betaal_datum ?? null,
    betaal_opmerking: line.betaal_opmerking ?? null,
    prijsregel_id: null,
  };
}

/**
 * The members that were sent in place of those of the line, amounts aside. Times that equal the stored ones have moved
 * with the booking.
 */
function mergeMembers(sent: SentBookingLine, stored: StoredBookingLine, carried: StoredBookingLine): StoredBookingLine {
  const selectTime = (is: 'begin' | 'eind') =>
    sent[is] === undefined || sent[is] === stored[is] ? carried[is] : sent[is];
  return {
    ...carried,
    product_id: sent.product_id ?? carried.product_id,
    locatie_id: selectSent(sent.locatie_id, carried.locatie_id),
    minimum_aantal: sent.minimum_aantal ?? carried.minimum_aantal,
    begin: selectTime('begin'),
    eind: selectTime('eind'),
    beschrijving: sent.beschrijving ?? carried.beschrijving,
    opmerking: selectSent(sent.opmerking, carried.opmerking),
    betaald_bedrag: selectSent(sent.betaald_bedrag, carried.betaald_bedrag),
    betaal_datum: selectSent(sent.betaal_datum, carried.betaal_datum),
    betaal_opmerking: selectSent(sent.betaal_opmerking, carried.betaal_opmerking),
  };
}
