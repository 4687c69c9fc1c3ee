// A copy of the project as somebody has it who has just cloned it, but for the packages, which are those of this one.
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

// The files that a clone does not have: .gitignore names the same.
const MADE = new Set(['node_modules', 'dist', 'data', '.git', '.cache']);

/** A copy of the project, without all that was built or installed here. */
export interface Clone {
  readonly folder: string;
  readonly remove: () => void;
}

/** Copies the project to a new folder; with `packages` it finds the packages that are installed here. */
export function clone({ packages }: { readonly packages: boolean }): Clone {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-clone-'));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !MADE.has(basename(path)) });
  if (packages) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
