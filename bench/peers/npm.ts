// The peers that npm has: installed into the cache on first use, by a package file and a lock of their own.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../children.ts';

const SOURCES = join(ROOT, 'bench/peers/npm');
/** Where they are installed; the service knows nothing of it. */
export const INSTALLED = join(ROOT, '.cache/peers');

/** Puts the doors and what they need into the cache; throws where npm cannot install it. */
export function installPeers(): void {
  const [lock, installed] = [join(SOURCES, 'package-lock.json'), join(INSTALLED, 'package-lock.json')];
  const isThere = existsSync(join(INSTALLED, 'node_modules')) && existsSync(installed);
  const isSame = isThere && readFileSync(installed, 'utf8') === readFileSync(lock, 'utf8');
  if (!isSame) rmSync(INSTALLED, { recursive: true, force: true });
  mkdirSync(INSTALLED, { recursive: true });
  for (const name of readdirSync(SOURCES)) copyFileSync(join(SOURCES, name), join(INSTALLED, name));
  if (!isSame)
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: INSTALLED, stdio: 'inherit' });
}
