// House rule for examples: every body, every response and every parameter has one, and all of them are valid.
import Ajv2020 from 'ajv/dist/2020.js';
import { formats } from '../../contract/formats.ts';
import {
  isRecord,
  findJsonSchema,
  findReferredName,
  type ContractDocument,
  type MediaType,
  type OperationPlace,
  type Schema,
} from './document.ts';

const DOCUMENT_ID = 'contract.json';

/** Missing and invalid examples, with the place. */
export function lintExamples(
  document: ContractDocument,
  places: readonly OperationPlace[],
  origin: ReadonlyMap<string, string>,
  validate: Validate,
): string[] {
  const wrong = lintParameters(document, places, validate);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const where = origin.get(name) ?? name;
    for (const example of schema.examples ?? [])
      wrong.push(
        ...validate(pointerToSchema(name), example).map((each) => `${where}: the example as ${name}: ${each}`),
      );
  }

  for (const { operation, where } of places) {
    const successes = Object.entries(operation.responses).filter(([status]) => Number(status) < 300);
    for (const content of [operation.requestBody?.content, ...successes.map(([, response]) => response.content)]) {
      wrong.push(...findMissingExamples(content, document).map((each) => `${where}: ${each}`));
      wrong.push(...lintMedia(content, validate).map((each) => `${where}: ${each}`));
    }
  }

  return [...new Set(wrong)];
}

/** Returns the lint errors of a value for the schema at a pointer, such as `/components/schemas/Id`. */
export type Validate = (pointer: string, value: unknown) => string[];

export function pointerToSchema(name: string): string {
  return `/components/schemas/${name}`;
}

/** A validator of examples by the contract's own formats. */
export function createValidator(document: ContractDocument): Validate {
  const ajv = new Ajv2020.default({ strict: false, allErrors: true, code: { optimize: false } });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addSchema(document, DOCUMENT_ID);
  return (pointer, value) => {
    const check = ajv.getSchema(`${DOCUMENT_ID}#${pointer}`);
    if (check === undefined || check(value) === true) return [];
    return (check.errors ?? []).map(
      (error) => `${error.instancePath || '/'} ${error.message ?? ''} ${JSON.stringify(error.params)}`,
    );
  };
}

/** A body whose schema shows no example, itself, in the items of a list, or in one of its alternatives. */
function findMissingExamples(content: Record<string, MediaType> | undefined, document: ContractDocument): string[] {
  const schema = findJsonSchema(content);
  if (!schema || content?.['application/json']?.examples) return [];
  const itemSchema = schema.items ?? schema;
  return (itemSchema.oneOf ?? itemSchema.anyOf ?? [itemSchema]).flatMap((each) => {
    const name = findReferredName(each);
    const target: Schema | undefined = name === undefined ? each : document.components.schemas[name];
    const itself = target?.examples ?? target?.enum ?? (target?.type === 'string' ? [target.format] : undefined);
    return itself === undefined || itself.length === 0 ? [`${name ?? 'its body'} needs \`examples: [...]\`.`] : [];
  });
}

/** Examples that stand with an operation. */
function lintMedia(content: Record<string, MediaType> | undefined, validate: Validate): string[] {
  const media = content?.['application/json'];
  const name = media?.schema && findReferredName(media.schema);
  if (name === undefined) return [];
  return Object.entries(media?.examples ?? {}).flatMap(([key, example]) => {
    if (!isRecord(example) || !('value' in example)) return [`the example ${key} needs a \`value\`.`];
    return validate(pointerToSchema(name), example.value).map((each) => `the example ${key}: ${each}`);
  });
}

/** Parameters without an example of how they are written, and examples that are not valid. A boolean shows itself. */
function lintParameters(document: ContractDocument, places: readonly OperationPlace[], validate: Validate): string[] {
  const shared = Object.entries(document.components.parameters).map(([name, parameter]) => ({
    parameter,
    where: `parameters.${name} of spec/common.yaml or spec/webhooks.yaml`,
    pointer: `/components/parameters/${name}`,
  }));

  const own = places.flatMap(({ operation, path, method, where }) =>
    (operation.parameters ?? []).map((parameter, index) => ({
      parameter,
      where: `${where} ?${parameter.name}`,
      pointer: `/paths/${encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))}/${method}/parameters/${String(index)}`,
    })),
  );

  return [...shared, ...own].flatMap(({ parameter: { $ref, schema }, where, pointer }) => {
    if ($ref !== undefined || schema.type === 'boolean') return [];
    const name = findReferredName(schema);
    const examples = schema.examples ?? (name === undefined ? undefined : document.components.schemas[name]?.examples);
    if (examples === undefined || examples.length === 0)
      return [`${where}: show how it is written: \`examples: [...]\` in its schema.`];
    return examples.flatMap((each) =>
      validate(`${pointer}/schema`, each).map((wrong) => `${where}: its example: ${wrong}`),
    );
  });
}
