// The server as operators run it, built: a process of its own, which a test can signal and kill.
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

/** A program that runs, and what it says. */
export interface ChildProgram {
  /** The process id of the started program. */
  readonly pid: number;
  /** All it has written to its output so far. */
  readOutput(): string;
  /** The first match in its output, as soon as it is there. */
  waitForMatch(pattern: RegExp): Promise<RegExpExecArray>;
  /** How the program ended, when all that it and its children wrote has arrived. */
  readonly programEnd: Promise<ProgramEnd>;
  /** Sends a signal; the answer comes when the process has ended and all that it wrote has arrived. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGHUP' | 'SIGKILL'): Promise<ProgramEnd>;
}

export interface ChildServer extends ChildProgram {
  readonly baseUrl: string;
}

/** How a server is started when not as `npm start` does in the end. */
export interface ServerLaunch extends Pick<Launch, 'cwd' | 'account'> {
  /** A program and its arguments in place of the built server's; it leads a group of processes. */
  readonly command?: readonly [string, ...string[]];
  /** How long it may take until it serves, in milliseconds; what is built before takes its time. */
  readonly patience?: number;
  /** Where it listens; a free port unless it is to come back where it was. */
  readonly port?: number;
}

/** Starts the built server, as `npm start` does, with these variables and waits until it takes requests; throws with its output when it ends instead. */
export async function startChildServer(
  environment: Readonly<Record<string, string>>,
  launch: ServerLaunch = {},
): Promise<ChildServer> {
  const port = String(launch.port ?? (await freePort()));
  const { child, readOutput: output } = start({ LOG_LEVEL: 'warn', ...environment, PORT: port }, launch);
  const baseUrl = `http://127.0.0.1:${port}`;
  const program = followProgram({ child, readOutput: output });
  const deadline = performance.now() + scaleWait(launch.patience ?? START_TIMEOUT_MS);

  while (!(await isReady(baseUrl))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start: ${output()}`);
    }
    await tick();
  }

  return { baseUrl, ...program };
}

/**
 * Starts a program as its users do, at the head of a group of processes as in a terminal. So a negative `pid` signals
 * all of them.
 */
export function startChildProgram(
  command: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>>,
  launch: Pick<Launch, 'cwd'> = {},
): ChildProgram {
  return followProgram(spawnProgram(command, environment, { ...launch, group: true }));
}

function followProgram({ child, readOutput: output }: SpawnedProgram): ChildProgram {
  const ended = (once(child, 'close') as Promise<[number | null, string | null]>).then(([code, signal]) => ({
    code,
    signal,
  }));
  return {
    pid: child.pid ?? 0,
    readOutput: output,
    async waitForMatch(pattern) {
      for (;;) {
        const match = pattern.exec(output());
        if (match !== null) return match;
        if (child.exitCode !== null)
          throw new Error(`The program ended without saying ${String(pattern)}: ${output()}`);
        await tick();
      }
    },
    programEnd: ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts the built server and waits for its end: for starts that must fail. */
export async function awaitFailedStart(
  environment: Readonly<Record<string, string>>,
  launch: ServerLaunch = {},
): Promise<{ code: number | null; output: string }> {
  const { child, readOutput: output } = start({ PORT: String(await freePort()), ...environment }, launch);
  const timer = setTimeout(() => child.kill('SIGKILL'), scaleWait(START_TIMEOUT_MS));
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { code, output: output() };
}

function start(environment: Readonly<Record<string, string>>, { command, ...launch }: ServerLaunch): SpawnedProgram {
  if (command === undefined) return spawnBuilt(['dist/server.js'], environment, launch);
  return spawnProgram(command, environment, { ...launch, group: true });
}

// Between two looks at a process that says nothing.
function tick(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await send(baseUrl, 'GET', '/ready', {})).status === 200;
  } catch {
    return false;
  }
}
