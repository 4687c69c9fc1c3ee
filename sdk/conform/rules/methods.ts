// A path has the methods of the contract and no others.
import { assertHolds } from '../outcome-errors.ts';
import { assertRefusal, type ConformRule } from '../rule.ts';
import { isSame, shortenValue } from '../json.ts';

const KNOWN_METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'];

export const methods: ConformRule = {
  name: 'methods',
  source: 'the paths of the contract',
  asks: 'each path with a method that it does not have, and a path that does not exist',
  expects: '405 with Allow, and 404',
  async run({ contract, service, attempt }) {
    const paths = new Map<string, string[]>();
    for (const { path, verb } of contract.operations.values()) paths.set(path, [...(paths.get(path) ?? []), verb]);
    for (const [path, verbs] of paths)
      await attempt(path, async () => {
        const method = KNOWN_METHODS.find((each) => !verbs.includes(each));
        if (method === undefined) return;
        const response = await service.send(method, path.replace(/\{[^}]+\}/g, '1'), {});
        assertRefusal(response, 405, 'ERR_METHOD_NOT_ALLOWED');
        const allowed = (response.readHeader('allow') ?? '')
          .split(/,\s*/)
          .filter((each) => KNOWN_METHODS.includes(each));
        assertHolds(
          isSame([...allowed].sort(), [...verbs].sort()),
          `${response.request} allows ${shortenValue(allowed.join(', '))}, and not ${verbs.join(', ')}`,
        );
      });

    await attempt('an unknown path', async () => {
      assertRefusal(await service.send('GET', '/api2/conform_unknown', {}), 404, 'ERR_NOT_FOUND');
    });
  },
};
