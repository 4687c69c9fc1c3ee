// HTML that was stored before it was cleaned: descriptions of products and packages.
import type { Knex } from 'knex';
import { cleanHtml, isStorableHtml } from '../../domain/values/html.ts';

interface Described {
  readonly id: number;
  readonly uitgebreide_omschrijving: string;
}

export async function up(knex: Knex): Promise<void> {
  for (const table of ['products', 'packages']) {
    const rows: Described[] = await knex(table)
      .whereNotNull('uitgebreide_omschrijving')
      .select('id', 'uitgebreide_omschrijving');
    for (const { id, uitgebreide_omschrijving: html } of rows) {
      const clean = cleanHtml(shortened(html));
      if (clean !== html) await knex(table).where({ id }).update({ uitgebreide_omschrijving: clean });
    }
  }
}

/** As much of it as can be stored when it is clean: each `<`, `>` and `&` that is text becomes longer. */
function shortened(html: string): string {
  let text = html;
  while (!isStorableHtml(text)) text = text.slice(0, Math.floor(text.length * 0.9));
  return text;
}

/** What was taken out is gone. */
export function down(): Promise<void> {
  return Promise.resolve();
}
