// Installs the service as the Dockerfile does, with packages from the network, and has its first invoice made: read-only, by another account. `.ci/run` runs it.
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import { childServer } from './support/child-server.ts';
import { clone } from './support/clone.ts';
import { buildImage, ignoredNames, instructions, type Image } from './support/dockerfile.ts';
import { firstInvoice } from './support/first-invoice.ts';
import { unprivileged } from './support/postgres.ts';

const DEPLOY = resolve(import.meta.dirname, '../deploy');
const PATIENCE = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-installed-'));
chmodSync(folder, 0o755);
const data = join(folder, 'data');
try {
  const image = install();
  setModes(image.root, { folders: 0o555, files: 0o444 });
  await serveFirstInvoice(image);
  console.log(`Installed in ${image.cwd}, read-only and by another account: the first invoice was made.`);
} finally {
  // What nobody may write to cannot be removed either.
  setModes(folder, { folders: 0o755, files: 0o644 });
  rmSync(folder, { recursive: true, force: true });
}

function install(): Image {
  const source = clone({ packages: false });
  try {
    return buildImage(instructions(readFileSync(join(DEPLOY, 'Dockerfile'), 'utf8')), {
      context: source.folder,
      folder,
      ignored: ignoredNames(join(DEPLOY, 'Dockerfile.dockerignore')),
    });
  } finally {
    source.remove();
  }
}

/** Root, who may always write, is not who runs it. */
function setModes(root: string, { folders, files }: { readonly folders: number; readonly files: number }): void {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) chmodSync(path, entry.isDirectory() ? folders : files);
  }
}

async function serveFirstInvoice(image: Image): Promise<void> {
  const account = await unprivileged();
  const [volume = ''] = image.volumes;
  cpSync(join(image.root, volume), data, { recursive: true });
  chmodSync(data, 0o700);
  if (account.uid !== undefined && account.gid !== undefined) chownSync(data, account.uid, account.gid);
  const { DATABASE_URL = '' } = image.environment;
  const [program = '', ...given] = image.command;
  const server = await childServer(
    { ...image.environment, DATABASE_URL: DATABASE_URL.replace(volume, data) },
    { command: [program, ...given], cwd: image.cwd, account, patience: PATIENCE },
  );
  const [, password = ''] = await server.printed(/user name admin, password ([\w-]+)/);
  const client = new Boekstaaf({ baseUrl: server.baseUrl, username: 'admin', password });
  const { id, calculated_totaalbedrag_inclusief_btw: total } = await firstInvoice(client);
  expect(total).to.equal(121);
  expect((await client.invoices.getInvoicePdf({ id })).size).to.be.greaterThan(10_000);
  expect(await (await client.invoices.getInvoiceUbl({ id })).text()).to.include('<Invoice ');
  expect(await server.end('SIGTERM')).to.deep.equal({ code: 0, signal: null });
}
