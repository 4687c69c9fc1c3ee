// All TypeScript files of the project with their import lines, for the tests that judge how the house is built.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { listImports } from './imports.ts';

export const ROOT = resolve(import.meta.dirname, '../..');
const FOREIGN_FOLDERS = ['node_modules', 'dist', 'data', 'client', '.git', '.cache'];

export interface SourceFile {
  /** From the top of the project. */
  readonly path: string;
  readonly text: string;
  /** Its imports, as written: packages, and paths from the file. */
  readonly imports: readonly string[];
  /** The files of the project that it imports, from the top. */
  readonly uses: readonly string[];
}

/** Every file of the project, TypeScript or not. */
export const files = listFilesBelow(ROOT);

export const sources: readonly SourceFile[] = files.filter((path) => /\.tsx?$/.test(path)).map(read);

/** The files that are written by hand. */
export const ours = sources.filter(({ path }) => !path.startsWith('generated/'));

/** The files that run at the operator's. */
export const product = ours.filter(({ path }) => !/^(test|bench|demo|sdk)\//.test(path));

function listFilesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (FOREIGN_FOLDERS.includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFilesBelow(path) : [relative(ROOT, path)];
  });
}

function read(path: string): SourceFile {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const imports = listImports(text).map(({ name }) => name);
  const uses = imports
    .filter((name) => name.startsWith('.'))
    .map((name) => relative(ROOT, resolve(ROOT, dirname(path), name)));
  return { path, text, imports, uses };
}
