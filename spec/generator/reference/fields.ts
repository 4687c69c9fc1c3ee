// Members and parameters as a list: name, type, limits, meaning, the word of the glossary, and what is inside of them.
import html from 'html-template-tag';
import { isRecord, findReferredName, typesOf, type Parameter, type Schema } from '../document.ts';
import { findUnionSchemas } from '../unions.ts';
import { follow, type ReferenceContract } from './contract.ts';
import type { Glossary } from './glossary.ts';
import type { MarkdownRenderer } from './markdown.ts';
import { toEventHref } from './names.ts';

/** The things that fields are drawn with. */
export interface DrawingContext {
  readonly contract: ReferenceContract;
  readonly glossary: Glossary;
  readonly markdown: MarkdownRenderer;
}

/** Whether what is shown is sent to the service or comes from it. */
export type Direction = 'sent' | 'returned';

interface ShownField {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  readonly description: string;
  /** The schemas around it, from the outside in: what contains itself is not opened again. */
  readonly around: readonly string[];
}

const MAX_DEPTH = 4;
/** More shapes than these are named and not drawn: those that are many have pages of their own. */
const MAX_DRAWN_SHAPES = 10;

/** Parameters of one place, in the order of the contract. */
export function writeParameterList(drawing: DrawingContext, parameters: readonly Parameter[]): string {
  return writeList(
    drawing,
    parameters.map((each) => ({
      name: each.name,
      schema: each.schema,
      required: each.required === true,
      description: each.description ?? '',
      around: [],
    })),
    'sent',
  );
}

/** The members of an object; of a list those of its items, of several shapes those of each. */
export function writeMemberList(
  drawing: DrawingContext,
  schema: Schema,
  direction: Direction,
  around: readonly string[] = [],
): string {
  const { document } = drawing.contract;
  const name = findReferredName(schema);
  const inner = name === undefined ? around : [...around, name];
  const target = follow(document, schema);
  if (target.items !== undefined) return writeMemberList(drawing, target.items, direction, inner);

  const shapes = (findUnionSchemas(target) ?? []).filter((each) => !isNull(each));
  if (shapes.length === 1 && shapes[0] !== undefined) return writeMemberList(drawing, shapes[0], direction, inner);
  if (shapes.length > MAX_DRAWN_SHAPES) return writeNamedShapes(drawing, shapes);
  if (shapes.length > 1) return shapes.map((each) => shapeOf(drawing, each, direction, inner)).join('');

  const fields = Object.entries(target.properties ?? {})
    .filter(([, each]) => (direction === 'sent' ? each.readOnly !== true : each.writeOnly !== true))
    .map(([key, each]) => ({
      name: key,
      schema: each,
      required: target.required?.includes(key) === true,
      description: each.description ?? follow(document, each).description ?? '',
      around: inner,
    }));

  return writeList(drawing, fields, direction);
}

function writeNamedShapes({ contract }: DrawingContext, shapes: readonly Schema[]): string {
  const objects = Object.keys(contract.document.webhooks ?? {});
  const names = shapes.map((each) => findReferredName(each) ?? '');
  const events = objects.map((object) => html`<a href="$${toEventHref(object)}">${object}</a>`);
  return `<p>One of ${names.every((name) => name.endsWith('Event')) ? events.join(', ') : names.join(', ')}.</p>`;
}

function shapeOf(drawing: DrawingContext, schema: Schema, direction: Direction, around: readonly string[]): string {
  const inside = writeMemberList(drawing, schema, direction, around);
  if (inside === '') return '';
  return html`<details class="inside">
    <summary>${findReferredName(schema) ?? 'Another shape'}</summary>
    $${inside}
  </details>`;
}

function writeList(drawing: DrawingContext, fields: readonly ShownField[], direction: Direction): string {
  if (fields.length === 0) return '';
  const required = fields.filter((each) => direction === 'sent' && each.required);
  const sorted = [...required, ...fields.filter((each) => !required.includes(each))];
  return html`<ul class="fields">
    $${sorted.map((each) => writeItem(drawing, each, direction)).join('')}
  </ul>`;
}

function writeItem(drawing: DrawingContext, field: ShownField, direction: Direction): string {
  const { markdown, contract } = drawing;
  const word = drawing.glossary.findWord(field.name);
  const limits = limitsOf(contract, field.schema, direction);
  return html`<li>
    <p class="field">
      <code>${field.name}</code> <span class="type">${typeOf(contract, field.schema)}</span>$${
        direction === 'sent' && field.required ? ' <span class="must">required</span>' : ''
      }$${word === undefined ? '' : html` <a class="word" href="$${`/docs/glossary#${word.anchor}`}" title="${word.sentence}">${word.english}</a>`}
    </p>
    $${field.description === '' ? '' : `<div class="about">${markdown.renderBlock(field.description)}</div>`}
    $${limits === '' ? '' : `<p class="limits">${limits}</p>`} $${insideOf(drawing, field, direction)}
  </li>`;
}

function insideOf(drawing: DrawingContext, { schema, around }: ShownField, direction: Direction): string {
  const name = findObjectName(drawing.contract, schema);
  if (name !== undefined && around.includes(name)) return html`<p class="limits">As the ${name} around it.</p>`;
  if (around.length >= MAX_DEPTH) return '';
  const inside = writeMemberList(drawing, schema, direction, around);
  if (inside === '') return '';
  return html`<details class="inside">
    <summary>Members${name === undefined ? '' : ` of ${name}`}</summary>
    $${inside}
  </details>`;
}

