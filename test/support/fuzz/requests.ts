// Whole requests for the fuzz: such as fit the contract by chance, the simplest one, and one that breaks a single keyword.
import fc, { type Arbitrary } from 'fast-check';
import type { OperationFacts } from '../contract.ts';
import { SMALLEST_PNG } from '../images.ts';
import { breaksOf, type Simplest } from './breaking.ts';
import { type ValueChoice, fitSchema } from './fitting.ts';
import { walkValues } from './places.ts';
import { type TestRequest, bodySchemaOf, findErrors, isSendable, type SlotPart, slotsOf } from './slots.ts';

type PartValues = Readonly<Record<string, unknown>>;

/** The simplest value of each schema, always the same. */
export function createSimplest(choice: ValueChoice): Simplest {
  const known = new Map<string, unknown>();
  return (placed) => {
    const { place } = placed;
    if (!known.has(place)) known.set(place, fc.sample(fitSchema(placed, choice), { numRuns: 1, seed: 7 })[0]);
    return known.get(place);
  };
}

/** Requests that fit the contract, wherever they go. Conditions are left out: no chance knows a version. */
export function fitRequests(operation: OperationFacts, choice: ValueChoice): Arbitrary<TestRequest> {
  const schema = bodySchemaOf(operation);
  const body = schema === undefined ? fc.constant(fileOf(operation)) : fitSchema(schema, choice);
  return fc
    .record({ path: valuesOf(operation, 'path', choice), query: valuesOf(operation, 'query', choice), body })
    .map((parts) => askedOf(operation, { header: {}, ...parts }));
}

function fileOf({ takesFile }: OperationFacts): Uint8Array | undefined {
  return takesFile === null ? undefined : SMALLEST_PNG;
}

function askedOf(operation: OperationFacts, { body, ...parts }: Omit<TestRequest, 'operation'>): TestRequest {
  return { operation, ...parts, ...(body === undefined ? {} : { body }) };
}

function valuesOf(operation: OperationFacts, part: SlotPart, choice: ValueChoice): Arbitrary<PartValues> {
  const slots = slotsOf(operation).filter((slot) => slot.part === part);
  const chosen = slots.flatMap(({ name, required, placed }) => {
    const own = choice.chooseMember(operation.id, name, placed.schema);
    return own === null && !required ? [] : [{ name, required, arbitrary: own ?? fitSchema(placed, choice) }];
  });
  const required = chosen.filter((slot) => slot.required).map(({ name }) => name);
  const optional = chosen.filter((slot) => !slot.required).map(({ name }) => name);
  const arbitraries = new Map(chosen.map(({ name, arbitrary }) => [name, arbitrary]));

  return fc
    .subarray(optional, { maxLength: Math.min(choice.optional, optional.length) })
    .chain((names) =>
      fc.record(
        Object.fromEntries([...required, ...names].map((name) => [name, arbitraries.get(name) ?? fc.constant('')])),
      ),
    );
}

/** The request with one keyword broken, drawn by `number`; undefined where nothing can be broken. Each is proved to be wrong. */
export function breakRequest(asked: TestRequest, number: number, simplest: Simplest): TestRequest | undefined {
  const candidates = [...breakParameters(asked, simplest), ...breakBody(asked, simplest)];
  for (let turn = 0; turn < candidates.length; turn++) {
    const candidate = candidates[(number + turn) % candidates.length];
    if (candidate !== undefined && findErrors(candidate).length > 0) return candidate;
  }
  return undefined;
}

function breakParameters(asked: TestRequest, simplest: Simplest): readonly TestRequest[] {
  return slotsOf(asked.operation).flatMap((slot) => {
    const { part, name, placed } = slot;
    return breaksOf(placed, simplest(placed), simplest)
      .filter(({ value }) => isSendable(slot, value))
      .map(({ value }) => ({ ...asked, [part]: { ...asked[part], [name]: value } }));
  });
}

function breakBody(asked: TestRequest, simplest: Simplest): readonly TestRequest[] {
  const placed = bodySchemaOf(asked.operation);
  if (placed === undefined || asked.body === undefined) return [];
  return [...walkValues({ placed, value: asked.body, wrap: (value) => value })].flatMap((said) =>
    breaksOf(said.placed, said.value, simplest).map(({ value }) => ({ ...asked, body: said.wrap(value) })),
  );
}
