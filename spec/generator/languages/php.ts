// The generated classes of the PHP client: one for each group, the properties of the client, the refusals and the types.
import { typesOf, type Schema } from '../document.ts';
import { readMailTexts } from './mail-texts.ts';
import { alternativesOf, resolveSchema, type GroupModel, type MethodModel, type ClientModel } from './model.ts';
import {
  findReferredNames,
  findObjectPlaces,
  writePhpText,
  writePhpType,
  writePhpValue,
  shapeOf,
  listTypeAliases,
} from './php-types.ts';

const MADE_COMMENT = 'Made by npm run generate. Never edit.';
const NAMESPACE = 'Boekstaaf\\Generated';

/** The options that every call takes beside its own input. */
const CALL_OPTIONS: readonly (readonly [name: string, type: string, isNeeded: boolean])[] = [
  ['timeout', 'int|float', false],
  ['retries', 'int', false],
  ['headers', 'array<string, string|null>', false],
  ['idempotencyKey', 'string', false],
  ['ifMatch', 'string', false],
  ['ifNoneMatch', 'string', false],
  ['prefer', 'string', false],
  ['onResponse', '\\Closure(\\Boekstaaf\\Response): void', false],
];

/** The files by their names, without the ending. */
export function generatePhpFiles(model: ClientModel, version: string): ReadonlyMap<string, string> {
  return new Map([
    ['Types', writeTypesFile(model)],
    ['Groups', writeGroupsFile(model)],
    ['refusals', writeRefusalsFile(model)],
    ['Known', writeKnownFile(model, version)],
    ...model.groups.map((group) => [formatClassName(group), writeGroupFile(group, model)] as const),
  ]);
}

/** `bookings` is `BookingsApi`, as nothing of the contract is called. */
function formatClassName({ name }: GroupModel): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Api`;
}

function writeComment(lines: readonly string[], indent = ''): string {
  const body = lines.map((line) => `${indent} * ${line.replaceAll('*/', '* /')}`.trimEnd());
  return [`${indent}/**`, ...body, `${indent} */`].join('\n');
}

function writeFile(about: string, code: string, namespace = NAMESPACE): string {
  return `<?php\n\n// ${about} ${MADE_COMMENT}\n\ndeclare(strict_types=1);\n\nnamespace ${namespace};\n\n${code}\n`;
}

function writeTypesFile(model: ClientModel): string {
  const lines = ['The schemas of the contract, for PHPStan and Psalm.', '', ...listTypeAliases(model)];
  return writeFile('The schemas of the contract as types.', `${writeComment(lines)}\nfinal class Types\n{\n}`);
}

function writeGroupsFile({ groups }: ClientModel): string {
  const properties = groups.map((group) => `@property-read ${formatClassName(group)} $${group.name}`);
  const rows = groups.map((group) => `        ${writePhpText(group.name)} => ${formatClassName(group)}::class,`);

  return writeFile(
    'The groups of the client, each made when it is used first.',
    `${writeComment(properties)}
abstract class Groups
{
    private const GROUPS = [
${rows.join('\n')}
    ];

    /** @var array<string, \\Boekstaaf\\Group> */
    private array $groups = [];

    public function __get(string $name): \\Boekstaaf\\Group
    {
        $class = self::GROUPS[$name] ?? throw new \\Boekstaaf\\BoekstaafError("The client has no group \\"$name\\"");

        return $this->groups[$name] ??= new $class($this->door());
    }

    public function __isset(string $name): bool
    {
        return isset(self::GROUPS[$name]);
    }

    abstract protected function door(): \\Boekstaaf\\Door;
}`,
  );
}

