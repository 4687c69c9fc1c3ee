// For each operation a request that is done: the simplest one, with what no schema says.
import type { Operation } from '../contract.ts';
import { usualFor } from './requests.ts';
import { ownRequest } from '../second-factors.ts';
import { session } from '../sessions.ts';
import type { TestRequest } from './slots.ts';
import { RECIPIENT, choiceIn, freshened, freshFor, targetOf, type World } from './world.ts';

/** Where one of several parameters is needed, which no schema says. */
const QUERY: Readonly<Partial<Record<Operation['id'], Readonly<Record<string, string>>>>> = {
  getPlanningConflicts: { begin: '2026-06-01T00:00', eind: '2026-06-30T00:00' },
  getProductAvailability: { begin: '2026-06-01', eind: '2026-06-30' },
  createIncomingMail: { recipient: RECIPIENT },
  getSalesStatistics: { groepeer_tijd: 'maand' },
};

/** The body for members that no schema describes either. */
const BODY: Readonly<Partial<Record<Operation['id'], object>>> = {
  createIntegration: { settings: { host: 'smtp.example' } },
};

/** Operations on the session of the request itself. */
const OF_ITSELF: readonly Operation['id'][] = ['getCurrentSession', 'deleteCurrentSession'];

/** A request that fits, to something new that it can be done to. */
export async function doable(operation: Operation, world: World): Promise<TestRequest> {
  const { body, ...request } = usualFor(operation, choiceIn(world, 0), await targetOf(operation));
  const needed = { ...BODY[operation.id], ...(await freshFor(operation, request.path)) };
  const own = await ownRequest(operation.id);
  return {
    ...request,
    query: { ...request.query, ...QUERY[operation.id] },
    header: {
      ...request.header,
      ...own.header,
      ...(OF_ITSELF.includes(operation.id) ? (await session()).headers : {}),
    },
    ...(body === undefined ? {} : { body: own.body ?? freshened(body, needed) }),
  };
}
