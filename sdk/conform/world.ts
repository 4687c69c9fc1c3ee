// Makes things on the server, and requests that succeed: from the schemas of the contract, and from recipes for what no schema says.
import { findReferredName, typesOf, type Parameter, type Schema } from '../../spec/generator/document.ts';
import type { CheckedContract, ContractOperation } from './contract.ts';
import { UntriedError } from './outcome-errors.ts';
import { idOf, objectOf, shortenValue, type JsonObject } from './json.ts';
import type { CheckedResponse, OperationRequest, ConformService } from './service.ts';
import { SMALLEST_PNG } from './files.ts';

const DAY_MS = 86_400_000;
/** How many times the effect of a job is polled, and the milliseconds between two polls. */
const TRIES = 100;
const PAUSE = 100;

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
  readonly #madeThings = new Map<string, Promise<unknown>>();
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
    const promise = (this.#madeThings.get(name) as Promise<Made> | undefined) ?? make();
    this.#madeThings.set(name, promise);
    return promise;
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
    const recipe = this.#recipes.things[root];
    if (recipe !== undefined) return recipe(this);
    return idOf(await this.askForBody(this.#createOf(root).id));
  }

  /** Sends an operation, and returns the body of its success. Everything that is not given is created. */
  async askForBody(id: string, parts: OperationRequest = {}): Promise<JsonObject> {
    return objectOf((await this.askForResponse(id, parts)).body);
  }

  /** Sends an operation, and returns its success whole. Throws UntriedError for a refusal. */
  async askForResponse(id: string, parts: OperationRequest = {}): Promise<CheckedResponse> {
    const response = await this.service.ask(id, await this.createRequest(id, parts));
    if (response.status >= 400)
      throw new UntriedError(`${response.request} answered ${String(response.status)}: ${shortenValue(response.text)}`);
    return response;
  }

  /** Polls until a job of the server has had its effect; returns what `ask` finds. */
  async waitUntilFound<Found>(ask: () => Promise<Found | undefined>): Promise<Found> {
    for (let tries = 0; tries < TRIES; tries++) {
      const result = await ask();
      if (result !== undefined) return result;
      await (this.service.inside?.settle() ?? new Promise((resolve) => setTimeout(resolve, PAUSE)));
    }
    throw new UntriedError('The background work of the server has not happened within ten seconds.');
  }

  /** The part of a link in a text. */
  findLink(text: string, pattern: RegExp): string {
    const [, link] = pattern.exec(text) ?? [];
    if (link === undefined) throw new UntriedError(`No link is in ${shortenValue(text)}`);
    return link;
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
  async createRequest(id: string, parts: OperationRequest = {}): Promise<OperationRequest> {
    const operation = this.service.findOperation(id);
    const recipe = parts.path === undefined ? await this.readRecipe(id) : {};
    const path = { ...recipe.path, ...parts.path };
    const missing = operation.ids.some(({ name }) => !(name in path));
    const target = missing ? { ...(await this.#target(operation)), ...path } : path;
    const query = { ...(await this.#query(operation)), ...recipe.query, ...parts.query };
    const members = { ...objectOf(recipe.body), ...objectOf(parts.body) };
    const asIs = [parts.body, recipe.body].find((each) => each instanceof Uint8Array);
    const body = asIs ?? (await this.#body(operation, members));
    return { ...recipe, ...parts, path: target, query, ...(body === undefined ? {} : { body }) };
  }

  /** Returns the parts of a request from its recipe. */
  async readRecipe(id: string): Promise<OperationRequest> {
    return (await this.#recipes.requests[id]?.(this)) ?? {};
  }

  /** Returns the members that the recipe of a schema adds to the given ones. */
  async createMembers(schema: string, members: JsonObject = {}): Promise<JsonObject> {
    const entries: [string, unknown][] = [];
    for (const [name, value] of Object.entries((await this.#recipes.bodies[schema]?.(this)) ?? {}))
      if (!(name in members))
        entries.push([name, typeof value === 'function' ? await (value as () => unknown)() : value]);
    return Object.fromEntries(entries);
  }

  async #query(operation: ContractOperation): Promise<JsonObject> {
    const parameters = operation.query.filter(({ required }) => required === true);
    const values: [string, unknown][] = [];
    for (const parameter of parameters) values.push([parameter.name, await this.#parameter(operation, parameter)]);
    return Object.fromEntries(values);
  }

  #parameter(operation: ContractOperation, { name, schema }: Parameter): Promise<unknown> {
    return this.createValue(schema, operation.id, name);
  }

  async #body({ body, kind }: ContractOperation, members: JsonObject): Promise<unknown> {
    if (body === undefined) return undefined;
    if (body.type !== 'application/json') return SMALLEST_PNG;
    if (kind === 'change' && Object.keys(members).length === 0) return this.createValue(body.schema, '', '');
    const value = await this.createValue(body.schema, '', '', members);
    return Array.isArray(value) || !body.isNeeded ? (Object.keys(members).length > 0 ? members : value) : value;
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
      ({ path: each, verb, operation: { 'x-created': readId } }) =>
        each === above && verb === 'POST' && readId !== undefined,
    );
    if (create === undefined) throw new UntriedError(`Nothing creates what ${operation.id} is about.`);

    const child = await this.askForBody(create.id, {
      path: Object.fromEntries(create.ids.map(({ name }) => [name, path[first]])),
    });

    return { ...path, [second]: idOf(child) };
  }

  /** The operation that creates things of a kind. */
  #createOf(root: string): ContractOperation {
    const all = [...this.#contract.operations.values()];
    const operation = all.find(
      ({ ids, operation: { 'x-created': readId } }) =>
        readId !== undefined && ids.length === 0 && this.#contract.operations.get(readId)?.root === root,
    );
    if (operation === undefined) throw new UntriedError(`Nothing creates ${root}.`);
    return operation;
  }

  /** The simplest value of a schema, with these members. */
  async createValue(schema: Schema, owner: string, name: string, members: JsonObject = {}): Promise<unknown> {
    const root = this.#contract.references[`${owner}.${name}`] ?? this.#contract.references[name];
    const referred = findReferredName(schema);
    const target = referred === undefined ? schema : this.#contract.document.components.schemas[referred];
    if (target === undefined) throw new Error(`The contract has no schema ${String(referred)}.`);

    const isList = typesOf(target).includes('array');
    if (typeof root === 'string' && this.#isId(isList ? (target.items ?? {}) : target))
      return isList ? [await this.ensureThing(root)] : this.ensureThing(root);
    if (target.properties !== undefined || typesOf(target).includes('object'))
      return this.#object(target, referred ?? owner, members);

    const [alternative] = [...(target.oneOf ?? []), ...(target.anyOf ?? [])].filter((each) => each.type !== 'null');
    if (alternative !== undefined) return this.createValue(alternative, owner, name, members);
    if (target.allOf !== undefined) {
      const parts = await Promise.all(target.allOf.map((each) => this.createValue(each, owner, name, members)));
      return Object.assign({}, ...parts) as unknown;
    }
    if (target.enum !== undefined) return target.enum.find((each) => each !== null);
    if (target.items !== undefined)
      return Number(target['minItems'] ?? 0) === 0 ? [] : [await this.createValue(target.items, owner, '')];

    return this.#scalar(target, members);
  }

  /** An id or null; where other things have a name of an id, they are objects. */
  #isId(schema: Schema): boolean {
    const target = this.#contract.document.components.schemas[findReferredName(schema) ?? ''] ?? schema;
    if (target.oneOf !== undefined) return target.oneOf.some((each) => this.#isId(each));
    return typesOf(target).includes('integer');
  }

  async #object(schema: Schema, name: string, members: JsonObject): Promise<JsonObject> {
    const entries: [string, unknown][] = [];
    const recipeMembers = { ...(await this.createMembers(name, members)), ...members };
    for (const each of schema.required ?? [])
      if (!(each in recipeMembers))
        entries.push([each, await this.createValue(schema.properties?.[each] ?? {}, name, each)]);
    return { ...Object.fromEntries(entries), ...recipeMembers };
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
