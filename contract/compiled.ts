// Validators that are compiled when they are first needed, for a contract that no build has seen.
import { listCheckedOperations, createCheckingAjv } from './checked-schemas.ts';
import type { ResponseValidators, Validators } from './validators.ts';

// Apps of one document share compiled validators: tests create many apps.
const validatorsByDocument = new WeakMap<object, Validators>();

/** Compiles the validators of a contract, as `adaptForValidators` returns it. */
export function compileValidators(document: object): Validators {
  const validators = validatorsByDocument.get(document) ?? compileDocument(document);
  validatorsByDocument.set(document, validators);
  return validators;
}

/** Registers validators of this document that were compiled before, so that `compileValidators` returns them. */
export function registerCompiled(document: object, validators: Validators): void {
  validatorsByDocument.set(document, validators);
}

function compileDocument(document: object): Validators {
  const ajv = createCheckingAjv(document, false);
  const operations = new Map(listCheckedOperations(document).map((operation) => [operation.id, operation]));
  const requests = cacheByKey((id) => operations.get(id)?.requests.map((schema) => ajv.compile(schema)) ?? []);
  const responses = cacheByKey((key): ResponseValidators | undefined => {
    const [id = '', status = ''] = key.split(' ');
    const declaration = operations.get(id)?.responses[status];
    if (declaration === undefined) return undefined;
    const { types, body, item } = declaration;
    return { types, ...(body && { body: ajv.compile(body) }), ...(item && { item: ajv.compile(item) }) };
  });

  return {
    findRequest: requests,
    findResponse: (id, status) => responses(`${id} ${String(status)}`),
    findBody: (id) => operations.get(id)?.body,
  };
}

function cacheByKey<T>(make: (key: string) => T): (key: string) => T {
  const cache = new Map<string, { readonly value: T }>();
  return (key) => {
    const entry = cache.get(key) ?? { value: make(key) };
    cache.set(key, entry);
    return entry.value;
  };
}
