// Validators that the build has compiled into files: each file is loaded when one of its operations is first asked for.
import { createRequire } from 'node:module';
import type { ValidateFunction } from 'ajv';
import { findFirstRepeat } from './first-repeat.ts';
import { formats } from './formats.ts';
import type { NamedBodySchema } from './known-names.ts';
import type { ResponseValidators, Validators } from './validators.ts';

/** The functions that compiled code calls and does not have. */
const DEPENDENCIES = { formats, firstRepeat: findFirstRepeat };

/** The export of a module that spec/generator/validator-modules.ts wrote. */
type ValidatorFactory = (dependencies: typeof DEPENDENCIES) => unknown;
interface BuiltRequests {
  readonly checks: Readonly<Record<string, ValidateFunction>>;
  readonly names: () => {
    readonly bodies: Readonly<Record<string, NamedBodySchema['schema']>>;
    readonly shared: NamedBodySchema['shared'];
  };
}
interface BuiltResponses {
  readonly checks: Readonly<Record<string, ValidateFunction>>;
  readonly types: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** The names of the checks in a file. */
export const nameOf = {
  request: (id: string, index: number): string => `${id}.${String(index)}`,
  body: (id: string, status: number | string): string => `${id}.${String(status)}`,
  item: (id: string, status: number | string): string => `${id}.${String(status)}.item`,
};

/** Returns the validators in a folder. `files` has the file of each operation, without the suffix of its kind. */
export function loadBuiltValidators(files: Readonly<Record<string, string>>, folder: string): Validators {
  const load = createRequire(folder);
  const modulesByName = new Map<string, unknown>();

  const loadFile = (id: string, kind: 'requests' | 'responses'): unknown => {
    const name = `./validators/${files[id] ?? ''}.${kind}.cjs`;
    if (!modulesByName.has(name)) modulesByName.set(name, (load(name) as ValidatorFactory)(DEPENDENCIES));
    return modulesByName.get(name);
  };

  const loadRequests = (id: string): BuiltRequests => loadFile(id, 'requests') as BuiltRequests;
  return {
    findRequest(id) {
      const { checks } = loadRequests(id);
      return [0, 1].flatMap((index) => checks[nameOf.request(id, index)] ?? []);
    },
    findResponse(id, status): ResponseValidators | undefined {
      const { checks, types } = loadFile(id, 'responses') as BuiltResponses;
      const declaredTypes = types[id]?.[String(status)];
      if (declaredTypes === undefined) return undefined;
      const body = checks[nameOf.body(id, status)];
      const item = checks[nameOf.item(id, status)];
      return { types: declaredTypes, ...(body && { body }), ...(item && { item }) };
    },
    findBody(id) {
      const { bodies, shared } = loadRequests(id).names();
      const schema = bodies[id];
      return schema && { schema, shared };
    },
  };
}
