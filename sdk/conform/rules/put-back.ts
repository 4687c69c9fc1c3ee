// A read can be sent back, and that changes nothing.
import { assertHolds } from '../outcome-errors.ts';
import { isSame } from '../json.ts';
import { nounsOf } from '../nouns.ts';
import { assertSuccess, type ConformRule } from '../rule.ts';

export const putBack: ConformRule = {
  name: 'put-back',
  source: 'Strictness, in the description of the contract',
  asks: 'each noun that can be changed: GET, PUT of what came, GET',
  expects: 'success, the same body and the same ETag, and nothing in X-Ignored-Members',
  async run({ contract, service, world, attempt }) {
    for (const { read, change } of nounsOf(contract))
      await attempt(change.id, async () => {
        const { path = {} } = await world.createRequest(change.id);
        const before = await service.ask(read.id, { path });
        assertSuccess(before);

        const response = await service.ask(change.id, { path, body: before.body });
        assertSuccess(response);

        const ignored = response.readHeader('x-ignored-members');
        assertHolds(ignored === null, `${response.request} ignored ${String(ignored)} of what it answered itself`);

        const after = await service.ask(read.id, { path });
        assertHolds(
          isSame(before.body, after.body),
          `${response.request} changed ${describeDifferences(before.body, after.body)}`,
        );
        assertHolds(
          before.readHeader('etag') === after.readHeader('etag'),
          `${response.request} made another version, although nothing changed`,
        );
      });
  },
};

function describeDifferences(before: unknown, after: unknown): string {
  const [one, other] = [before, after] as Record<string, unknown>[];
  return Object.keys(one ?? {})
    .filter((name) => !isSame(one?.[name], other?.[name]))
    .join(', ');
}
