// Ajv's keywords that look at many values, bounded so that masses of wrong input cost little. They do not look into a
// list that is too long, and their loops end.
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { _, stringify, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv';
import { Type } from 'ajv/dist/compile/util.js';
import { findFirstRepeat } from './first-repeat.ts';

/** Ajv's own counter, in the code that it makes. */
const ERRORS = _`errors`;

/** The name by which code that is kept in a file knows what it is given: see kept.ts. */
export const DEPENDENCIES_NAME = new Name('given');

/** So many errors are found in a list or an object before the rest of it is passed over. */
export const MAX_ERRORS_PER_VALUE = 1_000;

/**
 * Bounds an Ajv that collects all errors, so that masses of input cost little. It does not look into a list that is
 * longer than `maxItems`, or an object with more than `maxProperties`. It finds equal items in one pass. It leaves a
 * list or object when it has enough errors. A valid value stays valid, and no other becomes so.
 */
export function boundKeywords(ajv: Ajv2020): void {
  for (const [keyword, bounded] of Object.entries({
    items: generateItems,
    uniqueItems: generateUniqueItems,
    additionalProperties: generateAdditionalProperties,
    propertyNames: generatePropertyNames,
  })) {
    const stock = ajv.getKeyword(keyword) as CodeKeywordDefinition;
    const code: CodeKeywordDefinition['code'] = (cxt, type) => {
      // Where the first error ends the check nothing is collected.
      if (!cxt.it.allErrors) stock.code(cxt, type);
      else bounded(cxt);
    };
    ajv.removeKeyword(keyword);
    ajv.addKeyword({ ...stock, keyword, code });
  }
}

function generateItems(cxt: KeywordCxt): void {
  const { gen, data, it, keyword } = cxt;
  it.items = true;
  guardLength(cxt, () => {
    const known = gen.const('known', ERRORS);
    gen.forRange('i', 0, _`${data}.length`, (index) => {
      cxt.subschema({ keyword, dataProp: index, dataPropType: Type.Num }, gen.name('valid'));
      leaveWhenEnough(cxt, known);
    });
  });
}

function generateAdditionalProperties(cxt: KeywordCxt): void {
  const { gen, it, keyword } = cxt;
  const { properties = {} } = cxt.parentSchema as { readonly properties?: object };

  it.props = true;

  const names = Object.fromEntries(Object.keys(properties).map((name) => [name, 0]));
  const declared = gen.scopeValue('obj', { ref: names, key: properties, code: stringify(names) });
  visitMembers(cxt, (key) => {
    gen.if(_`!Object.hasOwn(${declared}, ${key})`, () => {
      if (cxt.schema === false) {
        cxt.setParams({ additionalProperty: key });
        cxt.error();
      } else cxt.subschema({ keyword, dataProp: key, dataPropType: Type.Str }, gen.name('valid'));
    });
  });
}

function generatePropertyNames(cxt: KeywordCxt): void {
  const { gen, keyword } = cxt;
  visitMembers(cxt, (key) => {
    const valid = gen.name('valid');
    cxt.setParams({ propertyName: key });
    cxt.subschema({ keyword, data: key, dataTypes: ['string'], propertyName: key, compositeRule: true }, valid);
    gen.if(_`!${valid}`, () => {
      cxt.error(true);
    });
  });
}

/** Looks at the members of an object that has no more than it may have. */
function visitMembers(cxt: KeywordCxt, look: (key: Name) => void): void {
  const { gen, data } = cxt;
  const { maxProperties } = cxt.parentSchema as { readonly maxProperties?: number };
  const known = gen.const('known', ERRORS);
  const writeLoop = (): void => {
    gen.forIn('key', data, (key) => {
      look(key);
      leaveWhenEnough(cxt, known);
    });
  };
  if (maxProperties === undefined) writeLoop();
  else gen.if(_`Object.keys(${data}).length <= ${maxProperties}`, writeLoop);
}

function generateUniqueItems(cxt: KeywordCxt): void {
  const { gen, data } = cxt;
  if (cxt.schema !== true) return;
  guardLength(cxt, () => {
    const find = gen.scopeValue('func', { ref: findFirstRepeat, code: _`${DEPENDENCIES_NAME}.firstRepeat` });
    const pair = gen.const('pair', _`${find}(${data})`);
    gen.if(_`${pair} !== null`, () => {
      cxt.setParams({ i: _`${pair}[0]`, j: _`${pair}[1]` });
      cxt.error();
    });
  });
}

/** Does it for a list that is no longer than it may be. */
function guardLength({ gen, data, parentSchema }: KeywordCxt, work: () => void): void {
  const { maxItems } = parentSchema as { readonly maxItems?: number };
  if (maxItems === undefined) work();
  else gen.if(_`${data}.length <= ${maxItems}`, work);
}

/** Ends the loop that it stands in. Counted from its begin: alternatives may have failed before it, and it may be the one that fits. */
function leaveWhenEnough({ gen }: KeywordCxt, known: Name): void {
  gen.if(_`${ERRORS} - ${known} >= ${MAX_ERRORS_PER_VALUE}`, () => gen.break());
}
