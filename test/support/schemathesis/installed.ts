// Schemathesis in an environment of Python of its own, in the versions that requirements.txt names.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The program, installed into `folder` unless it is there; null where Python or the packages cannot be had. */
export function installSchemathesis(kit: string, folder: string): string | null {
  const requirements = join(kit, 'requirements.txt');
  const requirementsText = readFileSync(requirements, 'utf8');
  const stamp = join(folder, 'requirements.txt');
  const program = join(folder, 'bin', 'schemathesis');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === requirementsText) return program;

  rmSync(folder, { recursive: true, force: true });
  const runCommand = (command: string, ...args: string[]): boolean =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  const pip = join(folder, 'bin', 'pip');
  if (!runCommand('python3', '-m', 'venv', folder)) return null;
  if (!runCommand(pip, 'install', '--quiet', '--disable-pip-version-check', '-r', requirements)) return null;

  writeFileSync(stamp, requirementsText);
  return program;
}
