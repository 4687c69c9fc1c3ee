// HTML that was stored before it was cleaned: descriptions of products and packages.
import type { Knex } from 'knex';
import { storable } from './frozen/clean-html.ts';

export const formerly = '156-clean-html';

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
      const clean = storable(html);
      if (clean !== html) await knex(table).where({ id }).update({ uitgebreide_omschrijving: clean });
    }
  }
}

/** The removed text is gone. */
export function down(): Promise<void> {
  return Promise.resolve();
}
