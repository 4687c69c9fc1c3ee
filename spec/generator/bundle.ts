// Bundles the files of spec/ into one document: references into other files become named components.
import { areaOf, groupTags, type Areas } from './areas.ts';
import {
  LintErrors,
  isRecord,
  HTTP_METHODS,
  type ContractDocument,
  type Operation,
  type OperationPlace,
} from './document.ts';
import { writeBodies } from './bodies.ts';
import { createErrorCodeSchema, type ErrorTable, readErrors } from './errors.ts';
import { findMisannounced, nameEvents } from './event-names.ts';
import { findUnknownKeywords } from './keywords.ts';
import { NounSchemas } from './nouns.ts';
import { Sources } from './sources.ts';

/** The bundle before conventions, with what the later steps need to know about its origin. */
export interface Bundle {
  readonly document: ContractDocument;
  readonly places: readonly OperationPlace[];
  readonly errors: ErrorTable;
  /** The place of each schema: `spec/schemas/house/locations.yaml:2 Location`. */
  readonly origin: ReadonlyMap<string, string>;
  /** Derived schemas that lost what their noun requires, with the place and the remedy. */
  readonly lostRequired: readonly string[];
  /** The request to a receiver of events, for each object. */
  readonly receive: unknown;
  /** Paths that do not bundle yet; only with `partial`. */
  readonly leftOut: readonly string[];
}

type ComponentKind = 'schemas' | 'parameters' | 'headers' | 'responses';

/** Collects components while references are rewritten. A component's name is the last part of its pointer. */
class Bundler {
  readonly sources: Sources;
  readonly nouns: NounSchemas;
  readonly errors: ErrorTable;
  readonly components: ContractDocument['components'];
  readonly origin = new Map<string, string>();
  readonly lintErrors: string[] = [];
  readonly #file = new Map<string, string>();

  constructor(sources: Sources, errors: ErrorTable) {
    this.sources = sources;
    this.errors = errors;
    this.components = { schemas: {}, parameters: {}, headers: {}, responses: {}, examples: {}, securitySchemes: {} };
    this.nouns = new NounSchemas(this.components.schemas);
    this.components.schemas['ErrorCode'] = createErrorCodeSchema(errors);
    this.origin.set('ErrorCode', 'spec/errors.yaml');
  }

