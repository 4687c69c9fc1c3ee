// The validators that the build compiles into files: they find what openapi-backend's own find, without a compiler at run time.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import type { ErrorObject } from 'ajv';
import { OpenAPIBackend, type Document } from 'openapi-backend';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import type { OperationId } from '../../generated/operations.ts';
import { createAjv } from '../../contract/ajv.ts';
import { adaptForValidators } from '../../contract/bundle.ts';
import { compileValidators } from '../../contract/compiled.ts';
import { loadBuiltValidators } from '../../contract/built-validators.ts';
import { findKnownNames } from '../../contract/known-names.ts';
import { problemOf } from '../../contract/problems.ts';
import type { Validators } from '../../contract/validators.ts';
import { generateWrongBodies } from '../support/attack/wrong-bodies.ts';
import { startChildServer } from '../support/child-server.ts';
import '../support/either-database.ts';
import { contract } from '../support/contract.ts';
import type { ValueChoice } from '../support/fuzz/fitting.ts';
import { breakRequest, fitRequests, createSimplest } from '../support/fuzz/requests.ts';
import { ADMINISTRATOR, createDatabase, sendRaw } from '../support/index.ts';
import { SEED } from '../support/random.ts';
import '../support/only-with-all.ts';

const DIST = resolve(import.meta.dirname, '../../dist');
const BODY_LENGTH = 500;
const FITTING_REQUESTS = 2;

const document = adaptForValidators(bundle);
const compiled = compileValidators(document);
const { files } = JSON.parse(readFileSync(join(DIST, 'contract.json'), 'utf8')) as { files: Record<string, string> };
const builtValidators = loadBuiltValidators(files, join(DIST, 'server.js'));
const any: ValueChoice = { optional: 3, chooseMember: () => undefined };

interface ValidationOutcome {
  readonly errors: readonly Pick<ErrorObject, 'instancePath' | 'keyword' | 'message' | 'params'>[];
  /** The request after defaults were filled in. */
  readonly request: unknown;
}

function collectErrors(validators: readonly ((value: unknown) => unknown)[], input: object): ValidationOutcome {
  const request = structuredClone(input);
  const errors = validators.flatMap((validate) => {
    validate(request);
    return (validate as { errors?: ErrorObject[] | null }).errors ?? [];
  });

  return {
    errors: errors.map(({ instancePath, keyword, message = '', params }) => ({
      instancePath,
      keyword,
      message,
      params,
    })),
    request,
  };
}

/**
 * Returns a contract that accepts anything in read-only members, so that requests are validated by the others alone.
 */
function allowReadOnly(specification: object): Document {
  const clearReadOnly = (_key: string, value: { readonly readOnly?: boolean } | null): unknown =>
    value?.readOnly === true ? {} : value;
  return JSON.parse(JSON.stringify(specification, clearReadOnly)) as Document;
}

