// Unions whose kind is nested deeper than a discriminator can express: `x-chosen-by` names its path, and the schema of each value.
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { _, str, type KeywordCxt } from 'ajv';
import type { ChoiceKeywords } from './bundle.ts';

/**
 * Adds the keyword `x-chosen-by`: a value is checked against the one schema that it chooses. Errors are those of that schema,
 * and the others cost nothing.
 */
export function addChoices(ajv: Ajv2020): void {
  ajv.addKeyword('x-chosen-at').addKeyword({
    keyword: 'x-chosen-by',
    schemaType: 'object',
    error: {
      message: 'chooses nothing that the contract has',
      params: ({ params }) => _`{chosen: ${params['chosen']}}`,
    },
    code: choose,
  });
}

function choose(cxt: KeywordCxt): void {
  const { gen, data, it, keyword, parentSchema } = cxt;
  const { 'x-chosen-by': schemas, 'x-chosen-at': pointer } = parentSchema as ChoiceKeywords;
  const path = pointer.split('/').slice(1);
  const chosenValue = gen.const(
    'chosen',
    path.reduce((from, step) => _`${from}?.[${step}]`, _`${data}`),
  );
  const valid = gen.let('valid', false);

  gen.if(false);
  for (const value of Object.keys(schemas)) {
    gen.elseIf(_`${chosenValue} === ${value}`);
    const fits = gen.name('fits');
    cxt.subschema({ keyword, schemaProp: value }, fits);
    gen.assign(valid, fits);
  }

  gen.else();
  cxt.setParams({ chosen: chosenValue });

  // The error names the member that chooses.
  const { errorPath } = it;
  Object.assign(it, { errorPath: str`${errorPath}${pointer}` });
  cxt.error();
  Object.assign(it, { errorPath });
  gen.endIf();
  cxt.ok(valid);
}
