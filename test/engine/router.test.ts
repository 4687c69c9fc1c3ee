// The router of the door finds what openapi-backend's own router finds: it replaces that one for speed alone.
import { expect } from 'chai';
import fc from 'fast-check';
import { OpenAPIBackend, type Document } from 'openapi-backend';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { SEED } from '../support/random.ts';
import { API_ROOT, radixOf, routeByRadix } from '../../contract/contract.ts';

// The stock router tries every operation for each path: the cost grows with the square of the contract.
const PATHS_EACH = 20;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

async function createBackend(): Promise<OpenAPIBackend> {
  const backend = new OpenAPIBackend({
    definition: bundle as object as Document,
    apiRoot: API_ROOT,
    quick: true,
    validate: false,
    ignoreTrailingSlashes: false,
  });
  await backend.init();
  return backend;
}

// Values of a path parameter, plain and odd. A slash or nothing would make another path.
const segment = fc.oneof(
  fc.integer({ min: -5, max: 2 ** 33 }).map(String),
  fc.string({ unit: fc.constantFrom(...'abcXYZ019-_.~:@!$&*+,;='.split('')), minLength: 1, maxLength: 12 }),
  fc
    .string({ minLength: 1, maxLength: 6 })
    .map(encodeURIComponent)
    .filter((text) => text !== ''),
  fc.constantFrom('..', '%2e%2e', '%2F', 'null', '*', ':id', '{id}', 'set_status'),
);

/** Returns paths of an operation; some have a segment too many, too few or in capitals. */
function pathsOf(template: string): fc.Arbitrary<string> {
  const parts = template
    .split('/')
    .slice(1)
    .map((part) => (part.startsWith('{') ? segment : fc.constant(part)));
  const fullPath = fc.tuple(...parts);
  const twisted = fc.tuple(fullPath, segment, fc.nat(4)).map(([all, extra, how]) => {
    if (how === 0) return [...all, extra];
    if (how === 1) return all.slice(0, -1);
    if (how === 2) return all.map((part, at) => (at === 0 ? part.toUpperCase() : part));
    if (how === 3) return [extra, ...all.slice(1)];
    return all;
  });

  return fc
    .oneof({ arbitrary: fullPath, weight: 2 }, { arbitrary: twisted, weight: 1 })
    .map((all) => `/${all.join('/')}`);
}

describe('the router', () => {
  it(`finds what the stock router finds (seed ${String(SEED)})`, async () => {
    const stock = await createBackend();
    // The stock router builds its list on each call, and the list never changes.
    const all = stock.router.getOperations();
    stock.router.getOperations = () => all;

    const radix = radixOf(all);

    const findByStock = (method: string, path: string): string | undefined => {
      try {
        return stock.matchOperation({ method, path: API_ROOT + path, headers: {} })?.operationId;
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('404')) return undefined;
        throw error;
      }
    };

    let count = 0;
    for (const [index, { path: template, method }] of all.entries()) {
      // Each path has its own seed: with one for all, the same draws would be altered in each.
      for (const path of fc.sample(pathsOf(template), { numRuns: PATHS_EACH, seed: SEED + index })) {
        const expected = findByStock(method, path);
        if (expected !== undefined) count += 1;
        const routeId = radix(method.toUpperCase(), API_ROOT + path)?.route.id;
        expect(routeId, `${method} ${path}`).to.equal(expected);
      }
    }

    expect(all.length).to.be.greaterThan(50);
    expect(count).to.be.greaterThan((all.length * PATHS_EACH) / 2);
  });

  it('finds nothing behind an empty segment', async () => {
    const backend = await createBackend();
    const match = routeByRadix(backend.router.getOperations());
    for (const { path } of backend.router.getOperations()) {
      const filledPath = API_ROOT + path.replace(/\{[^}]+\}/g, '7');
      for (const method of METHODS) {
        expect(match(method.toUpperCase(), `${filledPath}/`), filledPath).to.equal(null);
        expect(match(method.toUpperCase(), filledPath.replace('/api2/', '/api2//')), filledPath).to.equal(null);
        expect(match(method.toUpperCase(), API_ROOT + path.replace(/\{[^}]+\}/g, '')), path).to.satisfy(
          (route: unknown) => route === null || !path.includes('{'),
        );
      }
    }
  });
});
