// Tests the installed Python client: its types by mypy, and its own tests against the built service: `npx tsx test/sdk-python.ts`.
// Status 69: Python or one of its packages is missing.
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { runClientTests } from './support/languages/client-tests.ts';
import { installPythonEnvironment } from './support/languages/python-environment.ts';
import { UNAVAILABLE } from './support/unavailable.ts';

const ROOT = resolve(import.meta.dirname, '..');
const TESTS = join(ROOT, 'sdk/python/tests');

process.chdir(ROOT);
execFileSync(process.execPath, ['build/setup.mjs', 'build'], { stdio: 'inherit' });
const python = installPythonEnvironment(join(ROOT, 'sdk/python'), join(ROOT, 'node_modules/.cache/sdk-python'));
if (python === null) {
  console.log('There is no Python 3.10, or no packages for it: nobody has tried the Python client.');
  process.exitCode = UNAVAILABLE;
} else {
  process.exitCode = await runClientTests(python.commands, { PYTHONDONTWRITEBYTECODE: '1', PYTHONPATH: TESTS });
}
