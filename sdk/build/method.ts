// Reads the operations of a generated class, and writes their signatures under both names.
import ts from 'typescript';
import { OPTION_NAMES } from '../options.ts';
import { createMethodNames } from '../../spec/generator/method-names.ts';
import { writeDescription, writeComment, linesOf, writeMember } from './source.ts';

/** An operation of the generated class, and the name of its method. */
export interface ClientMethod {
  readonly id: string;
  readonly name: string;
  readonly verb: string;
  readonly path: string;
  /** The path parameters, in their order. */
  readonly ids: readonly string[];
  readonly lines: readonly string[];
  /** The interface of all its input, and whether it may be left out. */
  readonly input: ts.InterfaceDeclaration | undefined;
  readonly optional: boolean;
  readonly resultType: string;
  readonly isPaged: boolean;
}

/** The documentation of a method by the id of its operation; undefined leaves the comment of the generator. */
export type MethodComments = (id: string) => readonly string[] | undefined;

/** Returns the operations of a class, in their order. `group` is the name of the class in a client. */
export function methodsOf(classNode: ts.ClassDeclaration, file: ts.SourceFile, group: string): ClientMethod[] {
  const inputs = new Map(
    file.statements.flatMap((each) => (ts.isInterfaceDeclaration(each) ? [[each.name.text, each] as const] : [])),
  );
  const members = new Map(
    classNode.members.flatMap((each) =>
      ts.isMethodDeclaration(each) ? [[each.name.getText(file), each] as const] : [],
    ),
  );

  const methods = [...members].flatMap(([id, node]): Omit<ClientMethod, 'name'>[] => {
    const resultType = node.type?.getText(file).match(/^Promise<(.*)>$/s)?.[1];
    if (/(Raw|RequestOpts)$/.test(id) || resultType === undefined) return [];

    const request = members.get(`${id}RequestOpts`)?.getText(file) ?? '';
    const [, path = ''] = /urlPath = `([^`]*)`/.exec(request) ?? [];
    const [, verb = ''] = /method: '(\w+)'/.exec(request) ?? [];
    const parameterByPlaceholder = new Map(
      [...request.matchAll(/replace\('\{([^']+)\}'.*?requestParameters\['([^']+)'\]/g)].map((each) => [
        each[1],
        each[2],
      ]),
    );
    const ids = [...path.matchAll(/\{([^}]+)\}/g)].map(([, each]) => parameterByPlaceholder.get(each) ?? '');
    const [first] = node.parameters;
    const isInput = first?.name.getText(file) === 'requestParameters';
    const input = isInput ? inputs.get(first.type?.getText(file) ?? '') : undefined;
    const isPaged = input?.members.some((each) => nameOf(each, file) === 'page_size') === true;
    const lines = linesOf(node, file);
    const optional = first?.initializer !== undefined;

    return [{ id, verb, path, ids, lines, input, optional, resultType, isPaged }];
  });
  const names = createMethodNames(group, methods);

  return methods.map((each) => ({ ...each, name: names.get(each.id) ?? each.id }));
}

/** The member that a text in place of the body sets: `sandbox.advance('P14D')`. */
const SHORTHAND_MEMBERS: Readonly<Record<string, string>> = { advanceSandbox: 'duration', resetSandbox: 'fixture' };

/** A row of the table that sdk/offer.ts reads. */
export function rowOf({ id, name, ids, input, isPaged, resultType }: ClientMethod, file: ts.SourceFile): string {
  const marks = [
    isPaged && '*',
    resultType === 'Blob' && 'f',
    findMember(input, 'body', file) && 'b',
    input === undefined && 'n',
  ].filter(Boolean);
  const short = SHORTHAND_MEMBERS[id] === undefined ? '' : `:${SHORTHAND_MEMBERS[id]}`;
  return [id, name, (marks.join('') || '-') + short, ...ids].join(' ');
}

/** Writes the interface of a method's query; undefined where it has none, or one with a name already. */
export function writeQueryInterface(method: ClientMethod, file: ts.SourceFile): string | undefined {
  if (isQuery(method, file)) return undefined;
  const members = queryOf(method, file);
  if (members.length === 0) return undefined;
  return `export interface ${formatQueryName(method)} {\n${members.map((each) => writeMember(each, file)).join('\n')}\n}`;
}

/** Both signatures with their comments. */
export function writeSignatures(
  method: ClientMethod,
  file: ts.SourceFile,
  group: string,
  explains: MethodComments,
): string {
  const { id, name, lines, ids, input, optional, resultType, isPaged } = method;
  const query = queryOf(method, file);
  for (const each of query) {
    const clash = nameOf(each, file);
    if (OPTION_NAMES.has(clash)) throw new Error(`${id}: the parameter ${clash} has the name of an option of calls`);
  }

  const embed = query.find((each) => nameOf(each, file) === 'embed');
  const names = embed && /embed\?: Array<(\w+)>/.exec(embed.getText(file))?.[1];
  const body = findMember(input, 'body', file);
  const isNeeded = query.some((each) => !each.questionToken);
  const queryType = query.length === 0 ? undefined : isQuery(method, file) ? input?.name.text : formatQueryName(method);
  const optionsType = queryType && names ? `Embedding<${queryType}, Names>` : queryType;
  const last = `options${isNeeded ? '' : '?'}: ${[optionsType, 'CallOptions'].filter(Boolean).join(' & ')}`;
  const parameterList = [
    ...ids.map((each) => `${each}: ${typeOf(findMember(input, each, file), file)}`),
    ...(body
      ? [
          `body${body.questionToken ? '?' : ''}: ${writeBodyType(body, file)}${SHORTHAND_MEMBERS[id] === undefined ? '' : ' | string'}`,
        ]
      : []),
    last,
  ].join(', ');
  const item = isPaged ? itemOf(resultType) : resultType;
  const valueType = names ? `Embedded<${item}, Names>` : item;
  const result = isPaged ? `PagedCall<${valueType}>` : resultType === 'Blob' ? 'FileCall' : `Call<${valueType}>`;
  const generic = names ? `<const Names extends readonly ${names}[] = []>` : '';
  const short = `${writeMethodComment(lines, explains(id))}${name}${generic}(${parameterList}): ${result};`;
  if (!input && id === name) return short;

  const all = input ? `parameters${optional ? '?' : ''}: ${input.name.text}, ` : '';
  const plain = isPaged ? `ListCall<${resultType}>` : resultType === 'Blob' ? 'FileCall' : `Call<${resultType}>`;

  // A list with one name only has one kind of result.
  const long = `${id}(${all}options?: CallOptions): ${id === name && isPaged ? result.replace('Names', '[]') : plain};`;
  if (id === name && isQuery(method, file)) return `${short}\n/** The same with options of their own. */\n${long}`;

  return `${short}\n/** \`${group}.${name}\` with all input in one object, answered in the contract's own words. */\n${long}`;
}

/** The ones of our classes that a group needs. */
export function listCallClasses(methods: readonly ClientMethod[]): string[] {
  return [
    ...new Set(
      methods.flatMap(({ isPaged, resultType }) =>
        isPaged ? ['ListCall', 'PagedCall'] : [resultType === 'Blob' ? 'FileCall' : 'Call'],
      ),
    ),
  ];
}

function writeMethodComment(lines: readonly string[], explained: readonly string[] | undefined): string {
  if (explained) return writeComment(explained);
  return writeDescription(lines.length > 1 ? [...lines.slice(-1), '', ...lines.slice(0, -1)] : lines);
}

function isQuery({ ids, input }: ClientMethod, file: ts.SourceFile): boolean {
  return ids.length === 0 && findMember(input, 'body', file) === undefined;
}

function formatQueryName({ id }: Pick<ClientMethod, 'id'>): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}Query`;
}

function queryOf({ ids, input }: ClientMethod, file: ts.SourceFile): ts.PropertySignature[] {
  const apart = new Set([...ids, 'body', 'cursor']);
  return (input?.members ?? ([] as readonly ts.TypeElement[]))
    .filter((each) => ts.isPropertySignature(each))
    .filter((each) => !apart.has(nameOf(each, file)));
}

function findMember(input: ClientMethod['input'], name: string, file: ts.SourceFile): ts.PropertySignature | undefined {
  return input?.members.filter((each) => ts.isPropertySignature(each)).find((each) => nameOf(each, file) === name);
}

function nameOf({ name }: ts.TypeElement, file: ts.SourceFile): string {
  return name?.getText(file).replace(/^'|'$/g, '') ?? '';
}

function typeOf(property: ts.PropertySignature | undefined, file: ts.SourceFile): string {
  return property?.type?.getText(file) ?? 'never';
}

function writeBodyType(body: ts.PropertySignature, file: ts.SourceFile): string {
  const type = typeOf(body, file);
  return type === 'Blob' ? 'Upload' : type;
}

function itemOf(resultType: string): string {
  return /^Array<(.*)>$/s.exec(resultType)?.[1] ?? `ItemOf<${resultType}>`;
}
