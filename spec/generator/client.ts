// Makes generated/client, the bare TypeScript client, with the generator that openapitools.json names.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SHARED_HEADERS } from './conventions.ts';
import {
  LintErrors,
  isRecord,
  findJsonSchema,
  operationsOf,
  type ContractDocument,
  type Operation,
} from './document.ts';
import { PROJECT_FOLDER } from './sources.ts';

const CLIENT_FOLDER = join(PROJECT_FOLDER, 'generated', 'client');
const HASH_FILE = join(CLIENT_FOLDER, '.contract-hash');
const WORK_FOLDER = join(PROJECT_FOLDER, '.cache', 'client');

/**
 * The copy of the contract that the generator reads. It has no webhooks, which become a class that does not compile. It
 * has a name for each body argument. It lacks the shared headers and the credentials, which the SDK sends itself.
 */
export function createClientContract(document: ContractDocument): string {
  const copy = structuredClone(document);
  delete copy.webhooks;
  delete copy['security'];
  delete copy['x-references'];
  copy.components.securitySchemes = {};
  delete copy.info['description'];
  for (const operation of operationsOf(copy)) {
    operation.parameters =
      operation.parameters?.filter((each) => !SHARED_HEADERS.includes(each.$ref?.split('/').at(-1) ?? '')) ?? [];
    delete operation.security;
    if (operation['x-returns-public'] !== undefined) showWhole(operation);
    const body = operation.requestBody;
    if (!body) continue;
    operation['x-codegen-request-body-name'] = 'body';
    delete body.content['application/merge-patch+json'];
  }

  return JSON.stringify(copy, prepareValue, 1);
}

/**
 * A union with a discriminator comes out empty; its members' single-valued enums say the same. A list without duplicates
 * becomes a Set, which JSON writes as {}. Examples and links leave no trace in a client. The generator makes a union of
 * types of `oneOf` only, and one type with all members of `anyOf`.
 */
function prepareValue(key: string, value: unknown): unknown {
  if (['discriminator', 'uniqueItems', 'examples', 'links'].includes(key)) return undefined;
  // The generator would send the keys of a map as parameters of their own; the SDK writes `metadata[key]` itself.
  if (isRecord(value) && value['style'] === 'deepObject') return { ...value, style: 'form', explode: false };
  if (!isRecord(value) || !Array.isArray(value['anyOf'])) return value;
  const { anyOf: oneOf, ...rest } = value;
  return { ...rest, oneOf };
}

/** Callers without a credential get a part of the rest, so a client's types have the whole: sdk/README.md says so. */
export function showWhole({ responses }: Operation): void {
  const schema = findJsonSchema(responses['200']?.content);
  if (schema?.items?.anyOf?.[0]) schema.items = schema.items.anyOf[0];
  else if (schema?.anyOf?.[0]) {
    Object.assign(schema, schema.anyOf[0]);
    delete schema.anyOf;
  }
}

/** Whether the client was made from another contract, other settings or another template. */
export function isClientStale(contract: string): boolean {
  return !existsSync(HASH_FILE) || readFileSync(HASH_FILE, 'utf8').trim() !== hashOf(contract);
}

function hashOf(contract: string): string {
  const hash = createHash('sha256')
    .update(contract)
    .update(readFileSync(join(PROJECT_FOLDER, 'openapitools.json')));
  const templates = join(PROJECT_FOLDER, 'spec', 'generator', 'templates');
  for (const name of readdirSync(templates).sort()) hash.update(readFileSync(join(templates, name)));
  return hash.digest('hex');
}

/** Runs the generator and puts its files in place of the old ones in `target`, each in one step. */
export async function makeClient(contract: string, target = CLIENT_FOLDER): Promise<void> {
  rmSync(WORK_FOLDER, { recursive: true, force: true });
  mkdirSync(WORK_FOLDER, { recursive: true });
  writeFileSync(join(WORK_FOLDER, 'openapi.json'), contract);
  await runGenerator();
  const clientFolder = join(WORK_FOLDER, 'client');
  restoreNames(contract, join(clientFolder, 'models', 'index.ts'));
  writeFileSync(join(clientFolder, '.contract-hash'), `${hashOf(contract)}\n`);
  install(clientFolder, target);
}

/** The settings, the version and the names of parameters stand in openapitools.json; it writes to .cache/client/client. */
function runGenerator(): Promise<void> {
  const command = join(PROJECT_FOLDER, 'node_modules', '.bin', 'openapi-generator-cli');
  return new Promise((resolve, reject) => {
    const child = spawn(command, ['generate'], { cwd: PROJECT_FOLDER, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';

    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const hasClient = existsSync(join(WORK_FOLDER, 'client', 'index.ts'));
      if (code === 0 && hasClient) resolve();
      else reject(new LintErrors([`The client generator failed (it needs Java 11 or later):\n${output.slice(-4000)}`]));
    });
  });
}

/** The generator writes ISO3166_1 where the wire has ISO3166-1, which nothing converts. */
function restoreNames(contract: string, file: string): void {
  const { schemas } = (JSON.parse(contract) as ContractDocument).components;
  const names = Object.values(schemas).flatMap(({ properties }) => Object.keys(properties ?? {}));
  let models = readFileSync(file, 'utf8');
  for (const name of new Set(names.filter((each) => /\W/.test(each))))
    models = models.replaceAll(new RegExp(`^ {4}${name.replace(/\W/g, '_')}(?=\\??:)`, 'gm'), `    '${name}'`);
  writeFileSync(file, models);
}

function install(source: string, folder: string): void {
  const files = listFilesIn(source).filter((name) => !/^\.openapi-generator|^(README|docs)/.test(name));
  const currentFiles = new Set(files);
  for (const name of existsSync(folder) ? listFilesIn(folder) : [])
    if (!currentFiles.has(name)) rmSync(join(folder, name));
  for (const name of files) {
    const target = join(folder, name);
    mkdirSync(join(target, '../..'), { recursive: true });
    const temporary = `${target}.${String(process.pid)}`;
    cpSync(join(source, name), temporary);
    renameSync(temporary, target);
  }
}

function listFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
