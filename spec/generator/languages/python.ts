// The generated modules of the Python client: a module for each group, the clients, and the words that the runtime needs.
import { findReferredName, typesOf, type Schema } from '../document.ts';
import { alternativesOf, resolveSchema, type GroupModel, type MethodModel, type ClientModel } from './model.ts';
import {
  writeAnnouncedModule,
  writeClientModule,
  writeMailTextsModule,
  writeRefusalsModule,
} from './python-modules.ts';
import { capitalise, MADE_COMMENT, toPythonName, toSnakeCase } from './python-names.ts';
import { writeDocstring, writePythonLiteral, writePythonType, writeTypesModule } from './python-types.ts';

/** The names that every call takes; a member of a body that is called so is sent in a dict. */
const CALL_OPTIONS =
  'timeout retries headers idempotency_key if_match if_none_match prefer on_response content_type'.split(' ');

/** The modules by their names, without the ending. */
export function generatePythonModules(model: ClientModel, version: string): ReadonlyMap<string, string> {
  const groups = model.groups.map((group) => [toSnakeCase(group.name), writeGroupModule(group, model)] as const);
  return new Map([
    ['__init__', `"""The part of the package that follows from the contract. ${MADE_COMMENT}"""\n`],
    ['types', writeTypesModule(model)],
    ['refusals', writeRefusalsModule(model)],
    ['announced', writeAnnouncedModule(model)],
    ['version', `"""The version of the package. ${MADE_COMMENT}"""\n\nVERSION = ${writePythonLiteral(version)}\n`],
    ['mail_texts', writeMailTextsModule()],
    ['client', writeClientModule(model)],
    ...groups,
  ]);
}

/** A module with both classes of a group, and what its methods take by name. */
function writeGroupModule(group: GroupModel, model: ClientModel): string {
  const methods = group.methods.map((method) => writtenOf(method, model));
  const arguments_ = methods.flatMap(({ classes }) => classes);
  const name = capitalise(group.name);
  const about = writeDocstring([group.about || `The operations of ${group.name}.`], '    ');

  return `"""The operations of ${group.name}. ${MADE_COMMENT}"""

from __future__ import annotations

import typing as _t

from .._async import AsyncGroup
from .._files import AsyncFileCall, FileCall, Upload
from .._lists import AsyncPaged, Paged
from .._request import Operation, Options
from .._sync import Group

if _t.TYPE_CHECKING:
    from typing_extensions import Required, Unpack

    from . import types as T
${arguments_.length > 0 ? `\n${arguments_.join('\n\n')}\n` : ''}
${methods.map(({ row }) => row).join('\n')}


class ${name}(Group):
${about}

${methods.map(({ sync }) => sync).join('\n\n')}


class Async${name}(AsyncGroup):
${about}

${methods.map(({ async }) => async).join('\n\n')}
`;
}

interface WrittenMethod {
  /** The classes of what it takes by name. */
  readonly classes: readonly string[];
  /** The line that says where it asks. */
  readonly row: string;
  readonly sync: string;
  readonly async: string;
}

function writtenOf(method: MethodModel, model: ClientModel): WrittenMethod {
  const { call } = method;
  const name = toSnakeCase(call.method);
  const constant = `_${name.toUpperCase()}`;
  const resultType = method.result ? writePythonType(method.result, 'T.') : call.file === undefined ? 'None' : 'bytes';
  const kind = call.isList ? 'list' : call.file === undefined ? 'call' : 'file';
  const result = { call: resultType, list: `Paged[${resultType}]`, file: 'FileCall' }[kind];
  const { classes, options, members } = writeNamedInput(method, `_${capitalise(call.method)}`, model);
  const ids = call.ids.map(({ name: id, schema }) => `${toPythonName(id)}: ${writePythonType(schema, 'T.')}`);
  const body = bodyOf(method);
  const signatures = signaturesOf({ ids, body, options, members, isNeeded: call.body?.isNeeded === true });
  const documented = writeDocumentation(method);

  const write = (isAsync: boolean): string => {
    const returnType = isAsync && kind !== 'call' ? `Async${result}` : result;
    const def = isAsync && kind === 'call' ? 'async def' : 'def';
    const send = `${isAsync && kind === 'call' ? 'await ' : ''}self._client._${kind}`;
    const lines = writeDocstring(isAsync ? documented.slice(0, 1) : documented, '        ');
    if (signatures.length === 1) {
      const positional = `(${ids.map((_each, at) => `${toPythonName(call.ids[at]?.name ?? '')}, `).join('')}${body ? 'body, ' : ''})`;
      return `    ${def} ${name}(${signatures[0] ?? ''}) -> ${returnType}:\n${lines}\n        return ${send}(${constant}, ${positional}, options)`;
    }

    const overloads = signatures.map((each) => `    @_t.overload\n    ${def} ${name}(${each}) -> ${returnType}: ...\n`);
    return `${overloads.join('\n')}
    ${def} ${name}(self, *given: _t.Any, **named: _t.Any) -> ${returnType}:
${lines}
        return ${send}(${constant}, given, named)`;
  };

  return { classes, row: rowOf(method, constant, resultType), sync: write(false), async: write(true) };
}

