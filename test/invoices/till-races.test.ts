// A till that several open and close concurrently while payments arrive: each payment counts in one session.
import { expect } from 'chai';
import type { Boekstaaf } from 'boekstaaf';
import { collectOutcomes, runRace, runUnlockedRace, type Arena, type Race } from '../support/arena.ts';
import { emptyCompany, createFinalisedInvoice } from '../support/world.ts';

const PAYMENTS = 8;
const listIndexes = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

async function createTill({ api }: Arena): Promise<number> {
  const { id: bedrijf_id } = await emptyCompany(api);
  return (await api.pointsOfSale.createPointOfSale({ body: { naam: 'Bar', bedrijf_id } })).id;
}

const clientOf = ({ clients, api }: Arena, at: number): Boekstaaf => clients[at % clients.length] ?? api;

/** Returns the outcomes unless one is a success and all others are a refusal. */
function findWrongOutcomes(name: string, outcomes: readonly number[]): string[] {
  const fits =
    outcomes.filter((status) => status === 0).length === 1 && outcomes.every((each) => each === 0 || each === 406);
  return fits ? [] : [`${name} was answered ${outcomes.join()}`];
}

/**
 * Payments of one euro each: half of them while three open the till, half while three close it, before it is opened
 * again.
 */
const runTillSessions: Race = async (arena) => {
  const id = await createTill(arena);
  const invoices = await Promise.all(
    listIndexes(PAYMENTS).map((at) => createFinalisedInvoice(clientOf(arena, at), 10)),
  );
  const body = { bedrag: 1, pos_id: id };
  const pay = (invoiceIds: readonly number[]): PromiseLike<unknown>[] =>
    invoiceIds.map((each, at) => clientOf(arena, at).invoicePayments.createInvoicePayment({ id: each, body }));
  const half = PAYMENTS / 2;
  const actThreeTimes = (act: 'openTill' | 'closeTill'): PromiseLike<unknown>[] =>
    listIndexes(3).map((at) => clientOf(arena, at).pointsOfSale[act]({ id, body: {} }));

  const opened = await collectOutcomes([...actThreeTimes('openTill'), ...pay(invoices.slice(0, half))]);
  const closed = await collectOutcomes([...pay(invoices.slice(half)), ...actThreeTimes('closeTill')]);
  await arena.api.pointsOfSale.openTill({ id, body: {} });

  const log = await arena.api.pointsOfSale.listTillLog({ id });
  const total = log.flatMap(({ bedragen }) => bedragen).reduce((all, { ontvangen }) => all + ontvangen, 0);
  return [
    ...findWrongOutcomes('opening', opened.slice(0, 3)),
    ...findWrongOutcomes('closing', closed.slice(-3)),
    ...[...opened.slice(3), ...closed.slice(0, half)]
      .filter((status) => status !== 0)
      .map((status) => `paid: ${String(status)}`),
    ...(total === PAYMENTS ? [] : [`${String(total)} of ${String(PAYMENTS)} payments are in the log`]),
  ];
};

describe('a till with payments during its opening and closing', () => {
  it('is opened and closed once, and each payment counts in one session', async () => {
    expect(await runRace(runTillSessions, { services: 2 })).to.deep.equal([]);
  });

  it('would be opened twice, or lose payments, without the lock', async () => {
    expect(await runUnlockedRace(runTillSessions, { services: 2 })).to.not.deep.equal([]);
  });
});
