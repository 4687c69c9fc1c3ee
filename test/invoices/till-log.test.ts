// The till log through the SDK: sessions with their differences, corrections, refusals, and that no entry ever changes.
import { expect } from 'chai';
import type { CountedAmount, TillLogEntry } from 'boekstaaf';
import { NOTED_OPTIONS } from '../../db/engine/session/watch.ts';
import { api, clock, getDatabase, collectEvents, given, expectRefusal } from '../support/index.ts';
import { runWrite } from '../support/knex-writes.ts';

const UNKNOWN_ID = 2_000_000_000;
const open = (id: number, bedragen: CountedAmount[] = []): PromiseLike<TillLogEntry> =>
  api.pointsOfSale.openTill({ id, body: { bedragen } });
const count = (id: number, bedragen: CountedAmount[] = []): PromiseLike<TillLogEntry> =>
  api.pointsOfSale.countTill({ id, body: { bedragen } });
const close = (id: number, bedragen: CountedAmount[] = []): PromiseLike<TillLogEntry> =>
  api.pointsOfSale.closeTill({ id, body: { bedragen } });

async function createTill(): Promise<{ id: number; cash: number; card: number }> {
  const { id } = await given.pointOfSale();
  const cash = await given.paymentMethod();
  const card = await given.paymentMethod();
  return { id, cash: cash.id, card: card.id };
}

describe('a session of a point of sale', () => {
  it('compares the counted amounts with opening and payments per method, and stores the difference', async () => {
    const till = await createTill();
    const opening = await api.pointsOfSale.openTill({
      id: till.id,
      body: { bedragen: [{ betaalmethode_id: till.cash, geteld: 150 }], opmerking: 'Wisselgeld' },
    });
    const nothing = { begin: null, verwacht: null, verschil: null };
    expect(opening).to.deep.equal({
      id: opening.id,
      pos_id: till.id,
      volgnummer: 1,
      soort: 'geopend',
      moment: opening.moment,
      datum: opening.moment.slice(0, 10),
      opmerking: 'Wisselgeld',
      bedragen: [{ betaalmethode_id: till.cash, ontvangen: 0, geteld: 150, ...nothing }],
      verschil: null,
      created_by: 1,
    });

    await given.payment({ pos_id: till.id, betaalmethode_id: till.cash, bedrag: 30.5 });
    await given.payment({ pos_id: till.id, betaalmethode_id: till.card, bedrag: 12 });
    await given.payment({ betaalmethode_id: till.cash, bedrag: 99 });
    await given.payment({ pos_id: (await createTill()).id, betaalmethode_id: till.cash, bedrag: 98 });

    const midway = await count(till.id, [{ betaalmethode_id: till.cash, geteld: 180.5 }]);
    expect(midway).to.include({ volgnummer: 2, soort: 'geteld', verschil: 0 });

    await given.payment({ pos_id: till.id, betaalmethode_id: till.cash, bedrag: 1.1 });
    const closed = await close(till.id, [{ betaalmethode_id: till.cash, geteld: 176.6 }]);
    expect(closed).to.include({ volgnummer: 3, soort: 'gesloten', verschil: -5 });
    expect(closed.bedragen).to.deep.equal([
      { betaalmethode_id: till.cash, begin: 150, ontvangen: 31.6, verwacht: 181.6, geteld: 176.6, verschil: -5 },
      { betaalmethode_id: till.card, begin: 0, ontvangen: 12, verwacht: 12, geteld: null, verschil: null },
    ]);
    expect(await api.pointsOfSale.listTillLog({ id: till.id })).to.deep.equal([closed, midway, opening]);
  });

  it('shows in its opening the payments received while the till was closed', async () => {
    const till = await createTill();
    await given.payment({ pos_id: till.id, betaalmethode_id: till.cash, bedrag: 7 });
    const opening = await open(till.id);
    expect(opening.bedragen.map(({ ontvangen }) => ontvangen)).to.deep.equal([7]);
    expect((await close(till.id)).bedragen).to.deep.equal([]);
    await given.payment({ pos_id: till.id, betaalmethode_id: till.cash, bedrag: 8 });
    expect((await open(till.id)).bedragen.map(({ ontvangen }) => ontvangen)).to.deep.equal([8]);
  });

  it('includes a correction of an older payment in the session of the correction', async () => {
    const till = await createTill();
    const other = await createTill();
    await open(till.id);

    const { id: betaling_id, factuur_id: id } = await given.payment({ pos_id: till.id, betaalmethode_id: till.cash });
    expect((await close(till.id)).bedragen).to.deep.include.members([
      { betaalmethode_id: till.cash, begin: 0, ontvangen: 10, verwacht: 10, geteld: null, verschil: null },
    ]);

    await open(till.id);
    await open(other.id);

    const change = { bedrag: 15, pos_id: other.id, betaalmethode_id: till.card };
    await api.invoicePayments.updateInvoicePayment({ id, betaling_id, body: change });
    expect((await close(till.id)).bedragen.map(({ ontvangen }) => ontvangen)).to.deep.equal([-10]);

    await api.invoicePayments.deleteInvoicePayment({ id, betaling_id });
    const [movements] = (await close(other.id)).bedragen;
    expect(movements).to.include({ betaalmethode_id: till.card, ontvangen: 0 });
  });

  it('has the local date, even where that differs from UTC', async () => {
    clock.set('2026-07-01T22:30:00Z');
    const { id } = await given.pointOfSale();
    expect(await open(id)).to.include({ datum: '2026-07-02', moment: '2026-07-02T00:30:00+02:00' });
  });
});

