// Starts the servers under measurement: built as the product is built, each in its own process that reports its usage.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import bundle from '../build/bundle.json' with { type: 'json' };
import started from '../build/start.json' with { type: 'json' };
import { freePort } from '../test/support/postgres.ts';
import type { MeasuredServer } from './load.ts';
import type { UsageQuestion, Usage } from './servers/report.ts';

export const ROOT_FOLDER = resolve(import.meta.dirname, '..');
const BUILD_FOLDER = join(ROOT_FOLDER, '.cache/bench');
const START_TIMEOUT_MS = 20_000;
/** Other programs compile their whole contract before their first response. */
const FILE_START_TIMEOUT_MS = 120_000;
/** The secrets key of all databases here, so that a copied database needs no key file next to it. */
export const SECRETS_KEY = 'the key of all measurements, which is long enough';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process to its first response, in milliseconds. */
  readonly started: number;
  ask(question: UsageQuestion): Promise<Usage>;
  /** Kills the process, or ends it in order by SIGTERM. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Bundles the servers of bench/servers as build/setup.mjs bundles the product. */
export async function buildServers(): Promise<void> {
  const servers = ['report', 'koa', 'door', 'by-hand/main', 'receivers', 'poster'];
  const benchServers = servers.map((name) => [name, join(ROOT_FOLDER, `bench/servers/${name}.ts`)] as const);
  const product = ['server', 'db/engine/sqlite/worker-process'].map(
    (name) => [name, join(ROOT_FOLDER, `${name}.ts`)] as const,
  );
  rmSync(BUILD_FOLDER, { recursive: true, force: true });
  await build({
    entryPoints: Object.fromEntries([...benchServers, ...product]),
    outdir: BUILD_FOLDER,
    ...(bundle as BuildOptions),
  });
}

/** The built product, one of bench/servers by name, or a file that Node runs as it is. */
export interface Program {
  readonly name: 'product' | 'koa' | 'door' | 'by-hand/main' | 'receivers' | 'poster' | 'file';
  readonly file?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** The arguments of the program for a port. */
  readonly listArguments?: (port: string) => readonly string[];
  /** The longest allowed start, in milliseconds. */
  readonly startTimeoutMs?: number;
}

/** Starts a server as `npm start` does; resolves at its first response to GET /health. */
export async function start({
  name,
  file: ownFile = '',
  environment = {},
  listArguments: buildArguments = () => [],
  startTimeoutMs = name === 'file' ? FILE_START_TIMEOUT_MS : START_TIMEOUT_MS,
}: Program): Promise<ServerProcess> {
  const port = String(await freePort());
  const { PATH = '', HOME = '' } = process.env;
  const file =
    { product: join(ROOT_FOLDER, 'dist/server.js'), file: ownFile }[name as string] ?? join(BUILD_FOLDER, `${name}.js`);
  const preload = pathToFileURL(join(BUILD_FOLDER, 'report.js')).href;
  const began = performance.now();
  const child = spawn(process.execPath, [...started.options, '--import', preload, file, ...buildArguments(port)], {
    cwd: ROOT_FOLDER,
    env: { PATH, HOME, LOG_LEVEL: 'warn', SECRETS_KEY, ...started.environment, ...environment, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

  running.add(child);
  child.once('exit', () => running.delete(child));

  const url = `http://127.0.0.1:${port}`;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || performance.now() - began > startTimeoutMs)
      throw new Error(`${file} did not start.`);
    await new Promise((again) => setTimeout(again, 2));
  }

  return {
    url,
    pid: child.pid ?? 0,
    started: performance.now() - began,
    async ask(question) {
      const message = once(child, 'message');
      child.send(question);
      const [usage] = (await message) as [Usage];
      return usage;
    },
    async stop(signal = 'SIGKILL') {
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
  };
}

/**
 * Returns a server as a side of a comparison; `database` returns the processor time of the database that works for it.
 */
export function sideOf(child: ServerProcess, database: () => number = () => 0): MeasuredServer {
  return {
    url: child.url,
    readUsage: async () => ({ server: (await child.ask('usage')).processor, database: database() }),
  };
}

function isHealthy(url: string): Promise<boolean> {
  return new Promise((reportHealth) => {
    get(`${url}/health`, { agent: false }, (response) => {
      response.resume();
      reportHealth(response.statusCode === 200);
    }).once('error', () => {
      reportHealth(false);
    });
  });
}
