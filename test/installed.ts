// Installs the build and its production packages as operators do, and makes the first invoice: read-only, by another account.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import startOptions from '../build/start.json' with { type: 'json' };
import { startChildServer } from './support/child-server.ts';
import { createFirstInvoice } from './support/first-invoice.ts';
import { findUnprivilegedAccount } from './support/postgres.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PATIENCE_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-installed-'));
chmodSync(folder, 0o755);
const app = join(folder, 'app');
const data = join(folder, 'data');
try {
  install();
  setModes(app, { folders: 0o555, files: 0o444 });
  await serveFirstInvoice();
  console.log('Installed, read-only and by another account: the first invoice was made.');
} finally {
  // Files in a read-only folder cannot be removed.
  setModes(folder, { folders: 0o755, files: 0o644 });
  rmSync(folder, { recursive: true, force: true });
}

/** Builds, copies what operators get, and installs the production packages. */
function install(): void {
  execFileSync(process.execPath, ['build/setup.mjs', 'build'], { cwd: ROOT, stdio: 'inherit' });
  for (const file of ['package.json', 'package-lock.json', 'sdk/package.json', 'dist'])
    cpSync(join(ROOT, file), join(app, file), { recursive: true });

  const options = ['--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['ci', ...options], { cwd: app, stdio: 'inherit' });
}

/**
 * Sets the modes of a folder and of all files and folders below. Root may write to read-only files, so the server runs by
 * another account.
 */
function setModes(root: string, { folders, files }: { readonly folders: number; readonly files: number }): void {
  chmodSync(root, folders);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) chmodSync(path, entry.isDirectory() ? folders : files);
  }
}

async function serveFirstInvoice(): Promise<void> {
  const account = await findUnprivilegedAccount();
  mkdirSync(data, { mode: 0o700 });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(data, account.uid, account.gid);

  const command = [process.execPath, ...startOptions.options, 'dist/server.js'] as const;
  const settings = { DATABASE_URL: `sqlite:${join(data, 'boekstaaf.db')}` };

  const server = await startChildServer(settings, { command, cwd: app, account, startTimeoutMs: PATIENCE_MS });
  const [, password = ''] = await server.waitForMatch(/user name admin, password ([\w-]+)/);

  const client = new Boekstaaf({ baseUrl: server.baseUrl, username: 'admin', password });
  const { id, calculated_totaalbedrag_inclusief_btw: total } = await createFirstInvoice(client);
  expect(total).to.equal(121);
  expect((await client.invoices.getInvoicePdf({ id })).size).to.be.greaterThan(10_000);
  expect(await (await client.invoices.getInvoiceUbl({ id })).text()).to.include('<Invoice ');

  expect(await server.end('SIGTERM')).to.deep.equal({ code: 0, signal: null });
}
