// Runs the tests of a client in another language beside all that they ask: the service, a failing server, and one that knows the contract.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ADMINISTRATOR } from '../administrator.ts';
import { listContractCases } from './cases.ts';
import { Echo } from './echo.ts';
import { startScriptedServer } from './scripted.ts';
import { serveWorld } from './world.ts';

/** A program that judges the client. */
export interface ClientCommand {
  readonly name: string;
  readonly cwd: string;
  readonly command: readonly [string, ...string[]];
}

/** The status that this run ends with: 0 where all programs are content and every example of the contract came in as it should. */
export async function runClientTests(
  commands: readonly ClientCommand[],
  environment: Readonly<Record<string, string>>,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-client-'));
  const cases = listContractCases();
  const echo = new Echo(cases);
  const failing = await startScriptedServer();

  try {
    const file = join(folder, 'cases.json');
    writeFileSync(file, JSON.stringify(cases));
    const echoUrl = await echo.open();
    const { server, token } = await serveWorld(folder);
    const env = {
      ...process.env,
      ...environment,
      PROJECT: resolve(import.meta.dirname, '../../..'),
      SERVICE_URL: server.baseUrl,
      SERVICE_TOKEN: token,
      SERVICE_USERNAME: ADMINISTRATOR.username,
      SERVICE_PASSWORD: ADMINISTRATOR.password,
      SCRIPTED_URL: failing.clientUrl,
      SCRIPTED_CONTROL: failing.controlUrl,
      ECHO_URL: echoUrl,
      CASES_FILE: file,
    };
    let worst = 0;
    for (const { name, cwd, command } of commands) {
      const began = performance.now();
      const [program, ...args] = command;
      const [status] = (await once(spawn(program, args, { cwd, env, stdio: 'inherit' }), 'exit')) as [number | null];
      console.log(`${name}: ${status === 0 ? 'good' : 'failed'}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
      worst = Math.max(worst, status ?? 1);
    }
    await server.end('SIGTERM');
    return Math.max(worst, reportVerdict(echo, cases.length));
  } finally {
    await Promise.all([echo.close(), failing.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function reportVerdict(echo: Echo, count: number): number {
  const { arrivalCount, wrong } = echo.verdict;
  for (const each of wrong.slice(0, 20)) console.log(each);
  console.log(
    `${String(arrivalCount)} of ${String(count)} examples of the contract came in, ${String(wrong.length)} of them changed.`,
  );
  return arrivalCount === count && wrong.length === 0 ? 0 : 1;
}
