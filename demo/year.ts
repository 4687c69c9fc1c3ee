// Books a random year from a seed that is printed: --seed repeats the year.
import type { Boekstaaf, Booking, Invoice } from 'boekstaaf';
import { SingleBar } from 'cli-progress';
import type { Venue } from './set-up.ts';

/** Bookings in the twelve months from this one on, and in the twelve before: business grows. */
const BOOKINGS = 400;
const BEFORE = 280;

/**
 * Makes bookings in the twelve months from this one on, and in the twelve before, to compare with. Most are confirmed,
 * invoiced and paid, in whole or in part. Large ones are partly paid in advance, and some invoices are credited. A member of
 * staff works at each confirmed one.
 */
export async function bookYear(client: Boekstaaf, venue: Venue): Promise<void> {
  const seed = seedOf(process.argv);
  console.log(`Booking a random year; repeat it with --seed ${String(seed)}`);

  const random = randomFrom(seed);
  const bar = new SingleBar({ format: 'Booking {bar} {value}/{total}', clearOnComplete: false });
  bar.start(BOOKINGS + BEFORE, 0);
  for (const [bookings, year] of [
    [BOOKINGS, 0],
    [BEFORE, -1],
  ] as const)
    for (let number = 0; number < bookings; number++) {
      await bookOne(client, venue, year, random);
      bar.increment();
    }

  bar.stop();
}

/** Makes a booking in the twelve months from this one on, moved by this number of years, and all that follows from it. */
async function bookOne(client: Boekstaaf, venue: Venue, year: number, random: () => number): Promise<void> {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const day = dayOf(random) + year * 364;
  const booking = await client.bookings.createBooking({
    body: {
      klant_id: pick(venue.customers).id,
      arrangement_id: pick(venue.packages).id,
      begin: venue.momentAt(day, pick(['10:00', '11:30', '13:00', '15:00', '17:30'])),
      personen: 8 + Math.floor(random() * 50),
      status: pick(['optie', 'reservering', 'definitief', 'definitief', 'definitief', 'definitief', 'geannuleerd']),
    },
  });

  if (booking.status === 'definitief') await staffBooking(client, venue, booking, random);
  if (booking.status !== 'definitief' || random() < 0.15) return;

  const pay = async (invoice: Invoice, share: number): Promise<void> => {
    const bedrag = roundToCents(invoice.calculated_totaalbedrag_inclusief_btw * share);
    if (bedrag === 0) return;
    const wanneer = venue.momentAt(day + Math.floor(random() * 20), '12:00');
    const body = { bedrag, wanneer, betaalmethode_id: pick(venue.paymentMethods).id };
    await client.invoicePayments.createInvoicePayment({ id: invoice.id, body });
  };

  const invoiced = { boeking_id: booking.id, status: 'definitief' } as const;

  // Large groups pay a part in advance; the final invoice takes it off.
  const inAdvance = booking.personen > 40;
  if (inAdvance) await pay(await client.invoices.createInvoice({ body: { ...invoiced, voorschot_percentage: 30 } }), 1);

  const invoice = await client.invoices.createInvoice({ body: invoiced });
  if (random() < 0.06) await creditInvoice(client, invoice, inAdvance || random() < 0.4);
  else if (random() >= 0.2) await pay(invoice, random() < 0.15 ? 0.5 : 1);
}

/** Gives a booking a shift, and records its hours as if the year were over: now and then a quarter of an hour more. */
export async function staffBooking(
  client: Boekstaaf,
  venue: Venue,
  booking: Booking,
  random: () => number,
): Promise<void> {
  const { boekingsregels: lines, id: boeking_id } = booking;
  const member = venue.staff[Math.floor(random() * venue.staff.length)];
  const begin = lines[0]?.begin;
  const eind = lines
    .map((line) => line.eind)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
  if (member === undefined || begin === undefined || eind === undefined || Date.parse(eind) <= Date.parse(begin))
    return;

  const late = random() < 0.3 ? 15 : 0;
  const status = random() < 0.9 ? 'bevestigd' : 'gevraagd';
  const body = { begin, eind, personeel_id: member.id };
  const shift = await client.shifts.createShift({ body: { ...body, boeking_id, status } });
  if (status !== 'bevestigd') return;

  await client.recordedHours.createRecordedHours({
    staff_id: member.id,
    body: { ...body, eind: addMinutes(eind, late), dienst_id: shift.id, pauze_minuten: 0 },
  });
}

function addMinutes(time: string, minutes: number): string {
  return new Date(Date.parse(time) + minutes * 60_000).toISOString();
}

/** Credits an invoice: the whole, or one unit of its first line. */
export async function creditInvoice(client: Boekstaaf, { id, regels = [] }: Invoice, isWhole: boolean): Promise<void> {
  const [line] = regels.flatMap((each) => (each.type === 'groep' ? each.regels : [each]));
  const isPart = !isWhole && line?.type === 'item' && line.bedrag > 0;
  const body = isPart
    ? { reden: 'Een deelnemer minder', regels: [{ id: line.id, aantal: 1 }] }
    : { reden: 'Op de verkeerde naam' };
  await client.invoices.createCreditInvoice({ id, body });
}

export function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

// Summer and the end of the week are busy, January is not.
const MONTH_WEIGHTS = [0.2, 0.3, 0.45, 0.6, 0.9, 1, 0.8, 0.7, 0.95, 0.6, 0.45, 0.7];
const WEEKDAY_WEIGHTS = [0.55, 0.2, 0.3, 0.45, 0.6, 0.95, 1];

/** Returns a day of the twelve months that begin with this one, in days from today. */
function dayOf(random: () => number): number {
  const today = new Date();
  for (;;) {
    const offset = 1 - today.getDate() + Math.floor(random() * 365);
    const date = new Date(today.getTime() + offset * 86_400_000);
    if (random() < (MONTH_WEIGHTS[date.getMonth()] ?? 0) * (WEEKDAY_WEIGHTS[date.getDay()] ?? 0)) return offset;
  }
}

function seedOf(words: readonly string[]): number {
  const at = words.indexOf('--seed');
  const seed = at < 0 ? NaN : Number(words[at + 1]);
  return Number.isSafeInteger(seed) ? seed : Date.now() % 1_000_000;
}

/** Returns a function that returns numbers in [0, 1), which follow from the seed alone. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
