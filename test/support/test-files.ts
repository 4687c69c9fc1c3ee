// The test files, and the needs of each: they follow from its imports, wherever it lies.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { closest } from 'fastest-levenshtein';
import { listImports } from './imports.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export interface TestFile {
  /** From the top of the project. */
  readonly path: string;
  /** It asks the service, so it runs on each database; else once. */
  readonly needsDatabase: boolean;
  /** It needs a database and is about none in particular: one of them will do. */
  readonly onEither: boolean;
  /** Whether it walks every operation: on one database it then tests the built server. */
  readonly walks: boolean;
  /** The gate runs it, or its name. */
  readonly onlyWithAll: boolean;
  /** The night runs it, or its name. */
  readonly onlyAtNight: boolean;
  /** It starts what operators run, which has to be built before. */
  readonly startsBuild: boolean;
}

/** All test files, in the order of their paths. */
export function listTestFiles(): TestFile[] {
  return readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => describe(posix.join('test', ...file.split('\\'))))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Those that names mean. A path, from the top of the project or from test/, names a file or all that is below a folder.
 * A word names what is called so or begins so, a folder or a file, with its ending or without, wherever it lies. Names
 * that mean nothing are given back.
 */
export function findNamedFiles<T extends { readonly path: string }>(
  files: readonly T[],
  names: readonly string[],
): { readonly matches: readonly T[]; readonly unknown: readonly string[] } {
  const isMeant = (name: string, { path }: T): boolean =>
    isPath(name)
      ? isBelow(path, relative(ROOT, resolve(name))) ||
        [name, `${name}.test.ts`].some((each) => isBelow(path, `test/${each}`))
      : segmentsOf(path).some((each) => each.startsWith(name) || `${each}.test.ts` === name);
  return {
    matches: names.length === 0 ? files : files.filter((file) => names.some((name) => isMeant(name, file))),
    unknown: names.filter((name) => !files.some((file) => isMeant(name, file))),
  };
}

/** The word among the names of files and folders that is most like this one. */
export function findNearestName(files: readonly { readonly path: string }[], name: string): string {
  return closest(name, [...new Set(files.flatMap(({ path }) => segmentsOf(path)))]);
}

function isPath(name: string): boolean {
  return name.includes('/') || name.includes('\\');
}

function isBelow(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}/`);
}

/** The folders and the name of a test file, without what all of them have. */
function segmentsOf(path: string): string[] {
  return path.slice('test/'.length, -'.test.ts'.length).split('/');
}

function describe(path: string): TestFile {
  const loadedFiles = listLoaded(path);
  return {
    path,
    needsDatabase: loadedFiles.has('test/support/service.ts'),
    onEither: loadedFiles.has('test/support/either-database.ts'),
    walks: loadedFiles.has('test/support/walking.ts'),
    onlyWithAll: loadedFiles.has('test/support/only-with-all.ts'),
    onlyAtNight: loadedFiles.has('test/support/nightly-only.ts'),
    startsBuild: loadedFiles.has('test/support/child-server.ts'),
  };
}

const known = new Map<string, readonly string[]>();

/** The files of test/ that are there when this one runs: itself, what it imports, what that imports, and so on. */
function listLoaded(path: string): ReadonlySet<string> {
  const loadedFiles = new Set([path]);
  for (const file of loadedFiles) for (const next of listImported(file)) loadedFiles.add(next);
  return loadedFiles;
}

function listImported(path: string): readonly string[] {
  const importedFiles = known.get(path) ?? readImported(path);
  known.set(path, importedFiles);
  return importedFiles;
}

function readImported(path: string): readonly string[] {
  return listImports(readFileSync(join(ROOT, path), 'utf8'))
    .filter(({ name, onlyType }) => name.startsWith('.') && name.endsWith('.ts') && !onlyType)
    .map(({ name }) => posix.join(dirname(path), name))
    .filter((file) => file.startsWith('test/'));
}
