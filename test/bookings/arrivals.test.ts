// The office's page of today: who arrives in which order, and the amounts still to pay.
import { expect } from 'chai';
import type { BookingLine, ListedBooking } from 'boekstaaf';
import { arrivalsOf, calculateToPay } from '../../http/pages/kantoor/today/arrivals.ts';

const DATE = '2026-10-25';
let count = 0;

const createLine = (begin: string, eind: string): BookingLine => ({
  id: ++count,
  product_id: 1,
  locatie_id: null,
  aantal: 1,
  minimum_aantal: 0,
  beschrijving: 'Varen',
  betaald_bedrag: null,
  betaal_datum: null,
  betaal_opmerking: null,
  opmerking: null,
  herinnering_leverancier: null,
  prijsregel_id: null,
  begin,
  eind,
});

const createBooking = (
  begin: string,
  lines: readonly BookingLine[] = [],
  more: Partial<ListedBooking> = {},
): ListedBooking => ({
  id: ++count,
  klant_id: 1,
  referentie: '1-1',
  status: 'definitief',
  arrangement: '',
  arrangement_id: null,
  book_process_id: null,
  personen: 2,
  status_updated_at: begin,
  online_boeking: false,
  status_vervaldatum: null,
  bijzonderheden: null,
  factureren: true,
  conceptfactuur_na_dagen: null,
  metadata: {},
  begin,
  datum: begin.slice(0, 10),
  boekingsregels: [...lines],
  ...more,
});

describe('the arrivals of a day', () => {
  const listArrivalIds = (bookings: readonly ListedBooking[]): number[] =>
    arrivalsOf(bookings, DATE).map(({ booking: { id } }) => id);

  it('are sorted by their moments, also in the hour that the clock repeats', () => {
    const second = createBooking(`${DATE}T02:30:00+01:00`);
    const first = createBooking(`${DATE}T02:45:00+02:00`);
    expect(listArrivalIds([second, first])).to.deep.equal([first.id, second.id]);
  });

  it('are those of that day, with the lines of that day', () => {
    const today = createLine(`${DATE}T09:00:00+01:00`, `${DATE}T10:00:00+01:00`);
    const before = createLine('2026-10-24T09:00:00+02:00', `${DATE}T00:00:00+02:00`);
    const after = createLine('2026-10-26T00:00:00+01:00', '2026-10-26T01:00:00+01:00');
    const stays = createBooking('2026-10-24T09:00:00+02:00', [before, today, after]);
    const gone = createBooking('2026-10-24T09:00:00+02:00', [before]);
    const comes = createBooking('2026-10-26T00:00:00+01:00', [after]);
    const [arrival, ...others] = arrivalsOf([gone, stays, comes], DATE);

    expect(arrival?.booking.id).to.equal(stays.id);
    expect(arrival).to.deep.include({ begin: today.begin, lines: [today] });
    expect(others).to.deep.equal([]);
  });

  it('include a line that lasts over midnight, and a booking without lines', () => {
    const night = createLine('2026-10-24T22:00:00+02:00', `${DATE}T00:30:00+02:00`);
    const stays = createBooking('2026-10-24T22:00:00+02:00', [night]);
    const emptyBooking = createBooking(`${DATE}T08:00:00+01:00`);
    expect(listArrivalIds([emptyBooking, stays])).to.deep.equal([stays.id, emptyBooking.id]);
  });
});

describe('what is still to pay', () => {
  const createCharged = (total: number, open: number): ListedBooking => {
    const embedded = { kosten: { calculated_totaalbedrag_inclusief_btw: total }, _openstaand_bedrag: open };
    return { ...createBooking(`${DATE}T08:00:00+01:00`), ...embedded } as ListedBooking;
  };

  it('is the open amount from the service, and null where the booking costs nothing', () => {
    const cases: [total: number, open: number, toPay: number | null][] = [
      [121, 100, 100],
      [100, 0, 0],
      [0, 0, null],
      [0, 5, 5],
    ];
    for (const [total, open, toPay] of cases)
      expect(calculateToPay(createCharged(total, open)), `${String(open)} of ${String(total)}`).to.equal(toPay);
  });
});