  /** A copy of a value of `file` in which every reference names a component or was replaced by what it means. */
  rewrite(value: unknown, file: string, where: string): unknown {
    if (Array.isArray(value)) return value.map((each: unknown) => this.rewrite(each, file, where));
    if (!isRecord(value)) return value;
    const { $ref: reference, ...rest } = value;
    this.lintErrors.push(...findUnknownKeywords(Object.keys(rest), where));
    const copy = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, this.rewrite(each, file, where)]));
    if (typeof reference !== 'string') return copy;
    const target = this.#refer(reference, file, where);
    return isRecord(target) ? { ...target, ...copy } : target;
  }

  /** Returns the component with this name from this file, made once; `where` is the place of the reference. */
  addComponent(kind: ComponentKind, file: string, name: string, where: string): void {
    const key = `${kind} ${name}`;
    const firstFile = this.#file.get(key);
    if (firstFile !== undefined && firstFile !== file) {
      this.lintErrors.push(
        `${this.sources.formatName(file)}: ${name} is also the name of something in ${this.sources.formatName(firstFile)}; rename one.`,
      );
    }

    if (firstFile !== undefined) return;

    this.#file.set(key, file);
    const pointer = this.#pointer(kind, file, name);
    const value = this.sources.readAt(file, pointer);
    if (value === undefined) this.#derive(kind, file, name, where);
    else {
      this.origin.set(name, this.sources.describePlace(file, pointer));
      const component = this.rewrite(value, file, this.sources.describePlace(file, pointer));
      (this.components[kind] as Record<string, unknown>)[name] = component;
    }
  }

  /** The schema with this name, wherever it is in spec/schemas/, becomes a component. */
  addNamedSchema(name: string, where: string): void {
    const [file, second] = this.sources.findSchemaFiles(name, this.nouns.findNoun(name));
    if (file === undefined) this.lintErrors.push(`${where}: names ${name}, which no file of spec/schemas/ has.`);
    else if (second === undefined) this.addComponent('schemas', file, name, where);
    else this.lintErrors.push(`${where}: ${name} is in two files of spec/schemas/; rename one.`);
  }

  #derive(kind: ComponentKind, file: string, name: string, where: string): void {
    const noun = kind === 'schemas' ? this.nouns.findNoun(name) : undefined;
    const value = noun === undefined ? undefined : this.sources.readAt(file, this.#pointer(kind, file, noun));
    if (noun === undefined || !isRecord(value)) {
      const names = Object.keys(this.sources.readAt(file, this.#pointer(kind, file, '').slice(0, -1)) ?? {});
      const hint = names.length > 0 ? ` It has: ${names.join(', ')}.` : '';
      this.lintErrors.push(`${where}: refers to ${name}, which is not in ${this.sources.formatName(file)}.${hint}`);
      return;
    }

    if (value['x-noun'] !== true) {
      this.lintErrors.push(`${where}: ${name} can be derived only when ${noun} says 'x-noun: true'; or write ${name}.`);
    }
    this.addComponent('schemas', file, noun, where);
    this.origin.set(name, this.origin.get(noun) ?? where);
  }

  /** Gives schemas that were derived inside others the place of their noun. */
  placeDerived(): void {
    for (const name of Object.keys(this.components.schemas)) {
      const noun = this.nouns.findNoun(name);
      const origin = noun === undefined ? undefined : this.origin.get(noun);
      if (origin !== undefined && !this.origin.has(name)) this.origin.set(name, origin);
    }
  }

  #pointer(kind: ComponentKind, file: string, name: string): string[] {
    return this.#isResource(file) ? [name] : [kind, name];
  }

  /** Resource files have their schemas at the top level; shared files under `schemas`, `parameters` and so on. */
  #isResource(file: string): boolean {
    return this.sources.formatName(file).startsWith('spec/schemas/');
  }

  #refer(reference: string, file: string, where: string): unknown {
    const [target = '', fragment = ''] = reference.split('#');
    const pointer = fragment.split('/').slice(1).map(unescapePointer);
    if (target === '' && pointer[0] === 'components') return { $ref: reference };

    const inFile = target === '' ? file : this.sources.resolve(file, target);
    const kind = this.#componentKind(inFile, pointer);
    const name = pointer.at(-1) ?? '';
    if (kind) {
      this.addComponent(kind, inFile, name, where);
      return { $ref: `#/components/${kind}/${name}` };
    }

    const value = this.sources.readAt(inFile, pointer);
    if (value === undefined) this.lintErrors.push(`${where}: ${reference} leads to nothing.`);
    return this.rewrite(value, inFile, where);
  }

  #componentKind(file: string, pointer: readonly string[]): ComponentKind | undefined {
    const [first, second] = pointer;
    if (this.#isResource(file)) return pointer.length === 1 && first !== 'examples' ? 'schemas' : undefined;
    const shared = pointer.length === 2 && second !== undefined;
    if (!shared) return undefined;
    return first === 'schemas' || first === 'parameters' || first === 'headers' || first === 'responses'
      ? first
      : undefined;
  }
}

function unescapePointer(part: string): string {
  return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
}

/**
 * Bundles a contract. With `partial`, paths with mistakes are left out and reported in `leftOut`.
 * @throws LintErrors with everything that is wrong otherwise.
 */
export function bundle(folder: string, partial = false): Bundle {
  const sources = new Sources(folder);
  const errors = readErrors(sources);
  const bundler = new Bundler(sources, errors);
  const root = sources.readContent(sources.findRoot());
  if (!isRecord(root)) throw new LintErrors(sources.lintErrors);

  shareComponents(bundler);
  const receive = readReceiver(bundler);
  const { places, leftOut } = collectPaths(bundler, isRecord(root['paths']) ? root['paths'] : {}, partial);
  const areas = groupTags(root['x-areas'], root['tags'], places);
  const rootErrors = [...findUnknownKeywords(Object.keys(root), 'spec/openapi.yaml'), ...areas.lintErrors];
  const wrong = [
    ...sources.lintErrors,
    ...bundler.lintErrors,
    ...rootErrors,
    ...findMisannounced(bundler.components.schemas),
  ];
  if (wrong.length > 0 && !partial) throw new LintErrors([...new Set(wrong)]);

  nameEvents(bundler.components.schemas);
  bundler.nouns.finish(places.map((place) => place.operation));
  bundler.placeDerived();

  const lostRequired = bundler.nouns
    .findLostRequired()
    .map(
      ({ name, noun, keyword, members }) =>
        `${bundler.origin.get(noun) ?? noun}: ${name} does not require ${members.join(', ')}, as ${noun} does: ` +
        `write \`${keyword}: [${members.join(', ')}]\`, or fewer, or \`[]\`.`,
    );
  const document = assemble(root, bundler, places, areas);

  return {
    document,
    places,
    errors,
    origin: bundler.origin,
    lostRequired,
    receive,
    leftOut,
  };
}