function writeRefusalsFile({ errors }: ClientModel): string {
  const classes = errors.map(({ status, name, about, codes }) => {
    const parent = status === 503 ? 'ServerError' : 'ApiError';
    const codeType = codes.length === 0 ? 'null' : `${codes.map(writePhpText).join('|')}|null`;
    const code = status === 500 ? '' : `\n    /** @var ${codeType} */\n    public $code;\n`;
    const reason = `
    /** missing, wrong, expired, needs-user, needs-session, needs-code or wrong-code; null where a proxy refused, not the service. */
    public readonly ?string $reason;

    protected function learn(): void
    {
        $this->reason = [
            'ERR_LOGIN_REQUIRED' => 'missing',
            'ERR_CREDENTIAL_INVALID' => 'wrong',
            'ERR_KEY_EXPIRED' => 'expired',
            'ERR_BASIC_REQUIRED' => 'needs-user',
            'ERR_BASIC_REFUSED' => 'needs-session',
            'ERR_CODE_REQUIRED' => 'needs-code',
            'ERR_CODE_INVALID' => 'wrong-code',
        ][$this->code ?? ''] ?? null;
    }
`;

    return `${writeComment([about])}\n${status === 500 ? '' : 'final '}class ${name} extends ${parent}\n{${code}${status === 401 ? reason : ''}}`;
  });
  return writeFile('The classes of refusals.', classes.join('\n\n'), 'Boekstaaf');
}

function writeKnownFile({ errors, events }: ClientModel, version: string): string {
  const names = events.flatMap((each) => each.names);
  const objects = [...new Set(names.filter((name) => name.includes('::')).map((name) => name.split('::')[0] ?? ''))];
  const rows = errors.map(({ status, name }) => `        ${String(status)} => \\Boekstaaf\\${name}::class,`);
  const texts = Object.entries(readMailTexts()).map(
    ([name, text]) => `        ${writePhpText(name)} => ${writePhpText(text)},`,
  );

  return writeFile(
    'The words that the runtime needs: version, statuses, events and texts.',
    `final class Known
{
    public const VERSION = ${writePhpText(version)};

    /** The class of each status. */
    public const REFUSALS = [
${rows.join('\n')}
    ];

    /** The objects that events tell of. */
    public const OBJECTS = ${writePhpText(objects.join(' '))};

    /** Events that have a name of their own. */
    public const OWN_EVENTS = ${writePhpText(names.filter((name) => !name.includes('::')).join(' '))};

    /** Dutch texts for the mails that every company sends, to begin with. */
    public const MAIL_TEXTS = [
${texts.join('\n')}
    ];
}`,
  );
}

function writeGroupFile(group: GroupModel, model: ClientModel): string {
  const methods = group.methods.map((method) => writeMethod(method, model));
  const typeNames = new Set(methods.flatMap(({ types }) => types));
  const imports = [...typeNames].sort().map((name) => `@phpstan-import-type ${name} from Types`);
  const about = [group.about || `The operations of ${group.name}.`, ...(imports.length > 0 ? ['', ...imports] : [])];

  return writeFile(
    `The operations of ${group.name}.`,
    `use Boekstaaf\\FileCall;
use Boekstaaf\\Group;
use Boekstaaf\\Paged;
use Boekstaaf\\Upload;

${writeComment(about)}
final class ${formatClassName(group)} extends Group
{
${methods.map(({ text }) => text).join('\n\n')}
}`,
  );
}

