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
  const valuesByPlace = new Map<string, unknown>();
  return (placed) => {
    const { pointer } = placed;
    if (!valuesByPlace.has(pointer))
      valuesByPlace.set(pointer, fc.sample(fitSchema(placed, choice), { numRuns: 1, seed: 7 })[0]);
    return valuesByPlace.get(pointer);
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
  const slotArbitraries = slots.flatMap(({ name, required, placedSchema }) => {
    const memberArbitrary = choice.chooseMember(operation.id, name, placedSchema.schema);
    return memberArbitrary === null && !required
      ? []
      : [{ name, required, arbitrary: memberArbitrary ?? fitSchema(placedSchema, choice) }];
  });
  const required = slotArbitraries.filter((slot) => slot.required).map(({ name }) => name);
  const optional = slotArbitraries.filter((slot) => !slot.required).map(({ name }) => name);
  const arbitraries = new Map(slotArbitraries.map(({ name, arbitrary }) => [name, arbitrary]));

  return fc
    .subarray(optional, { maxLength: Math.min(choice.optional, optional.length) })
    .chain((names) =>
      fc.record(
        Object.fromEntries([...required, ...names].map((name) => [name, arbitraries.get(name) ?? fc.constant('')])),
      ),
    );
}

/** The request with one keyword broken, drawn by `number`; undefined where nothing can be broken. Each is proved to be wrong. */
export function breakRequest(request: TestRequest, number: number, simplest: Simplest): TestRequest | undefined {
  const candidates = [...breakParameters(request, simplest), ...breakBody(request, simplest)];
  for (let offset = 0; offset < candidates.length; offset++) {
    const candidate = candidates[(number + offset) % candidates.length];
    if (candidate !== undefined && findErrors(candidate).length > 0) return candidate;
  }
  return undefined;
}

function breakParameters(request: TestRequest, simplest: Simplest): readonly TestRequest[] {
  return slotsOf(request.operation).flatMap((slot) => {
    const { part, name, placedSchema } = slot;
    return breaksOf(placedSchema, simplest(placedSchema), simplest)
      .filter(({ value }) => isSendable(slot, value))
      .map(({ value }) => ({ ...request, [part]: { ...request[part], [name]: value } }));
  });
}

function breakBody(request: TestRequest, simplest: Simplest): readonly TestRequest[] {
  const placed = bodySchemaOf(request.operation);
  if (placed === undefined || request.body === undefined) return [];
  return [...walkValues({ placedSchema: placed, value: request.body, wrap: (value) => value })].flatMap((spot) =>
    breaksOf(spot.placedSchema, spot.value, simplest).map(({ value }) => ({ ...request, body: spot.wrap(value) })),
  );
}
