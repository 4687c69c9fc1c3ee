// Books a year at random, from a seed that is printed, so that the same year can be had again with --seed.
import type { Boekstaaf } from 'boekstaaf';
import { SingleBar } from 'cli-progress';
import type { Venue } from './set-up.ts';

const DAYS = 365;
const BOOKINGS = 400;

/** Bookings over the coming year; most are confirmed, invoiced and paid, in whole or in part. */
export async function bookYear(client: Boekstaaf, venue: Venue): Promise<void> {
  const seed = seedOf(process.argv);
  console.log(`A year at random; the same again with --seed ${String(seed)}`);
  const random = randomFrom(seed);
  const bar = new SingleBar({ format: 'Booking {bar} {value}/{total}', clearOnComplete: false });
  bar.start(BOOKINGS, 0);
  for (let number = 0; number < BOOKINGS; number++) {
    await bookOne(client, venue, random);
    bar.increment();
  }
  bar.stop();
}

async function bookOne(client: Boekstaaf, venue: Venue, random: () => number): Promise<void> {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const booking = await client.bookings.createBooking({
    body: {
      klant_id: pick(venue.customers).id,
      arrangement_id: pick(venue.packages).id,
      begin: venue.day(Math.floor(random() * DAYS), pick(['10:00', '11:30', '13:00', '15:00', '17:30'])),
      personen: 8 + Math.floor(random() * 50),
      status: pick(['optie', 'reservering', 'definitief', 'definitief', 'definitief', 'definitief', 'geannuleerd']),
    },
  });
  if (booking.status !== 'definitief' || random() < 0.15) return;
  const invoice = await client.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
  if (random() < 0.2) return;
  const share = random() < 0.15 ? 0.5 : 1;
  const bedrag = Math.round(invoice.calculated_totaalbedrag_inclusief_btw * share * 100) / 100;
  const body = { bedrag, betaalmethode_id: pick(venue.paymentMethods).id };
  await client.invoicePayments.createInvoicePayment({ id: invoice.id, body });
}

function seedOf(words: readonly string[]): number {
  const at = words.indexOf('--seed');
  const given = at < 0 ? NaN : Number(words[at + 1]);
  return Number.isSafeInteger(given) ? given : Date.now() % 1_000_000;
}

/** Numbers in [0, 1) that follow from the seed alone. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
