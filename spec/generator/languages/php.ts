// The generated classes of the PHP client: one for each group, the properties of the client, the refusals and the types.
import { typesOf, type Schema } from '../document.ts';
import { mailTexts } from './mail-texts.ts';
import { alternativesOf, resolved, type GroupModel, type MethodModel, type ClientModel } from './model.ts';
import { namesIn, objectPlaces, phpText, phpType, phpValue, shapeOf, typeAliases } from './php-types.ts';

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
export function phpFiles(model: ClientModel, version: string): ReadonlyMap<string, string> {
  return new Map([
    ['Types', typesFile(model)],
    ['Groups', groupsFile(model)],
    ['refusals', refusalsFile(model)],
    ['Known', knownFile(model, version)],
    ...model.groups.map((group) => [className(group), groupFile(group, model)] as const),
  ]);
}

/** `bookings` is `BookingsApi`, as nothing of the contract is called. */
function className({ name }: GroupModel): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Api`;
}

function comment(lines: readonly string[], indent = ''): string {
  const body = lines.map((line) => `${indent} * ${line.replaceAll('*/', '* /')}`.trimEnd());
  return [`${indent}/**`, ...body, `${indent} */`].join('\n');
}

function file(about: string, code: string, namespace = NAMESPACE): string {
  return `<?php\n\n// ${about} ${MADE_COMMENT}\n\ndeclare(strict_types=1);\n\nnamespace ${namespace};\n\n${code}\n`;
}

function typesFile(model: ClientModel): string {
  const lines = ['The schemas of the contract, for PHPStan and Psalm.', '', ...typeAliases(model)];
  return file('The schemas of the contract as types.', `${comment(lines)}\nfinal class Types\n{\n}`);
}

