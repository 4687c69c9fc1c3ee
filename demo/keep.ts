// Keeps the work of `demo -- --keep`: the server with everything in it, and an invoice, a mail and a table as files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Boekstaaf, Invoice, QueuedMail } from 'boekstaaf';
import { waitForInterrupt, type DemoServer } from './server.ts';

const FOLDER = resolve('data', 'demo');

/** Saves one invoice as PDF, the latest mail as text, and the journal of a period as CSV; returns their paths. */
export async function saveFiles(
  client: Boekstaaf,
  { url, token }: { readonly url: string; readonly token: string },
  { invoice, begin, eind }: { readonly invoice: Invoice; readonly begin: string; readonly eind: string },
): Promise<string[]> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });

  const pdf = join(FOLDER, `${invoice.factuur_nummer ?? 'invoice'}.pdf`);
  await client.invoices.getPdf(invoice.id).saveTo(pdf);

  const mail = (await client.mails.list({ page_size: 1000 })).at(-1);
  const table = await fetch(`${url}/api2/journaal?begin=${begin}&eind=${eind}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/csv' },
  });
  if (!table.ok) throw new Error(await table.text());

  return [
    pdf,
    ...(mail === undefined ? [] : [saveText('mail.txt', textOf(mail))]),
    saveText('journal.csv', await table.text()),
  ];
}

function saveText(name: string, text: string): string {
  const path = join(FOLDER, name);
  writeFileSync(path, text);
  return path;
}

function textOf({ from_name, from_address, to, subject, body, attachments }: QueuedMail): string {
  const head = [`From: ${from_name} <${from_address}>`, `To: ${to.join(', ')}`, `Subject: ${subject}`];
  const files = attachments.length === 0 ? [] : ['', `With ${attachments.join(' and ')}.`];
  return [...head, '', body, ...files, ''].join('\n');
}

/** Prints where to look and what Ctrl-C does, and resolves at Ctrl-C. */
export function leaveRunning(
  { url, username, password }: DemoServer,
  files: readonly string[],
  end: string,
): Promise<void> {
  for (const path of files) console.log(`Saved ${path}`);
  console.log(`The server goes on at ${url}: log in as ${username} with the password ${password}.`);
  console.log(
    `    ${url}/kantoor shows the day, ${url}/kantoor/planning what happens when, ${url}/docs every operation.`,
  );
  console.log(`Ctrl-C ends it${end}`);
  return waitForInterrupt();
}
