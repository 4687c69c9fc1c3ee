// The built server as operators run it: in a process of its own, which a test can signal and kill.
import { once } from 'node:events';
import { send } from './raw.ts';
import { freePort } from './postgres.ts';
import { scaleWait } from './patience.ts';
import { type Launch, spawnBuilt, type SpawnedProgram, spawnProgram } from './spawn-built.ts';

const START_TIMEOUT_MS = 30_000;

interface ProgramEnd {
  readonly code: number | null;
  readonly signal: string | null;
}

/** A program that runs, and its output. */
export interface ChildProgram {
  /** The process id of the started program. */
  readonly pid: number;
  /** Returns all that it has written so far. */
  readOutput(): string;
  /** Waits for a match in its output. Throws when the program ends without one. */
  waitForMatch(pattern: RegExp): Promise<RegExpExecArray>;
  /** How the program ended, when all that it and its children wrote has arrived. */
  readonly programEnd: Promise<ProgramEnd>;
  /** Sends a signal; resolves when the process has ended and all that it wrote has arrived. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGHUP' | 'SIGKILL'): Promise<ProgramEnd>;
}

export interface ChildServer extends ChildProgram {
  readonly baseUrl: string;
}

/** How the start of a server differs from that by `npm start`. */
export interface ServerLaunch extends Pick<Launch, 'cwd' | 'account'> {
  /** A program and its arguments in place of the built server's; it leads a group of processes. */
  readonly command?: readonly [string, ...string[]];
  /** How long it may take until it serves, in milliseconds: longer for a command that builds first. */
  readonly startTimeoutMs?: number;
  /** Its port; a free one by default. */
  readonly port?: number;
}

/**
 * Starts the built server as `npm start` does, with these variables, and waits until it is ready. Throws with its output when
 * it ends instead, or takes too long.
 */
export async function startChildServer(
  environment: Readonly<Record<string, string>>,
  launch: ServerLaunch = {},
): Promise<ChildServer> {
  const port = String(launch.port ?? (await freePort()));
  const { child, readOutput } = start({ LOG_LEVEL: 'warn', ...environment, PORT: port }, launch);
  const baseUrl = `http://127.0.0.1:${port}`;
  const program = followProgram({ child, readOutput });
  const deadline = performance.now() + scaleWait(launch.startTimeoutMs ?? START_TIMEOUT_MS);

  while (!(await isReady(baseUrl))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start: ${readOutput()}`);
    }
    await waitBriefly();
  }

  return { baseUrl, ...program };
}

/** Starts a program as its users do in a terminal: it leads a group of processes, which a negative `pid` signals. */
export function startChildProgram(
  command: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>>,
  launch: Pick<Launch, 'cwd'> = {},
): ChildProgram {
  return followProgram(spawnProgram(command, environment, { ...launch, group: true }));
}

function followProgram({ child, readOutput }: SpawnedProgram): ChildProgram {
  const closeEvent = once(child, 'close') as Promise<[number | null, string | null]>;
  const programEnd = closeEvent.then(([code, signal]) => ({ code, signal }));

  return {
    pid: child.pid ?? 0,
    readOutput,
    async waitForMatch(pattern) {
      for (;;) {
        const match = pattern.exec(readOutput());
        if (match !== null) return match;
        if (child.exitCode !== null)
          throw new Error(`The program ended without saying ${String(pattern)}: ${readOutput()}`);
        await waitBriefly();
      }
    },
    programEnd,
    end(signal) {
      child.kill(signal);
      return programEnd;
    },
  };
}

/** Starts the built server, for starts that must fail; returns its exit code and its output when it has ended. */
export async function awaitFailedStart(
  environment: Readonly<Record<string, string>>,
  launch: ServerLaunch = {},
): Promise<{ code: number | null; output: string }> {
  const { child, readOutput } = start({ PORT: String(await freePort()), ...environment }, launch);
  const timer = setTimeout(() => child.kill('SIGKILL'), scaleWait(START_TIMEOUT_MS));
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { code, output: readOutput() };
}

function start(environment: Readonly<Record<string, string>>, { command, ...launch }: ServerLaunch): SpawnedProgram {
  if (command === undefined) return spawnBuilt(['dist/server.js'], environment, launch);
  return spawnProgram(command, environment, { ...launch, group: true });
}

/** Waits between two looks at a process, which announces nothing. */
function waitBriefly(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await send(baseUrl, 'GET', '/ready', {})).status === 200;
  } catch {
    return false;
  }
}
