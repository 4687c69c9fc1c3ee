// Servers that crash between any two steps, and concurrent ones: money is recorded once, and a reservation ends once.
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import type { Database } from '../../db/engine/session/database.ts';
import * as onlinePayments from '../../db/online/payments.ts';
import { endUnpaidReservations } from '../../jobs/online/unpaid-reservations.ts';
import { askPayment, settlePayment } from '../../jobs/online/payments.ts';
import { sandboxProvider } from '../../jobs/online/sandbox.ts';
import { askAt } from '../support/booking-payment.ts';
import { apiKey, clock, createDatabase, open, startService } from '../support/index.ts';
import { createJobContext, killAtEachStatement, createMortalServer } from '../support/mortal.ts';
import { openUnlocked } from '../support/unlocked.ts';
import { createPricedBooking } from '../support/world.ts';
import { runWrite } from '../support/knex-writes.ts';

const SERVERS = 5;
const PROVIDERS = { sandbox: sandboxProvider };
const AFTER_EXPIRY = '2026-03-10T11:31:00Z';

/** Creates an unpaid booking of 100.00, with the functions of its jobs. */
async function createUnpaidBooking(database: Database) {
  const served = await startService({ database, failing: true });
  const api = new Boekstaaf({ baseUrl: served.baseUrl, apiKey, retries: 0 });
  const id = await createPricedBooking(api, 100);
  await api.bookings.setBookingStatus({ id, status: 'reservering' });
  await askAt(database, id, served.config);

  const payment = await database.read(async (db) =>
    (await onlinePayments.findLastPayments(db, 'bookings', [id])).get(id),
  );
  const context = createJobContext(database, served);
  const payload = { payment_id: payment?.id ?? 0 };

  return {
    ask: () => askPayment(PROVIDERS).run(payload, context),
    settle: () => settlePayment(PROVIDERS).run(payload, context),
    endReservation: () => endUnpaidReservations(context),
    pay: () =>
      database.write(({ build, write }) => runWrite({ write }, build('sandbox_payments').update({ status: 'paid' }))),
    /**
     * Returns the state of the booking: its status, its recorded payments, its mails, and the payments made at the
     * sandbox.
     */
    async readState() {
      const payments = await api.invoicePayments.listPayments();
      const { status } = await api.bookings.getBooking({ id });
      const mails = (await api.mails.listMails({ about_kind: 'booking', about_id: id })).length;
      const [row] = await database.read(({ query }) =>
        query<{ made: number }>('select count(*) as made from sandbox_payments'),
      );
      return { status, recorded: payments.map(({ bedrag }) => bedrag), mails, made: row?.made };
    },
    close: () => served.close(),
  };
}

/** Settles a payment and ends its reservation by several servers at once; returns the final state. */
async function settleConcurrently(database: Database) {
  clock.set('2026-03-10T11:00:00Z');
  const booking = await createUnpaidBooking(database);
  await booking.ask();
  await booking.pay();
  clock.set(AFTER_EXPIRY);

  const attempts = Array.from({ length: SERVERS }, () => [booking.settle(), booking.endReservation()]);
  await Promise.allSettled(attempts.flat());

  const state = await booking.readState();
  await booking.close();
  return state;
}

describe('a server that crashes between any two steps of a payment', () => {
  beforeEach(() => {
    clock.set('2026-03-10T11:00:00Z');
  });

  after(() => {
    clock.reset();
  });

  it('requests one payment, and records the money once', async () => {
    const server = await createMortalServer();
    const booking = await createUnpaidBooking(server.database);
    const askCount = await killAtEachStatement(server, booking.ask, async () => {
      expect((await booking.readState()).made).to.be.lessThan(2);
    });
    // Fewer would mean that a step was skipped.
    expect(askCount).to.be.greaterThan(5);

    await booking.pay();
    const unpaid = { status: 'reservering', recorded: [], mails: 0, made: 1 };
    const settled = { status: 'definitief', recorded: [100], mails: 1, made: 1 };
    const settleCount = await killAtEachStatement(server, booking.settle, async () => {
      expect(await booking.readState()).to.deep.equal(unpaid);
    });
    expect(settleCount).to.be.greaterThan(30);
    // The last attempt was not killed.
    expect(await booking.readState()).to.deep.equal(settled);

    await booking.settle();
    expect(await booking.readState()).to.deep.equal(settled);

    await booking.close();
    await server.database.close();
  });

  it('ends a reservation once, and records late money once', async () => {
    const server = await createMortalServer();
    const booking = await createUnpaidBooking(server.database);
    await booking.ask();
    clock.set(AFTER_EXPIRY);
    await killAtEachStatement(server, booking.endReservation, async () => {
      // The round selects further bookings after the commit.
      expect((await booking.readState()).status).to.match(/^(reservering|geannuleerd)$/);
    });

    const cancelled = { status: 'geannuleerd', recorded: [], mails: 0, made: 1 };
    expect(await booking.readState()).to.deep.equal(cancelled);

    await booking.pay();
    await killAtEachStatement(server, booking.settle, async () => {
      expect(await booking.readState()).to.deep.equal(cancelled);
    });

    // The last attempt was not killed.
    expect(await booking.readState()).to.deep.equal({ ...cancelled, status: 'definitief', recorded: [100], mails: 1 });

    await booking.close();
    await server.database.close();
  });
});

describe('servers that settle a payment while others end its reservation', () => {
  const once = { status: 'definitief', recorded: [100], mails: 1, made: 1 };

  after(() => {
    clock.reset();
  });

  it('confirm the booking and record its money once', async () => {
    const database = await open(await createDatabase('reservations'));
    expect(await settleConcurrently(database)).to.deep.equal(once);
    await database.close();
  });

  it('would do more or less than that without transactions and locks', async () => {
    const database = await openUnlocked(await createDatabase('reservations'));
    expect(await settleConcurrently(database)).not.to.deep.equal(once);
    await database.close();
  });
});
