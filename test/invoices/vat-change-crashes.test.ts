// Servers that crash between any two steps of a change of a VAT rate: each booking changes once, and none is left out.
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import * as vatChanges from '../../db/invoices/vat-changes.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { changeVat } from '../../jobs/invoices/vat-changes.ts';
import { items } from '../support/given/bookings.ts';
import { ADMINISTRATOR, apiKey, clock, startService } from '../support/index.ts';
import { createJobContext, killAtEachStatement, createMortalServer } from '../support/mortal.ts';
import { createPricedBooking } from '../support/world.ts';
import { runWrite } from '../support/knex-writes.ts';

const BOOKINGS = 4;

/** Creates bookings with a lunch at 9 %, one of them cancelled, and a change that has not begun. */
async function prepareChange(database: Database, dry_run: boolean) {
  const served = await startService({ database, failing: true });
  const api = new Boekstaaf({ baseUrl: served.baseUrl, apiKey, retries: 0 });
  const ids: number[] = [];

  for (let nth = 0; nth < BOOKINGS; nth += 1) {
    const id = await createPricedBooking(api, 0);
    const regels = [{ type: 'item' as const, naam: 'Lunch', aantal: 1, bedrag: 109, btw_percentage: 9 as const }];
    await api.bookings.updateBooking({ id, body: { kosten: { regels } } });
    await api.invoices.createInvoice({ body: { boeking_id: id } });
    ids.push(id);
  }

  await api.bookings.setBookingStatus({ id: ids[1] ?? 0, status: 'geannuleerd' });
  const terms = { van: 900, naar: 2100, ingangsdatum: '2026-01-01', product_ids: null, prijs: 'exclusief' } as never;
  const change = await database.write((db) => vatChanges.insert(db, Object.assign({ dry_run }, terms), clock.now()));

  return {
    served,
    api,
    basic: new Boekstaaf({ baseUrl: served.baseUrl, ...ADMINISTRATOR, retries: 0 }),
    ids,
    change,
  };
}

/** Returns the id after which the next job continues; null without a job. */
async function findNextId(database: Database): Promise<number | null> {
  const waits = { kind: 'change-vat' };
  const [job] = await database.read(({ build, query }) =>
    query<{ payload: { after: number } }>(build('jobs').where(waits).orderBy('id', 'desc').limit(1).select('payload')),
  );
  await database.write(({ build, write }) => runWrite({ write }, build('jobs').where(waits).delete()));
  return job?.payload.after ?? null;
}

for (const dry of [false, true])
  describe(`a server that crashes between any two steps of ${dry ? 'a dry run' : 'a change'} of a VAT rate`, () => {
    it('processes each booking once', async () => {
      const server = await createMortalServer();
      const { database } = server;
      const { served, api, basic, ids, change } = await prepareChange(database, dry);
      const context = createJobContext(database, served);
      const prices = dry ? [109] : [109, 121];
      let kills = 0;

      for (let after: number | null = 0; after !== null; after = await findNextId(database)) {
        const payload = { vat_change_id: change, after };
        const step = (): Promise<unknown> => changeVat(2).run(payload, context);
        kills += await killAtEachStatement(server, step, async () => {
          for (const id of ids) {
            const [item] = items((await api.bookings.getBooking({ id })).kosten.regels);
            expect(prices).to.include(item?.bedrag);
          }
        });
      }

      expect(kills).to.be.greaterThan(dry ? 10 : 30);

      const states = [];
      for (const id of ids) {
        const { kosten, status } = await api.bookings.getBooking({ id });
        const [draft] = await basic.invoices.listInvoices({ boeking_id: [id] });
        states.push([
          status,
          kosten.calculated_totaalbedrag_inclusief_btw,
          draft?.calculated_totaalbedrag_inclusief_btw,
        ]);
      }

      const finalState = dry ? ['definitief', 109, 109] : ['definitief', 121, 121];
      expect(states).to.deep.equal([finalState, ['geannuleerd', 109, 109], finalState, finalState]);

      const vatChange = await api.vatChanges.getVatChange({ id: change });
      expect(vatChange).to.include({ status: 'voltooid', gewijzigd: 3, overgeslagen: 1 });

      const rows = await api.vatChanges.listVatChangeBookings({ id: change });
      expect(rows.map(({ boeking_id }) => boeking_id)).to.deep.equal(ids);

      const events = await database.read(({ build, query }) =>
        query<{ object_id: number }>(
          build('events').where({ event: 'BtwWijziging::postUpdate', object_id: change }).select('object_id'),
        ),
      );
      expect(events).to.have.length(1);

      await served.close();
      await database.close();
    });
  });
