// The schemas of the contract as types of Python: a TypedDict for each object, an alias for everything else.
import { findReferredName, typesOf, type Schema } from '../document.ts';
import { alternativesOf, findFirstSentence, resolveSchema, type ClientModel } from './model.ts';
import { toPythonName } from './python-names.ts';

/** The type of a value. `from` says where named schemas are: `T.` for another module. */
export function writePythonType(schema: Schema, from = ''): string {
  const name = findReferredName(schema);
  if (name !== undefined) return from + name;
  const { alternatives, isNullable } = alternativesOf(schema);
  if (alternatives.length > 0) {
    const each = [...new Set(alternatives.map((other) => writePythonType(other, from)))];
    const one = each.length === 1 ? (each[0] ?? '') : `_t.Union[${each.join(', ')}]`;
    return isNullable ? `_t.Optional[${one}]` : one;
  }
  const types = typesOf(schema);
  const bareType = writeBareType(schema, types.find((type) => type !== 'null') ?? '', from);
  return types.includes('null') && bareType !== 'None' ? `_t.Optional[${bareType}]` : bareType;
}

function writeBareType(schema: Schema, type: string, from: string): string {
  if (schema.enum)
    return `_t.Literal[${schema.enum
      .filter((each) => each !== null)
      .map(writePythonLiteral)
      .join(', ')}]`;
  if (type === 'array') return `_t.List[${writePythonType(schema.items ?? {}, from)}]`;
  const more = schema.additionalProperties;
  if (type === 'object') return `_t.Dict[str, ${typeof more === 'object' ? writePythonType(more, from) : '_t.Any'}]`;
  return { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' }[type] ?? '_t.Any';
}

/** A value as Python writes it. */
export function writePythonLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

/** The text of a docstring, in which nothing ends it. */
export function writeDocstring(lines: readonly string[], indent: string): string {
  const text = lines.join('\n').trimEnd().replaceAll('\\', '\\\\').replaceAll('"""', "'''");
  const body = text
    .split('\n')
    .map((line, at) => (at === 0 || line === '' ? line : indent + line))
    .join('\n');
  return `${indent}"""${body}${body.includes('\n') ? `\n${indent}` : body.endsWith('"') ? ' ' : ''}"""`;
}

/** A class with its members; such as Python has no names for are written as a call. */
function writeTypedDict(name: string, schema: Schema, quoted: (schema: Schema) => string): string {
  const members = Object.entries(schema.properties ?? {}).map(([member, each]) => {
    const type = quoted(each);
    return [member, schema.required?.includes(member) === true ? type : `_NotRequired[${type}]`] as const;
  });
  const about = writeDocstring([findFirstSentence(schema.description ?? name)], '    ');
  if (members.every(([member]) => toPythonName(member) === member)) {
    const lines = members.map(([member, type]) => `    ${member}: ${type}`);
    return [`class ${name}(_t.TypedDict):`, about, ...lines].join('\n');
  }
  const rows = members.map(([member, type]) => `        ${JSON.stringify(member)}: ${JSON.stringify(type)},`);
  return [`${name} = _t.TypedDict(`, `    "${name}",`, '    {', ...rows, '    },', ')'].join('\n');
}

const TYPES_HEAD = `"""The schemas of the contract as types. Made by npm run generate. Never edit."""

from __future__ import annotations

import sys
import typing as _t

if sys.version_info >= (3, 11):
    from typing import NotRequired as _NotRequired
else:
    from typing_extensions import NotRequired as _NotRequired`;

/** The module of all types: classes first, then what is said by means of them. */
export function writeTypesModule({ schemas, events }: ClientModel): string {
  const all = Object.entries(schemas);
  const classes = all
    .filter(([, schema]) => schema.properties)
    .map(([name, schema]) => writeTypedDict(name, schema, writePythonType));
  const aliases = all
    .filter(([, schema]) => !schema.properties)
    .map(([name, schema]) => `${name} = ${quoteNames(writePythonType(schema), schemas)}`);
  const namedEvents = events.map(({ schema, names, properties }) => {
    const rest = Object.entries(properties).map(
      ([member, each]) => `    ${member}: ${writePythonType(findLargest(each, schemas))}`,
    );
    const name = `    name: _t.Literal[${names.map(writePythonLiteral).join(', ')}]`;
    return [`class Named${schema}(_t.TypedDict):`, name, ...rest].join('\n');
  });

  const unknown = `class UnknownEvent(_t.TypedDict):
    """An event that this version of the package does not know: the service is newer. Its name is in \`\`meta\`\`."""

    name: None
    version: str
    data: _t.Dict[str, _t.Any]
    meta: _t.Dict[str, _t.Any]`;

  const union = `#: An event, told apart by \`\`name\`\`: \`\`if event["name"] == "..."\`\` tells the type of its data.
NamedEvent = _t.Union[
${[...events.map(({ schema }) => `Named${schema}`), 'UnknownEvent'].map((name) => `    "${name}",`).join('\n')}
]`;

  return `${[TYPES_HEAD, ...classes, ...namedEvents, unknown].join('\n\n\n')}\n\n\n${aliases.join('\n')}\n${union}\n`;
}

/**
 * The one with the most members, of several objects. A type checker takes a union of an object and a part of it for the part.
 * Readers who may not view an object get its id alone.
 */
function findLargest(schema: Schema, schemas: ClientModel['schemas']): Schema {
  const sized = alternativesOf(schema).alternatives.map((each) => ({
    each,
    size: Object.keys(resolveSchema(each, schemas).properties ?? {}).length,
  }));
  return sized.sort((one, other) => other.size - one.size)[0]?.each ?? schema;
}

/** Names between quotes, for what is evaluated before they are there. */
function quoteNames(type: string, schemas: ClientModel['schemas']): string {
  return type.replace(/"[^"]*"|[\w.]+/g, (word) => (Object.hasOwn(schemas, word) ? `"${word}"` : word));
}