function groupsFile({ groups }: ClientModel): string {
  const properties = groups.map((group) => `@property-read ${className(group)} $${group.name}`);
  const rows = groups.map((group) => `        ${phpText(group.name)} => ${className(group)}::class,`);

  return file(
    'The groups of the client, each made when it is used first.',
    `${comment(properties)}
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

function refusalsFile({ errors }: ClientModel): string {
  const classes = errors.map(({ status, name, about, codes }) => {
    const parent = status === 503 ? 'ServerError' : 'ApiError';
    const known = codes.length === 0 ? 'null' : `${codes.map(phpText).join('|')}|null`;
    const code = status === 500 ? '' : `\n    /** @var ${known} */\n    public $code;\n`;
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

    return `${comment([about])}\n${status === 500 ? '' : 'final '}class ${name} extends ${parent}\n{${code}${status === 401 ? reason : ''}}`;
  });
  return file('The classes of refusals.', classes.join('\n\n'), 'Boekstaaf');
}

function knownFile({ errors, events }: ClientModel, version: string): string {
  const names = events.flatMap((each) => each.names);
  const objects = [...new Set(names.filter((name) => name.includes('::')).map((name) => name.split('::')[0] ?? ''))];
  const rows = errors.map(({ status, name }) => `        ${String(status)} => \\Boekstaaf\\${name}::class,`);
  const texts = Object.entries(mailTexts()).map(([name, text]) => `        ${phpText(name)} => ${phpText(text)},`);

  return file(
    'The words that the runtime needs: version, statuses, events and texts.',
    `final class Known
{
    public const VERSION = ${phpText(version)};

    /** The class of each status. */
    public const REFUSALS = [
${rows.join('\n')}
    ];

    /** The objects that events tell of. */
    public const OBJECTS = ${phpText(objects.join(' '))};

    /** Events that have a name of their own. */
    public const OWN_EVENTS = ${phpText(names.filter((name) => !name.includes('::')).join(' '))};

    /** Dutch texts for the mails that every company sends, to begin with. */
    public const MAIL_TEXTS = [
${texts.join('\n')}
    ];
}`,
  );
}

function groupFile(group: GroupModel, model: ClientModel): string {
  const methods = group.methods.map((method) => methodText(method, model));
  const used = new Set(methods.flatMap(({ types }) => types));
  const imports = [...used].sort().map((name) => `@phpstan-import-type ${name} from Types`);
  const about = [group.about || `The operations of ${group.name}.`, ...(imports.length > 0 ? ['', ...imports] : [])];

  return file(
    `The operations of ${group.name}.`,
    `use Boekstaaf\\FileCall;
use Boekstaaf\\Group;
use Boekstaaf\\Paged;
use Boekstaaf\\Upload;

${comment(about)}
final class ${className(group)} extends Group
{
${methods.map(({ text }) => text).join('\n\n')}
}`,
  );
}

function methodText(
  method: MethodModel,
  { schemas }: ClientModel,
): { readonly text: string; readonly types: readonly string[] } {
  const { call, query, answer } = method;
  const body = call.body;
  const isJson = body?.type === 'application/json';
  const needsOptions = query.some(({ parameter }) => parameter.required === true);
  const options = shapeOf([
    ...query.map(({ parameter, name }) => {
      const type = queryType(parameter.schema, schemas);
      return [name, parameter.required === true ? type : `${type}|null`, parameter.required === true] as const;
    }),
    ...CALL_OPTIONS,
    ...(body && !isJson ? [['contentType', 'string', false] as const] : []),
  ]);
  const result = answer ? phpType(answer) : 'void';
  const kind = call.isList ? 'list' : call.file === undefined ? 'call' : 'file';
  const returned = { call: result, list: `Paged<${result}>`, file: 'FileCall' }[kind];
  const native = { call: nativeType(answer, schemas), list: 'Paged', file: 'FileCall' }[kind];
  const ids = call.ids.map(({ name, schema }) => ({ name, native: nativeType(schema, schemas) }));
  const bodyType = body && (isJson ? phpType(body.schema) : '\\SplFileInfo|Upload|resource|string');
  const parameters = [
    ...ids.map(({ name, native: type }) => `${type} $${name}`),
    ...(body
      ? [`${isJson ? (body.isNeeded ? 'array ' : '?array ') : 'mixed '}$body${body.isNeeded ? '' : ' = null'}`]
      : []),
    `array $options${needsOptions ? '' : ' = []'}`,
  ];
  const places = isJson ? objectPlaces(body.schema, schemas) : [];
  const renamed = Object.fromEntries(query.map(({ parameter, name }) => [name, parameter.name]));
  const given = [
    phpText(`${call.group}.${call.method}`),
    phpText(call.verb),
    phpText(call.path),
    `[${ids.map(({ name }) => `${phpText(name)} => $${name}`).join(', ')}]`,
    '$options',
    phpValue(renamed),
    ...(body ? ['$body', isJson ? phpValue(places) : phpText(body.type)] : []),
  ];

  const doc = comment(
    [
      ...documentation(method),
      '',
      ...(bodyType ? [`@param ${bodyType}${body.isNeeded ? '' : '|null'} $body`] : []),
      `@param ${options} $options`,
      ...(returned === native ? [] : [`@return ${returned}`]),
    ],
    '    ',
  );
  const make = { call: 'call', list: 'paged', file: 'file' }[kind];
  const types = [
    ...(body && isJson ? namesIn(body.schema) : []),
    ...(answer ? namesIn(answer) : []),
    ...query.flatMap(({ parameter }) => namesIn(parameter.schema)),
  ];

  return {
    text: `${doc}
    public function ${call.method}(${parameters.join(', ')}): ${native}
    {
        ${native === 'void' ? '' : 'return '}$this->${make}(${given.join(', ')});
    }`,
    types,
  };
}

/** The type that PHP itself checks. */
function nativeType(schema: Schema | undefined, schemas: ClientModel['schemas']): string {
  if (schema === undefined) return 'void';
  const whole = resolved(schema, schemas);
  const { others, isNullable } = alternativesOf(whole);
  const each = others.length > 0 ? others.map((other) => nativeType(other, schemas)) : typesOf(whole).map(nativeWord);
  const all = [...new Set([...each, ...(isNullable ? ['null'] : [])])];
  return all.includes('mixed') || all.length === 0 ? 'mixed' : all.join('|');
}

function nativeWord(type: string): string {
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
function queryType(schema: Schema, schemas: ClientModel['schemas']): string {
  const whole = resolved(schema, schemas);
  const [single = whole] = alternativesOf(whole).others;
  if (!typesOf(single).includes('array')) return phpType(schema);
  const item = phpType(single.items ?? {});
  return `${item}|list<${item}>`;
}

function documentation({ id, call }: MethodModel): string[] {
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
