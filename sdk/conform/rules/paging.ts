// The pages of a list have each of its items exactly once.
import type { ContractOperation } from '../contract.ts';
import { assertHolds } from '../outcome-errors.ts';
import { objectOf } from '../json.ts';
import { checkEachOperation, assertSuccess, findUsualRequest, type ConformRule, type RuleSession } from '../rule.ts';
import type { CheckedResponse } from '../service.ts';

const MAX_PAGE_ROWS = 1000;
const PAGE_COUNT = 4;
/** How many times a list is read again. */
const MAX_RETRIES = 3;

export const paging: ConformRule = {
  name: 'paging',
  source: 'docs/guides/lists.md, One page',
  asks: 'each list whole, and in four pages: by Link, and by page',
  expects: 'the same items in the same order, once each, and X-Total-Count of all pages',
  run: (session) =>
    checkEachOperation(
      session,
      ({ isList, query }) => isList && query.some(({ name }) => name === 'page'),
      async (operation) => {
        const request = await findUsualRequest(session, operation);
        const ask = (query: object): Promise<CheckedResponse> =>
          session.service.ask(operation.id, { ...request, query: { ...request.query, ...query } });
        let readings = await readThrice(session, operation, ask);

        // Other clients and jobs may write between two reads: a list that has changed is read again.
        for (let tries = MAX_RETRIES; readings.before !== readings.after && tries > 0; tries--)
          readings = await readThrice(session, operation, ask);

        const { path, before, all, byLink, byNumber } = readings;
        assertHolds(
          before === all.length,
          `${path} leads to ${String(all.length)} items, and X-Total-Count is ${String(before)}`,
        );
        assertEqual(all, byLink, `${operation.id} by Link`);
        assertEqual(all, byNumber, `${operation.id} by page`);
      },
    ),
};

/** A list as it was read in three ways, and its total before and after. */
interface ReadThrice {
  readonly path: string;
  readonly before: number;
  readonly all: readonly string[];
  readonly byLink: readonly string[];
  readonly byNumber: readonly string[];
  readonly after: number;
}

async function readThrice(
  session: RuleSession,
  operation: ContractOperation,
  ask: (query: object) => Promise<CheckedResponse>,
): Promise<ReadThrice> {
  const first = await ask({ page_size: MAX_PAGE_ROWS });
  assertSuccess(first);
  const all = await followLinks(session, operation, first);
  const size = Math.min(MAX_PAGE_ROWS, Math.max(1, Math.ceil(all.length / PAGE_COUNT)));
  const byLink = await followLinks(session, operation, await ask({ page_size: size }));
  const byNumber: string[] = [];
  for (let page = 1; byNumber.length < all.length && page <= all.length; page++)
    byNumber.push(...keysOf(await ask({ page, page_size: size })));
  const after = totalOf(await ask({ page_size: 1 }));
  return { path: first.request, before: totalOf(first), all, byLink, byNumber, after };
}

function totalOf(response: CheckedResponse): number {
  return Number(response.readHeader('x-total-count'));
}

/** Returns the items of a page, and of all pages that its Link header leads to. */
async function followLinks(
  { service }: RuleSession,
  operation: ContractOperation,
  first: CheckedResponse,
): Promise<string[]> {
  const keys = keysOf(first);
  const authorization = (operation.needsUser ? service.callers.user : service.callers.usual) ?? '';
  const visitedLinks = new Set<string>();
  for (let next = nextOf(first); next !== undefined;) {
    assertHolds(!visitedLinks.has(next), `Link leads to ${next} twice`);
    visitedLinks.add(next);
    const response = await service.send('GET', next, { headers: { authorization } });
    keys.push(...keysOf(response));
    next = nextOf(response);
  }
  return keys;
}

function nextOf({ readHeader: header }: CheckedResponse): string | undefined {
  const [, next] = /<([^>]+)>;\s*rel="next"/.exec(header('link') ?? '') ?? [];
  if (next === undefined) return undefined;
  const { pathname, search } = new URL(next, 'http://server');
  return pathname + search;
}

/** Returns the ids of the items, or whole items where they have no ids. */
function keysOf({ body }: CheckedResponse): string[] {
  if (!Array.isArray(body)) return [];
  return body.map((each: unknown) => JSON.stringify(objectOf(each)['id'] ?? each));
}

function assertEqual(all: readonly string[], paged: readonly string[], how: string): void {
  const missing = all.filter((each) => !paged.includes(each));
  const twice = paged.filter((each, at) => paged.indexOf(each) !== at);
  assertHolds(missing.length === 0, `${how} misses ${missing.slice(0, 3).join(', ')}`);
  assertHolds(twice.length === 0, `${how} has ${twice.slice(0, 3).join(', ')} twice`);
  assertHolds(
    paged.every((each, at) => each === all[at]),
    `${how} has another order than the list`,
  );
}