/** The name of the object that a schema is about: its own, that of its items or of the one that may be null. */
function findObjectName(contract: ReferenceContract, schema: Schema): string | undefined {
  const name = findReferredName(schema);
  const target = follow(contract.document, schema);
  if (target.items !== undefined) return findObjectName(contract, target.items);
  const [shape, ...others] = (findUnionSchemas(target) ?? []).filter((each) => !isNull(each));
  if (shape !== undefined && others.length === 0) return findObjectName(contract, shape);
  return name;
}

/** A type in words: `integer or null`, `list of BookingLine`, `date`. */
export function typeOf(contract: ReferenceContract, schema: Schema): string {
  const target = follow(contract.document, schema);
  if (target.items !== undefined) return `list of ${typeOf(contract, target.items)}${writeOrNull(target)}`;

  const alternatives = findUnionSchemas(target) ?? [];
  if (alternatives.length > 0) {
    const shapes = alternatives.filter((each) => !isNull(each));
    const names = [...new Set(shapes.map((each) => typeOf(contract, each)))];
    const label = names.length > 3 ? 'one of several objects' : names.join(' or ');
    return shapes.length === alternatives.length ? label : `${label} or null`;
  }

  const types = typesOf(target).filter((each) => each !== 'null');
  const [type = 'any'] = types;
  if (type === 'object') return `${findReferredName(schema) ?? 'object'}${writeOrNull(target)}`;

  return `${target.format ?? types.join(' or ')}${writeOrNull(target)}`;
}

function writeOrNull(schema: Schema): string {
  return typesOf(schema).includes('null') ? ' or null' : '';
}

function isNull(schema: Schema): boolean {
  return typesOf(schema).join() === 'null';
}

/** The limits of a value, as HTML; those that the type says already are left out. */
function limitsOf(contract: ReferenceContract, schema: Schema, direction: Direction): string {
  const target = {
    ...findDeepest(contract, schema),
    ...(schema.default === undefined ? {} : { default: schema.default }),
  };
  const parts = [
    ...(target.enum === undefined
      ? []
      : [`One of ${target.enum.map((each) => html`<code>${String(each)}</code>`).join(', ')}`]),
    ...(direction === 'sent' ? listSentLimits(target) : []),
    ...(direction === 'sent' && target.default !== undefined && target.default !== null
      ? [html`Default <code>${JSON.stringify(target.default)}</code>`]
      : []),
  ];

  return parts.map((each) => `${each}.`).join(' ');
}

function listSentLimits(schema: Schema): string[] {
  const { minimum, maximum, maxLength, maxItems, pattern } = schema;
  const minLength = typeof schema['minLength'] === 'number' ? schema['minLength'] : 0;
  return [
    ...(minimum === undefined && maximum === undefined ? [] : [rangeOf(minimum, maximum)]),
    ...(maxLength === undefined || schema.format !== undefined || schema.enum !== undefined
      ? []
      : [`${minLength === 0 ? 'At most' : `${formatCount(minLength)} to`} ${formatCount(maxLength)} characters`]),
    ...(maxItems === undefined ? [] : [`At most ${formatCount(maxItems)} items`]),
    ...(pattern === undefined ? [] : [html`Pattern <code>${pattern}</code>`]),
  ];
}

function rangeOf(minimum: number | undefined, maximum: number | undefined): string {
  if (maximum === undefined || maximum >= 2_147_483_647)
    return minimum === undefined ? 'Any number' : `${formatCount(minimum)} or more`;
  return minimum === undefined
    ? `At most ${formatCount(maximum)}`
    : `${formatCount(minimum)} to ${formatCount(maximum)}`;
}

function formatCount(number: number): string {
  return number.toLocaleString('en');
}

/** The schema that says the limits: of a list that of its items, where null is allowed that of the value. */
function findDeepest(contract: ReferenceContract, schema: Schema): Schema {
  const target = follow(contract.document, schema);
  const [shape, ...others] = (findUnionSchemas(target) ?? []).filter((each) => !isNull(each));
  if (shape !== undefined && others.length === 0) return findDeepest(contract, shape);
  if (target.items === undefined) return target;
  const { enum: allowed } = findDeepest(contract, target.items);
  return { ...target, ...(allowed === undefined ? {} : { enum: allowed }) };
}

/** Every name of members and parameters that an operation's page shows, for the search. */
export function findNamesIn(
  contract: ReferenceContract,
  schema: Schema | undefined,
  visited: Set<string> = new Set(),
): string[] {
  if (schema === undefined) return [];
  const name = findReferredName(schema);
  if (name !== undefined) {
    if (visited.has(name)) return [];
    visited.add(name);
  }

  const target = follow(contract.document, schema);
  const inside = [
    ...(findUnionSchemas(target) ?? []),
    ...(target.items === undefined ? [] : [target.items]),
    ...(isRecord(target.additionalProperties) ? [target.additionalProperties] : []),
  ];

  return [
    ...Object.entries(target.properties ?? {}).flatMap(([key, each]) => [key, ...findNamesIn(contract, each, visited)]),
    ...inside.flatMap((each) => findNamesIn(contract, each, visited)),
  ];
}