/** The parts that conventions.ts refers to by name. */
function shareComponents(bundler: Bundler): void {
  const { sources } = bundler;
  const common = sources.findFile('common.yaml');
  for (const kind of ['parameters', 'headers', 'schemas'] as const) {
    const group = sources.readAt(common, [kind]);
    for (const name of Object.keys(isRecord(group) ? group : {}))
      bundler.addComponent(kind, common, name, 'spec/common.yaml');
  }
  for (const name of ['EventObject', 'EventName', 'WebhookName', 'Event', 'ThinPayload'])
    bundler.addComponent('schemas', sources.findFile('webhooks.yaml'), name, 'spec/webhooks.yaml');
}

function readReceiver(bundler: Bundler): unknown {
  const file = bundler.sources.findFile('webhooks.yaml');
  return bundler.rewrite(bundler.sources.readAt(file, ['receive']), file, 'spec/webhooks.yaml receive');
}

function collectPaths(
  bundler: Bundler,
  paths: Record<string, unknown>,
  partial: boolean,
): { places: OperationPlace[]; leftOut: string[] } {
  const places: OperationPlace[] = [];
  const leftOut: string[] = [];
  for (const [path, entry] of Object.entries(paths)) {
    const before = bundler.lintErrors.length + bundler.sources.lintErrors.length;
    const operationPlaces = collectPath(bundler, path, entry);
    const broken = bundler.lintErrors.length + bundler.sources.lintErrors.length > before;
    if (broken && partial) leftOut.push(path);
    else places.push(...operationPlaces);
  }
  return { places, leftOut };
}

function collectPath(bundler: Bundler, path: string, entry: unknown): OperationPlace[] {
  const { sources } = bundler;
  const where = sources.describePlace(sources.findRoot(), ['paths', path]);
  const reference = isRecord(entry) ? entry['$ref'] : undefined;
  if (typeof reference !== 'string') {
    bundler.lintErrors.push(`${where}: write '${path}: { $ref: paths/<area>/<noun>.yaml#/<name> }'.`);
    return [];
  }

  const [target = '', fragment = ''] = reference.split('#');
  const file = sources.resolve(sources.findRoot(), target);
  const pointer = fragment.split('/').slice(1);
  const item = sources.readAt(file, pointer);
  if (!isRecord(item)) {
    bundler.lintErrors.push(`${where}: ${reference} leads to nothing.`);
    return [];
  }

  for (const key of Object.keys(item)) {
    if (!(HTTP_METHODS as readonly string[]).includes(key)) {
      bundler.lintErrors.push(
        `${sources.describePlace(file, [...pointer, key])}: only methods may stand here, not '${key}'.`,
      );
    }
  }

  return HTTP_METHODS.filter((method) => item[method] !== undefined).map((method) => {
    const location = sources.describePlace(file, [...pointer, method]);
    const operation = operationAt(bundler, item[method], file, location);
    return { path, method, where: location, area: areaOf(sources.formatName(file)), operation };
  });
}

function operationAt(bundler: Bundler, value: unknown, file: string, where: string): Operation {
  const operation = bundler.rewrite(value, file, where) as Operation;
  for (const name of [operation['x-takes'], operation['x-returns'], operation['x-returns-public']]) {
    if (name !== undefined) bundler.addNamedSchema(name, where);
  }
  bundler.lintErrors.push(...writeBodies(operation).map((each) => `${where}: ${each}`));
  return operation;
}

function assemble(
  root: Record<string, unknown>,
  bundler: Bundler,
  places: readonly OperationPlace[],
  areas: Areas,
): ContractDocument {
  const document: ContractDocument = {
    'x-generated': 'Made by npm run generate from spec/. Never edit.',
    openapi: String(root['openapi']),
    info: root['info'] as Record<string, unknown>,
    servers: root['servers'],
    security: root['security'],
    tags: areas.tags,
    'x-tagGroups': areas.groups,
    'x-references': root['x-references'] ?? {},
    paths: {},
    components: bundler.components,
  };
  const components = root['components'];
  if (isRecord(components))
    bundler.components.securitySchemes = (components['securitySchemes'] ?? {}) as Record<string, unknown>;
  for (const place of places) (document.paths[place.path] ??= {})[place.method] = place.operation;

  return document;
}
