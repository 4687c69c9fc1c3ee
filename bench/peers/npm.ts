// The peers that npm has: installed into the cache on first use, by a package file and a lock of their own.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_FOLDER } from '../children.ts';

const PEER_SOURCES = join(ROOT_FOLDER, 'bench/peers/npm');
/** Where they are installed; the service knows nothing of it. */
export const PEERS_FOLDER = join(ROOT_FOLDER, '.cache/peers');

/** Puts the doors and what they need into the cache; throws where npm cannot install it. */
export function installPeers(): void {
  const [lock, installed] = [join(PEER_SOURCES, 'package-lock.json'), join(PEERS_FOLDER, 'package-lock.json')];
  const isThere = existsSync(join(PEERS_FOLDER, 'node_modules')) && existsSync(installed);
  const isSame = isThere && readFileSync(installed, 'utf8') === readFileSync(lock, 'utf8');
  if (!isSame) rmSync(PEERS_FOLDER, { recursive: true, force: true });
  mkdirSync(PEERS_FOLDER, { recursive: true });
  for (const name of readdirSync(PEER_SOURCES)) copyFileSync(join(PEER_SOURCES, name), join(PEERS_FOLDER, name));
  if (!isSame)
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: PEERS_FOLDER, stdio: 'inherit' });
}
