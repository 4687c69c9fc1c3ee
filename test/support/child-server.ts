// The server as operators run it, built: a process of its own, which a test can signal and kill.
import { once } from 'node:events';
import { send } from './raw.ts';
import { freePort } from './postgres.ts';
import { spawnBuilt, type Spawned } from './spawn-built.ts';

const PATIENCE = 30_000;

export interface ChildServer {
  readonly baseUrl: string;
  /** All it has written to its output so far. */
  output(): string;
  /** The first match in its output, as soon as it is there. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Sends a signal; the answer comes when the process has ended and all that it wrote has arrived. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ readonly code: number | null; readonly signal: string | null }>;
}

/** Starts the built server, as `npm start` does, with these variables and waits until it takes requests; throws with its output when it ends instead. */
export async function childServer(environment: Readonly<Record<string, string>>): Promise<ChildServer> {
  const port = String(await freePort());
  const { child, output } = start({ LOG_LEVEL: 'warn', ...environment, PORT: port });
  const baseUrl = `http://127.0.0.1:${port}`;
  const gone = once(child, 'close') as Promise<[number | null, string | null]>;
  const deadline = performance.now() + PATIENCE;
  while (!(await isReady(baseUrl))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start: ${output()}`);
    }
    await tick();
  }
  return {
    baseUrl,
    output,
    async printed(pattern) {
      for (;;) {
        const found = pattern.exec(output());
        if (found !== null) return found;
        if (child.exitCode !== null) throw new Error(`The server ended without saying ${String(pattern)}: ${output()}`);
        await tick();
      }
    },
    async end(signal) {
      child.kill(signal);
      const [code, by] = await gone;
      return { code, signal: by };
    },
  };
}

/** Starts the built server and waits for its end: for starts that must fail. */
export async function failedStart(
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = start({ PORT: String(await freePort()), ...environment });
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { code, output: output() };
}

function start(environment: Readonly<Record<string, string>>): Spawned {
  return spawnBuilt(['dist/server.js'], environment);
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
