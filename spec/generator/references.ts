// The targets of the contract's ids: spec/openapi.yaml says them by the name of the member or parameter, for all alike.
import {
  bodiesOf,
  insideOf,
  operationsOf,
  parametersOf,
  findReachable,
  findReferredName,
  type ContractDocument,
  type Schema,
} from './document.ts';

const REFERENCES_PLACE = 'spec/openapi.yaml x-references';

/** An id that a client can send: `klant_id` of a query, or of the schema `NewBooking`. */
interface SentId {
  readonly name: string;
  readonly owner: string | null;
}

/**
 * Returns the lint errors of x-references: ids of requests without an entry, entries that no id needs, and entries
 * that name no root. An entry is a name (`klant_id`), or a schema and a name (`RoleReference.id`), which
 * wins. Null is for ids whose meaning another member or the object itself decides.
 */
export function lintReferences(document: ContractDocument): string[] {
  const references = (document['x-references'] ?? {}) as Readonly<Record<string, string | null>>;
  const roots = new Set(operationsOf(document).flatMap((operation) => operation['x-root'] ?? []));
  const sentIds = [...listSentInQueries(document), ...listSentInBodies(document)];
  const keysOf = ({ owner, name }: SentId): string[] => [...(owner === null ? [] : [`${owner}.${name}`]), name];

  // The id of a query is that of what is listed.
  const isOwn = ({ owner, name }: SentId): boolean => owner === null && name === 'id';
  const open = sentIds.filter((id) => !isOwn(id) && !keysOf(id).some((key) => key in references));
  const neededKeys = new Set(sentIds.flatMap(keysOf));

  return [
    ...[...new Set(open.map(({ name, owner }) => (name === 'id' && owner !== null ? `${owner}.id` : name)))].map(
      (name) =>
        `${REFERENCES_PLACE}: say what ${name} refers to: an x-root (${name}: customers), or null if that varies.`,
    ),
    ...Object.keys(references)
      .filter((key) => !neededKeys.has(key))
      .map((key) => `${REFERENCES_PLACE}: no client can send ${key}: take it out.`),
    ...Object.entries(references).flatMap(([key, root]) =>
      root === null || roots.has(root)
        ? []
        : [`${REFERENCES_PLACE}: ${key} refers to ${root}, which is the x-root of no operation.`],
    ),
  ];
}

function listSentInQueries(document: ContractDocument): SentId[] {
  return operationsOf(document)
    .flatMap((operation) => parametersOf(operation, document))
    .filter((parameter) => parameter.in === 'query' && isId(parameter.schema))
    .map(({ name }) => ({ name, owner: null }));
}

function listSentInBodies(document: ContractDocument): SentId[] {
  const writable = Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [name, writableOf(schema)]),
  );
  return [...findReachable(bodiesOf(operationsOf(document)), writable)].flatMap((owner) =>
    Object.entries(writable[owner]?.properties ?? {})
      .filter(([, member]) => isId(member))
      .map(([name]) => ({ name, owner })),
  );
}

/** Returns the schema without read-only members, which a client may send back and the service ignores. */
function writableOf(schema: Schema): Schema {
  const members = Object.entries(schema.properties ?? {}).filter(([, member]) => member.readOnly !== true);
  return { ...schema, properties: Object.fromEntries(members) };
}

function isId(schema: Schema): boolean {
  return findReferredName(schema) === 'Id' || insideOf({ ...schema, properties: {} }).some(isId);
}
