// Runs Caddy with deploy/Caddyfile before the built service: `npx tsx test/caddy.ts`. Status 69: Caddy is missing.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkProxy } from './support/behind-proxies.ts';
import { CADDYFILE, startCaddy } from './support/caddy-before.ts';
import { runProgram } from './support/run-program.ts';
import { UNAVAILABLE } from './support/unavailable.ts';

const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-caddy-'));
try {
  process.exitCode = await main();
} finally {
  rmSync(folder, { recursive: true });
}

async function main(): Promise<number> {
  if (spawnSync('caddy', ['version']).status !== 0) return UNAVAILABLE;
  if (runProgram('caddy', ['validate', '--config', CADDYFILE, '--adapter', 'caddyfile']) !== 0) return 1;
  await checkProxy(startCaddy, folder);
  return 0;
}
