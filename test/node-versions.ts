// Tries the options of build/start.json, which V8 may drop, on each supported version of Node: `npx tsx test/node-versions.ts`.
// Status 69: npm could not bring one of them.
import { spawnSync } from 'node:child_process';
import started from '../build/start.json' with { type: 'json' };
import { UNAVAILABLE } from './support/unavailable.ts';

const VERSIONS = [20, 22, 24];

process.exitCode = Math.max(...VERSIONS.map(tryVersion));

function tryVersion(major: number): number {
  const node = (...args: string[]) =>
    spawnSync('npx', ['--yes', `node@${String(major)}`, ...args], { encoding: 'utf8' });
  const { status, stdout } = node('--version');
  if (status !== 0) {
    console.log(`npm did not bring Node ${String(major)}: nobody has tried the options of build/start.json on it.`);
    return UNAVAILABLE;
  }
  const tried = node(...started.options, '-e', '0');
  if (tried.status === 0) return 0;
  console.log(
    `Node ${stdout.trim()} refuses the options of build/start.json: see docs/decisions/060-memory.md.\n${tried.stderr}`,
  );
  return 1;
}
