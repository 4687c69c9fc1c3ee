// Tests the PHP client as Composer installs it, against the built service: `npx tsx test/sdk-php.ts`. `--types` also runs PHPStan.
// Status 69: PHP 8.2 with curl is missing, or Composer cannot download the packages.
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { installPhpProject } from './support/languages/php-project.ts';
import { runClientTests } from './support/languages/client-tests.ts';
import { runProgram } from './support/run-program.ts';
import { UNAVAILABLE } from './support/unavailable.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PACKAGE = join(ROOT, 'sdk/php');
const withTypes = process.argv.includes('--types');

process.chdir(ROOT);
execFileSync(process.execPath, ['build/setup.mjs', 'build'], { stdio: 'inherit' });
const project = installPhpProject(
  PACKAGE,
  join(ROOT, 'node_modules/.cache/sdk-php'),
  withTypes ? ['phpstan/phpstan:^2.1'] : [],
);
if (project === null) {
  console.log(
    `PHP, Composer or a package could not be had: the PHP client was not ${withTypes ? 'analysed' : 'tried'}.`,
  );
  process.exitCode = UNAVAILABLE;
} else if (withTypes) {
  const phpstan = [
    'vendor/bin/phpstan',
    'analyse',
    '--level=6',
    '--no-progress',
    '--memory-limit=2G',
    join(PACKAGE, 'src'),
  ];
  process.exitCode = runProgram('php', phpstan, { cwd: project });
} else {
  const command = ['php', join(PACKAGE, 'tests/run.php'), join(project, 'vendor/autoload.php')] as const;
  process.exitCode = await runClientTests([{ name: 'tests', cwd: project, command }], {});
}
