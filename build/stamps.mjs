// Builds a folder when a source of it changed: a stamp in the folder says which sources it was made of.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertWritable, listFilesBelow } from './files.mjs';

/** The name of the file with the stamp of its folder. */
export const STAMP_NAME = '.made-of';

/** Builds when a source changed since the last build, or the commit. */
export async function build(output, sources, built, work) {
  const now = hashFiles(sources.flatMap((source) => listFilesBelow(source))) + built;
  if (readStamp(output) === now) return;
  assertWritable();
  await work();
  writeStamp(output, now);
}

/** The content of files in 64 characters; another version of Node makes other ones. */
function hashFiles(files) {
  const sum = createHash('sha256').update(process.versions.modules);
  for (const file of files.sort()) sum.update(file).update('\0').update(readFileSync(file)).update('\0');
  return sum.digest('hex');
}

/** The stamp of the sources that a folder was made of; null when it was not. */
export function readStamp(folder) {
  const file = join(folder, STAMP_NAME);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Notes what a folder was made of. */
export function writeStamp(folder, value) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, STAMP_NAME), value);
}
