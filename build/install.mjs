// Installs the packages of the lock file, unless all of them are there.
import { existsSync } from 'node:fs';
import { assertWritable, readJson } from './files.mjs';
import { run } from './run.mjs';
import { writeStamp, readStamp } from './stamps.mjs';

/** Installs unless everything is there. Packages that somebody else installed count. */
export async function install() {
  if (isInstalled()) return;
  assertWritable();
  console.log('Installing packages (once) ...');
  // NODE_ENV=production would leave out what builds.
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeStamp('node_modules', process.versions.modules);
}

/** Returns whether all packages of the lock file are there in their versions, built for this version of Node. */
function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(installed)) return false;
  // A folder without our stamp counts as built for this version.
  const builtFor = readStamp('node_modules') ?? process.versions.modules;
  if (builtFor !== process.versions.modules) return false;

  const { packages: wanted } = readJson('package-lock.json');
  const { packages: found } = readJson(installed);
  return Object.entries(wanted)
    .filter(([path, { optional }]) => path.startsWith('node_modules/') && !optional)
    .every(([path, { version }]) => path in found && found[path].version === version);
}
