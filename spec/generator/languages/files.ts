// The files of the clients in other languages, which lie in sdk/ beside the runtime that is written by hand.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from '../document.ts';
import type { ErrorTable } from '../errors.ts';
import { PROJECT_FOLDER } from '../sources.ts';
import { modelOf } from './model.ts';
import { phpFiles } from './php.ts';
import { pythonModules } from './python.ts';

/** The folders that hold nothing else. */
const FOLDERS = { python: 'sdk/python/boekstaaf/_generated', php: 'sdk/php/src/Generated' } as const;

/** All of them, by their paths in the project. */
export function languageFiles(published: Document, errors: ErrorTable): ReadonlyMap<string, string> {
  const model = modelOf(published, errors);
  const { version } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'sdk/package.json'), 'utf8')) as { version: string };
  const python = [...pythonModules(model, version)].map(
    ([name, text]) => [`${FOLDERS.python}/${name}.py`, text] as const,
  );
  const php = [...phpFiles(model, version)].map(([name, text]) => [`${FOLDERS.php}/${name}.php`, text] as const);
  return new Map([...python, ...php]);
}

/** The files that lie in their folders and are none of them, such as the group of a noun that is gone. */
export function strayFiles(files: ReadonlyMap<string, string>): string[] {
  return Object.values(FOLDERS).flatMap((folder) => {
    const path = join(PROJECT_FOLDER, folder);
    const names = existsSync(path) ? readdirSync(path).filter((name) => /\.(py|php)$/.test(name)) : [];
    return names.map((name) => `${folder}/${name}`).filter((name) => !files.has(name));
  });
}
