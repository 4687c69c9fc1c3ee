// Writes the e-invoices of the tests into a folder, for a program that knows the official rules: tsx test/e-invoices.ts FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'xmlbuilder2';
import { eInvoice } from '../domain/invoices/ubl.ts';
import { E_INVOICES } from './support/e-invoices.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder: tsx test/e-invoices.ts FOLDER');
mkdirSync(folder, { recursive: true });
for (const [name, invoice] of Object.entries(E_INVOICES)) {
  const xml = create({ encoding: 'UTF-8' }, eInvoice(invoice)).end({ prettyPrint: true });
  writeFileSync(join(folder, `${name}.xml`), xml);
}
console.log(`${String(Object.keys(E_INVOICES).length)} e-invoices in ${folder}`);
