// Watches files, so that tests run again when you save one.
import { existsSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

// Files that programs make lie in none of these; generated/ changes when the contract does.
const WATCHED_FOLDERS = [
  'config',
  'server.ts',
  'db',
  'domain',
  'generated',
  'handlers',
  'http',
  'jobs',
  'print',
  'sdk/dist',
  'spec',
  'test',
];
/** Editors write a file in several steps, and programs many files. */
const CALM_MS = 100;

/** Tells, each time it is called, of the next change that has come since the call before. */
export function watchSources(root: string): () => Promise<string> {
  let changedPath: string | undefined;
  let tell: (() => void) | undefined;
  let calm: NodeJS.Timeout | undefined;

  const note = (path: string): void => {
    changedPath = path;
    clearTimeout(calm);
    calm = setTimeout(() => tell?.(), CALM_MS);
  };

  for (const name of WATCHED_FOLDERS.map((each) => join(root, each)).filter((path) => existsSync(path)))
    watch(name, { recursive: statSync(name).isDirectory() }, (_event, file) => {
      note(file === null ? name : join(name, file));
    });

  return async () => {
    if (changedPath === undefined)
      await new Promise<void>((resolve) => {
        tell = resolve;
      });
    const reportedPath = changedPath ?? root;
    changedPath = undefined;
    return reportedPath;
  };
}
