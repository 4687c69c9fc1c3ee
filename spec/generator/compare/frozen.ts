// Released contracts are frozen: each file of spec/released has its hash beside it, as sha256sum writes and checks it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HASHED_NAME = /^\d+\.\d+\.\d+(?:\.changes)?\.json$/;

/** Writes the hashes of the files of a release. Throws when it has hashes already. */
export function freeze(folder: string, version: string): void {
  const names = [`${version}.json`, `${version}.changes.json`];
  const lines = names.map((name) => `${hashOf(join(folder, name))}  ${name}\n`);
  writeFileSync(join(folder, `${version}.sha256`), lines.join(''), { flag: 'wx' });
}

/** Returns whether the release of this version is finished. */
export function isFrozen(folder: string, version: string): boolean {
  return existsSync(join(folder, `${version}.sha256`));
}

/** Returns a sentence for each file of a release that is not what it was when it was released, or has no hash. */
export function findChangedReleases(folder: string): string[] {
  const names = readdirSync(folder);
  const lines = names
    .filter((name) => name.endsWith('.sha256'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
  const hashByName = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  const released = new Set([...hashByName.keys(), ...names.filter((name) => HASHED_NAME.test(name))]);

  return [...released]
    .filter((name) => !names.includes(name) || hashOf(join(folder, name)) !== hashByName.get(name))
    .map((name) => `spec/released/${name} is not what was released: put it back with git, and cut a new release.`);
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
