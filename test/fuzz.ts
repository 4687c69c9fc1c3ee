// Runs the long form of fuzz.test.ts and injection.test.ts: `npx tsx test/fuzz.ts --requests 35000`, on both databases at once.
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { SEED } from './support/random.ts';
import { runProgram } from './support/run-program.ts';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '35000' } } });
const tests = ['test/whole/fuzz.test.ts', 'test/whole/injection.test.ts'];
process.exitCode = runProgram(process.execPath, ['--import', 'tsx', 'test/run.ts', ...tests], {
  cwd: resolve(import.meta.dirname, '..'),
  env: { ...process.env, REQUESTS: values.requests, SEED: String(SEED) },
});
