// Bounded keywords of Ajv find the errors that the stock ones find, and retain nothing of a refused body.
import type { ErrorObject } from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { boundKeywords, MAX_ERRORS_PER_VALUE } from '../../contract/bounded-keywords.ts';
import { openContract } from '../../contract/contract.ts';
import { compileValidators } from '../../contract/compiled.ts';
import { adaptForValidators, readContract } from '../../contract/bundle.ts';

describe('a refused body', () => {
  it('is not referenced by the errors, which the validators retain', async () => {
    const document = adaptForValidators(await readContract());
    const contract = await openContract(document, compileValidators(document));
    const match = contract.match('PUT', '/api2/boekingen/1');
    if (match === null || !('route' in match)) throw new Error('There is no such operation.');
    // A recursive schema is compiled to a separate function.
    const group = { type: 'groep', regels: [{ type: 'groep', regels: [{ onbekend: {} }] }] };
    const requestBody = { kosten: { regels: [group] }, onbekend: {} };
    const errors = contract.check(match.route, { path: match.path, query: {}, header: {}, requestBody });
    expect(errors.map(({ instancePath }) => instancePath)).to.include('/requestBody/kosten/regels/0/regels/0/regels/0');
    for (const error of errors) expect(error).to.not.have.property('data');
  });
});

describe('the bounds of the validator', () => {
  const stock = new Ajv2020.default({ strict: false, allErrors: true });
  const bounded = new Ajv2020.default({ strict: false, allErrors: true });
  boundKeywords(bounded);

  const number = { type: 'integer' };

  const findErrors = (
    ajv: typeof stock,
    schema: object,
    value: unknown,
  ): Pick<ErrorObject, 'instancePath' | 'keyword'>[] => {
    const check = ajv.compile(schema);
    check(value);
    const errors = (check.errors ?? []).map(({ instancePath, keyword }) => ({ instancePath, keyword }));
    return errors.sort((a, b) => a.instancePath.localeCompare(b.instancePath) || a.keyword.localeCompare(b.keyword));
  };

  const lists = {
    type: 'array',
    items: { $ref: '#/$defs/row' },
    maxItems: 5,
    $defs: { row: { type: 'array', items: number } },
  };
  const closed = { type: 'object', properties: { a: number, b: { items: number } }, additionalProperties: false };
  const map = {
    propertyNames: { pattern: '^[a-z]+$', not: { const: 'x' } },
    additionalProperties: number,
    maxProperties: 3,
  };
  const ids = { type: 'array', items: { $ref: '#/$defs/id' }, uniqueItems: true, $defs: { id: number } };
  const either = { oneOf: [{ items: { type: 'string' } }, { items: number }] };

  for (const [label, schema, value] of [
    ['lists in lists', lists, [[1, 'x'], ['y', null, 3], 'z']],
    ['a list that is as long as it may be', lists, [[1], [2], [3], [4], ['x']]],
    ['unknown members', closed, { a: 'x', b: [1, 'y'], c: 1, hasOwnProperty: 2 }],
    ['a map with wrong names and values', map, { a: 1, B: 2, x: 'y' }],
    ['items that are equal', ids, [3, 1, 2, 1]],
    ['the second of two alternatives', either, [1, 2, 3]],
    ['none of two alternatives', either, [1, 'x', null]],
    ['what is denied', { not: { items: number } }, [1, 2]],
  ] as const)
    it(`find the errors that are found without them: ${label}`, () => {
      expect(findErrors(bounded, schema, value)).to.deep.equal(findErrors(stock, schema, value));
    });

  it('accept a value of the second alternative although the first one exceeded the number of errors', () => {
    const many = Array.from({ length: 3 * MAX_ERRORS_PER_VALUE }, (_none, index) => index);
    expect(findErrors(bounded, either, many)).to.deep.equal([]);
    expect(findErrors(bounded, either, [...many, 'x'])).to.not.deep.equal([]);
  });

  it('do not check inside a list or an object that is too large', () => {
    expect(findErrors(bounded, { ...lists, uniqueItems: true }, Array(6).fill('x'))).to.deep.equal([
      { instancePath: '', keyword: 'maxItems' },
    ]);
    expect(findErrors(bounded, map, { A: 'x', B: 'x', C: 'x', D: 'x' })).to.deep.equal([
      { instancePath: '', keyword: 'maxProperties' },
    ]);
  });

  it('stop in a list or an object after enough errors', () => {
    const wrong = Array.from({ length: 3 * MAX_ERRORS_PER_VALUE }, () => 'x');
    expect(findErrors(bounded, { items: number }, wrong)).to.have.lengthOf(MAX_ERRORS_PER_VALUE);
    expect(findErrors(bounded, closed, Object.fromEntries(wrong.entries()))).to.have.lengthOf(MAX_ERRORS_PER_VALUE);
  });
});
