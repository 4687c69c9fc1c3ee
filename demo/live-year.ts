// Lives a year at the venue in a sandbox, day by day: people book ahead, come, are invoiced, and pay in time, late or never.
import type { Boekstaaf, Booking, Invoice } from 'boekstaaf';
import type { Venue } from './set-up.ts';
import { roundToCents, randomFrom, staffBooking, creditInvoice } from './year.ts';

const BOOKING_COUNT = 340;
/** A whole number of weeks. */
export const YEAR_DAYS = 364;
/** How far ahead people book, in days. */
const LEAD_DAYS = [3, 70] as const;
const START_TIMES = ['10:00', '11:30', '13:00', '15:00', '17:30'];
// Summer and the end of the week are busy, January is not. The first day is a Monday in January.
const MONTH_WEIGHTS = [0.2, 0.3, 0.45, 0.6, 0.9, 1, 0.8, 0.7, 0.95, 0.6, 0.45, 0.7];
const WEEKDAY_WEIGHTS = [0.2, 0.3, 0.45, 0.6, 0.95, 1, 0.55];

/** Work on a day of the year; the first day is 0. */
interface DayTask {
  readonly day: number;
  readonly run: () => PromiseLike<unknown>;
}

/** Lives 364 days from the sandbox's present date on, with the same seed each time. */
export async function liveYear(client: Boekstaaf, venue: Venue): Promise<void> {
  const random = randomFrom(2027);
  const tasks: DayTask[] = Array.from({ length: BOOKING_COUNT }, () =>
    planBooking(client, venue, random, (task) => tasks.push(task)),
  );

  for (let day = 0; day < YEAR_DAYS; day++) {
    // A task may add tasks of the same day.
    for (
      let due = tasks.filter((task) => task.day === day);
      due.length > 0;
      due = tasks.filter((task) => task.day === day)
    ) {
      for (const task of due) tasks.splice(tasks.indexOf(task), 1);
      for (const task of due) await task.run();
    }
    await client.sandbox.advance('P1D');
  }
}

/** Returns the task of a booking on its day. `addTask` gets the tasks that follow from it. */
function planBooking(client: Boekstaaf, venue: Venue, random: () => number, addTask: (task: DayTask) => void): DayTask {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const pickNumber = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const comes = pickBusyDay(random);
  const booksOn = Math.max(0, comes - pickNumber(...LEAD_DAYS));

  const pay = (invoice: Invoice, day: number, share: number): void => {
    const bedrag = roundToCents(invoice.calculated_totaalbedrag_inclusief_btw * share);
    const body = { bedrag, betaalmethode_id: pick(venue.paymentMethods).id };
    if (bedrag !== 0)
      addTask({
        day,
        run: () => client.invoicePayments.createInvoicePayment({ id: invoice.id, body }),
      });
  };

  const invoiceBooking = async ({ id: boeking_id }: Booking): Promise<void> => {
    const invoice = await client.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
    const chance = random();
    if (chance < 0.06) await creditInvoice(client, invoice, random() < 0.4);
    else if (chance < 0.9) pay(invoice, comes + pickNumber(1, 40), chance < 0.18 ? 0.5 : 1);
  };

  const confirmBooking = async (booking: Booking): Promise<void> => {
    const confirmedBooking = await client.bookings.setBookingStatus({ id: booking.id, status: 'definitief' });
    await staffBooking(client, venue, confirmedBooking, random);
    addTask({ day: comes + 1, run: () => invoiceBooking(confirmedBooking) });
  };

  const book = async (): Promise<void> => {
    const booking = await client.bookings.createBooking({
      body: {
        klant_id: pick(venue.customers).id,
        arrangement_id: pick(venue.packages).id,
        begin: venue.momentAt(comes, pick(START_TIMES)),
        personen: pickNumber(8, 57),
        status: pick(['optie', 'reservering'] as const),
      },
    });
    // The others never answer, and their options expire.
    if (random() < 0.85)
      addTask({ day: Math.min(comes, booksOn + pickNumber(0, 6)), run: () => confirmBooking(booking) });
  };

  return { day: booksOn, run: book };
}

/** Returns a day on which a group comes, perhaps after the end of the year. */
function pickBusyDay(random: () => number): number {
  for (;;) {
    const day = 1 + Math.floor(random() * (YEAR_DAYS + 40));
    const month = Math.floor((day % 365) / 30.5);
    if (random() < (MONTH_WEIGHTS[month] ?? 0) * (WEEKDAY_WEIGHTS[day % 7] ?? 0)) return day;
  }
}
