// The lines of the README that lead to the first paid invoice, run unchanged against the service.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import ts from 'typescript';
import { formatSettingsPage } from '../../config/page.ts';
import { SETTINGS } from '../../config/config.ts';
import { ADMINISTRATOR, api, baseUrl, basic } from '../support/index.ts';

const root = resolve(import.meta.dirname, '../..');
// Below the project, so that Node resolves the client as after an installation.
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

    const { statements } = ts.createSourceFile('lines.mjs', lines, ts.ScriptTarget.Latest);
    expect(statements.filter((each) => !ts.isImportDeclaration(each))).to.have.length(10);
    expect(lines.split('\n').filter((line) => line.length > 110)).to.deep.equal([]);
  });

  it('shows two commands first', () => {
    const commands = readme.match(/^ {4}\S.*$/gm) ?? [];
    expect(commands[0]).to.match(/^ {4}npm start\b/);
    expect(commands[1]).to.match(/^ {4}npm test\b/);
  });

  it('fits on two screens', () => {
    expect(readme.split('\n').length).to.be.at.most(90);
  });
});

describe('docs/settings.md', () => {
  const page = readFileSync(join(root, 'docs/settings.md'), 'utf8');

  it('is what npm run generate makes of the settings', () => {
    expect(page).to.equal(formatSettingsPage());
  });

  it('names every setting with its default, as --help does', () => {
    const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (?:none|`(.*?)`) \| (\S.*) \|$/gm)].map(
      ([, name = '', defaultText = '', effect = '']) => [name, { defaultText, effect }] as const,
    );
    expect(rows.map(([name]) => name)).to.deep.equal(Object.keys(SETTINGS));
    for (const [name, { default: defaultText, summary, details }] of Object.entries(SETTINGS)) {
      const row = Object.fromEntries(rows)[name];
      expect(row?.defaultText).to.equal(defaultText ?? '');
      expect(row?.effect).to.include(summary).and.include(details);
    }
  });

  it('explains each variable in the words of its errors: one line for --help', () => {
    for (const { summary } of Object.values(SETTINGS)) expect(summary).to.match(/^\S[^\n]{3,110}$/);
  });
});
