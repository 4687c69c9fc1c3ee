// The fate of each online payment when a server was killed again and again and everything that was due is done.
import { AssertionError } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import type { Database } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { LONG_AGO } from './after-a-kill.ts';
import { startBuiltServer } from './built.ts';
import { clock } from './clock.ts';
import { VOUCHER_COUNT, type Shop } from './crash-visitors.ts';
import { DAY } from './sold-online.ts';
import { runWrite } from './knex-writes.ts';
import { HOUR } from '../../domain/values/time-units.ts';

const SETTLE_HOURS = 2;
/** One in this many bookings has expired after each kill. */
const BOOKINGS_PER_EXPIRED = 3;

/** Some who book have run out of time to pay, and the next server sees to it at once. */
export function expireReservations(database: Database): Promise<void> {
  return database.write(async ({ build, write }) => {
    await runWrite(
      { write },
      build('online_payments')
        .whereNotNull('hold_until')
        .whereRaw('purpose_id % ? = 0', [BOOKINGS_PER_EXPIRED])
        .update({ hold_until: LONG_AGO }),
    );
    await runWrite({ write }, build('jobs').where({ kind: 'clock', key: 'holds' }).update({ run_at: LONG_AGO }));
  });
}

/**
 * Serves until everything is done that is due within two hours: by then every reservation has expired and every payment
 * was polled. Two hours later receivers have what was sent only then.
 */
export async function catchUp(
  environment: Readonly<Record<string, string>>,
  folder: string,
  apiKey: string,
): Promise<readonly number[]> {
  const now = Date.now();

  const passTo = (hours: number): void => {
    clock.set(new Date(now + hours * HOUR).toISOString());
  };

  passTo(SETTLE_HOURS);
  // The test calls the server at its own address.
  const server = await startBuiltServer({ ...environment, PUBLIC_URL: '' }, folder, {
    observe: () => undefined,
    log: () => undefined,
  });

  try {
    while ((await server.runDue()) > 0);
    passTo(2 * SETTLE_HOURS);
    while ((await server.runDue()) > 0);
    const api = new Boekstaaf({ baseUrl: server.url, apiKey, retries: 0 });
    const conflicts = await api.planning.getPlanningConflicts({ begin: `${DAY} 00:00`, eind: `${DAY} 23:59` });
    return conflicts
      .filter(({ code }) => ['PAID_BUT_CANCELLED', 'REFUND_PROPOSED'].includes(code))
      .flatMap(({ objecten }) => objecten.filter(({ soort }) => soort === 'boeking').map(({ id }) => id));
  } finally {
    await server.close();
    clock.reset();
  }
}

/** How many payments came to which end. */
export interface PaymentEnds {
  /** Bookings that are paid and confirmed. */
  confirmed: number;
  /** Bookings that were paid after staff cancelled them, and need attention. */
  announced: number;
  /** Unpaid bookings, whose capacity is free again. */
  released: number;
  /** Sales whose vouchers were made. */
  sold: number;
  unsold: number;
  /** Sales that their buyer withdrew from, and got paid back. */
  withdrawn: number;
}

interface OnlinePaymentRow {
  readonly purpose: 'bookings' | 'voucher_sales';
  readonly purpose_id: number;
  readonly reference: string;
  readonly status: string;
  readonly amount: number;
  readonly hold_until: string | null;
  readonly in_sandbox: string | null;
}

/**
 * Counts how the payments ended. Throws for each that is lost or doubled; `conflicts` are the bookings that need
 * attention.
 */
export async function endsOf(db: Reader, shop: Shop, conflicts: readonly number[]): Promise<PaymentEnds> {
  const ends: PaymentEnds = { confirmed: 0, announced: 0, released: 0, sold: 0, unsold: 0, withdrawn: 0 };
  const wrong: string[] = [];
  const payments = await db.query<OnlinePaymentRow>(
    db
      .build('online_payments as p')
      .leftJoin('sandbox_payments as s', 's.reference', 'p.reference')
      .select('p.*', { in_sandbox: 's.status' }),
  );

  for (const payment of payments) {
    const providerPayments = [...shop.provider.payments.values()].filter(
      ({ metadata }) => metadata.reference === payment.reference,
    );
    const is = await (payment.purpose === 'bookings' ? readBooking(db, payment) : readOrder(db, payment));
    const isPaid = [payment.in_sandbox, ...providerPayments.map(({ status }) => status)].includes('paid');
    const isWithdrawn = isPaid && shop.withdrawn.has(payment.purpose_id) && is.status === 'geannuleerd';
    const end = endOf(payment, isPaid, isWithdrawn);
    const stands = payment.purpose === 'bookings' && conflicts.includes(payment.purpose_id);
    const state = {
      ...is,
      stands,
      paid: payment.status === 'paid',
      held: payment.hold_until !== null,
      made: providerPayments.length,
    };
    const right = {
      ...RIGHT_STATES[end](payment.amount),
      paid: isPaid,
      held: false,
      made: Math.min(providerPayments.length, 1),
    };
    ends[end] += 1;
    if (JSON.stringify(state) !== JSON.stringify(right))
      wrong.push(`${end} ${JSON.stringify(payment)} is ${JSON.stringify(state)} instead of ${JSON.stringify(right)}`);
  }

  const back = await checkRefunds(db);
  ends.withdrawn = back.sales;
  wrong.push(...back.wrong);
  if (wrong.length > 0) throw new AssertionError(`Payments are lost or doubled:\n  ${wrong.slice(0, 10).join('\n  ')}`);

  return ends;
}

