// Validates the e-invoices of the tests by the official rules, with the program that E_INVOICE_VALIDATOR names: `npx tsx test/e-invoices.ts`.
// Status 69: the program could not download the rules.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'xmlbuilder2';
import { buildEInvoice } from '../domain/invoices/ubl.ts';
import { E_INVOICES } from './support/e-invoices.ts';
import { runProgram } from './support/run-program.ts';
import { UNAVAILABLE } from './support/unavailable.ts';

const validator = process.env['E_INVOICE_VALIDATOR'];
const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-e-invoices-'));
try {
  process.exitCode = validator === undefined ? tellNobodyJudged() : judge(validator);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function tellNobodyJudged(): number {
  console.log('E_INVOICE_VALIDATOR names no program: the tests have only calculated the e-invoices again.');
  return 0;
}

function judge(program: string): number {
  const ask = (...files: string[]) => runProgram(program, files, { env: { ...process.env, XDG_CACHE_HOME: folder } });
  // Without files, the program only downloads the rules: a failure of that is no fault of an invoice.
  if (ask() !== 0) {
    console.log('The rules could not be had: the tests have only calculated the e-invoices again.');
    return UNAVAILABLE;
  }
  return ask(...Object.entries(E_INVOICES).map(([name, invoice]) => write(`${name}.xml`, xmlOf(invoice))));
}

function xmlOf(invoice: (typeof E_INVOICES)[keyof typeof E_INVOICES]): string {
  return create({ encoding: 'UTF-8' }, buildEInvoice(invoice)).end({ prettyPrint: true });
}

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