describe('the validators of the build', () => {
  let stock: (id: string) => readonly ((value: unknown) => unknown)[];

  before(async () => {
    const ajv = createAjv({ useDefaults: true });
    const definition = allowReadOnly(document);
    const backend = new OpenAPIBackend({ definition, quick: true, customizeAjv: () => ajv });
    await backend.init();
    stock = (id) => backend.validator.getRequestValidatorsForOperation(id);
  });

  it('find in requests what those of openapi-backend find, with equal messages and defaults', () => {
    const seenSchemas = new Set<unknown>();
    let refusedCount = 0;
    for (const operation of contract) {
      const { id } = operation;
      const fitting = fc.sample(fitRequests(operation, any), { numRuns: FITTING_REQUESTS, seed: SEED });
      const broken = fitting.flatMap((request, index) => breakRequest(request, index, createSimplest(any)) ?? []);
      const parts = [...fitting, ...broken].map(({ path, query, header, body }) => ({
        path,
        query,
        header,
        requestBody: body,
      }));
      const bodies = [...generateWrongBodies(id, BODY_LENGTH, seenSchemas)].map(({ text }): unknown =>
        JSON.parse(text),
      );
      for (const input of [
        ...parts,
        ...bodies.map((requestBody) => ({ path: {}, query: { x: 1 }, header: {}, requestBody })),
      ]) {
        const expected = collectErrors(stock(id), input);
        expect(collectErrors(builtValidators.findRequest(id), input), id).to.deep.equal(expected);
        expect(collectErrors(compiled.findRequest(id), input), id).to.deep.equal(expected);
        if (expected.errors.length === 0) continue;
        refusedCount += 1;
        expect(listProblems(builtValidators, id, input), id).to.deep.equal(listProblems(compiled, id, input));
      }
    }

    expect(refusedCount).to.be.greaterThan(contract.length);
  });

  it('retain nothing of a refused body in the functions that they call', () => {
    const requestBody = { contactpersonen: [{ [`naam${'x'.repeat(BODY_LENGTH)}`]: 1 }], ['y'.repeat(BODY_LENGTH)]: 1 };
    const code = readdirSync(join(DIST, 'validators')).map((name) =>
      readFileSync(join(DIST, 'validators', name), 'utf8'),
    );
    const matches = code.flatMap((text) => [...text.matchAll(/\.concat\(([\w.]+)\.errors\)(.{1,80})/gs)]);
    expect(matches.length).to.be.greaterThan(100);
    for (const [, name = '', after = ''] of matches)
      expect(after.startsWith(`,${name}.errors=null`), after).to.equal(true);
    expect(
      collectErrors(builtValidators.findRequest('createCustomer'), { path: {}, query: {}, header: {}, requestBody })
        .errors,
    ).to.not.be.empty;
  });

  it('declare equal responses', () => {
    for (const { id } of contract)
      for (const status of [200, 201, 202, 204, 302, 400, 404]) {
        const built = builtValidators.findResponse(id, status);
        const sources = compiled.findResponse(id, status);
        expect(built?.types, id).to.deep.equal(sources?.types);
        for (const part of ['body', 'item'] as const)
          for (const value of [null, [], {}, [{}], 'x', { id: 'x', x: 1 }]) {
            const check = built?.[part];
            const like = sources?.[part];
            expect(check && collectErrors([check], { value }.value as object), id).to.deep.equal(
              like && collectErrors([like], { value }.value as object),
            );
          }
      }
  });
});

describe('the built service', () => {
  it('contains no compiler of schemas', () => {
    const maps = readdirSync(DIST).filter((name) => name.endsWith('.map'));
    const sources = maps.flatMap(
      (name) => (JSON.parse(readFileSync(join(DIST, name), 'utf8')) as { sources: string[] }).sources,
    );
    expect(sources.some((name) => name.endsWith('contract/built-validators.ts'))).to.equal(true);
    expect(sources.filter((name) => /node_modules\/ajv|contract\/compiled/.test(name))).to.deep.equal([]);
  });

  it('consists of characters that use one byte of memory each', () => {
    const names = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => /\.c?js$/.test(name));
    const wide = names
      .filter((name) => !/^(account|planning|reference)-page/.test(name))
      .filter((name) => /[^\0-\xff]/.test(readFileSync(join(DIST, name), 'utf8')));
    expect(wide).to.deep.equal([]);
  });

  it('validates every operation', async () => {
    const server = await startChildServer({ DATABASE_URL: await createDatabase('checks') });
    for (const { id, method, path } of contract) {
      const address = `${path.replace(/\{[^}]+\}/g, '1')}?onbekend=1`;
      const body = compiled.findBody(id) === undefined ? {} : { body: { onbekend: 1 } };
      const response = await sendRaw(method, address, { ...body, baseUrl: server.baseUrl, auth: ADMINISTRATOR });
      expect(response.status, `${id} ${response.text}`).to.be.within(400, 499);
    }
    await server.end('SIGTERM');
  });
});

function listProblems(
  { findBody: body }: Validators,
  id: OperationId,
  input: { readonly requestBody?: unknown },
): unknown {
  const { errors } = collectErrors(compiled.findRequest(id), input);
  const parts = { path: {}, query: {}, header: {}, ...input, requestBody: input.requestBody };
  const operation = { parameters: [] } as never;
  return problemOf(errors as ErrorObject[], (steps) => findKnownNames(operation, body(id), parts, steps)).problems;
}
