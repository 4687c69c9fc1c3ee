// A product and a booking as the domain's tests need them.
import type { BookableProduct, StoredBooking, StoredBookingLine } from '../../../domain/bookings/booking.ts';
import { zoneOf } from '../../../domain/values/calendar.ts';
import type { CostItem } from '../../../domain/bookings/costs.ts';
import type { BasisPoints, Cents, TenThousandths } from '../../../generated/types.ts';

export const amsterdam = zoneOf('Europe/Amsterdam');

/** One for each person, for an hour, at 12.50 with 21 % VAT. */
export function createBookable(id: number, members: Partial<BookableProduct> = {}): BookableProduct {
  return {
    id,
    naam: `Product ${String(id)}`,
    weergavenaam: null,
    duur: 'PT1H',
    locatie_verplicht: false,
    productgroep_id: null,
    Locaties: [],
    ProductPrice: [{ btw: 2100 as BasisPoints, verkoop: 125_000 as TenThousandths, vanaf: null }],
    aantalbepaling: 'per_x_personen',
    aantal: 1,
    per_x_personen: 1,
    per_x_personen_afronding: 'boven',
    minimum_aantal: 0,
    ...members,
  };
}

/**
 * A booking for ten on 13 June at 14:00. Line 11 of product 1 follows its rule; line 12 of product 2 was set by hand to
 * three. Item 22 has another amount than its line; item 23 charges no line.
 */
export function createStoredBooking(members: Partial<StoredBooking> = {}): StoredBooking {
  return {
    id: 1,
    klant_id: 1,
    referentie: '1-1',
    begin: amsterdam.toInstant('2026-06-13T14:00'),
    datum: '2026-06-13',
    status: 'optie',
    status_updated_at: amsterdam.toInstant('2026-01-01T12:00'),
    definite_at: null,
    arrangement: 'Middag op de baan',
    arrangement_id: 5,
    book_process_id: null,
    kept_terms_id: null,
    personen: 10,
    online_boeking: false,
    status_vervaldatum: null,
    bijzonderheden: null,
    factureren: true,
    conceptfactuur_na_dagen: null,
    metadata: {},
    kosten_klant_id: null,
    kosten_bedrijf_id: 7,
    kosten_opmerking: null,
    kosten_betaaltermijn: 30,
    kosten_referentie_klant: null,
    created_by: null,
    drafted_on: null,
    moves_at: null,
    created_at: amsterdam.toInstant('2026-01-01T12:00'),
    lines: [
      createLine(11, 1, '2026-06-13T14:00', '2026-06-13T15:00', {
        aantal: 10,
        betaald_bedrag: 5000 as Cents,
        betaal_datum: '2026-06-01',
      }),
      createLine(12, 2, '2026-06-13T16:00', '2026-06-13T17:30', { aantal: 3, follows_rule: false }),
    ],
    costs: [
      {
        id: 20,
        type: 'groep',
        naam: 'Middag',
        kortingspercentage: 0 as BasisPoints,
        kortingomschrijving: null,
        children_visible: true,
        regels: [createItem(21, 10, 11), createItem(22, 5, 12)],
      },
      createItem(23, 1, null),
    ],
    ...members,
  };
}

function createLine(
  id: number,
  product_id: number,
  begin: string,
  eind: string,
  members: Partial<StoredBookingLine> = {},
): StoredBookingLine {
  return {
    id,
    product_id,
    locatie_id: null,
    aantal: 1,
    follows_rule: true,
    minimum_aantal: 0,
    begin: amsterdam.toInstant(begin),
    eind: amsterdam.toInstant(eind),
    beschrijving: 'Iets',
    opmerking: null,
    betaald_bedrag: null,
    betaal_datum: null,
    betaal_opmerking: null,
    prijsregel_id: null,
    ...members,
  };
}

export function createItem(id: number, aantal: number, boekingsregel_id: number | null): CostItem {
  return {
    id,
    type: 'item',
    naam: 'Iets',
    kortingspercentage: 0 as BasisPoints,
    kortingomschrijving: null,
    aantal,
    bedrag: 125_000 as TenThousandths,
    btw_percentage: 2100 as BasisPoints,
    product_id: null,
    boekingsregel_id,
  };
}
