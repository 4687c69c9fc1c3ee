// Runs nginx with deploy/nginx.conf before the built service: `npx tsx test/nginx.ts`.
// `--newer` only tests the syntax of its form for nginx 1.25.1 and later.
// Status 69: nginx or openssl is missing, or this nginx does not know the newer form.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkProxy } from './support/behind-proxies.ts';
import { startNginx } from './support/nginx-before.ts';
import { readNginxForms } from './support/nginx-forms.ts';
import { runProgram } from './support/run-program.ts';
import { UNAVAILABLE } from './support/unavailable.ts';

const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-nginx-'));
try {
  process.exitCode = await main();
} finally {
  rmSync(folder, { recursive: true });
}

/** Returns the status of the program. */
async function main(): Promise<number> {
  const version = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr);
  if (version === null) return UNAVAILABLE;
  if (!process.argv.includes('--newer')) return checkOlderForm();
  const [, major = 0, minor = 0, patch = 0] = version.map(Number);
  const knowsNewerForm = major > 1 || minor > 25 || (minor === 25 && patch >= 1);
  return knowsNewerForm ? checkNewerForm() : UNAVAILABLE;
}

async function checkOlderForm(): Promise<number> {
  if (!createCertificate()) return UNAVAILABLE;
  const { older, several } = readNginxForms();
  if (![older, several].every(isAccepted)) return 1;
  await checkProxy((proxied) => startNginx(older, proxied), folder);
  return 0;
}

function checkNewerForm(): number {
  if (!createCertificate()) return UNAVAILABLE;
  return isAccepted(readNginxForms().newer) ? 0 : 1;
}

/** Creates the certificate that the configuration names; returns false without openssl. */
function createCertificate(): boolean {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const opensslArguments = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=boekstaaf.example',
    ...files,
  ];
  return spawnSync('openssl', opensslArguments, { stdio: 'ignore' }).status === 0;
}

/** Returns whether nginx accepts a configuration. */
function isAccepted(text: string): boolean {
  const conf = join(folder, 'nginx.conf');
  const site = text
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    .replaceAll('/var/log/nginx/access.log', join(folder, 'access.log'));
  writeFileSync(conf, `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\n${site}}\n`);
  return runProgram('nginx', ['-t', '-p', folder, '-c', conf]) === 0;
}