describe('a point of sale', () => {
  it('is opened when it is closed, and counted and closed when it is open', async () => {
    const { id } = await given.pointOfSale();
    const closed = { status: 406, code: 'ERR_TILL_CLOSED' };
    expect(await expectRefusal(count(id))).to.include(closed);
    expect(await expectRefusal(close(id))).to.include(closed);
    await open(id);
    expect(await expectRefusal(open(id))).to.include({ status: 406, code: 'ERR_TILL_OPEN' });
    await count(id);
    expect(await expectRefusal(open(id))).to.include({ status: 406, code: 'ERR_TILL_OPEN' });
    await close(id);
    expect(await expectRefusal(close(id))).to.include(closed);
    expect(await open(id)).to.include({ volgnummer: 4 });
  });

  it('can be closed but not opened when it is inactive', async () => {
    const { id } = await given.pointOfSale();
    await open(id);
    await api.pointsOfSale.updatePointOfSale({ id, body: { actief: false } });
    await close(id);
    expect(await expectRefusal(open(id))).to.include({ status: 406, code: 'ERR_POS_INACTIVE' });
  });

  it('is counted with existing payment methods, each once', async () => {
    const { id, cash: betaalmethode_id } = await createTill();
    const once = { betaalmethode_id, geteld: 1 };
    const twice = { status: 406, code: 'ERR_DUPLICATE', field: 'bedragen[1].betaalmethode_id' };
    const unknown = { status: 406, code: 'ERR_UNKNOWN_REFERENCE', field: 'bedragen[0].betaalmethode_id' };
    expect(await expectRefusal(open(id, [once, once]))).to.include(twice);
    await open(id);
    for (const act of [count, close]) {
      expect(await expectRefusal(act(id, [once, once]))).to.include(twice);
      expect(await expectRefusal(act(id, [{ betaalmethode_id: UNKNOWN_ID, geteld: 1 }]))).to.include(unknown);
    }
  });

  it('cannot be deleted once it has a log, nor can the log change', async () => {
    const till = await createTill();
    const { id } = await open(till.id);
    await given.payment({ pos_id: till.id });

    const refusal = await expectRefusal(api.pointsOfSale.deletePointOfSale({ id: till.id }));
    expect(refusal).to.include({ status: 403, code: 'ERR_IN_USE' });
    expect(refusal.params?.['references']).to.include('till_log');

    for (const statement of [
      `update till_log set opmerking = 'x' where id = ${String(id)}`,
      `delete from till_log where id = ${String(id)}`,
      'update till_movements set bedrag = 0',
      'delete from till_movements',
    ]) {
      const outcome = await getDatabase()
        .write(({ build, write }) =>
          Promise.resolve(runWrite({ write }, build.raw(statement).queryContext(NOTED_OPTIONS))),
        )
        .then(() => 'done', String);
      expect(outcome, statement).to.match(/never changed/);
    }
  });

  it('announces its log', async () => {
    const { id } = await given.pointOfSale();
    const events = await collectEvents(async () => {
      await open(id);
      await close(id);
    });
    const both = ['Kassalogboek::postInsert', 'Kassalogboek::postSave'];
    expect(events.map(({ event }) => event)).to.deep.equal([...both, ...both]);
    expect(await expectRefusal(api.pointsOfSale.listTillLog({ id: UNKNOWN_ID }))).to.include({ status: 404 });
  });
});
