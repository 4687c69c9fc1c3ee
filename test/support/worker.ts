// One run of test files in a process of its own: each file with mocha, its own database and its own service.
import Mocha from 'mocha';
import { reportOf, type Counts } from './report.ts';
import { readWork } from './work.ts';

const work = readWork();
const service = work.database ? await import('./service.ts') : undefined;
let current = '';

// Without a listener of ours mocha swallows what nobody awaited.
process.on('unhandledRejection', (reason) => {
  throw reason;
});
process.on('uncaughtExceptionMonitor', () => {
  console.error(`Nobody caught this, in or after ${current}:`);
});

for (const file of work.files) {
  current = file;
  process.send?.(await run(file));
}
await service?.stop();
process.send?.('done');
process.disconnect();

async function run(file: string): Promise<Counts> {
  const mocha = new Mocha({ timeout: 20_000, forbidOnly: true, forbidPending: true });
  if (service) mocha.rootHooks(service.rootHooks(file));
  mocha.addFile(file);
  const report = reportOf(file, mocha);
  try {
    await mocha.loadFilesAsync();
  } catch (error) {
    return report.unreadable(error);
  }
  await new Promise((resolve) => mocha.run(resolve));
  return report.result();
}
