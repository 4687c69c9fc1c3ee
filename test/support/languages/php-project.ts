// An empty PHP project in which Composer installs the client, as a project of an integrator would have it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project, new, with these packages as well; null where PHP, Composer or a package cannot be had. */
export function installPhpProject(client: string, folder: string, packages: readonly string[]): string | null {
  const runCommand = (command: string, ...args: string[]): boolean =>
    spawnSync(command, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
    }).status === 0;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (!runCommand('php', '-r', "exit(PHP_VERSION_ID >= 80200 && extension_loaded('curl') ? 0 : 1);")) return null;

  // Copied, as a package from a registry is: the client must contain all that it needs, and Composer needs no registry.
  const here = { type: 'path', url: client, options: { symlink: false } };
  const require = Object.fromEntries(packages.map((name) => name.split(':') as [string, string]));
  const repositories = packages.length > 0 ? [here] : [here, { 'packagist.org': false }];
  const project = { repositories, require: { 'boekstaaf/boekstaaf': '*', ...require } };
  writeFileSync(join(folder, 'composer.json'), JSON.stringify(project));

  return runCommand('composer', 'install', '--no-interaction', '--quiet') ? folder : null;
}
