// Makes generated/views.ts: who sees more of an object than its id, and which members not everybody sees.
import { findAnnouncedNouns, createAnnouncedShapes } from './announced.ts';
import {
  responseSchemasOf,
  findReachable,
  type ContractDocument,
  type OperationPlace,
  type Schema,
} from './document.ts';
import {
  findAnswerSchema,
  findReferredBy,
  hasGuardedMember,
  canBeNull,
  findSettledView,
  type ViewRule,
} from './views.ts';

const VIEWS_HEAD = `// Made by npm run generate from spec/. Never edit. Who sees what: docs/decisions/240-who-sees-what.md.
import type { EventObject, OperationId, Permission } from './operations.ts';

/** The condition for seeing something; there is none where both are absent. */
export interface View {
  /** One of these is needed. */
  readonly view?: readonly Permission[];
  /** Whether no API key sees it, as where the contract asks for a user name and password. */
  readonly noKeys?: boolean;
}

/** A member that is not for everybody who sees the object around it, or that holds one with such members. */
export interface Member extends View {
  /** Whether it is null for those who do not see it, or absent. */
  readonly nullable?: boolean;
  /** The schema of what it holds, where that has such members. */
  readonly holds?: string;
}
`;

type GuardedMembers = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** The text of generated/views.ts, from a document whose views are settled. */
export function generateViews(document: ContractDocument, places: readonly OperationPlace[]): string {
  const { schemas } = document.components;
  const members = membersOf(document, places);
  const objects = [...findAnnouncedNouns(schemas)].map(([object, noun]) => [
    object,
    viewOf(schemas[noun]?.['x-announced-to'] as ViewRule),
  ]);
  const responseSchemas = places.flatMap(({ operation }) => {
    const name = findAnswerSchema(operation);
    return name !== undefined && members[name] !== undefined ? [[operation.operationId, name]] : [];
  });
  const writeJson = (value: unknown): string => JSON.stringify(value, null, 2);

  return [
    VIEWS_HEAD,
    '/** Who sees more of an object of the events than its id. */',
    `export const OBJECT_VIEWS: { readonly [Object in EventObject]?: View } = ${writeJson(Object.fromEntries(objects))};\n`,
    '/** By schema, then by member; also of the payloads of events, which show no embeds. */',
    `export const MEMBERS: Readonly<Record<string, Readonly<Record<string, Member>>>> = ${writeJson(members)};\n`,
    '/** By operation: the schema that it returns, of a list that of an item, where it has such members. */',
    `export const SHOWN: { readonly [Id in OperationId]?: string } = ${writeJson(Object.fromEntries(responseSchemas))};\n`,
  ].join('\n');
}

function membersOf(document: ContractDocument, places: readonly OperationPlace[]): GuardedMembers {
  const shapes = createAnnouncedShapes(document.components.schemas);
  const schemas = { ...document.components.schemas, ...shapes };
  const responseNames = findReachable(responseSchemasOf(places.map(({ operation }) => operation)), schemas);
  const looked = [
    ...[...responseNames].map((name): [string, Schema] => [name, schemas[name] ?? {}]),
    ...Object.entries(shapes),
  ];
  const entries = looked
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { properties = {} }]): [string, Record<string, object>] => {
      const members = Object.entries(properties).flatMap(([member, schema]) => {
        const [holds] = findReferredBy(schema).filter((each) => hasGuardedMember(each, schemas));
        const view = findSettledView(schema);
        if (view === undefined && holds === undefined) return [];
        const nullable = view !== undefined && canBeNull(schema, schemas);
        return [[member, { ...viewOf(view), ...(nullable && { nullable }), ...(holds !== undefined && { holds }) }]];
      });
      return [name, Object.fromEntries(members) as Record<string, object>];
    });

  return Object.fromEntries(entries.filter(([, members]) => Object.keys(members).length > 0));
}

function viewOf(view: ViewRule | undefined): object {
  const { any, basic } = view ?? {};
  return { ...(any && { view: any }), ...(basic === true && { noKeys: true }) };
}
