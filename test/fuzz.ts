// The long form of fuzz.test.ts and injection.test.ts, by command: `npx tsx test/fuzz.ts --requests 35000`, on both databases at once.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { SEED } from './support/random.ts';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '35000' } } });
const tests = ['test/whole/fuzz.test.ts', 'test/whole/injection.test.ts'];
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'test/run.ts', ...tests], {
  cwd: resolve(import.meta.dirname, '..'),
  env: { ...process.env, REQUESTS: values.requests, SEED: String(SEED) },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
