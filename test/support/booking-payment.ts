// A booking that a visitor made and has to pay for online.
import type { Booking, NewBooking } from 'boekstaaf';
import { conclude } from '../../db/conclude.ts';
import { zoneOf } from '../../domain/values/calendar.ts';
import * as payments from '../../db/online/payments.ts';
import type { OnlinePayment } from '../../db/online/payments.ts';
import type { ProviderParams } from '../../db/online/payments.ts';
import { settingsOf, type Config } from '../../config/config.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { Keys } from '../../db/engine/keys.ts';
import * as bookings from '../../db/bookings/bookings.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { askForBooking } from '../../handlers/online/booking-payments.ts';
import { packageBooking } from './given/bookings.ts';
import type { ServedService } from './running.ts';
import { api, baseUrl, clock, given, jobs, getService } from './index.ts';
import { runWrite } from './knex-writes.ts';

/** A booking as `reservering`, and its payment: `payment_url` is null until the provider has responded. */
export interface ReservedBooking {
  readonly booking: Booking;
  readonly paymentStatus: string;
  readonly payment_url: string | null;
}

interface PaymentOptions {
  readonly redirect_url?: string | null;
  readonly provider_params?: ProviderParams | null;
  /** Vouchers that the visitor redeems. */
  readonly codes?: readonly string[];
  /** Another service than that of the test file that does what is due. */
  readonly by?: Pick<ServedService, 'runDue'>;
}

/** Makes a booking for ten people at 12.10 each, unless `body` says otherwise, and asks for its payment. */
export async function reserveBooking(
  body: Partial<NewBooking> = {},
  asking: PaymentOptions = {},
): Promise<ReservedBooking> {
  const make = body.product_id === undefined ? packageBooking : given.booking;
  const { id } = await make({ status: 'reservering', ...body });
  for (const code of asking.codes ?? []) await api.bookings.redeemVoucher({ id, body: { code } });
  const state = await requestPayment(id, asking);
  const payment_url = (await paymentOf(id))?.checkout_url ?? null;
  return { booking: await api.bookings.getBooking({ id }), paymentStatus: state, payment_url };
}

/** Asks for the payment of a booking, as an operation would do it for a visitor. */
async function requestPayment(
  id: number,
  { redirect_url = null, provider_params = null, by = { runDue: () => jobs.runAllDue() } }: PaymentOptions = {},
): Promise<string> {
  const { database, config } = getService();
  const state = await askAt(database, id, config, { redirect_url, provider_params });
  await by.runDue();
  return state;
}

/** Asks for the payment of a booking in a database; the job that asks the provider is due at once. */
export function askAt(
  database: Database,
  id: number,
  config: Config,
  { redirect_url = null, provider_params = null }: PaymentOptions = {},
): Promise<string> {
  const now = clock.now();
  const where = zoneOf(config.timeZone);

  return database.write(async (db) => {
    const payment = await askForBooking(
      await readOne(bookings.readStored, db, id),
      { redirect_url, provider_params },
      {
        db,
        now,
        today: now.slice(0, 10),
        zone: where,
        settings: settingsOf({ ...config, publicUrl: baseUrl, paymentSandboxPublic: true }),
        keys: new Keys(null),
        caller: VISITOR,
        visitor: null,
        sessions: { now, times: config.sessionTimes, setCookie: () => undefined },
        unknownTags: new Set(),
        missing: new Set(),
        skippedTimes: new Set(),
      },
    );

    await conclude(db, { now, zone: where, actor: { type: 'system', id: null }, requestId: null });
    await runWrite(db, db.build('jobs').where({ kind: 'ask-payment' }).update({ run_at: now, leased_by: null }));
    return payment === null ? 'definitief' : 'betaling benodigd';
  });
}

const VISITOR = {
  type: 'anonymous',
  id: null,
  userId: null,
  permissions: new Set<never>(),
  hasRights: false,
  ownThings: false,
  isVisitor: true,
} as const;

/** The payment of a booking as it is stored; undefined for none. */
export async function paymentOf(id: number): Promise<OnlinePayment | undefined> {
  return getService().database.read(async (db) => (await payments.findLastPayments(db, 'bookings', [id])).get(id));
}
