// Tries the options of build/start.json, which V8 may drop, on each supported version of Node: `npx tsx test/node-versions.ts`.
// Status 69: npm could not download one of the versions.
import started from '../build/start.json' with { type: 'json' };
import { runProgram } from './support/run-program.ts';
import { UNAVAILABLE } from './support/unavailable.ts';

const VERSIONS = [20, 22, 24];

process.exitCode = Math.max(...VERSIONS.map(tryVersion));

function tryVersion(major: number): number {
  const runNode = (...args: string[]) => runProgram('npx', ['--yes', `node@${String(major)}`, ...args]);
  if (runNode('--version') !== 0) {
    console.log(`npm did not bring Node ${String(major)}: nobody has tried the options of build/start.json on it.`);
    return UNAVAILABLE;
  }
  if (runNode(...started.options, '-e', '0') === 0) return 0;
  console.log(
    `Node ${String(major)} refuses the options of build/start.json: see docs/decisions/060-memory-and-processor-time.md.`,
  );
  return 1;
}
