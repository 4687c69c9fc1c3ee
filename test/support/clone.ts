// A copy of the project as after a clone, with the installed packages of this one.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

// The files that a clone does not have: .gitignore names the same.
const GENERATED_FOLDERS = new Set(['node_modules', 'dist', 'data', '.git', '.cache']);

// The parts that the build of this project made, each with the stamp of its sources.
const PAGES = readdirSync(join(ROOT, 'http/pages')).map((page) => `http/pages/${page}/dist`);
const BUILT_FOLDERS = ['.cache', 'dist', 'sdk/dist', ...PAGES];

/** A copy of the project, without all that was built or installed here. */
export interface Clone {
  readonly folder: string;
  readonly remove: () => void;
}

/** Copies what is built here to a copy of the project: building there finds its parts made, and makes what differs. */
export function copyBuilt(folder: string): void {
  for (const path of BUILT_FOLDERS)
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
}

/** Copies the project to a new folder; with `packages` it finds those that are installed here, or those that run it. */
export function clone({ packages }: { readonly packages: boolean | 'production' }): Clone {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-clone-'));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !GENERATED_FOLDERS.has(basename(path)) });
  if (packages !== false)
    linkPackages(
      join(folder, 'node_modules'),
      packages === 'production' ? listProductionPackages() : readdirSync(join(ROOT, 'node_modules')),
    );

  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Links packages that are installed here; the SDK is the clone's own. */
function linkPackages(folder: string, names: readonly string[]): void {
  mkdirSync(folder);
  for (const name of names.filter((each) => each !== '.cache'))
    symlinkSync(name === 'boekstaaf' ? '../sdk' : join(ROOT, 'node_modules', name), join(folder, name));
}

/** The packages that `npm prune --omit=dev` leaves, those of a scope together. */
function listProductionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as PackageLock;
  const productionPackages = Object.entries(packages).filter(
    ([path, { dev }]) => path.startsWith('node_modules/') && dev !== true,
  );
  return [...new Set(productionPackages.map(([path]) => path.split('/')[1] ?? ''))];
}

interface PackageLock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}
