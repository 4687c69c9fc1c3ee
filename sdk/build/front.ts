// Writes the typed front from the generated client: per tag one small class, whose methods answer with our calls.
import ts from 'typescript';

/** A file to write: its name without extension, and its text. */
export interface Written {
  readonly name: string;
  readonly text: string;
}

interface Method {
  readonly name: string;
  readonly comment: string;
  readonly parameters: string | undefined;
  readonly optional: boolean;
  readonly answer: string;
}

const MADE = '// Made by the build of sdk/ from generated/client.';

/** `ProductGroupsApi` is imported as `boekstaaf/product-groups` and is the group `productGroups` of the client. */
export function nameOf(className: string): { file: string; group: string } {
  const bare = className.replace(/Api$/, '');
  const file = bare.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
  return { file, group: bare.charAt(0).toLowerCase() + bare.slice(1) };
}

/** One group: the parameters of its operations, and a class that asks as the generated one does and sends as we do. */
export function groupFile(className: string, source: string, from: string): Written {
  const file = parse(source);
  const declared = file.statements.find((each) => ts.isClassDeclaration(each));
  if (!declared) throw new Error(`No class in the generated ${className}`);
  const methods = declared.members.flatMap((each) => (ts.isMethodDeclaration(each) ? method(each, file) : []));
  const paged = new Set(
    file.statements.flatMap((each) =>
      ts.isInterfaceDeclaration(each) && each.members.some((member) => member.name?.getText(file) === 'page_size')
        ? [each.name.text]
        : [],
    ),
  );
  const isPaged = ({ parameters }: Method): boolean => parameters !== undefined && paged.has(parameters);
  const types = typesOf(file);
  const body = methods.map((each) => methodText(each, isPaged(each))).join('\n\n');
  const models = namesIn(`${types}\n${methods.map(({ answer }) => answer).join('\n')}`, importedTypes(file));
  const text = [
    `${MADE} The operations of ${nameOf(className).group}.`,
    `import { ${className} as Contract } from '${from}';`,
    `import { ${[...new Set(methods.map((each) => callOf(each, isPaged(each)))), 'Group'].join(', ')} } from '../../core.ts';`,
    `import type { CallOptions } from '../../core.ts';`,
    models.length > 0 ? `import type { ${models.join(', ')} } from './models.ts';\n` : '',
    types,
    `${commentOf(declared, file)}export class ${className} extends Group {\n  readonly #contract = new Contract();\n\n${body}\n}\n`,
  ].join('\n');
  return { name: nameOf(className).file, text };
}

/** All named schemas of the contract, as types alone: enumerations are unions of their values. */
export function modelsFile(source: string): Written {
  return { name: 'models', text: `${MADE} The schemas of the contract.\n${typesOf(parse(source))}\n` };
}

/** The named codes, by the status they answer with. */
export function codesFile(statuses: Readonly<Record<string, number>>): Written {
  const all = [...new Set(Object.values(statuses))].sort((a, b) => a - b);
  const lines = all.map((status) => {
    const codes = Object.keys(statuses).filter((code) => statuses[code] === status);
    return `  ${String(status)}: ${codes.map((code) => `'${code}'`).join(' | ')};`;
  });
  const text = [
    `${MADE} The named codes of refusals.`,
    '/** The codes that answer with a status. */',
    `export interface Codes {\n${lines.join('\n')}\n}`,
    '/** Every named code of the contract. */',
    'export type ErrorCode = Codes[keyof Codes];\n',
  ].join('\n');
  return { name: 'codes', text };
}

/** The objects whose events are known, and events with names of their own, as words in one text: that is smallest. */
export function announcedFile(events: readonly string[]): Written {
  const own = events.filter((name) => !name.includes('::'));
  const objects = new Set(events.filter((name) => !own.includes(name)).map((name) => name.split('::')[0]));
  const text = [
    `${MADE} What events can tell of.`,
    `export const OBJECTS = '${[...objects].join(' ')}';`,
    `export const OWN_EVENTS = '${own.join(' ')}';\n`,
  ].join('\n');
  return { name: 'announced', text };
}

/** The one class, with a group for every tag. */
export function clientFile(classNames: readonly string[]): Written {
  const groups = classNames.map((name) => ({ name, ...nameOf(name) }));
  const text = [
    `${MADE} The client with all its groups.`,
    `import { Client } from '../../core.ts';`,
    ...groups.map(({ name, file }) => `import { ${name} } from './${file}.ts';`),
    '',
    ...groups.map(({ file }) => `export type * from './${file}.ts';`),
    '',
    '/** The booking service: `new Boekstaaf({ baseUrl, apiKey })`, or with `username` and `password`. */',
    'export class Boekstaaf extends Client {',
    ...groups.map(({ name, group }) => `  readonly ${group} = new ${name}(this);`),
    '}',
    '',
  ].join('\n');
  return { name: 'boekstaaf', text };
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('generated.ts', source, ts.ScriptTarget.Latest, true);
}

