// Deprecated parts that the next contract lacks: from their date on no client breaks, and before it the removal is a break.
import { isRecord, HTTP_METHODS, type ContractDocument } from '../document.ts';
import type { ContractChange } from './change.ts';

/** A removed part, with the day from which it may be missing. */
interface GonePart {
  readonly label: string;
  /** `GET /things`, or the schema that contained it. */
  readonly path: string;
  readonly operation: string;
  readonly sunset: string;
  /** Removes it from the earlier contract. */
  readonly removePart: () => void;
}

type PartPlace = Pick<GonePart, 'path' | 'operation'>;

/** Returns the earlier contract without the parts that have ended by the day `today`, and the changes for all removed parts. */
export function removeEnded(
  earlier: ContractDocument,
  after: ContractDocument,
  today: string,
): { readonly before: ContractDocument; readonly changes: readonly ContractChange[] } {
  const before = structuredClone(earlier);
  const changes = goneOf(before, after).map(({ label, path, operation, sunset, removePart }): ContractChange => {
    const hasEnded = sunset <= today;
    if (hasEnded) removePart();
    return {
      operation,
      path,
      id: hasEnded ? 'removed-at-sunset' : 'removed-before-sunset',
      level: hasEnded ? 'deprecated' : 'breaking',
      text: hasEnded ? `${label} ended on ${sunset}, as announced` : `${label} may go on ${sunset}, and not before`,
    };
  });

  return { before, changes };
}

function goneOf(before: ContractDocument, after: ContractDocument): GonePart[] {
  const operations = Object.entries(before.paths).flatMap(([path, item]) =>
    HTTP_METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const now = after.paths[path]?.[method];
      const place = { path: `${method.toUpperCase()} ${path}`, operation: operation.operationId };
      if (now !== undefined) return findGoneWithin(operation, now, place);
      const removePart = (): void => {
        Reflect.deleteProperty(item, method);
        if (!HTTP_METHODS.some((each) => item[each] !== undefined)) Reflect.deleteProperty(before.paths, path);
      };
      return createGonePart(operation, place, { label: 'the operation', removePart });
    }),
  );

  const schemas = Object.entries(before.components.schemas).flatMap(([name, schema]) =>
    findGoneWithin(schema, after.components.schemas[name], { path: `schema ${name}`, operation: '' }),
  );

  return [...operations, ...schemas];
}

/** The parts of something that is in both contracts, wherever in it they stood. */
function findGoneWithin(was: unknown, is: unknown, place: PartPlace): GonePart[] {
  if (Array.isArray(was) && Array.isArray(is))
    return was.flatMap((each: unknown, at) => findGoneWithin(each, is[at] as unknown, place));
  if (!isRecord(was) || !isRecord(is)) return [];
  return [
    ...findGoneValues(was, is, place),
    ...findGoneMembers(was, is, place),
    ...findGoneParameters(was, is, place),
    ...Object.entries(was).flatMap(([key, each]) =>
      key === 'examples' || key === 'parameters' ? [] : findGoneWithin(each, is[key], place),
    ),
  ];
}

type ContractPart = Readonly<Record<string, unknown>>;

function findGoneValues(was: ContractPart, is: ContractPart, place: PartPlace): GonePart[] {
  const values = was['x-deprecated-values'];
  const then = was['enum'];
  const now = is['enum'];
  if (!isRecord(values) || !Array.isArray(then) || !Array.isArray(now)) return [];

  return then.flatMap((value: unknown) => {
    const dates = values[String(value)];
    if (!isRecord(dates) || now.includes(value)) return [];
    const removePart = (): void => void then.splice(then.indexOf(value), 1);
    return createGonePart({ ...dates, deprecated: true }, place, {
      label: `the value \`${String(value)}\``,
      removePart,
    });
  });
}

function findGoneMembers(was: ContractPart, is: ContractPart, place: PartPlace): GonePart[] {
  const then = was['properties'];
  const now = is['properties'];
  const required = was['required'];
  if (!isRecord(then) || !isRecord(now)) return [];
  return Object.entries(then).flatMap(([name, member]) => {
    if (!isRecord(member) || name in now) return [];
    const removePart = (): void => {
      Reflect.deleteProperty(then, name);
      if (Array.isArray(required) && required.includes(name)) required.splice(required.indexOf(name), 1);
    };
    return createGonePart(member, place, { label: `the member \`${name}\``, removePart });
  });
}

function findGoneParameters(was: ContractPart, is: ContractPart, place: PartPlace): GonePart[] {
  const then = was['parameters'];
  const now = is['parameters'];
  if (!Array.isArray(then)) return [];
  const currentParameters: unknown[] = Array.isArray(now) ? now : [];
  return then.filter(isRecord).flatMap((each) => {
    const same = currentParameters
      .filter(isRecord)
      .find((other) => other['name'] === each['name'] && other['in'] === each['in']);
    if (same !== undefined) return findGoneWithin(each, same, place);
    const removePart = (): void => void then.splice(then.indexOf(each), 1);
    return createGonePart(each, place, { label: `the parameter \`${String(each['name'])}\``, removePart });
  });
}

function createGonePart(
  part: ContractPart,
  place: PartPlace,
  about: Pick<GonePart, 'label' | 'removePart'>,
): GonePart[] {
  const sunset = part['x-sunset'];
  return part['deprecated'] === true && typeof sunset === 'string' ? [{ ...place, ...about, sunset }] : [];
}
