// Starts programs of the build as operators do: with the options of start.json and no more of the environment than they are given.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import started from '../../start.json' with { type: 'json' };
import { endsWithTest } from './children.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export interface Spawned {
  readonly child: ChildProcess;
  /** All it has written to its output so far. */
  readonly output: () => string;
}

/** Starts a file, with its arguments, by Node; with `channel` it can be sent messages, which operators do not. */
export function spawnBuilt(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
  channel?: 'ipc',
): Spawned {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  const child = spawn(process.execPath, [...started.options, ...command], {
    cwd: ROOT,
    env: { PATH, HOME, TMPDIR, ...started.environment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(channel === undefined ? [] : [channel])],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  endsWithTest(child);
  return { child, output: () => text };
}
