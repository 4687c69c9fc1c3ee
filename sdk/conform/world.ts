// Makes things on the server, and requests that succeed: from the schemas of the contract, and from recipes for what no schema says.
import { findReferredName, typesOf, type Parameter, type Schema } from '../../spec/generator/document.ts';
import type { CheckedContract, ContractOperation } from './contract.ts';
import { UntriedError } from './fault.ts';
import { idOf, objectOf, shortenValue, type JsonObject } from './json.ts';
import type { CheckedResponse, OperationRequest, ConformService } from './service.ts';
import { SMALLEST_PNG } from './files.ts';

const DAY_MS = 86_400_000;
/** How many times the effect of a job is polled, and the milliseconds between two polls. */
const [TRIES, PAUSE] = [100, 100];

/** New things that take more than one create, by the name of their root. */
export type Things = Readonly<Record<string, (world: ConformWorld) => Promise<number>>>;
/** Members of a body, by the name of its schema. A function creates the member where the request has none. */
export type Bodies = Readonly<Record<string, (world: ConformWorld) => JsonObject | Promise<JsonObject>>>;
/** Parts of a request, by the id of its operation. */
export type Requests = Readonly<Record<string, (world: ConformWorld) => Promise<OperationRequest>>>;

/** The facts about things and requests that no schema says. */
export interface Recipes {
  readonly things: Things;
  readonly bodies: Bodies;
  readonly requests: Requests;
}

export class ConformWorld {
  readonly service: ConformService;
  readonly #recipes: Recipes;
  readonly #contract: CheckedContract;
  readonly #kept = new Map<string, Promise<unknown>>();
  /** The mark of this run, in the names of the things that it creates. */
  readonly run: string;
  #count = 0;

  constructor(service: ConformService, contract: CheckedContract, recipes: Recipes, run: string) {
    this.service = service;
    this.#contract = contract;
    this.#recipes = recipes;
    this.run = run;
  }

  /** Creates a thing once; later calls return it. */
  makeOnce<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
    const known = (this.#kept.get(name) as Promise<Made> | undefined) ?? make();
    this.#kept.set(name, known);
    return known;
  }

  /** Returns a number that is unique in this run. */
  createNumber(): number {
    return ++this.#count;
  }

  /** Returns an unused name. */
  createName(): string {
    return `conform-${this.run}-${String(this.createNumber())}`;
  }

  createEmail(): string {
    return `${this.createName()}@example.com`;
  }

  /** A day so many days after the server's today: 2026-03-28. */
  formatDay(offset: number): string {
    return new Date(this.service.now + offset * DAY_MS).toISOString().slice(0, 10);
  }

  /** Returns the id of a shared thing that no rule changes. */
  ensureThing(root: string): Promise<number> {
    return this.makeOnce(root, () => this.createThing(root));
  }

