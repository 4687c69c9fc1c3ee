// Every id in every body: an unknown id is refused, unless x-references leaves its meaning to the handler.
import { expect } from 'chai';
import fc from 'fast-check';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { contract, type OperationFacts } from '../support/contract.ts';
import '../support/either-database.ts';
import { fitSchema } from '../support/fuzz/fitting.ts';
import { placeBelow, followReference, type PlacedSchema } from '../support/fuzz/schemas.ts';
import { addressOf, bodySchemaOf } from '../support/fuzz/slots.ts';
import { ADMINISTRATOR, sendRaw } from '../support/index.ts';
import { createKit, targetOf } from '../support/kit.ts';

const kit = createKit();
const UNKNOWN_ID = 2_000_000_000;
const REFERENCES: Readonly<Record<string, string | null>> = bundle['x-references'];

/** An id in a body: its schema and member, its field, and a function that wraps an id into the body. */
interface BodyReference {
  readonly name: string;
  readonly field: string;
  readonly wrap: (id: number) => unknown;
}

/** Returns the simplest valid value. */
function generateSimplest(placed: PlacedSchema): unknown {
  return fc.sample(fitSchema(placed, { optional: 0, chooseMember: () => undefined }), { numRuns: 1, seed: 7 })[0];
}

/** Yields the ids in a value of this schema; two levels of a tree. */
function* listReferences(
  placed: PlacedSchema,
  at: Pick<BodyReference, 'name' | 'field'> & { readonly wrap: (value: unknown) => unknown },
  above: readonly string[] = [],
): Generator<BodyReference> {
  if (placed.schema.$ref?.endsWith('/Id') === true) {
    yield at;
    return;
  }

  const target = followReference(placed);
  const { properties = {}, additionalProperties, items, oneOf = [] } = target.schema;
  const owner = target.pointer.split('/').at(-1) ?? '';
  if (above.filter((each) => each === target.pointer).length > 1) return;

  const within = [...above, target.pointer];
  for (const [index, branch] of oneOf.entries())
    yield* listReferences(placeBelow(target, branch, 'oneOf', String(index)), at, within);
  if (items !== undefined) {
    const wrap = (value: unknown): unknown => at.wrap([value]);
    yield* listReferences(placeBelow(target, items, 'items'), { ...at, field: `${at.field}[0]`, wrap }, within);
  }

  if (typeof additionalProperties === 'object')
    yield* listReferences(
      placeBelow(target, additionalProperties, 'additionalProperties'),
      { name: `${owner}.*`, field: at.field, wrap: at.wrap },
      within,
    );

  for (const [name, schema] of Object.entries(properties)) {
    if (
      followReference(placeBelow(target, schema, 'properties', name)).schema.readOnly === true ||
      schema.readOnly === true
    )
      continue;
    const field = at.field === '' ? name : `${at.field}.${name}`;
    const wrap = (value: unknown): unknown => at.wrap({ ...(generateSimplest(target) as object), [name]: value });
    yield* listReferences(
      placeBelow(target, schema, 'properties', name),
      { name: `${owner}.${name}`, field, wrap },
      within,
    );
  }
}

function placesOf(operation: OperationFacts): BodyReference[] {
  const body = bodySchemaOf(operation);
  return body === undefined ? [] : [...listReferences(body, { name: '', field: '', wrap: (value) => value })];
}

/** Whether the contract declares what an id refers to: by its schema and member, or by its member. */
function isDeclared({ name }: BodyReference): boolean {
  const [, member = ''] = name.split('.');
  return (name in REFERENCES ? REFERENCES[name] : REFERENCES[member]) != null;
}

const changing = contract.filter(({ kind }) => kind !== 'ask');

describe('an id in a body', () => {
  for (const operation of changing) {
    const idFields = placesOf(operation).filter(isDeclared);
    if (idFields.length === 0) continue;
    it(`of ${operation.id} is refused where it is unknown: ${idFields.map(({ field }) => field).join(', ')}`, async () => {
      const path = await targetOf(kit, operation);
      for (const { field, wrap } of idFields) {
        const request = { operation, path, query: {}, header: {} };
        const { status, body, text } = await sendRaw(operation.method, addressOf(request), {
          auth: ADMINISTRATOR,
          body: wrap(UNKNOWN_ID),
        });
        expect(status, `${field}: ${text}`).to.equal(406);
        const problems = (body as { code: string; field?: string }[]).map(
          ({ code, field: at = '' }) => `${code} ${at}`,
        );
        expect(problems, text).to.include(`ERR_UNKNOWN_REFERENCE ${field}`);
      }
    });
  }
});
