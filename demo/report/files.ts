// The files for a bookkeeper: VAT returns and customers' debts as tables, and the audit file of each year and company.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Boekstaaf } from 'boekstaaf';
import { type Months, quartersOf } from '../../http/pages/browser/months.ts';

/** A file beside the report. */
export interface BookkeepingFile {
  readonly name: string;
  readonly title: string;
}

/** Where tables are fetched, and by whom. */
export interface TableSource {
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

/** Saves the files of some months in a folder; tables have semicolons and decimal commas, as Dutch spreadsheets read them. */
export async function saveBookkeeping(
  client: Boekstaaf,
  source: TableSource,
  folder: string,
  months: Months,
): Promise<BookkeepingFile[]> {
  mkdirSync(folder, { recursive: true });
  const saved: BookkeepingFile[] = [];

  const save = async (name: string, title: string, path: string): Promise<void> => {
    writeFileSync(join(folder, name), await fetchTable(source, path));
    saved.push({ name, title });
  };

  const quarters = quartersOf(months);
  for (const { jaar, kwartaal } of quarters) {
    const year = String(jaar);
    const quarter = String(kwartaal);
    const path = `/api2/btw_aangifte?jaar=${year}&kwartaal=${quarter}`;
    await save(`vat-${year}-Q${quarter}.csv`, `VAT return, Q${quarter} ${year}`, path);
  }

  await save('aged-debtors.csv', 'What customers owe today', '/api2/openstaande_posten');
  for (const { id: bedrijf_id, bedrijfsnaam } of await client.companies.list({ page_size: 1000 }))
    for (const jaar of new Set(quarters.map((quarter) => quarter.jaar))) {
      const name = `audit-${String(jaar)}-${String(bedrijf_id)}.xml`;
      await client.journal.getAuditFile({ jaar, bedrijf_id }).saveTo(join(folder, name));
      saved.push({ name, title: `Audit file (XAF), ${String(jaar)}, ${bedrijfsnaam}` });
    }

  return saved;
}

async function fetchTable({ url, username, password }: TableSource, path: string): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const headers = { authorization, accept: 'text/csv', 'accept-language': 'nl' };
  const response = await fetch(url + path, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} was answered with ${String(response.status)}: ${text}`);
  return text;
}