/** How many sales were paid back, and where that is not the price of their withdrawn vouchers, once, or is not in the journal. */
async function checkRefunds({
  build,
  query,
}: Reader): Promise<{ readonly sales: number; readonly wrong: readonly string[] }> {
  const vouchers: { sale_id: number; paid: number }[] = await query(
    build('vouchers').where({ status: 'herroepen' }).select('sale_id', 'paid'),
  );
  const refunds: { id: number; purpose_id: number; amount: number; status: string }[] = await query(
    build('online_refunds as r')
      .join('online_payments as p', 'p.id', 'r.payment_id')
      .where('p.purpose', 'voucher_sales')
      .select('r.id', 'p.purpose_id', 'r.amount', 'r.status'),
  );
  const there: { amount: number }[] = await query(build('sandbox_refunds').select('amount'));
  const journalEntries: { terugbetaling_id: number }[] = await query(
    build('journal_entries').whereNotNull('terugbetaling_id').select('terugbetaling_id'),
  );
  const mails: { subject_id: number }[] = await query(
    build('mails').where({ kind: 'withdrawal' }).select('subject_id'),
  );
  const sales = new Set(vouchers.map(({ sale_id }) => sale_id));
  const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
  const wrong = [...new Set([...sales, ...refunds.map(({ purpose_id }) => purpose_id)])].flatMap((sale) => {
    const worth = total(vouchers.filter(({ sale_id }) => sale_id === sale).map(({ paid }) => paid));
    const saleRefunds = refunds.filter(({ purpose_id, status }) => purpose_id === sale && status === 'refunded');
    const back = total(saleRefunds.map(({ amount }) => amount));
    const isBooked = saleRefunds.every(({ id }) =>
      journalEntries.some(({ terugbetaling_id }) => terugbetaling_id === id),
    );
    return worth === back && isBooked
      ? []
      : [
          `of sale ${String(sale)} ${String(back)} went back for ${String(worth)}, ${isBooked ? '' : 'not '}in the journal`,
        ];
  });

  const sandboxTotal = total(there.map(({ amount }) => amount));
  const refundTotal = total(refunds.map(({ amount }) => amount));

  if (sandboxTotal !== refundTotal)
    wrong.push(`the sandbox paid ${String(sandboxTotal)} back, of ${String(refundTotal)}`);
  if (new Set(mails.map(({ subject_id }) => subject_id)).size !== mails.length)
    wrong.push('a withdrawal was mailed twice');

  return { sales: sales.size, wrong };
}

function endOf(
  { purpose }: OnlinePaymentRow,
  isPaid: boolean,
  isWithdrawn: boolean,
): Exclude<keyof PaymentEnds, 'withdrawn'> {
  if (purpose === 'voucher_sales') return isPaid ? 'sold' : 'unsold';
  if (isWithdrawn) return 'announced';
  return isPaid ? 'confirmed' : 'released';
}

interface PurposeState {
  readonly status: string;
  /** The recorded money, in cents; for a sale the number of vouchers. */
  readonly recorded: readonly number[];
  readonly mails: number;
}

const RIGHT_STATES: {
  readonly [End in Exclude<keyof PaymentEnds, 'withdrawn'>]: (
    amount: number,
  ) => PurposeState & { readonly stands: boolean };
} = {
  confirmed: (amount) => ({ status: 'definitief', recorded: [amount], mails: 1, stands: false }),
  announced: (amount) => ({ status: 'geannuleerd', recorded: [amount], mails: 0, stands: true }),
  released: () => ({ status: 'geannuleerd', recorded: [], mails: 0, stands: false }),
  sold: () => ({ status: 'betaald', recorded: [VOUCHER_COUNT], mails: 1, stands: false }),
  unsold: () => ({ status: 'open', recorded: [0], mails: 0, stands: false }),
};

async function readBooking(db: Reader, { purpose_id: id }: OnlinePaymentRow): Promise<PurposeState> {
  const { build, query } = db;
  const money: { bedrag: number }[] = await query(
    build('invoice_payments as p')
      .join('invoices as i', 'i.id', 'p.factuur_id')
      .where({ 'i.boeking_id': id, 'p.opmerking': 'Online betaald' })
      .select('p.bedrag'),
  );
  return readPurpose(
    db,
    { table: 'bookings', id, kind: 'booking_confirmation' },
    money.map(({ bedrag }) => bedrag),
  );
}

async function readOrder(db: Reader, { purpose_id: id }: OnlinePaymentRow): Promise<PurposeState> {
  const vouchers: { id: number }[] = await db.query(db.build('vouchers').where({ sale_id: id }).select('id'));
  return readPurpose(db, { table: 'voucher_sales', id, kind: 'vouchers' }, [vouchers.length]);
}

async function readPurpose(
  { build, query }: Reader,
  { table, id, kind }: { readonly table: string; readonly id: number; readonly kind: string },
  recorded: readonly number[],
): Promise<PurposeState> {
  const [row]: { status: string }[] = await query(build(table).where({ id }).select('status'));
  const mails: unknown[] = await query(build('mails').where({ kind, subject_id: id }).select('id'));
  return { status: row?.status ?? 'none', recorded, mails: mails.length };
}
