// Who sees an object in the feed, the audit trail and webhooks is who may read it: the list of objects against the contract.
import { expect } from 'chai';
import { objects } from '../../db/objects.ts';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { EVENT_NOUNS, operations, type OperationId } from '../../generated/operations.ts';

interface Declared {
  readonly operationId?: OperationId;
  readonly responses?: Readonly<Record<string, unknown>>;
}

const declared = Object.values(bundle.paths as object as Readonly<Record<string, Readonly<Record<string, Declared>>>>);

/** Whether this is what comes back: by itself, in a list, or where the public sees less of it. */
function returnsNoun(responses: Declared['responses'], noun: string): boolean {
  return JSON.stringify(responses?.['200'] ?? {}).includes(`{"$ref":"#/components/schemas/${noun}"}`);
}

/** What the contract asks of those who read a noun by itself, or else as a list. */
function readersOf(
  noun: string,
): { readonly permission: readonly string[] | undefined; readonly basic: boolean } | undefined {
  const reading = declared.flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId: id, responses }) =>
      id !== undefined && returnsNoun(responses, noun) && ['read', 'list'].includes(operations[id].kind)
        ? [operations[id]]
        : [],
    ),
  );
  const rules = reading.find(({ kind }) => kind === 'read') ?? reading[0];
  if (rules === undefined) return undefined;
  const { permission } = rules as { permission: { anyOf: readonly string[] } | { allOf: readonly string[] } | null };
  const names = permission === null ? undefined : 'anyOf' in permission ? permission.anyOf : permission.allOf;
  return { permission: names, basic: 'basic' in rules };
}

/** A program that collects the trail of what happened to accounts has a key with editUsers: docs/decisions/141-the-audit-trail.md. */
const TRAIL = ['APIKey', 'frameworkGuardUser', 'frameworkGuardGroup'];

/** Whoever plans sees who works here, but events tell of staff as of other contacts, which they all are: Contact, with the same data. */
const AS_CONTACTS = ['PersoneelContact'];

describe('an object', () => {
  let compared = 0;
  for (const [object, noun] of Object.entries(EVENT_NOUNS))
    it(`${object} is seen by those who may read it, and by nobody else`, () => {
      const readers = readersOf(noun);
      if (readers === undefined) return;
      compared += 1;
      const { view, noKeys = false } = objects[object] ?? {};
      const permission = AS_CONTACTS.includes(object) ? objects['Contact']?.view : readers.permission;
      expect(view && [...view].sort()).to.deep.equal(permission && [...permission].sort());
      expect(noKeys).to.equal(readers.basic && !TRAIL.includes(object));
    });

  it('is nearly always read by an operation of its own', () => {
    expect(compared).to.be.greaterThan(35);
  });
});
