// The SQLite template of an earlier run, valid until a file changes that it is made from: a run need not make one.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'node_modules/.cache/test-template');
const TEMPLATE_SOURCES = [
  'config',
  'contract',
  'db',
  'domain',
  'generated',
  'handlers',
  'http',
  'jobs',
  'package-lock.json',
  'test/support',
];

/** Copies it to `file`; returns the key that `make` returned, or undefined without a stored template. */
export function restoreTemplate(file: string): string | undefined {
  const storedPath = findStoredPath();
  if (!existsSync(`${storedPath}.key`)) return undefined;
  copyFileSync(`${storedPath}.db`, file);
  return readFileSync(`${storedPath}.key`, 'utf8');
}

/** Stores a template that no connection has open, with the key of its administrator, in place of older ones. */
export function storeTemplate(file: string, key: string): void {
  const storedPath = findStoredPath();
  for (const name of existsSync(FOLDER) ? readdirSync(FOLDER) : []) rmSync(join(FOLDER, name), { force: true });
  mkdirSync(FOLDER, { recursive: true });
  moveWhole(`${storedPath}.db`, (unfinished) => copyFileSync(file, unfinished));
  moveWhole(`${storedPath}.key`, (unfinished) => writeFileSync(unfinished, key));
}

/** Writes a file elsewhere and moves it to its place: others may keep theirs at the same moment. */
function moveWhole(path: string, write: (unfinished: string) => void): void {
  const unfinished = `${path}.${String(process.pid)}`;
  write(unfinished);
  renameSync(unfinished, path);
}

let found: string | undefined;

function findStoredPath(): string {
  found ??= join(FOLDER, hashOf(TEMPLATE_SOURCES));
  return found;
}

function hashOf(names: readonly string[]): string {
  const sum = createHash('sha256').update(process.versions.modules);
  for (const name of names)
    for (const file of listFilesBelow(join(ROOT, name))) sum.update(file).update(readFileSync(file));
  return sum.digest('hex');
}

function listFilesBelow(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') || name.endsWith('.json'))
    .filter((name) => !name.includes('client/') && !name.includes('dist/'))
    .sort()
    .map((name) => join(path, name));
}