// The generator makes three methods of each operation: the bare one names its types, `…RequestOpts` makes the request.
function method(node: ts.MethodDeclaration, file: ts.SourceFile): Method[] {
  const name = node.name.getText(file);
  const answer = node.type?.getText(file).match(/^Promise<(.*)>$/s)?.[1];
  if (/(Raw|RequestOpts)$/.test(name) || answer === undefined) return [];
  const [first] = node.parameters;
  const isInput = first?.name.getText(file) === 'requestParameters';
  return [
    {
      name,
      answer,
      comment: commentOf(node, file),
      parameters: isInput ? first.type?.getText(file) : undefined,
      optional: first?.initializer !== undefined,
    },
  ];
}

function callOf({ answer }: Pick<Method, 'answer'>, paged: boolean): 'ListCall' | 'FileCall' | 'Call' {
  if (answer === 'Blob') return 'FileCall';
  return paged ? 'ListCall' : 'Call';
}

function methodText({ name, comment, parameters, optional, answer }: Method, paged: boolean): string {
  const call = callOf({ answer }, paged);
  const type = call === 'FileCall' ? call : `${call}<${answer}>`;
  const input = parameters ? `parameters: ${parameters}${optional ? ' = {}' : ''}, ` : '';
  const ask = `() => this.#contract.${name}RequestOpts(${parameters ? 'parameters' : ''})`;
  const head = `${comment}${name}(${input}options?: CallOptions): ${type} {`;
  return indented(`${head}\n  return new ${call}(this, ${ask}, options);\n}`);
}

function typesOf(file: ts.SourceFile): string {
  const unions = new Map(file.statements.flatMap((each) => (ts.isVariableStatement(each) ? union(each, file) : [])));
  const texts = file.statements.flatMap((each) => {
    if (ts.isInterfaceDeclaration(each)) return [interfaceText(each, file)];
    if (!ts.isTypeAliasDeclaration(each)) return [];
    const type = unions.get(each.name.text) ?? each.type.getText(file);
    return [`${commentOf(each, file)}export type ${each.name.text} = ${type};`];
  });
  return texts.join('\n\n');
}

// `export const Status = { concept: 'concept' } as const` becomes the union of its values.
function union(node: ts.VariableStatement, file: ts.SourceFile): [string, string][] {
  return node.declarationList.declarations.flatMap(({ name, initializer }) => {
    const object = initializer && ts.isAsExpression(initializer) ? initializer.expression : undefined;
    if (!object || !ts.isObjectLiteralExpression(object)) return [];
    const values = object.properties.map((each) =>
      ts.isPropertyAssignment(each) ? each.initializer.getText(file) : '',
    );
    return [[name.getText(file), [...new Set(values)].join(' | ')] satisfies [string, string]];
  });
}

function interfaceText(node: ts.InterfaceDeclaration, file: ts.SourceFile): string {
  const members = node.members.map((each) => indented(`${commentOf(each, file)}${known(each.getText(file))}`));
  return `${commentOf(node, file)}export interface ${node.name.text} {\n${members.join('\n')}\n}`;
}

// Where the contract leaves a value open, the generator leaves it unchecked.
function known(member: string): string {
  return member.replace(/(?<=[:<] ?)any\b/g, 'unknown');
}

// The description alone, the summary first: the generator's tags say what the types say already.
function commentOf(node: ts.Node, file: ts.SourceFile): string {
  const [range] = ts.getLeadingCommentRanges(file.text, node.pos)?.slice(-1) ?? [];
  const lines = file.text
    .slice(range?.pos ?? 0, range?.end ?? 0)
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*\* ?/, '')
        .trimEnd()
        .replaceAll("\\'", "'"),
    )
    .filter((line) => line && !/^@/.test(line.trim()));
  if (ts.isMethodDeclaration(node) && lines.length > 1) lines.unshift(...lines.splice(-1), '');
  const [first, ...more] = lines;
  if (first === undefined) return '';
  if (more.length === 0) return `/** ${first.trim()} */\n`;
  const paragraphs = lines.flatMap((line) => line.trimStart().replaceAll('  ', '\n\n').split('\n'));
  return `/**\n${paragraphs.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

function importedTypes(file: ts.SourceFile): string[] {
  return file.statements.flatMap((each) => {
    const bindings = ts.isImportDeclaration(each) ? each.importClause?.namedBindings : undefined;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  });
}

function namesIn(text: string, names: readonly string[]): string[] {
  return names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
