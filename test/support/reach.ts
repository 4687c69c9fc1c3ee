// The reach of a change: a program or a test is reached by the files that it imports, they import, and so on.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { listImports } from './imports.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Files that bring all of the service: a test of one noun is not about all others. */
const WHOLE_SERVICE = new Set([
  'cli.ts',
  'db/objects.ts',
  'db/open.ts',
  'handlers/index.ts',
  'http/app.ts',
  'jobs/index.ts',
  'server.ts',
]);
/** The layers in which a noun has files of its name. */
const LAYERS = ['db', 'domain', 'handlers', 'jobs'];
/** Files that read others as text, and which. */
const READS: Readonly<Record<string, readonly string[]>> = {
  'contract/bundle.ts': ['generated/openapi.json', 'generated/sandbox.json'],
};

/** The files that differ from a commit or, without one, from what was pushed; undefined where git does not know it. */
export function findChanges(base?: string): readonly string[] | undefined {
  try {
    const from = base ?? findUpstream();
    const names = [runGit('diff', '--name-only', from), runGit('ls-files', '--others', '--exclude-standard')];
    return names.join('\n').split('\n').filter(Boolean);
  } catch {
    // A copy without history, or without that commit.
    return undefined;
  }
}

/** The commit that is checked out; nothing in a copy without history. */
export function readCommit(): string {
  try {
    return runGit('rev-parse', 'HEAD');
  } catch {
    // A copy without history.
    return '';
  }
}

/** Whether a change of these files reaches a program or a test, by its path from the top. */
export function isReached(path: string, changes: readonly string[]): boolean {
  const closure = closureOf(path);
  return changes.some((change) => closure.has(change));
}

function closureOf(path: string): ReadonlySet<string> {
  const closure = new Set([path, ...namesakesOf(path)]);
  for (const file of closure)
    if (!WHOLE_SERVICE.has(file)) for (const dependency of listUses(file)) closure.add(dependency);
  return closure;
}

/** `test/bookings/booking-mails-schedule.test.ts` is about the files of its area that are called `booking-mails`, or `booking`. */
function namesakesOf(path: string): string[] {
  const [, area = '', name = ''] = /^test\/([\w-]+)\/([\w-]+)\.test\.ts$/.exec(path) ?? [];
  const isMeant = (noun: string): boolean => `${name}-`.startsWith(`${noun}-`) || `${name}-`.startsWith(`${noun}s-`);
  const inLayers = LAYERS.flatMap((layer) =>
    listNames(`${layer}/${area}`, '.ts')
      .filter(isMeant)
      .map((noun) => `${layer}/${area}/${noun}.ts`),
  );

  const inContract = ['paths', 'schemas'].flatMap((part) =>
    listNames(`spec/${part}/${area}`, '.yaml')
      .filter(isMeant)
      .map((noun) => `spec/${part}/${area}/${noun}.yaml`),
  );

  return [...inLayers, ...inContract];
}

function listNames(folder: string, ending: string): string[] {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
}

const known = new Map<string, readonly string[]>();

function listUses(path: string): readonly string[] {
  const uses = known.get(path) ?? readUses(path);
  known.set(path, uses);
  return uses;
}

function readUses(path: string): readonly string[] {
  const file = join(ROOT, path);
  if (!/\.(ts|tsx|mjs)$/.test(path) || !existsSync(file)) return [];
  const imports = listImports(readFileSync(file, 'utf8'))
    .filter(({ name, onlyType }) => name.startsWith('.') && !onlyType)
    .map(({ name }) => posix.join(dirname(path), name));
  return [...imports, ...(READS[path] ?? [])];
}

function findUpstream(): string {
  try {
    return runGit('rev-parse', '--verify', '--quiet', '@{upstream}');
  } catch {
    return 'HEAD';
  }
}

function runGit(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
