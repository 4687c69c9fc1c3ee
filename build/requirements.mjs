// Refuses an old Node and missing packages, before a file is imported that an old Node cannot read.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { refuse } from './refuse.mjs';

/**
 * The external packages of build/bundle.json that the service uses (the others are optional drivers of its packages),
 * and the fonts.
 */
const NEEDED_PACKAGES = ['@napi-rs/image', 'better-sqlite3', 'pdfkit', 'roboto-fontface'];

/** Ends the process with a sentence when this Node is too old. */
export function assertNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    refuse(`boekstaaf needs Node 20.19 or later: this is ${process.versions.node}.`);
}

/** Ends the process with a sentence when a package is missing that the built service needs. */
export function assertPackages() {
  // The folders in which Node looks for any package.
  const folders = createRequire(import.meta.url).resolve.paths('any') ?? [];
  const missing = NEEDED_PACKAGES.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  if (missing.length > 0)
    refuse(
      `Packages are not installed (${missing.join(', ')}): run npm ci --omit=dev beside dist/, or npm ci to build as well, while no server runs from there.`,
    );
}
