// Members that only the server writes are ignored, and named.
import type { Schema } from '../../../spec/generator/document.ts';
import { typesOf } from '../../../spec/generator/document.ts';
import { assertHolds } from '../outcome-errors.ts';
import { isSame, objectOf } from '../json.ts';
import { nounsOf } from '../nouns.ts';
import { UNKNOWN_ID } from '../unknown-id.ts';
import { assertRefusal, assertSuccess, type ConformRule } from '../rule.ts';

export const readOnly: ConformRule = {
  name: 'read-only',
  source: 'readOnly of members, and the header X-Ignored-Members',
  asks: 'each noun that can be changed: PUT of what was read, with other values of its read-only members, and with another id',
  expects: 'success that names them in X-Ignored-Members and keeps their values; 406 ERR_ID_MISMATCH',
  async run({ contract, service, world, attempt }) {
    for (const { read, change, readOnly: members } of nounsOf(contract))
      await attempt(change.id, async () => {
        const { path = {} } = await world.createRequest(change.id);
        const before = objectOf((await service.ask(read.id, { path })).body);
        const others = Object.entries(members).flatMap(([name, schema]): [string, unknown][] => {
          const other = name === 'id' ? undefined : findOtherValue(before[name], schema);
          return other === undefined ? [] : [[name, other]];
        });
        const response = await service.ask(change.id, { path, body: { ...before, ...Object.fromEntries(others) } });
        assertSuccess(response);

        const ignored = (response.readHeader('x-ignored-members') ?? '').split(/,\s*/);
        const after = objectOf((await service.ask(read.id, { path })).body);
        for (const [name] of others) {
          assertHolds(ignored.includes(name), `${response.request} does not name ${name} in X-Ignored-Members`);
          assertHolds(isSame(before[name], after[name]), `${response.request} wrote ${name}, which is read-only`);
        }

        if ('id' in members)
          assertRefusal(
            await service.ask(change.id, { path, body: { ...before, id: UNKNOWN_ID } }),
            406,
            'ERR_ID_MISMATCH',
          );
      });
  },
};

/** Returns another value of a number or a boolean; undefined for texts, whose forms are unknown. */
function findOtherValue(value: unknown, schema: Schema): unknown {
  if (schema.enum !== undefined || !typesOf(schema).some((each) => /integer|number|boolean/.test(each)))
    return undefined;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' && value < 1000 ? value + 1 : undefined;
}