  /** Creates a thing; returns its id. */
  async createThing(root: string): Promise<number> {
    const made = this.#recipes.things[root];
    if (made !== undefined) return made(this);
    return idOf(await this.askForBody(this.#createOf(root).id));
  }

  /** Sends an operation, and returns the body of its success. Everything that is not given is created. */
  async askForBody(id: string, given: OperationRequest = {}): Promise<JsonObject> {
    return objectOf((await this.askForResponse(id, given)).body);
  }

  /** Sends an operation, and returns its success whole. Throws UntriedError for a refusal. */
  async askForResponse(id: string, given: OperationRequest = {}): Promise<CheckedResponse> {
    const answer = await this.service.ask(id, await this.createRequest(id, given));
    if (answer.status >= 400)
      throw new UntriedError(`${answer.asked} answered ${String(answer.status)}: ${shortenValue(answer.text)}`);
    return answer;
  }

  /** Polls until a job of the server has had its effect; returns what `ask` finds. */
  async waitUntilFound<Found>(ask: () => Promise<Found | undefined>): Promise<Found> {
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await ask();
      if (found !== undefined) return found;
      await (this.service.inside?.settle() ?? new Promise((resolve) => setTimeout(resolve, PAUSE)));
    }
    throw new UntriedError('The background work of the server has not happened within ten seconds.');
  }

  /** The part of a link in a text. */
  findLink(text: string, pattern: RegExp): string {
    const [, found] = pattern.exec(text) ?? [];
    if (found === undefined) throw new UntriedError(`No link is in ${shortenValue(text)}`);
    return found;
  }

  /** Posts to an address that the server gave, as another service would. */
  async deliver(url: string, body: string | URLSearchParams): Promise<void> {
    const { pathname, search } = new URL(url, 'http://server');
    await this.service.send('POST', pathname + search, { body });
  }

  /** Pays at the page of the sandbox of payments. */
  async pay(url: string): Promise<void> {
    const { pathname, search } = new URL(url, 'http://server');
    const page = await this.service.send('GET', pathname + search);
    const sleutel = /name="sleutel" value="([^"]*)"/.exec(page.text)?.[1] ?? '';
    await this.deliver(url, new URLSearchParams({ einde: 'pay', sleutel }));
  }

  /** Returns a request that succeeds, from what is given, then recipes, then schemas. */
  async createRequest(id: string, given: OperationRequest = {}): Promise<OperationRequest> {
    const operation = this.service.findOperation(id);
    const told = given.path === undefined ? await this.readRecipe(id) : {};
    const path = { ...told.path, ...given.path };
    const missing = operation.ids.some(({ name }) => !(name in path));
    const target = missing ? { ...(await this.#target(operation)), ...path } : path;
    const query = { ...(await this.#query(operation)), ...told.query, ...given.query };
    const members = { ...objectOf(told.body), ...objectOf(given.body) };
    const asIs = [given.body, told.body].find((each) => each instanceof Uint8Array);
    const body = asIs ?? (await this.#body(operation, members));
    return { ...told, ...given, path: target, query, ...(body === undefined ? {} : { body }) };
  }

  /** Returns the parts of a request from its recipe. */
  async readRecipe(id: string): Promise<OperationRequest> {
    return (await this.#recipes.requests[id]?.(this)) ?? {};
  }

  /** Returns the members that the recipe of a schema adds to the given ones. */
  async createMembers(schema: string, said: JsonObject = {}): Promise<JsonObject> {
    const made: [string, unknown][] = [];
    for (const [name, value] of Object.entries((await this.#recipes.bodies[schema]?.(this)) ?? {}))
      if (!(name in said)) made.push([name, typeof value === 'function' ? await (value as () => unknown)() : value]);
    return Object.fromEntries(made);
  }

  async #query(operation: ContractOperation): Promise<JsonObject> {
    const needed = operation.query.filter(({ required }) => required === true);
    const values: [string, unknown][] = [];
    for (const parameter of needed) values.push([parameter.name, await this.#parameter(operation, parameter)]);
    return Object.fromEntries(values);
  }

  #parameter(operation: ContractOperation, { name, schema }: Parameter): Promise<unknown> {
    return this.createValue(schema, operation.id, name);
  }

  async #body({ body, kind }: ContractOperation, members: JsonObject): Promise<unknown> {
    if (body === undefined) return undefined;
    if (body.type !== 'application/json') return SMALLEST_PNG;
    if (kind === 'change' && Object.keys(members).length === 0) return this.createValue(body.schema, '', '');
    const made = await this.createValue(body.schema, '', '', members);
    return Array.isArray(made) || !body.isNeeded ? (Object.keys(members).length > 0 ? members : made) : made;
  }

  /** New things for the ids of a path: by its root, then by what is created below it. */
  async #target(operation: ContractOperation): Promise<JsonObject> {
    const [first, second] = operation.ids.map(({ name }) => name);
    if (first === undefined || operation.root === undefined)
      throw new UntriedError(`Nothing is known of the path of ${operation.id}.`);

    const isRead = ['list', 'read', 'statistic'].includes(operation.kind) && second === undefined;
    const path = { [first]: await (isRead ? this.ensureThing(operation.root) : this.createThing(operation.root)) };
    if (second === undefined) return path;

    const above = operation.path.slice(0, operation.path.indexOf(`/{${second}}`));
    const create = [...this.#contract.operations.values()].find(
      ({ path: each, verb, operation: { 'x-created': created } }) =>
        each === above && verb === 'POST' && created !== undefined,
    );
    if (create === undefined) throw new UntriedError(`Nothing creates what ${operation.id} is about.`);

    const made = await this.askForBody(create.id, {
      path: Object.fromEntries(create.ids.map(({ name }) => [name, path[first]])),
    });

    return { ...path, [second]: idOf(made) };
  }

  /** The operation that creates things of a kind. */
  #createOf(root: string): ContractOperation {
    const all = [...this.#contract.operations.values()];
    const found = all.find(
      ({ ids, operation: { 'x-created': created } }) =>
        created !== undefined && ids.length === 0 && this.#contract.operations.get(created)?.root === root,
    );
    if (found === undefined) throw new UntriedError(`Nothing creates ${root}.`);
    return found;
  }

  /** The simplest value of a schema, with these members. */
  async createValue(schema: Schema, owner: string, name: string, members: JsonObject = {}): Promise<unknown> {
    const root = this.#contract.references[`${owner}.${name}`] ?? this.#contract.references[name];
    const referred = findReferredName(schema);
    const known = referred === undefined ? schema : this.#contract.document.components.schemas[referred];
    if (known === undefined) throw new Error(`The contract has no schema ${String(referred)}.`);

    const isList = typesOf(known).includes('array');
    if (typeof root === 'string' && this.#isId(isList ? (known.items ?? {}) : known))
      return isList ? [await this.ensureThing(root)] : this.ensureThing(root);
    if (known.properties !== undefined || typesOf(known).includes('object'))
      return this.#object(known, referred ?? owner, members);

    const [alternative] = [...(known.oneOf ?? []), ...(known.anyOf ?? [])].filter((each) => each.type !== 'null');
    if (alternative !== undefined) return this.createValue(alternative, owner, name, members);
    if (known.allOf !== undefined) {
      const parts = await Promise.all(known.allOf.map((each) => this.createValue(each, owner, name, members)));
      return Object.assign({}, ...parts) as unknown;
    }
    if (known.enum !== undefined) return known.enum.find((each) => each !== null);
    if (known.items !== undefined)
      return Number(known['minItems'] ?? 0) === 0 ? [] : [await this.createValue(known.items, owner, '')];

    return this.#scalar(known, members);
  }

  /** An id or null; where other things have a name of an id, they are objects. */
  #isId(schema: Schema): boolean {
    const known = this.#contract.document.components.schemas[findReferredName(schema) ?? ''] ?? schema;
    if (known.oneOf !== undefined) return known.oneOf.some((each) => this.#isId(each));
    return typesOf(known).includes('integer');
  }

  async #object(schema: Schema, name: string, members: JsonObject): Promise<JsonObject> {
    const made: [string, unknown][] = [];
    const told = { ...(await this.createMembers(name, members)), ...members };
    for (const each of schema.required ?? [])
      if (!(each in told)) made.push([each, await this.createValue(schema.properties?.[each] ?? {}, name, each)]);
    return { ...Object.fromEntries(made), ...told };
  }

  #scalar(schema: Schema, members: JsonObject): unknown {
    const { format = '', minimum, exclusiveMinimum, pattern, examples, maxLength = 255 } = schema;
    const [type] = typesOf(schema).filter((each) => each !== 'null');
    if (type === 'boolean') return false;
    if (type === 'integer' || type === 'number')
      return examples?.[0] ?? Math.max(1, minimum ?? 1, (exclusiveMinimum ?? 0) + 1);
    if (type === undefined) return members;
    if (format === 'date') return this.formatDay(30);
    if (/date-time$/.test(format)) return `${this.formatDay(30)}T12:00:00`;
    if (format === 'email') return this.createEmail();
    if (examples?.[0] !== undefined) return examples[0];
    if (pattern !== undefined && !new RegExp(pattern, 'u').test(this.createName()))
      throw new UntriedError(`Nothing is like ${pattern}.`);

    return this.createName().slice(0, maxLength);
  }
}
