// The lines of the README that lead to the first paid invoice, run as they stand there against the service.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { SETTINGS } from '../../config.ts';
import { ADMINISTRATOR, api, baseUrl, basic } from '../support/index.ts';

const root = resolve(import.meta.dirname, '../..');
// Below the project, so that the client is found as it would be after an installation.
const folder = join(root, '.cache', `readme-${String(process.pid)}`);

describe('the README', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');

  after(() => rmSync(folder, { recursive: true, force: true }));

  it('leads to a paid invoice in ten lines', async () => {
    const [, lines = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
    const here = lines
      .replace('http://127.0.0.1:8080', baseUrl)
      .replace("'admin'", JSON.stringify(ADMINISTRATOR.username))
      .replace("'the one that was printed'", JSON.stringify(ADMINISTRATOR.password));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'lines.mjs'), here);

    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'lines.mjs')]);

    const [invoice] = await basic.invoices.listInvoices();
    expect(stdout.trim()).to.equal(`${String(invoice?.factuur_nummer)} betaald`);
    expect(invoice?.calculated_totaalbedrag_inclusief_btw).to.equal(97.5);
    expect((await api.bookings.getBooking({ id: invoice?.boeking_id ?? 0 })).personen).to.equal(20);
    expect(here.split('\n\n')[1]?.trim().split('\n')).to.have.length(10);
  });

  it('shows two commands first', () => {
    const commands = readme.match(/^ {4}\S.*$/gm) ?? [];
    expect(commands[0]).to.match(/^ {4}npm start\b/);
    expect(commands[1]).to.match(/^ {4}npm test\b/);
  });

  it('names every setting with its default, as --help does', () => {
    const rows = [...readme.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \| (.*?) \|/gm)].flatMap(
      ([, names = '', defaults = '']) => {
        const each = names.match(/[A-Z_]+/g) ?? [];
        const said = defaults.split(', ').map((text) => /^`(.*)`$/.exec(text)?.[1] ?? null);
        return each.map((name, at) => [name, said[at] ?? null] as const);
      },
    );
    const known = Object.entries(SETTINGS).map(([name, { fallback }]) => [name, fallback === '' ? null : fallback]);
    expect(Object.fromEntries(rows)).to.deep.equal(Object.fromEntries(known));
  });
});
