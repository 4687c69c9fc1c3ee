// The fate of each online payment when a server was killed again and again and everything that was due is done.
import { AssertionError } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import type { Database } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { LONG_AGO } from './after-a-kill.ts';
import { builtServer } from './built.ts';
import { clock } from './clock.ts';
import { VOUCHERS, type Shop } from './crash-visitors.ts';
import { DAY } from './sold-online.ts';
import { written } from './written.ts';

const HOURS = 2;
const HOUR = 3_600_000;
/** One of so many bookings is out of time after each kill. */
const HASTE = 3;

/** Some who book have run out of time to pay, and the next server sees to it at once. */
export function holdsRunOut(database: Database): Promise<void> {
  return database.write(async ({ build, write }) => {
    await written(
      { write },
      build('online_payments')
        .whereNotNull('hold_until')
        .whereRaw('purpose_id % ? = 0', [HASTE])
        .update({ hold_until: LONG_AGO }),
    );
    await written({ write }, build('jobs').where({ kind: 'clock', key: 'holds' }).update({ run_at: LONG_AGO }));
  });
}

/** Serves until all is done that is due two hours from now: no hold lasts that long, and every payment was asked after. */
export async function catchUp(
  environment: Readonly<Record<string, string>>,
  folder: string,
  apiKey: string,
): Promise<readonly number[]> {
  clock.set(new Date(Date.now() + HOURS * HOUR).toISOString());
  // It is asked where it is, whatever it is called outside.
  const server = await builtServer({ ...environment, PUBLIC_URL: '' }, folder, {
    observe: () => undefined,
    log: () => undefined,
  });
  try {
    while ((await server.runDue()) > 0);
    const api = new Boekstaaf({ baseUrl: server.url, apiKey, retries: 0 });
    const found = await api.planning.getPlanningConflicts({ begin: `${DAY} 00:00`, eind: `${DAY} 23:59` });
    return found
      .filter(({ code }) => code === 'PAID_BUT_CANCELLED')
      .flatMap(({ objecten }) => objecten.filter(({ soort }) => soort === 'boeking').map(({ id }) => id));
  } finally {
    await server.close();
    clock.reset();
  }
}

/** How many payments came to which end. */
export interface Ends {
  /** Bookings that are paid and confirmed. */
  confirmed: number;
  /** Bookings that were paid after staff cancelled them: somebody has to look at them. */
  announced: number;
  /** Bookings that nobody paid: others may have their place. */
  released: number;
  /** Sales whose vouchers were made. */
  sold: number;
  unsold: number;
}

interface Payment {
  readonly purpose: 'bookings' | 'voucher_sales';
  readonly purpose_id: number;
  readonly reference: string;
  readonly status: string;
  readonly amount: number;
  readonly hold_until: string | null;
  readonly in_sandbox: string | null;
}

/** Counts how the payments ended. Throws for each that is lost or doubled; `conflicts` are the bookings that somebody has to look at. */
export async function endsOf(db: Reader, shop: Shop, conflicts: readonly number[]): Promise<Ends> {
  const ends: Ends = { confirmed: 0, announced: 0, released: 0, sold: 0, unsold: 0 };
  const wrong: string[] = [];
  const payments = await db.query<Payment>(
    db
      .build('online_payments as p')
      .leftJoin('sandbox_payments as s', 's.reference', 'p.reference')
      .select('p.*', { in_sandbox: 's.status' }),
  );
  for (const payment of payments) {
    const made = [...shop.provider.payments.values()].filter(
      ({ metadata }) => metadata.reference === payment.reference,
    );
    const is = await (payment.purpose === 'bookings' ? bookingOf(db, payment) : saleOf(db, payment));
    const isPaid = [payment.in_sandbox, ...made.map(({ status }) => status)].includes('paid');
    const isWithdrawn = isPaid && shop.withdrawn.has(payment.purpose_id) && is.status === 'geannuleerd';
    const end = endOf(payment, isPaid, isWithdrawn);
    const stands = payment.purpose === 'bookings' && conflicts.includes(payment.purpose_id);
    const found = {
      ...is,
      stands,
      paid: payment.status === 'paid',
      held: payment.hold_until !== null,
      made: made.length,
    };
    const right = { ...RIGHT[end](payment.amount), paid: isPaid, held: false, made: Math.min(made.length, 1) };
    ends[end] += 1;
    if (JSON.stringify(found) !== JSON.stringify(right))
      wrong.push(`${end} ${JSON.stringify(payment)} is ${JSON.stringify(found)} instead of ${JSON.stringify(right)}`);
  }
  if (wrong.length > 0) throw new AssertionError(`Payments are lost or doubled:\n  ${wrong.slice(0, 10).join('\n  ')}`);
  return ends;
}

function endOf({ purpose }: Payment, isPaid: boolean, isWithdrawn: boolean): keyof Ends {
  if (purpose === 'voucher_sales') return isPaid ? 'sold' : 'unsold';
  if (isWithdrawn) return 'announced';
  return isPaid ? 'confirmed' : 'released';
}

interface Thing {
  readonly status: string;
  /** The recorded money, in cents; for a sale the number of vouchers. */
  readonly recorded: readonly number[];
  readonly mails: number;
}

const RIGHT: { readonly [End in keyof Ends]: (amount: number) => Thing & { readonly stands: boolean } } = {
  confirmed: (amount) => ({ status: 'definitief', recorded: [amount], mails: 1, stands: false }),
  announced: (amount) => ({ status: 'geannuleerd', recorded: [amount], mails: 0, stands: true }),
  released: () => ({ status: 'geannuleerd', recorded: [], mails: 0, stands: false }),
  sold: () => ({ status: 'betaald', recorded: [VOUCHERS], mails: 1, stands: false }),
  unsold: () => ({ status: 'open', recorded: [0], mails: 0, stands: false }),
};

async function bookingOf(db: Reader, { purpose_id: id }: Payment): Promise<Thing> {
  const { build, query } = db;
  const money: { bedrag: number }[] = await query(
    build('invoice_payments as p')
      .join('invoices as i', 'i.id', 'p.factuur_id')
      .where({ 'i.boeking_id': id, 'p.opmerking': 'Online betaald' })
      .select('p.bedrag'),
  );
  return thing(
    db,
    { table: 'bookings', id, kind: 'booking_confirmation' },
    money.map(({ bedrag }) => bedrag),
  );
}

async function saleOf(db: Reader, { purpose_id: id }: Payment): Promise<Thing> {
  const vouchers: { id: number }[] = await db.query(db.build('vouchers').where({ sale_id: id }).select('id'));
  return thing(db, { table: 'voucher_sales', id, kind: 'vouchers' }, [vouchers.length]);
}

async function thing(
  { build, query }: Reader,
  { table, id, kind }: { readonly table: string; readonly id: number; readonly kind: string },
  recorded: readonly number[],
): Promise<Thing> {
  const [row]: { status: string }[] = await query(build(table).where({ id }).select('status'));
  const mails: unknown[] = await query(build('mails').where({ kind, subject_id: id }).select('id'));
  return { status: row?.status ?? 'none', recorded, mails: mails.length };
}