function writeMethod(
  method: MethodModel,
  { schemas }: ClientModel,
): { readonly text: string; readonly types: readonly string[] } {
  const { call, query, result: answer } = method;
  const body = call.body;
  const isJson = body?.type === 'application/json';
  const needsOptions = query.some(({ parameter }) => parameter.required === true);
  const options = shapeOf([
    ...query.map(({ parameter, name }) => {
      const type = writeQueryType(parameter.schema, schemas);
      return [name, parameter.required === true ? type : `${type}|null`, parameter.required === true] as const;
    }),
    ...CALL_OPTIONS,
    ...(body && !isJson ? [['contentType', 'string', false] as const] : []),
  ]);
  const result = answer ? writePhpType(answer) : 'void';
  const kind = call.isList ? 'list' : call.file === undefined ? 'call' : 'file';
  const returnType = { call: result, list: `Paged<${result}>`, file: 'FileCall' }[kind];
  const native = { call: writeNativeType(answer, schemas), list: 'Paged', file: 'FileCall' }[kind];
  const ids = call.ids.map(({ name, schema }) => ({ name, native: writeNativeType(schema, schemas) }));
  const bodyType = body && (isJson ? writePhpType(body.schema) : '\\SplFileInfo|Upload|resource|string');
  const parameters = [
    ...ids.map(({ name, native: type }) => `${type} $${name}`),
    ...(body
      ? [`${isJson ? (body.isNeeded ? 'array ' : '?array ') : 'mixed '}$body${body.isNeeded ? '' : ' = null'}`]
      : []),
    `array $options${needsOptions ? '' : ' = []'}`,
  ];
  const objectPaths = isJson ? findObjectPlaces(body.schema, schemas) : [];
  const renamed = Object.fromEntries(query.map(({ parameter, name }) => [name, parameter.name]));
  const args = [
    writePhpText(`${call.group}.${call.method}`),
    writePhpText(call.verb),
    writePhpText(call.path),
    `[${ids.map(({ name }) => `${writePhpText(name)} => $${name}`).join(', ')}]`,
    '$options',
    writePhpValue(renamed),
    ...(body ? ['$body', isJson ? writePhpValue(objectPaths) : writePhpText(body.type)] : []),
  ];

  const doc = writeComment(
    [
      ...writeDocumentation(method),
      '',
      ...(bodyType ? [`@param ${bodyType}${body.isNeeded ? '' : '|null'} $body`] : []),
      `@param ${options} $options`,
      ...(returnType === native ? [] : [`@return ${returnType}`]),
    ],
    '    ',
  );
  const make = { call: 'call', list: 'paged', file: 'file' }[kind];
  const types = [
    ...(body && isJson ? findReferredNames(body.schema) : []),
    ...(answer ? findReferredNames(answer) : []),
    ...query.flatMap(({ parameter }) => findReferredNames(parameter.schema)),
  ];

  return {
    text: `${doc}
    public function ${call.method}(${parameters.join(', ')}): ${native}
    {
        ${native === 'void' ? '' : 'return '}$this->${make}(${args.join(', ')});
    }`,
    types,
  };
}

/** The type that PHP itself checks. */
function writeNativeType(schema: Schema | undefined, schemas: ClientModel['schemas']): string {
  if (schema === undefined) return 'void';
  const target = resolveSchema(schema, schemas);
  const { alternatives, isNullable } = alternativesOf(target);
  const each =
    alternatives.length > 0
      ? alternatives.map((other) => writeNativeType(other, schemas))
      : typesOf(target).map(writeNativeWord);
  const all = [...new Set([...each, ...(isNullable ? ['null'] : [])])];
  return all.includes('mixed') || all.length === 0 ? 'mixed' : all.join('|');
}

function writeNativeWord(type: string): string {
  const words = {
    string: 'string',
    integer: 'int',
    number: 'int|float',
    boolean: 'bool',
    null: 'null',
    array: 'array',
    object: 'array',
  };
  return (words as Record<string, string>)[type] ?? 'mixed';
}

/** A list may be given as one value. */
function writeQueryType(schema: Schema, schemas: ClientModel['schemas']): string {
  const target = resolveSchema(schema, schemas);
  const [single = target] = alternativesOf(target).alternatives;
  if (!typesOf(single).includes('array')) return writePhpType(schema);
  const item = writePhpType(single.items ?? {});
  return `${item}|list<${item}>`;
}

function writeDocumentation({ id, call }: MethodModel): string[] {
  const { operation, verb, path } = call;
  const old = operation['deprecated'] === true ? ['', '@deprecated'] : [];
  return [
    operation.summary.replace(/[^.]$/, '$&.'),
    '',
    ...operation.description.trim().replace(/^@/gm, ' @').split('\n'),
    '',
    `${verb} ${path} (${id})`,
    ...old,
  ];
}
