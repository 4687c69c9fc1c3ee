// The clients in other languages: their errors have the names of the TypeScript client, and they contain no schema names.
import { expect } from 'chai';
import * as sdk from 'boekstaaf';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { STATUS } from '../../generated/operations.ts';
import type { ContractDocument } from '../../spec/generator/document.ts';
import { modelOf, type ClientModel } from '../../spec/generator/languages/model.ts';
import { generatePhpFiles } from '../../spec/generator/languages/php.ts';
import { generatePythonModules } from '../../spec/generator/languages/python.ts';

const published = bundle as object as ContractDocument;
const errors = Object.fromEntries(
  Object.entries(STATUS).map(([code, status]) => [code, { status, description: '', remedy: '', examples: [] }]),
);

/** Returns the contract with other names for all its schemas. */
function renameSchemas(): ContractDocument {
  const text = JSON.stringify(published).replaceAll(
    /"#\/components\/schemas\/(\w+)"/g,
    '"#/components/schemas/Other$1"',
  );
  const copy = JSON.parse(text) as ContractDocument;
  const { schemas } = copy.components;
  copy.components.schemas = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [`Other${name}`, schema]),
  );
  return copy;
}

function madeOf(model: ClientModel): string {
  return [...generatePythonModules(model, '1.0.0'), ...generatePhpFiles(model, '1.0.0')]
    .map(([, text]) => text)
    .join('\n');
}

describe('clients in other languages', () => {
  const model = modelOf(published, errors);

  it('have the errors of the TypeScript client, by status', async () => {
    for (const { status, name } of model.errors) {
      const fetch = (): Promise<Response> => Promise.resolve(new Response(null, { status }));
      const client = new sdk.Boekstaaf({ baseUrl: 'http://127.0.0.1', fetch, retries: 0 });
      const error: unknown = await client.locations.get(1).catch((thrown: unknown) => thrown);
      expect(error, String(status)).to.be.instanceOf(sdk.ApiError).and.include({ name });
    }
    const errorNames = model.errors.map(({ name }) => name);
    const errorClasses = Object.entries(sdk).filter(
      ([, value]) => typeof value === 'function' && value.prototype instanceof sdk.ApiError,
    );
    expect(errorClasses.map(([name]) => name).sort()).to.deep.equal(errorNames.sort());
  });

  it('name each code once', () => {
    expect(model.errors.flatMap(({ codes }) => codes).sort()).to.deep.equal(Object.keys(STATUS).sort());
  });

  it('contain no name of a schema', () => {
    const other = modelOf(renameSchemas(), errors);
    expect(other.events.map(({ names }) => names)).to.deep.equal(model.events.map(({ names }) => names));
    expect(other.events.length).to.be.greaterThan(40);
    // Other names change the order of words in texts, and of sorted lists.
    const stripNames = (text: string): string[] =>
      text
        .replaceAll(/Other(?=[A-Z])/g, '')
        .split('\n')
        .sort();
    expect(stripNames(madeOf(other)).length).to.equal(stripNames(madeOf(model)).length);
    expect(madeOf(other)).to.not.match(/\bT\.(?!Other)[A-Z]/);
  });

  it('have no two methods with one name', () => {
    for (const { name, methods } of model.groups) {
      const names = methods.map(({ call }) => call.method);
      expect(new Set(names).size, name).to.equal(names.length);
    }
  });
});
