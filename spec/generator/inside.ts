// Makes generated/types.ts: the contract's types as handlers see them, with branded amounts and instants.
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import {
  responseSchemasOf,
  bodiesOf,
  insideOf,
  operationsOf,
  findReachable,
  typesOf,
  type ContractDocument,
  type Parameter,
  type Schema,
} from './document.ts';
import { NULL_IS_ABSENT, removeNull } from './nouns.ts';

const BRANDS_BY_FORMAT: Record<string, string> = {
  money: 'Cents',
  'money-sum': 'Cents',
  'unit-price': 'TenThousandths',
  percentage: 'BasisPoints',
  quantity: 'Hundredths',
  'date-time': 'Instant',
  'local-date-time': 'Instant',
};

const TYPES_HEAD = `// Made by npm run generate from spec/. Never edit. What operations take and answer, as handlers see it.

declare const unit: unique symbol;
/** An amount of money in whole cents. */
export type Cents = number & { readonly [unit]: 'cents' };
/** A price of one unit in ten-thousandths. */
export type TenThousandths = number & { readonly [unit]: 'ten-thousandths' };
/** A percentage in hundredths of a percent: 21 % is 2100. */
export type BasisPoints = number & { readonly [unit]: 'basis points' };
/** A quantity in hundredths: one and a half is 150. */
export type Hundredths = number & { readonly [unit]: 'hundredths' };
/** A moment in UTC, always written YYYY-MM-DDTHH:MM:SS.sssZ, so that it sorts as text. */
export type Instant = string & { readonly [unit]: 'instant' };

`;

/** The text of generated/types.ts. */
export async function generateTypes(document: ContractDocument): Promise<string> {
  const ast = await openapiTS(createInsideView(document) as never, {
    silent: true,
    transform: (schema) => createBrand(schema as Schema),
  });
  // Paths are never imported, and the descriptions of members are in the contract.
  const nodes = ast.filter((node) => !(ts.isInterfaceDeclaration(node) && node.name.text === 'paths'));
  return TYPES_HEAD + astToString(nodes, { formatOptions: { removeComments: true } });
}

function createBrand(schema: Schema): ts.TypeNode | undefined {
  const name = schema.format === undefined ? undefined : BRANDS_BY_FORMAT[schema.format];
  const types = typesOf(schema);
  if (name === undefined || !types.some((type) => type === 'number' || type === 'string')) return undefined;
  const branded = ts.factory.createTypeReferenceNode(name);
  if (!types.includes('null')) return branded;
  return ts.factory.createUnionTypeNode([branded, ts.factory.createLiteralTypeNode(ts.factory.createNull())]);
}

/** A copy of the contract as it looks after the door's conversion: see wire.ts, which does what these types promise. */
function createInsideView(document: ContractDocument): ContractDocument {
  const copy = structuredClone(document);
  delete copy.webhooks;

  const operations = operationsOf(copy);
  const responseNames = findReachable(responseSchemasOf(operations), copy.components.schemas);
  for (const name of findReachable(bodiesOf(operations), copy.components.schemas)) {
    const schema = copy.components.schemas[name];
    if (schema && !responseNames.has(name)) convertInput(schema);
  }

  Object.values(copy.components.schemas).forEach(simplifySchema);
  for (const operation of operations) {
    operation.parameters?.forEach(requireDefault);
    // It would be taken for a schema that consists of others.
    delete operation['x-permission'];
    delete operation['x-own'];
  }

  Object.values(copy.components.parameters).forEach(requireDefault);
  return removeResponseExamples(copy);
}

/** Refusals that differ in their examples only are one for whoever does not read examples. */
function removeResponseExamples(document: ContractDocument): ContractDocument {
  const { components } = document;
  const removeSuffix = (name: string): string => name.split('.')[0] ?? name;
  for (const { responses } of operationsOf(document)) {
    for (const each of Object.values(responses)) if (each.$ref !== undefined) each.$ref = removeSuffix(each.$ref);
  }
  const shared = Object.entries(components.responses).map(([name, each]) => [removeSuffix(name), each] as const);
  components.responses = Object.fromEntries(shared);
  const responses = [...operationsOf(document), components].flatMap((each) => Object.values(each.responses));
  for (const media of responses.flatMap((each) => Object.values(each.content ?? {}))) delete media.examples;
  components.examples = {};
  return document;
}

/** The shape of input: no read-only members, no null that means absent, defaults filled in. */
function convertInput(schema: Schema): void {
  if (!schema.properties) return;
  const writable = Object.entries(schema.properties).filter(([, member]) => member.readOnly !== true);
  const requiredMembers = writable.filter(
    ([name, { default: value }]) => value !== undefined || schema.required?.includes(name),
  );
  schema.required = requiredMembers.map(([name]) => name);
  schema.properties = Object.fromEntries(
    writable.map(([name, member]) => [name, member[NULL_IS_ABSENT] === true ? removeNull(member) : member]),
  );
}

/** Unions narrow on their single-valued enums, where openapi-typescript would put schema names; examples are for readers. */
function simplifySchema(schema: Schema): void {
  delete schema.discriminator;
  delete schema.examples;
  // They would be taken for schemas that consist of others.
  delete schema['x-view'];
  delete schema['x-announced-to'];
  insideOf(schema).forEach(simplifySchema);
}

/** A parameter with a default is always there. */
function requireDefault(parameter: Parameter): void {
  if (parameter.$ref === undefined && parameter.schema.default !== undefined) parameter.required = true;
}
