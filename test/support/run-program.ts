// Runs another program and waits for its end: its output goes to the terminal.
import { spawnSync } from 'node:child_process';

/** Returns the status that a program ended with; 1 where it did not begin, or was killed. */
export function runProgram(
  program: string,
  args: readonly string[] = [],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): number {
  return spawnSync(program, args, { ...options, stdio: 'inherit' }).status ?? 1;
}
