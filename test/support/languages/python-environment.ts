// The Python client as a project has it: built, and installed into an environment of its own beside the tools that check it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientCommand } from './client-tests.ts';

/** The commands that try the client in `folder`; null where Python or its packages cannot be had. */
export function installPythonEnvironment(
  package_: string,
  folder: string,
): { readonly commands: readonly ClientCommand[] } | null {
  const requirements = join(package_, 'tests/requirements.txt');
  const environment = join(folder, 'environment');
  const requirementsText = readFileSync(requirements, 'utf8');
  const stamp = join(folder, 'requirements.txt');
  const program = join(environment, 'bin', 'python');

  const runCommand = (command: string, ...args: string[]): boolean => {
    const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return status === 0;
  };

  const runPip = (...args: string[]): boolean =>
    runCommand(program, '-m', 'pip', ...args, '--quiet', '--disable-pip-version-check');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== requirementsText) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    if (!runCommand('python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 10))')) return null;
    if (!runCommand('python3', '-m', 'venv', environment)) return null;
    if (!runPip('install', '-r', requirements)) return null;
    writeFileSync(stamp, requirementsText);
  }

  const wheels = join(folder, 'wheels');
  rmSync(wheels, { recursive: true, force: true });
  if (!runPip('wheel', package_, '--no-deps', '--no-build-isolation', '--wheel-dir', wheels))
    throw new Error('No wheel.');

  const [wheel = ''] = readdirSync(wheels);
  if (!runPip('install', '--force-reinstall', '--no-deps', join(wheels, wheel))) throw new Error('Not installed.');

  return { commands: commandsOf(package_, folder, program) };
}

function commandsOf(package_: string, folder: string, program: string): ClientCommand[] {
  const configuration = join(package_, 'pyproject.toml');
  const cache = ['--cache-dir', join(folder, 'mypy')];
  const tests = join(package_, 'tests');
  const examples = join(package_, '../../demo/integrations');
  const programs = [
    ...readdirSync(tests).map((name) => join(tests, name)),
    ...readdirSync(examples).map((name) => join(examples, name)),
  ];

  const createMypyCommand = (...args: string[]): ClientCommand => ({
    name: 'types',
    // Where a project would be: the client is found as it was installed.
    cwd: folder,
    command: [program, '-m', 'mypy', '--config-file', configuration, ...cache, ...args],
  });

  const pytest = ['-m', 'pytest', '-c', configuration, '--rootdir', tests, tests];
  return [
    createMypyCommand('-p', 'boekstaaf'),
    createMypyCommand(...programs.filter((path) => path.endsWith('.py'))),
    { name: 'tests', cwd: folder, command: [program, ...pytest] },
  ];
}
