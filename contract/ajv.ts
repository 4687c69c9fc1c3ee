// The Ajv that compiles the contract's schemas into functions: with its own formats, bounds, refusal texts and choices.
import { _, stringify, type CodeKeywordDefinition, type Options } from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import type { KeywordErrorCxt } from 'ajv/dist/types/index.js';
import { boundKeywords, DEPENDENCIES_NAME } from './bounded-keywords.ts';
import { addChoices } from './chosen-by.ts';
import { formats } from './formats.ts';

/** Returns an Ajv that knows the contract's own formats; each appears in generated/types.ts as a type of its own. */
export function createAjv(options: Options): Ajv2020.default {
  const ours = { strict: false, allErrors: true, discriminator: true, meta: false, validateSchema: false };
  const code = { ...options.code, formats: _`${DEPENDENCIES_NAME}.formats`, process: trimValidatorCode };
  const ajv = new Ajv2020.default({ ...ours, ...options, code });
  boundKeywords(ajv);
  addRefusalTexts(ajv);
  addChoices(ajv);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  return ajv;
}

/**
 * Returns Ajv's code, changed so that a function drops its errors once its caller has copied them. Errors contain names from
 * the body, and a name may be as long as the body. Paths of schemas are left out: no code reads them, and they are a sixth of the text.
 */
export function trimValidatorCode(code: string): string {
  return code
    .replaceAll(/vErrors\.concat\(([\w.]+)\.errors\);/g, '$&$1.errors = null;')
    .replaceAll(/,schemaPath:"(?:[^"\\]|\\.)*"/g, '');
}

interface RefusalSchema {
  readonly 'x-refusals'?: Readonly<Record<string, object>>;
  readonly properties?: Readonly<Record<string, RefusalSchema>>;
}

/**
 * Puts the text that the contract has for a constraint (`x-refusals`) into its errors, as `params.refusal`. The schema of a
 * member has the text for its absence.
 */
function addRefusalTexts(ajv: Ajv2020.default): void {
  for (const keyword of Object.keys(ajv.RULES.all)) {
    // Ajv copies a definition that is added; `getKeyword` returns that copy, which may be changed.
    const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition | boolean;
    if (typeof definition !== 'object' || definition.error === undefined) continue;
    const { error } = definition;
    const { params } = error;
    if (typeof params !== 'function') continue;
    definition.error = {
      ...error,
      params(cxt) {
        const words = findRefusalWords(keyword, cxt);
        return words === undefined ? params(cxt) : _`{...${params(cxt)}, refusal: ${words}}`;
      },
    };
  }
}

function findRefusalWords(
  keyword: string,
  { parentSchema, params }: KeywordErrorCxt,
): ReturnType<typeof stringify> | undefined {
  const { properties = {}, 'x-refusals': refusals = {} } = parentSchema as RefusalSchema;
  if (keyword !== 'required') return refusals[keyword] === undefined ? undefined : stringify(refusals[keyword]);
  const ofMembers = Object.entries(properties).flatMap(([name, { 'x-refusals': words = {} }]) =>
    words['required'] === undefined ? [] : [[name, words['required']] as const],
  );
  if (ofMembers.length === 0 || params.missingProperty === undefined) return undefined;
  return _`${stringify(Object.fromEntries(ofMembers))}[${params.missingProperty}]`;
}
