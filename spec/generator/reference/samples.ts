// Code samples: one request as a program with the SDK and as a curl command. This file alone says how either is called.
import { findReferredName } from '../document.ts';
import { readParameterNames } from '../parameter-names.ts';
import type { OperationEntry } from './contract.ts';
import { writePhpSample } from './php-sample.ts';
import { writePythonSample } from './python-sample.ts';
import type { SampleRequest } from './requests.ts';
import {
  SAMPLE_ADDRESS,
  credentialOf,
  isBasicOnly,
  isOpen,
  SAMPLE_KEY,
  SAMPLE_USER,
  variableOf,
} from './sample-parts.ts';

export interface Samples {
  /** TypeScript, whole: it can be run as it is. */
  readonly sdk: string;
  /** Python, whole. */
  readonly python: string;
  /** PHP, whole. */
  readonly php: string;
  /** A command for a shell. */
  readonly curl: string;
}

const PARAMETER_NAMES = readParameterNames();

/** The samples of an operation for a request. */
export function samplesOf(entry: OperationEntry, request: SampleRequest): Samples {
  return {
    sdk: writeSdkSample(entry, request),
    python: writePythonSample(entry, request),
    php: writePhpSample(entry, request),
    curl: writeCurlSample(entry, request),
  };
}

function writeSdkSample(entry: OperationEntry, request: SampleRequest): string {
  const files = request.file === undefined ? [] : ["import { openAsBlob } from 'node:fs';"];
  const client = `const client = new Boekstaaf(${writeLiteral({ baseUrl: SAMPLE_ADDRESS, ...credentialOf(entry) }, 0)});`;
  return [...files, "import { Boekstaaf } from 'boekstaaf';", '', client, ...writeUsage(entry, request)].join('\n');
}

/** The call itself, and what is done with what comes back. */
function writeUsage(entry: OperationEntry, request: SampleRequest): string[] {
  const call = writeSdkCall(entry, request);
  const { operation, responses } = entry;
  const [response] = responses;
  const schema = response?.schema;
  if (operation['x-kind'] === 'list' && operation['x-paged'] !== false && schema?.items !== undefined) {
    const name = variableOf(findReferredName(schema.items) ?? 'item', 'item');
    return ['', `for await (const ${name} of ${call}) {`, `  console.log(${name});`, '}'];
  }
  if (response !== undefined && response.types.length > 0 && schema === undefined)
    return [`const file = await ${call};`, 'console.log(file.size, file.type);'];
  if (schema === undefined) return [`await ${call};`];

  const name = variableOf(operation['x-returns'] ?? findReferredName(schema) ?? 'result', 'result');
  return [`const ${name} = await ${call};`, `console.log(${name});`];
}

function writeSdkCall(
  { call: { group, method, ids } }: OperationEntry,
  { path, query, body, file }: SampleRequest,
): string {
  const options = Object.entries(query).map(([name, value]) => [
    PARAMETER_NAMES[name] ?? name.replace(/\W/g, '_'),
    value,
  ]);
  const content = file === undefined ? body : new CodeExpression(`await openAsBlob('${file}')`);
  const args = [
    ...ids.map(({ name }) => path[name]),
    ...(content === undefined ? [] : [content]),
    ...(options.length === 0 ? [] : [Object.fromEntries(options) as object]),
  ];
  return `client.${group}.${method}(${args.map((each) => writeLiteral(each, 0)).join(', ')})`;
}

function writeCurlSample(entry: OperationEntry, { path, query, body, file }: SampleRequest): string {
  const address = entry.path.replace(/\{([^}]+)\}/g, (_whole, name: string) => encodeURIComponent(String(path[name])));
  const search = Object.entries(query)
    .flatMap(([name, value]) =>
      [value].flat().map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(String(each))}`),
    )
    .join('&');
  const [type = ''] = entry.body?.types ?? [];
  const words = [
    `curl ${quoteShell(`${SAMPLE_ADDRESS}${address}${search === '' ? '' : `?${search}`}`)}`,
    ...(entry.method === 'GET' || (entry.method === 'POST' && (body !== undefined || file !== undefined))
      ? []
      : [`-X ${entry.method}`]),
    ...(isOpen(entry)
      ? []
      : [
          isBasicOnly(entry)
            ? `-u ${quoteShell(`${SAMPLE_USER.username}:${SAMPLE_USER.password}`)}`
            : `-H ${quoteShell(`Authorization: Bearer ${SAMPLE_KEY}`)}`,
        ]),
    ...(body === undefined
      ? []
      : [`-H ${quoteShell('Content-Type: application/json')}`, `-d ${quoteShell(JSON.stringify(body, null, 2))}`]),
    ...(file === undefined ? [] : [`-H ${quoteShell(`Content-Type: ${type}`)}`, `--data-binary @${file}`]),
    ...(hasFileResponse(entry) ? [`-o ${entry.id}`] : []),
  ];

  return words.join(' \\\n  ');
}

function hasFileResponse({ responses: [response] }: OperationEntry): boolean {
  return (
    response !== undefined && response.schema === undefined && response.types.some((type) => !type.startsWith('text/'))
  );
}

/** A word of a shell that nothing in it is special in. */
function quoteShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** An expression that stands in a literal as it is. */
class CodeExpression {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The characters in a line of a page. */
const LINE_LETTERS = 40;

/** A value as JavaScript, broken into lines where it would be too long. */
function writeLiteral(value: unknown, depth: number): string {
  const flat = writeFlatLiteral(value);
  if (
    flat.length + depth * 2 <= LINE_LETTERS ||
    typeof value !== 'object' ||
    value === null ||
    value instanceof CodeExpression
  )
    return flat;

  const indent = '  '.repeat(depth + 1);
  const end = '  '.repeat(depth);
  if (Array.isArray(value))
    return `[\n${value.map((each) => `${indent}${writeLiteral(each, depth + 1)},\n`).join('')}${end}]`;

  const members = Object.entries(value).map(
    ([name, each]) => `${indent}${keyOf(name)}: ${writeLiteral(each, depth + 1)},\n`,
  );

  return `{\n${members.join('')}${end}}`;
}

function writeFlatLiteral(value: unknown): string {
  if (value instanceof CodeExpression) return value.text;
  if (typeof value === 'string') return writeTextLiteral(value);
  if (Array.isArray(value)) return `[${value.map(writeFlatLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, each]) => `${keyOf(name)}: ${writeFlatLiteral(each)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function writeTextLiteral(text: string): string {
  if (text.includes("'")) return JSON.stringify(text);
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`;
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : writeTextLiteral(name);
}
