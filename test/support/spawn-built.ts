// Starts programs as operators do: with the options of build/start.json, and an environment of their own.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import started from '../../build/start.json' with { type: 'json' };
import { killAfterTest } from './children.ts';
import type { SystemAccount } from './postgres.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export interface SpawnedProgram {
  readonly child: ChildProcess;
  /** Returns all that it has written so far. */
  readonly readOutput: () => string;
}

/** The folder, the account and the process group of a program: by default the project's folder, our account and no group. */
export interface Launch {
  readonly cwd?: string;
  readonly account?: SystemAccount;
  /** Whether it leads a group of processes, which end with it. */
  readonly group?: boolean;
  /** Opens a channel for messages, which operators have not. */
  readonly channel?: 'ipc';
}

/** Starts Node with the options of the build and this command; returns the process. */
export function spawnBuilt(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
  launch: Launch = {},
): SpawnedProgram {
  return spawnProgram([process.execPath, ...started.options, ...command], environment, launch);
}

/** Starts a program with its arguments; returns the process. */
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
