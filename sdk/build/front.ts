// Writes the typed front from the generated client: per tag the declarations of a class, and the table for `offer`.
import ts from 'typescript';
import {
  listCallClasses,
  type MethodComments,
  type ClientMethod,
  methodsOf,
  writeQueryInterface,
  rowOf,
  writeSignatures,
} from './method.ts';
import { commentOf, listImportedTypes, indentText, selectNamesIn, parse, typesOf } from './source.ts';

/** A file to write: its name without extension, and its text. */
export interface FrontFile {
  readonly name: string;
  readonly text: string;
}

const MADE_COMMENT = '// Made by the build of sdk/ from generated/client.';

/** `ProductGroupsApi` is imported as `boekstaaf/product-groups` and is the group `productGroups` of the client. */
export function nameOf(className: string): { file: string; group: string } {
  const groupName = className.replace(/Api$/, '');
  const file = groupName.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
  return { file, group: groupName.charAt(0).toLowerCase() + groupName.slice(1) };
}

/** Writes one group: the parameters of its operations, and a class that builds requests by the generated one. */
export function writeGroupFile(
  className: string,
  source: string,
  from: string,
  explains: MethodComments = () => undefined,
): FrontFile {
  const { file, declaration, methods, group } = groupOf(className, source);
  const types = [typesOf(file), ...methods.flatMap((each) => writeQueryInterface(each, file) ?? [])].join('\n\n');
  const body = methods.map((each) => writeSignatures(each, file, group, explains)).join('\n\n');
  const models = selectNamesIn(`${types}\n${body}`, listImportedTypes(file));
  const ours = [...listCallClasses(methods), ...selectNamesIn(body, ['Embedded', 'Embedding', 'ItemOf', 'Upload'])];
  const text = [
    `${MADE_COMMENT} The operations of ${group}.`,
    `import { ${className} as Contract } from '${from}';`,
    `import type { CallOptions, Group, GroupClass, ${ours.join(', ')} } from '../../core.ts';`,
    `import { offer } from '../../offer.ts';`,
    models.length > 0 ? `import type { ${models.join(', ')} } from './models.ts';\n` : '',
    types,
    `${commentOf(declaration, file)}export interface ${className} extends Group {\n${indentText(body)}\n}`,
    `${commentOf(declaration, file)}export const ${className}: GroupClass<${className}> = /* @__PURE__ */ offer(`,
    `  '${className}',`,
    '  Contract,',
    `  '${methods.map((each) => rowOf(each, file)).join('|')}',`,
    ');\n',
  ].join('\n');

  return { name: nameOf(className).file, text };
}

/** The operations of a group with their methods, for what documents them. */
export function groupOf(
  className: string,
  source: string,
): { file: ts.SourceFile; declaration: ts.ClassDeclaration; methods: readonly ClientMethod[]; group: string } {
  const file = parse(source);
  const classNode = file.statements.find((each) => ts.isClassDeclaration(each));
  if (!classNode) throw new Error(`No class in the generated ${className}`);
  const { group } = nameOf(className);
  return { file, declaration: classNode, methods: methodsOf(classNode, file, group), group };
}

/** All named schemas of the contract, as types alone: enumerations are unions of their values. */
export function writeModelsFile(source: string): FrontFile {
  return { name: 'models', text: `${MADE_COMMENT} The schemas of the contract.\n${typesOf(parse(source))}\n` };
}

/** Writes the named codes, by their status. */
export function writeCodesFile(statuses: Readonly<Record<string, number>>): FrontFile {
  const all = [...new Set(Object.values(statuses))].sort((a, b) => a - b);
  const lines = all.map((status) => {
    const codes = Object.keys(statuses).filter((code) => statuses[code] === status);
    return `  ${String(status)}: ${codes.map((code) => `'${code}'`).join(' | ')};`;
  });
  const text = [
    `${MADE_COMMENT} The named codes of refusals.`,
    '/** The codes that answer with a status. */',
    `export interface Codes {\n${lines.join('\n')}\n}`,
    '/** Every named code of the contract. */',
    'export type ErrorCode = Codes[keyof Codes];\n',
  ].join('\n');

  return { name: 'codes', text };
}

/** Writes the objects with events and the events with special names, as words in one text, the smallest form. */
export function writeAnnouncedFile(events: readonly string[]): FrontFile {
  const specialNames = events.filter((name) => !name.includes('::'));
  const objects = new Set(events.filter((name) => !specialNames.includes(name)).map((name) => name.split('::')[0]));
  const text = [
    `${MADE_COMMENT} What events can tell of.`,
    `export const OBJECTS = '${[...objects].join(' ')}';`,
    `export const OWN_EVENTS = '${specialNames.join(' ')}';\n`,
  ].join('\n');
  return { name: 'announced', text };
}

/** Writes the version of the package, which is sent in User-Agent. */
export function writeVersionFile(version: string): FrontFile {
  return { name: 'version', text: `${MADE_COMMENT} The version.\nexport const VERSION = '${version}';\n` };
}

/** Writes the client class, with a group for every tag. */
export function writeClientFile(classNames: readonly string[]): FrontFile {
  const groups = classNames.map((name) => ({ name, ...nameOf(name) }));
  const text = [
    `${MADE_COMMENT} The client with all its groups.`,
    `import { Client } from '../../core.ts';`,
    ...groups.map(({ name, file }) => `import { ${name} } from './${file}.ts';`),
    '',
    ...groups.map(({ file }) => `export type * from './${file}.ts';`),
    '',
    '/** The booking service: `new Boekstaaf({ baseUrl, apiKey })`, with `username` and `password`, or as the environment says. */',
    'export class Boekstaaf extends Client {',
    ...groups.map(({ name, group }) => `  readonly ${group} = new ${name}(this);`),
    '}',
    '',
  ].join('\n');

  return { name: 'boekstaaf', text };
}
