// Installs the compared packages of npm into the cache on first use, by their own package file and lock.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_FOLDER } from '../children.ts';

const PEER_SOURCES = join(ROOT_FOLDER, 'bench/peers/npm');
/** The folder of the installed peers, of which the service knows nothing. */
export const PEERS_FOLDER = join(ROOT_FOLDER, '.cache/peers');

/** Installs the doors and their dependencies into the cache; throws where npm cannot. */
export function installPeers(): void {
  const lock = join(PEER_SOURCES, 'package-lock.json');
  const installed = join(PEERS_FOLDER, 'package-lock.json');
  const isThere = existsSync(join(PEERS_FOLDER, 'node_modules')) && existsSync(installed);
  const isSame = isThere && readFileSync(installed, 'utf8') === readFileSync(lock, 'utf8');
  if (!isSame) rmSync(PEERS_FOLDER, { recursive: true, force: true });
  mkdirSync(PEERS_FOLDER, { recursive: true });
  for (const name of readdirSync(PEER_SOURCES)) copyFileSync(join(PEER_SOURCES, name), join(PEERS_FOLDER, name));
  if (!isSame)
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: PEERS_FOLDER, stdio: 'inherit' });
}
