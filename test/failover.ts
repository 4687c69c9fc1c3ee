// Two servers of deploy/several lose a process, the network, the disk and the primary while they are written to: `npx tsx test/failover.ts`.
// It installs nothing. Status 69: programs are missing, or a case could not be made here.
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
// It uses the SDK, which is there only now.
const { runFailover: failover } = await import('./support/several/failover.ts');
// A fault may have left something open, which ends with it.
process.exit(await failover(programs));
