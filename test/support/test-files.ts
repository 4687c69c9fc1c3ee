// Which test files there are, and what each of them needs: that follows from what it imports, wherever it lies.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { importsIn } from './imports.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export interface TestFile {
  /** From the top of the project. */
  readonly path: string;
  /** It asks the service, so it runs on each database; else once. */
  readonly needsDatabase: boolean;
  /** It needs a database and is about none in particular: one of them will do. */
  readonly onEither: boolean;
  /** It walks every operation: on one database the built server answers it. */
  readonly walks: boolean;
  /** It starts what operators run, which has to be built before. */
  readonly startsBuild: boolean;
}

/** All test files, in the order of their paths. */
export function testFiles(): TestFile[] {
  return readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => describe(posix.join('test', ...file.split('\\'))))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function describe(path: string): TestFile {
  const loaded = loadedBy(path);
  return {
    path,
    needsDatabase: loaded.has('test/support/service.ts'),
    onEither: loaded.has('test/support/either-database.ts'),
    walks: loaded.has('test/support/walking.ts'),
    startsBuild: loaded.has('test/support/child-server.ts'),
  };
}

const known = new Map<string, readonly string[]>();

/** The files of test/ that are there when this one runs: itself, what it imports, what that imports, and so on. */
function loadedBy(path: string): ReadonlySet<string> {
  const found = new Set([path]);
  for (const file of found) for (const next of importedBy(file)) found.add(next);
  return found;
}

function importedBy(path: string): readonly string[] {
  const read = known.get(path) ?? importedByNow(path);
  known.set(path, read);
  return read;
}

function importedByNow(path: string): readonly string[] {
  return importsIn(readFileSync(join(ROOT, path), 'utf8'))
    .filter(({ name, onlyType }) => name.startsWith('.') && name.endsWith('.ts') && !onlyType)
    .map(({ name }) => posix.join(dirname(path), name))
    .filter((file) => file.startsWith('test/'));
}
