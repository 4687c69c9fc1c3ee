// Ajv's keywords for lists and objects, bounded so that large wrong input costs little. Too long a list is not visited,
// and loops end after enough errors.
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { _, stringify, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv';
import { Type } from 'ajv/dist/compile/util.js';
import { findFirstRepeat } from './first-repeat.ts';

/** Ajv's own counter, in the code that it makes. */
const ERRORS = _`errors`;

/** The parameter of compiled code in a file; `built-validators.ts` passes its dependencies in it. */
export const DEPENDENCIES_NAME = new Name('given');

/** After how many errors the rest of a list or an object is skipped. */
export const MAX_ERRORS_PER_VALUE = 1_000;

/**
 * Bounds an Ajv that collects all errors, so that large wrong input costs little. A list longer than `maxItems`, and an
 * object with more than `maxProperties`, is not visited. Equal items are found in one pass. The rest of a list or object
 * is skipped after MAX_ERRORS_PER_VALUE errors. The change decides no value differently: valid stays valid, invalid stays invalid.
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
      // An Ajv that stops at the first error collects nothing, and needs no bound.
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
    const errorsBefore = gen.const('known', ERRORS);
    gen.forRange('i', 0, _`${data}.length`, (index) => {
      cxt.subschema({ keyword, dataProp: index, dataPropType: Type.Num }, gen.name('valid'));
      leaveWhenEnough(cxt, errorsBefore);
    });
  });
}

function generateAdditionalProperties(cxt: KeywordCxt): void {
  const { gen, it, keyword } = cxt;
  const { properties = {} } = cxt.parentSchema as { readonly properties?: object };

  it.props = true;

  const names = Object.fromEntries(Object.keys(properties).map((name) => [name, 0]));
  const declaredNames = gen.scopeValue('obj', { ref: names, key: properties, code: stringify(names) });
  visitMembers(cxt, (key) => {
    gen.if(_`!Object.hasOwn(${declaredNames}, ${key})`, () => {
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

/** Generates a loop over the members of an object that has at most `maxProperties`. */
function visitMembers(cxt: KeywordCxt, look: (key: Name) => void): void {
  const { gen, data } = cxt;
  const { maxProperties } = cxt.parentSchema as { readonly maxProperties?: number };
  const errorsBefore = gen.const('known', ERRORS);
  const writeLoop = (): void => {
    gen.forIn('key', data, (key) => {
      look(key);
      leaveWhenEnough(cxt, errorsBefore);
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

/** Generates the code of `work` for lists within `maxItems` alone. */
function guardLength({ gen, data, parentSchema }: KeywordCxt, work: () => void): void {
  const { maxItems } = parentSchema as { readonly maxItems?: number };
  if (maxItems === undefined) work();
  else gen.if(_`${data}.length <= ${maxItems}`, work);
}

/** Generates the end of the surrounding loop. Only the loop's own errors count: alternatives may have failed before it. */
function leaveWhenEnough({ gen }: KeywordCxt, errorsBefore: Name): void {
  gen.if(_`${ERRORS} - ${errorsBefore} >= ${MAX_ERRORS_PER_VALUE}`, () => gen.break());
}
