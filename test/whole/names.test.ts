// The rules for names: a function begins with a verb, and a type name means one thing in the whole tree.
import { expect } from 'chai';
import ts from 'typescript';
import { operations } from '../../generated/operations.ts';
import { ours } from '../support/sources.ts';
import { VERBS } from '../support/verbs.ts';

/** Types that several files define. Rename or share a type instead of adding it here: this list only shrinks. */
const SHARED_TYPE_NAMES: readonly string[] = [
  'Dialect', // of the benchmark, which imports no code of the service
  'JsonObject', // read-only in the SDK, writable in a test that changes it
  'Nothing', // the check of two lists that nothing is missing
  'PeppolSending', // of the database, and of the client in tests
  'Problem', // of the service, and in the SDK
  'Schema', // the type of a named schema, and a schema as the generator reads it
  'Table', // of the engine, and of a migration
  'TimeoutError', // of the database, and in the SDK
  'UsageError', // of the SDK's command, and of the tests'
  'ViewRule', // of the generator, and as the tests read the result
];

/** The least share of functions whose name begins with a verb, or is that of a converter. */
const MIN_VERB_SHARE = 0.97;

const OPERATION_IDS: ReadonlySet<string> = new Set(Object.keys(operations));
const CONVERTER_NAME = /^(?:to|from|as)[A-Z]|[a-z0-9](?:Of|At|From|As|To)$/;

interface DeclaredNames {
  readonly functions: readonly string[];
  readonly types: readonly string[];
}

/** Returns the names of the functions, methods and types that a file declares. */
function findDeclaredNames(path: string, text: string): DeclaredNames {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const functions: string[] = [];
  const types: string[] = [];

  const visit = (node: ts.Node): void => {
    if (isFunctionName(node)) functions.push(node.text);
    if (isTypeName(node) && !isAliasOfOwnName(node.parent)) types.push(node.text);
    ts.forEachChild(node, visit);
  };

  visit(source);
  return { functions, types };
}

function isFunctionName(node: ts.Node): node is ts.Identifier {
  if (!ts.isIdentifier(node)) return false;
  const { parent } = node;
  if (ts.isFunctionDeclaration(parent) || ts.isMethodDeclaration(parent)) return parent.name === node;
  const value = ts.isVariableDeclaration(parent) && parent.name === node ? parent.initializer : undefined;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
}

function isTypeName(node: ts.Node): node is ts.Identifier {
  const { parent } = node;
  return (
    ts.isIdentifier(node) &&
    (ts.isInterfaceDeclaration(parent) || ts.isTypeAliasDeclaration(parent) || ts.isClassDeclaration(parent)) &&
    parent.name === node
  );
}

/** Whether a type is a short name of another type with the same name: `type Customer = Schemas['Customer']`. */
function isAliasOfOwnName(node: ts.Node): boolean {
  if (!ts.isTypeAliasDeclaration(node)) return false;
  const { name, type } = node;
  if (ts.isTypeReferenceNode(type) && ts.isQualifiedName(type.typeName)) return type.typeName.right.text === name.text;
  return (
    ts.isIndexedAccessTypeNode(type) &&
    ts.isLiteralTypeNode(type.indexType) &&
    ts.isStringLiteral(type.indexType.literal) &&
    type.indexType.literal.text === name.text
  );
}

/** Whether the name of a function is one: a verb first, a converter, an operation, or a component. */
function isFunctionWord(path: string, name: string): boolean {
  const [first = ''] = /^[a-z]+/.exec(name) ?? [];
  const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name);
  return VERBS.has(first) || CONVERTER_NAME.test(name) || OPERATION_IDS.has(name) || isComponent;
}

describe('a name', () => {
  const declaredNames = ours.map(({ path, text }) => ({ path, ...findDeclaredNames(path, text) }));

  it('is reported where it is wrong', () => {
    const text = "type Told = { a: 1 }; type Note = Schemas['Note']; function told() {} const held = () => 1;";
    const { types, functions } = findDeclaredNames('planted.ts', text);
    expect(types).to.deep.equal(['Told']);
    expect(functions.filter((name) => !isFunctionWord('planted.ts', name))).to.deep.equal(['told', 'held']);
  });

  it('of a type is defined by one file, or is in the list of exceptions', () => {
    const filesByName = new Map<string, Set<string>>();
    for (const { path, types } of declaredNames)
      for (const name of types) filesByName.set(name, (filesByName.get(name) ?? new Set()).add(path));

    const several = [...filesByName].filter(([name, files]) => name !== 'Schemas' && files.size > 1);
    const descriptions = several
      .filter(([name]) => !SHARED_TYPE_NAMES.includes(name))
      .map(([name, files]) => `${name}: rename it, or share it, in ${[...files].join(', ')}`);
    const unneeded = SHARED_TYPE_NAMES.filter((name) => !several.some(([each]) => each === name));
    expect(descriptions).to.deep.equal([]);
    expect(unneeded, 'take these out of the list').to.deep.equal([]);
  });

  it('of a function begins with a verb, in at least 97 of 100', () => {
    const all = declaredNames.flatMap(({ path, functions }) => functions.map((name) => ({ path, name })));
    const wrong = all.filter(({ path, name }) => !isFunctionWord(path, name));
    const share = 1 - wrong.length / all.length;
    const wrongLines = wrong.map(({ path, name }) => `${path}: ${name}`).join('\n');
    expect(share, `begin more names with a verb of test/support/verbs.ts:\n${wrongLines}`).to.be.at.least(
      MIN_VERB_SHARE,
    );
  });
});
