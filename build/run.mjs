// Runs programs in this terminal, each to its end, and hands on to them the signals that this process gets.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** The program that runs at this moment: it gets the signals that this process gets. */
let running;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (running === undefined) process.exit(128 + constants.signals[signal]);
    running.kill(signal);
  });
}

/** Runs Node with these arguments to its end. */
export function runNode(args) {
  return run(process.execPath, args);
}

/** Runs a program to its end in this terminal. When it fails this process ends with its status: 128 and more for a signal. */
export async function run(program, args) {
  running = spawn(program, args, { stdio: 'inherit' });
  const status = await new Promise((resolve) => {
    running.once('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      resolve(1);
    });
    running.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  running = undefined;
  if (status !== 0) process.exit(status);
}
