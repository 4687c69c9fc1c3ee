// Builds a folder when a source of it changed: a stamp in the folder identifies what it was made of.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertWritable, listFilesBelow } from './files.mjs';

/** The name of the file with the stamp of its folder. */
export const STAMP_NAME = '.made-of';

/** Builds a folder if a source changed since its last build, or the commit, where the build contains it. */
export async function buildWhenChanged(folder, sources, work, { commit = '' } = {}) {
  const stamp = hashFiles(sources.flatMap((source) => listFilesBelow(source))) + commit;
  if (readStamp(folder) === stamp) return;
  assertWritable();
  await work();
  writeStamp(folder, stamp);
}

/** Returns a hash of the content of files and of the ABI version of Node, since packages are built for it. */
function hashFiles(files) {
  const hash = createHash('sha256').update(process.versions.modules);
  for (const file of files.sort()) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Returns the stamp of a folder; null without one. */
export function readStamp(folder) {
  const file = join(folder, STAMP_NAME);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Writes the stamp of a folder. */
export function writeStamp(folder, stamp) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, STAMP_NAME), stamp);
}
