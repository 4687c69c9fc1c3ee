// Starts programs as operators do: with the options of build/start.json and no more of the environment than they are given.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import started from '../../build/start.json' with { type: 'json' };
import { killAfterTest } from './children.ts';
import type { SystemAccount } from './postgres.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export interface SpawnedProgram {
  readonly child: ChildProcess;
  /** All it has written to its output so far. */
  readonly readOutput: () => string;
}

/** How a program is started when not from the top of the project, by this account, and alone. */
export interface Launch {
  readonly cwd?: string;
  readonly account?: SystemAccount;
  /** It leads a group of processes, which end with it. */
  readonly group?: boolean;
  /** It can be sent messages, which operators do not. */
  readonly channel?: 'ipc';
}

/** Starts a file of the build, with its arguments, by Node. */
export function spawnBuilt(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
  launch: Launch = {},
): SpawnedProgram {
  return spawnProgram([process.execPath, ...started.options, ...command], environment, launch);
}

/** Starts a program, with its arguments. */
export function spawnProgram(
  [program, ...args]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>>,
  { cwd = ROOT, account = {}, group = false, channel }: Launch = {},
): SpawnedProgram {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  const child = spawn(program, args, {
    ...account,
    cwd,
    detached: group,
    env: { PATH, HOME, TMPDIR, ...started.environment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(channel === undefined ? [] : [channel])],
  });
  let text = '';

  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });

  killAfterTest(child, { group });
  return { child, readOutput: () => text };
}
