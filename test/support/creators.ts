// A function for each operation that creates something: it sends what a test says, what is usual in tests, and what else the kit sends.
import type { Boekstaaf } from 'boekstaaf';
import type { OperationId } from '../../generated/operations.ts';
import type { ConformWorld } from '../../sdk/conform/world.ts';
import * as composed from './given.ts';
import { api, basic } from './clients.ts';
import { CONTRACT, createKit } from './kit.ts';
import { getService } from './service.ts';
import { USUAL } from './usual-members.ts';

/** Bodies and results of one group of the client, by the nouns of its operations: `location` of createLocation. */
type NounsOf<Group> = {
  [
    Name in keyof Group & OperationId as Name extends `create${infer Noun}` ? Uncapitalize<Noun> : never
  ]: Group[Name] extends (parameters: { body: infer Body }, ...rest: never[]) => PromiseLike<infer Made>
    ? { body: Body; result: Made }
    : never;
};
type IntersectionOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never;

/** Bodies and results of all groups. */
export type CreatedNouns = IntersectionOf<{ [Group in keyof Boekstaaf]: NounsOf<Boekstaaf[Group]> }[keyof Boekstaaf]>;
type Creators = {
  readonly [Noun in keyof CreatedNouns]: (
    overrides?: Partial<CreatedNouns[Noun]['body']>,
  ) => Promise<CreatedNouns[Noun]['result']>;
};

let current: { readonly of: unknown; readonly world: ConformWorld } | undefined;

/** The kit of the test file that runs. */
function getKit(): ConformWorld {
  if (current?.of !== getService()) current = { of: getService(), world: createKit() };
  return current.world;
}

/** The body with which a noun is created, where a test says these members. */
export async function composeBody<Noun extends keyof CreatedNouns>(
  noun: Noun,
  overrides: Partial<CreatedNouns[Noun]['body']> = {},
): Promise<CreatedNouns[Noun]['body']> {
  const kit = getKit();
  const members: Record<string, unknown> = { ...overrides };
  for (const [name, value] of Object.entries<unknown>(USUAL[noun] ?? {}))
    if (typeof value === 'function')
      members[name] ??= await (value as (...parameters: unknown[]) => unknown)(overrides, kit);
    else if (!(name in members)) members[name] = value;
  const { body } = kit.service.findOperation(operationOf(noun));
  return (await kit.createValue(body?.schema ?? {}, '', '', members)) as CreatedNouns[Noun]['body'];
}

const operationOf = (noun: string): string => `create${noun.replace(/^./, (letter) => letter.toUpperCase())}`;

const creators = [...CONTRACT.operations.values()].flatMap(({ id, ids, body, group, needsUser }) => {
  const [, first = '', rest = ''] = /^create(.)(\w+)$/.exec(id) ?? [];
  const noun = first.toLowerCase() + rest;
  if (first === '' || ids.length > 0 || body === undefined || noun in composed) return [];
  const create = async (overrides?: object): Promise<unknown> => {
    const client = (needsUser ? basic : api) as object as Record<string, Record<string, (input: object) => unknown>>;
    return client[group]?.[id]?.({ body: await composeBody(noun as keyof CreatedNouns, overrides) });
  };
  return [[noun, create] as const];
});

/** The world of a test: one function for each thing that can exist, with sensible members that a test may override. */
export const given = Object.assign(
  Object.create(composed) as typeof composed,
  Object.fromEntries(creators) as object as Omit<Creators, keyof typeof composed>,
);
