// The built server in a process of its own, with the options of operators; it reports to the test, and reads the test's clock.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { spawnBuilt } from './spawn-built.ts';
import { clock } from './clock.ts';
import type { SeenResponse } from './coverage.ts';
import { watchElsewhere } from './queries.ts';

export interface BuiltServer {
  readonly url: string;
  /** Runs everything that is due by the test's clock, and what that leads to; returns how many jobs ran. */
  runDue(): Promise<number>;
  /** Ends the server gracefully; resolves when its log and its responses have been reported. */
  close(): Promise<void>;
}

export interface ServerObserver {
  /** Gets one response of each kind, and every internal error. */
  readonly observe: (response: SeenResponse) => void;
  /** Gets the log, a line at a time. */
  readonly log: (line: string) => void;
}

type ServerCommand = 'runDue' | 'watch' | 'statements' | 'close';
type ServerMessage =
  | { readonly url: string }
  | { readonly seen: SeenResponse }
  | { readonly id: number; readonly value?: unknown; readonly error?: string };

/**
 * Starts the built server with these variables; `folder` is for what the two processes share. Throws with its output when it
 * ends instead.
 */
export async function startBuiltServer(
  environment: Readonly<Record<string, string>>,
  folder: string,
  { observe, log }: ServerObserver,
): Promise<BuiltServer> {
  const [clockFile, stopSharing] = shareClock(mkdtempSync(join(folder, 'clock-')));
  const command = ['test/support/built-server.mjs', clockFile];
  const { child, readOutput } = spawnBuilt(command, { ...environment, PORT: '0' }, { channel: 'ipc' });

  child.once('close', stopSharing);

  if (child.stdout !== null) createInterface(child.stdout).on('line', log);
  const closeEvent = once(child, 'close');
  const started = new Promise<string>((resolve) => {
    child.on('message', (message: ServerMessage) => {
      if ('url' in message) resolve(message.url);
      else if ('seen' in message) observe(message.seen);
    });
  });
  const url = await Promise.race([started, closeEvent.then(() => undefined)]);
  if (url === undefined) throw new Error(`The built server did not start: ${readOutput()}`);

  const ask = createRequester(child, readOutput);
  const stopWatching = watchElsewhere({
    watch: () => ask('watch'),
    readStatements: async () => (await ask('statements')) as string[],
  });

  child.once('close', stopWatching);

  return {
    url,
    runDue: async () => (await ask('runDue')) as number,
    async close() {
      stopWatching();
      await ask('close');
      await closeEvent;
    },
  };
}

/**
 * Returns a function that sends a command to the process, and returns the value of the reply to it. It rejects if the command
 * failed, or the process has ended.
 */
function createRequester(child: ChildProcess, readOutput: () => string): (command: ServerCommand) => Promise<unknown> {
  let lastId = 0;
  return (command) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;

      const finish = (settle: () => void): void => {
        child.off('message', handleMessage).off('close', handleEnd);
        settle();
      };

      const handleMessage = (message: ServerMessage): void => {
        if (!('id' in message) || message.id !== id) return;
        const { value, error } = message;
        finish(() => {
          if (error === undefined) resolve(value);
          else reject(new Error(`The built server could not ${command}: ${error}`));
        });
      };

      const handleEnd = (): void => {
        finish(() => {
          reject(new Error(`The built server has ended: ${readOutput()}`));
        });
      };

      child.on('message', handleMessage).once('close', handleEnd);
      child.send({ id, command }, (error) => {
        if (error !== null) handleEnd();
      });
    });
}

/** Writes the time of the test into a file at every change, so that each later request is answered with it. */
function shareClock(folder: string): readonly [file: string, stopSharing: () => void] {
  const path = join(folder, 'time');
  const file = openSync(path, 'w');
  const stopListening = clock.onChange((moment) => writeSync(file, new Float64Array([moment]), 0, 8, 0));
  return [
    path,
    () => {
      stopListening();
      closeSync(file);
    },
  ];
}
