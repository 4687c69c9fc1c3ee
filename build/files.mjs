// Reads and clears the folder of the project, and says when this account may not write there.
import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from './refuse.mjs';

const DAY_MS = 86_400_000;

/** Clients in other languages lie in sdk/ too, and nothing here is made of them. */
const IGNORED_FOLDERS = ['node_modules', 'dist', 'python', 'php'];

/** The content of a JSON file. */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The paths of a file, or of all files in a folder; none where it is not there. */
export function listFilesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !IGNORED_FOLDERS.includes(name))
    .flatMap((name) => listFilesBelow(join(path, name)));
}

/**
 * Parts that are loaded later are files of their own, named by their content. A server or a test that runs may load its own
 * yet, so those of earlier builds stay for a day.
 */
export function removeOldFiles(folder) {
  for (const file of listFilesBelow(folder)) if (statSync(file).mtimeMs < Date.now() - DAY_MS) rmSync(file);
}

/** Ends the process with a sentence when this account may not build here: it can run what another one built. */
export function assertWritable() {
  try {
    accessSync('.', constants.W_OK);
  } catch {
    refuse(
      `This account may not write to ${process.cwd()}: build there as the account that owns it (npm run build), then start node dist/server.js as this one.`,
    );
  }
}
