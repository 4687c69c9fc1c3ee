// Many at once on the same thing: exact results under the locks, and proof that each race goes wrong without them.
import { expect } from 'chai';
import { outcomes, race, type Race, twin } from './support/arena.ts';
import { overlay } from './support/overlay.ts';
import { SEED, seeded } from './support/random.ts';
import { bookingOver, permanentInvoice } from './support/world.ts';

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** 50 payments of 2 on an invoice of 100: all are taken, and the invoice is paid. */
const payments: Race = async ({ clients, api }) => {
  const id = await permanentInvoice(api, 100);
  const ended = await outcomes(
    times(50).map((at) =>
      (clients[at % clients.length] ?? api).invoicePayments.createInvoicePayment({ id, body: { bedrag: 2 } }),
    ),
  );
  const refused = ended.filter((status) => status !== 0);
  const { status } = await api.invoices.getInvoice({ id });
  const stored = await api.invoicePayments.listInvoicePayments({ id });
  return [
    ...(refused.length > 0 ? [`${String(refused.length)} of 50 payments were refused: ${refused.join()}`] : []),
    ...(status === 'betaald' ? [] : [`the invoice is ${status}`]),
    ...(stored.length === 50 ? [] : [`${String(stored.length)} payments are there`]),
  ];
};

/** 100 invoices of one company, a quarter of which is rolled back: the numbers of the others have no gap and no double. */
const numbers: Race = async ({ api, clients }) => {
  const first = await bookingOver(api, 10);
  const { klant_id } = await api.bookings.getBooking({ id: first });
  const bookings: number[] = [];
  for (const _ of times(100)) {
    const copy = { klant_id, begin: '2026-06-02T10:00:00+02:00', personen: 1, boeking_id: first };
    bookings.push((await api.bookings.createBooking({ body: copy })).id);
  }
  const made: string[] = [];
  const ended = await outcomes(
    bookings.map(async (boeking_id, at) => {
      const client = clients[at % clients.length] ?? api;
      const invoice = await client.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
      made.push(String(invoice.factuur_nummer));
    }),
  );
  const strange = ended.filter((status) => status !== 0 && status !== 500);
  const failed = ended.filter((status) => status === 500).length;
  return [
    ...(new Set(made).size === made.length ? [] : ['a number was given out twice']),
    ...(strange.length === 0 ? [] : [`answers ${strange.join()}`]),
    ...(failed > 5 && failed < 60 ? [] : [`${String(failed)} of 100 were rolled back`]),
  ];
};

/** 50 equal requests with one Idempotency-Key: one location, and every answer is that one or "in progress". */
const keys: Race = async ({ clients, api }) => {
  const answers: number[] = [];
  const ended = await outcomes(
    times(50).map(async (at) => {
      const client = clients[at % clients.length] ?? api;
      answers.push(
        (await client.locations.createLocation({ body: { naam: 'Eenmaal' } }, { idempotencyKey: 'the same' })).id,
      );
    }),
  );
  const strange = ended.filter((status) => status !== 0 && status !== 409);
  const made = (await api.locations.listLocations()).filter(({ naam }) => naam === 'Eenmaal');
  return [
    ...(made.length === 1 ? [] : [`${String(made.length)} locations were made`]),
    ...(new Set(answers).size === 1 ? [] : [`the answers name ${[...new Set(answers)].join()}`]),
    ...(strange.length === 0 ? [] : [`answers ${strange.join()}`]),
  ];
};

/** 20 changes of what 20 clients read at the same version: one is made, 19 learn that they came too late. */
const changes: Race = async ({ clients, api }) => {
  const { id } = await api.locations.createLocation({ body: { naam: 'Nul' } });
  const read = await api.locations.getLocation({ id }).withResponse();
  const headers = { 'If-Match': String(read.headers.get('etag')) };
  const ended = await outcomes(
    times(20).map((at) =>
      (clients[at % clients.length] ?? api).locations.updateLocation(
        { id, body: { naam: `Door ${String(at)}` } },
        { headers },
      ),
    ),
  );
  const [done, late] = [ended.filter((status) => status === 0).length, ended.filter((status) => status === 412).length];
  return done === 1 && late === 19 ? [] : [`${String(done)} were made, ${String(late)} were too late`];
};

describe('many at once', () => {
  const random = seeded(SEED);
  const course = {
    payments: { services: 2 },
    numbers: {
      failing: true,
      through: (database: Parameters<typeof overlay>[0]) => rollingBack(database),
    },
    keys: { services: 5 },
    changes: { services: 2 },
  };
  const races: Readonly<Record<keyof typeof course, Race>> = { payments, numbers, keys, changes };

  function rollingBack(database: Parameters<typeof overlay>[0]): Parameters<typeof overlay>[0] {
    return overlay(database, {
      write: (work) =>
        database.write(async (db) => {
          const done = await work(db);
          const numbered = db.changes.all.some(({ table }) => table === 'invoices');
          if (numbered && random(4) === 0) throw new Error('Rolled back on purpose');
          return done;
        }),
    });
  }

  for (const name of Object.keys(races) as (keyof typeof races)[]) {
    it(`${name}: come out exactly (seed ${String(SEED)})`, async function () {
      this.timeout(60_000);
      expect(await race(races[name], course[name])).to.deep.equal([]);
    });

    it(`${name}: go wrong without the lock`, async function () {
      this.timeout(120_000);
      expect(await twin(races[name], course[name])).to.not.deep.equal([]);
    });
  }
});
