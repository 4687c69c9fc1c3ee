// Reads the generated client: its declarations and comments, in the form of the package.
import ts from 'typescript';

export function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('generated.ts', source, ts.ScriptTarget.Latest, true);
}

/** All interfaces and types of a file: enumerations are unions of their values, open values are unknown. */
export function typesOf(file: ts.SourceFile): string {
  const unions = new Map(
    file.statements.flatMap((each) => (ts.isVariableStatement(each) ? readUnion(each, file) : [])),
  );
  const texts = file.statements.flatMap((each) => {
    if (ts.isInterfaceDeclaration(each)) return [writeInterface(each, file)];
    if (!ts.isTypeAliasDeclaration(each)) return [];
    const type = unions.get(each.name.text) ?? each.type.getText(file);
    return [`${commentOf(each, file)}export type ${each.name.text} = ${type};`];
  });
  return texts.join('\n\n');
}

// `export const Status = { concept: 'concept' } as const` becomes the union of its values.
function readUnion(node: ts.VariableStatement, file: ts.SourceFile): [string, string][] {
  return node.declarationList.declarations.flatMap(({ name, initializer }) => {
    const object = initializer && ts.isAsExpression(initializer) ? initializer.expression : undefined;
    if (!object || !ts.isObjectLiteralExpression(object)) return [];
    const values = object.properties.map((each) =>
      ts.isPropertyAssignment(each) ? each.initializer.getText(file) : '',
    );
    return [[name.getText(file), [...new Set(values)].join(' | ')] satisfies [string, string]];
  });
}

// The cursor of a page comes from the service, so it is no parameter of a method.
function writeInterface(node: ts.InterfaceDeclaration, file: ts.SourceFile): string {
  const isInput = node.name.text.endsWith('Request');
  const members = node.members.filter((each) => !isInput || each.name?.getText(file) !== 'cursor');
  return `${commentOf(node, file)}export interface ${node.name.text} {\n${members.map((each) => writeMember(each, file)).join('\n')}\n}`;
}

export function writeMember(member: ts.TypeElement, file: ts.SourceFile): string {
  return indentText(`${commentOf(member, file)}${replaceAny(member.getText(file))}`);
}

// Where the contract leaves a value open, the generator leaves it unchecked.
function replaceAny(member: string): string {
  return member.replace(/(?<=[:<] ?)any\b/g, 'unknown');
}

/** Returns the description as a comment. Only `@deprecated` of the generator's tags remains: the types say the rest. */
export function commentOf(node: ts.Node, file: ts.SourceFile): string {
  return writeDescription(linesOf(node, file));
}

/** The lines of a comment of the generator. */
export function linesOf(node: ts.Node, file: ts.SourceFile): string[] {
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
    );
  return lines.filter((line) => line && (!/^@/.test(line.trim()) || line.trim() === '@deprecated'));
}

export function writeDescription(lines: readonly string[]): string {
  const [first, ...more] = lines;
  if (first === undefined) return '';
  if (more.length === 0) return `/** ${first.trim()} */\n`;
  const paragraphs = lines.flatMap((line) => line.trimStart().replaceAll('  ', '\n\n').split('\n'));
  return writeComment(paragraphs);
}

/** A comment of these very lines. */
export function writeComment(lines: readonly string[]): string {
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`.replace(/\*\/(?!\n$)/g, '*\\/');
}

export function listImportedTypes(file: ts.SourceFile): string[] {
  return file.statements.flatMap((each) => {
    const bindings = ts.isImportDeclaration(each) ? each.importClause?.namedBindings : undefined;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  });
}

export function selectNamesIn(text: string, names: readonly string[]): string[] {
  return names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
}

export function indentText(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/** Returns the generated class with only the methods that build requests, without comments. */
export function removeUncalled(source: string): string {
  const file = parse(source);
  const cuts = file.statements.flatMap((each) => {
    if (!ts.isClassDeclaration(each)) return [];
    return each.members.filter((member) => !member.name?.getText(file).endsWith('RequestOpts'));
  });
  const calledCode = cuts.reduceRight((text, { pos, end }) => text.slice(0, pos) + text.slice(end), source);
  return calledCode.replace(/\/\*\*.*?\*\//gs, '');
}