/** The type of a body that stands after the ids; undefined where there is none. */
function bodyOf({ call: { body } }: MethodModel): string | undefined {
  if (!body) return undefined;
  return body.type === 'application/json' ? writePythonType(body.schema, 'T.') : 'Upload';
}

interface MethodInput {
  readonly ids: readonly string[];
  readonly body: string | undefined;
  readonly options: string;
  readonly members: string | undefined;
  readonly isNeeded: boolean;
}

/** One signature, or two where a body can be given as a dict or by its members. */
function signaturesOf({ ids, body, options, members, isNeeded }: MethodInput): string[] {
  const first = ['self', ...ids];
  const rest = `**options: Unpack[${options}]`;
  if (body === undefined) return [[...first, ...(ids.length > 0 ? ['/'] : []), rest].join(', ')];
  const signature = [...first, `body: ${body}`, '/', rest].join(', ');
  if (members === undefined) {
    return [isNeeded ? signature : [...first, `body: _t.Optional[${body}] = None`, '/', rest].join(', ')];
  }
  return [signature, [...first, ...(ids.length > 0 ? ['/'] : []), `**members: Unpack[${members}]`].join(', ')];
}

/** The classes of what a method takes by name: query and options, and the members of its body. */
function writeNamedInput(
  method: MethodModel,
  name: string,
  { schemas }: ClientModel,
): { classes: readonly string[]; options: string; members: string | undefined } {
  const { call, query, members } = method;
  const rows = query.map(({ parameter, name: member }) => {
    const type = writeQueryType(parameter.schema, schemas);
    // None leaves a filter out.
    return `        ${toPythonName(member)}: ${parameter.required === true ? `Required[${type}]` : `_t.Optional[${type}]`}`;
  });
  const isFile = call.body !== undefined && call.body.type !== 'application/json';
  if (isFile) rows.push('        content_type: str');

  const options = rows.length > 0 ? `${name}Options` : 'Options';
  const classes = rows.length > 0 ? [`    class ${options}(Options, total=False):\n${rows.join('\n')}`] : [];
  if (!members?.properties) return { classes, options, members: undefined };

  const reservedNames = new Set([...CALL_OPTIONS, ...query.map((each) => each.name)]);
  const memberNames = Object.keys(members.properties);
  const schema = findReferredName(call.body?.schema ?? {});
  const isPlain =
    schema !== undefined && memberNames.every((each) => toPythonName(each) === each && !reservedNames.has(each));
  const memberLines = Object.entries(members.properties)
    .filter(([each]) => !reservedNames.has(each))
    .map(([each, type]) => {
      const value = writePythonType(type, 'T.');
      return `        ${toPythonName(each)}: ${members.required?.includes(each) === true ? `Required[${value}]` : value}`;
    });

  const membersClass = isPlain
    ? `    class ${name}Members(${options}, T.${schema}, total=False):\n        pass`
    : `    class ${name}Members(${options}, total=False):\n${memberLines.join('\n')}`;

  return { classes: [...classes, membersClass], options, members: `${name}Members` };
}

/** A list may be given as one value. */
function writeQueryType(schema: Schema, schemas: ClientModel['schemas']): string {
  const target = resolveSchema(schema, schemas);
  const { alternatives } = alternativesOf(target);
  const [single = target] = alternatives;
  if (!typesOf(single).includes('array')) return writePythonType(schema, 'T.');
  const item = writePythonType(single.items ?? {}, 'T.');
  return `_t.Union[${item}, _t.Sequence[${item}]]`;
}

function rowOf({ call, query, members }: MethodModel, constant: string, resultType: string): string {
  const wire = Object.fromEntries(
    [
      ...query.map(({ name, parameter }) => [toPythonName(name), parameter.name]),
      ...Object.keys(members?.properties ?? {}).map((name) => [toPythonName(name), name]),
    ].filter(([name, wireName]) => name !== wireName),
  ) as Record<string, string>;
  const isJson = call.body?.type === 'application/json';
  const body = call.body === undefined ? '' : isJson ? (call.body.isNeeded ? 'json' : 'json?') : call.body.type;
  const parts = [
    `${toSnakeCase(call.group)}.${toSnakeCase(call.method)}`,
    call.verb,
    call.path,
    query.map(({ parameter }) => parameter.name),
    body,
    wire,
  ];

  while (parts.length > 3 && Object.keys(parts.at(-1) ?? {}).length === 0 && parts.at(-1) !== undefined) parts.pop();
  return `${constant}: Operation[${resultType}] = Operation(${parts.map(writePythonLiteral).join(', ')})`;
}

function writeDocumentation({ id, call }: MethodModel): string[] {
  const { operation, verb, path } = call;
  const lines = [operation.summary.replace(/[^.]$/, '$&.'), '', ...operation.description.trim().split('\n')];
  const old = operation['deprecated'] === true ? ['', 'Deprecated.'] : [];
  return [...lines, ...old, '', `\`\`${verb} ${path}\`\` (${id})`].map((line) => line.trimEnd());
}
