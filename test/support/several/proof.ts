// The proof after failures: each acknowledged write is there once, numbers have no gap, and the feed told of all once.
import { useDatabase } from '../after-a-kill.ts';
import { assertInvariants } from '../invariants.ts';
import type { Follower } from './follower.ts';
import type { FailoverLoad } from './load.ts';

/** Lists every fault; returns a line with the number of checked facts. */
export async function prove(
  url: string,
  load: FailoverLoad,
  follower: Follower,
): Promise<{ wrong: string[]; summary: string }> {
  return useDatabase(url, async (database) => {
    const { names, numbers, events } = await database.read(async ({ query }) => ({
      names: await query<{ naam: string }>('select naam from locations'),
      numbers: await query<{ factuur_nummer: string }>(
        'select factuur_nummer from invoices where factuur_nummer is not null',
      ),
      events: await query<{ position: string }>("select xact::text || '.' || id as position from events"),
    }));
    const last = follower.positions.at(-1) ?? '0.0';
    const isTold = (position: string): boolean => !isLater(position, last);
    const ofLoad = /^\d+\.\d+\.\d+$/;
    const wrong = [
      ...findDifferences(
        'location',
        load.names,
        names.map(({ naam }) => naam).filter((name) => ofLoad.test(name)),
      ),
      ...findDifferences(
        'invoice',
        load.numbers,
        numbers.map(({ factuur_nummer }) => factuur_nummer),
      ),
      ...findDifferences('event', follower.positions, events.map(({ position }) => position).filter(isTold)),
      ...(await assertInvariants(database).then(
        () => [],
        (error: unknown) => [String(error)],
      )),
    ];
    const counts = [`${String(load.names.length)} locations`, `${String(load.numbers.length)} invoices`];

    return { wrong, summary: `${counts.join(', ')}, ${String(follower.positions.length)} events` };
  });
}

/** Whether a position comes after another one: what servers do by the clock goes on. */
function isLater(position: string, than: string): boolean {
  const [[xact = 0n, id = 0n], [otherXact = 0n, otherId = 0n]] = [position, than].map((each) =>
    each.split('.').map(BigInt),
  ) as [bigint[], bigint[]];
  return xact > otherXact || (xact === otherXact && id > otherId);
}

function findDifferences(noun: string, told: readonly string[], stored: readonly string[]): string[] {
  const toldOf = new Set(told);
  const there = new Set(stored);
  const lost = told.filter((each) => !there.has(each));
  const silent = stored.filter((each) => !toldOf.has(each));
  return [
    ...(lost.length > 0 ? [`${String(lost.length)} ${noun}s told of are not there: ${lost.slice(0, 5).join()}`] : []),
    ...(silent.length > 0 ? [`${String(silent.length)} ${noun}s are there unsaid: ${silent.slice(0, 5).join()}`] : []),
    ...(toldOf.size < told.length ? [`${String(told.length - toldOf.size)} ${noun}s were told of twice`] : []),
    ...(there.size < stored.length ? [`${String(stored.length - there.size)} ${noun}s are there twice`] : []),
  ];
}
