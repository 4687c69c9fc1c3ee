// Builds the groups of a client: methods with two names, whose requests the generated client builds and ours sends.
import { BASE_PATH } from '../generated/client/runtime.ts';
import { Call, FileCall, ListCall, PagedCall } from './call.ts';
import { Client, printAs } from './client.ts';
import { BoekstaafError } from './errors.ts';
import { type CallOptions, type ClientOptions, OPTION_NAMES } from './options.ts';
import type { ClientRequest } from './request.ts';
import type { SendRequest } from './transport.ts';
import { isFile } from './upload.ts';

/** The operations of one tag. Constructed from a client, or from the options of one. */
export class Group {
  readonly #client: Client;

  constructor(client: Client | ClientOptions = {}) {
    this.#client = client instanceof Client ? client : new Client(client);
    printAs(this, this.#client);
  }

  /** @internal Returns the way that calls of a group are sent. Static, because an operation may have any name. */
  static door(group: Group): { readonly send: SendRequest } {
    return { send: (ask, options) => group.#client.send({ ...ask, path: BASE_PATH + ask.path }, options) };
  }
}

/** A class of operations, declared as `Of`. */
export interface GroupClass<Of extends Group> {
  new (client?: Client | ClientOptions): Of;
  readonly prototype: Of;
}

type OperationInput = Readonly<Record<string, unknown>>;
type GeneratedOperations = Readonly<Record<`${string}RequestOpts`, (input: OperationInput) => Promise<ClientRequest>>>;
/** The arguments of a method, as the contract has it: all input in one object, and how it is sent. */
type WrappedArguments = readonly [input: OperationInput, options: CallOptions];

/**
 * Returns the class of a group, from the generated class and a table that the build writes. Bars part the operations,
 * each with its id, method, marks and path parameters: `updateBooking update b id`. Marks: `*` is a list, `f` returns a
 * file, `b` has a body, `n` has no input, `-` is none of these. `b:duration` also accepts a text, for that member of
 * its body.
 */
export function offer<Of extends Group>(name: string, Made: new () => object, table: string): GroupClass<Of> {
  const contract = new Made() as GeneratedOperations;
  const group = name.charAt(0).toLowerCase() + name.slice(1, -'Api'.length);
  const Class: new (client?: Client | ClientOptions) => Group = class extends Group {};
  Object.defineProperty(Class, 'name', { value: name });

  const define = (method: string, value: (this: Group, ...args: unknown[]) => unknown): void => {
    Object.defineProperty(Class.prototype as object, method, { value, writable: true, configurable: true });
  };

  for (const row of table.split('|')) {
    const [id = '', method = '', marksText = '', ...ids] = row.split(' ');
    const [marks = '', short] = marksText.split(':');
    const make = contract[`${id}RequestOpts`];
    if (!make) throw new Error(`${name} has no ${id}`);
    const isList = marks.includes('*');
    const Plain = isList ? ListCall : marks.includes('f') ? FileCall : Call;
    const createAsk = (input: OperationInput): Promise<ClientRequest> => make.call(contract, input);
    const call = (
      Kind: typeof Plain | typeof PagedCall,
      from: Group,
      [input, options]: WrappedArguments,
      ask = createAsk,
    ): unknown => {
      const of = `${group}.${method}(${ids.map((each) => String(input[each])).join(', ')})`;
      return new Kind(Group.door(from), async () => ({ ...(await ask(input)), of }), options);
    };
    const readWrapped = (args: readonly unknown[]): WrappedArguments => {
      const [input, options] = marks.includes('n') ? [{}, args[0]] : args;
      return [(input ?? {}) as OperationInput, options ?? {}];
    };
    if (id !== method)
      define(id, function (...args) {
        return call(Plain, this, readWrapped(args));
      });
    define(method, function (...args) {
      const Kind = isList ? PagedCall : Plain;
      if (id === method && isWrapped(args[0], ids)) return call(Kind, this, readWrapped(args));
      const input = sortArguments(`${group}.${method}`, args, ids, marks, short);
      return call(Kind, this, input, (each) => createStrictAsk(createAsk, each));
    });
  }

  return Class as GroupClass<Of>;
}

// The generated client drops an unknown name, so that a mistyped filter would return the whole list. So the name is
// sent along, and the service refuses it with the nearest one. A long name accepts an object with more members.
async function createStrictAsk(
  make: (input: OperationInput) => Promise<ClientRequest>,
  input: OperationInput,
): Promise<ClientRequest> {
  const readNames = new Set<PropertyKey>();
  const ask = await make(
    new Proxy(input, {
      get(from, name): unknown {
        readNames.add(name);
        return Reflect.get(from, name);
      },
    }),
  );
  const others = Object.entries(input).filter(([name]) => !readNames.has(name));
  return others.length === 0 ? ask : { ...ask, query: { ...ask.query, ...Object.fromEntries(others) } };
}

// A method whose name leaves nothing out of the operation's id is both.
function isWrapped(first: unknown, ids: readonly string[]): boolean {
  if (typeof first !== 'object' || first === null || isFile(first)) return false;
  return ids.length > 0 || 'body' in first;
}

/** Sorts arguments: path parameters first, then the body, then the query together with the options of the call. */
function sortArguments(
  name: string,
  args: readonly unknown[],
  ids: readonly string[],
  marks: string,
  short?: string,
): WrappedArguments {
  const input: Record<string, unknown> = {};
  ids.forEach((id, at) => {
    const value = args[at];
    if (typeof value !== 'number' && typeof value !== 'string')
      throw new BoekstaafError(`${name} begins with ${ids.join(', ')}: ${name}(${ids.map(() => '42').join(', ')})`);
    input[id] = value;
  });

  const rest = args.slice(ids.length);
  if (marks.includes('b')) {
    const body = rest.shift();
    input['body'] = short !== undefined && typeof body === 'string' ? { [short]: body } : body;
  }

  const options: Record<string, unknown> = {};
  // Options of their own come after a query where the method has but one name.
  for (const [key, value] of Object.entries({ ...(rest[0] ?? {}), ...(rest[1] ?? {}) }))
    (OPTION_NAMES.has(key) ? options : input)[key] = value;

  return [input, options];
}
