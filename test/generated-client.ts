// Generates the TypeScript client again, which needs Java, and compares it with the committed one: `npx tsx test/generated-client.ts`.
// Status 69: Java is missing, or its generator cannot be downloaded.
import { runProgram } from './support/run-program.ts';
import { UNAVAILABLE } from './support/unavailable.ts';

const hasRun = (program: string, ...args: string[]): boolean => runProgram(program, args) === 0;

if (!hasRun('java', '-version') || !hasRun(process.execPath, 'build/setup.mjs', 'generate', '--client')) {
  console.log('The generator could not be had: npm test has compared the client by the hash of the contract only.');
  process.exitCode = UNAVAILABLE;
} else if (!hasRun('git', 'diff', '--exit-code', '--stat', '--', 'generated')) {
  console.log('generated/ is not what spec/ makes: run npm run generate and commit the result.');
  process.exitCode = 1;
}
