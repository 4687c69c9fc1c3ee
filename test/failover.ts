// Takes a process, the network, the disk and the primary from two servers of deploy/several during writes: `npx tsx test/failover.ts`.
// Installs nothing. Status 69: programs are missing, or a case could not be made here.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findPrograms } from './support/several/programs.ts';
import { UNAVAILABLE } from './support/unavailable.ts';

const programs = findPrograms();
if (!('postgres' in programs)) {
  console.log(`failover: left out, for want of programs: apt-get install ${programs.join(' ')}`);
  process.exit(UNAVAILABLE);
}
execFileSync(process.execPath, ['build/setup.mjs', 'build'], {
  stdio: 'inherit',
  cwd: resolve(import.meta.dirname, '..'),
});
// Imported after the build, since it uses the SDK.
const { runFailover: failover } = await import('./support/several/failover.ts');
// A failed case may have left something open, which ends with the process.
process.exit(await failover(programs));
