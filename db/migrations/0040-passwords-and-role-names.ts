// When passwords were set, and names of roles that are the same whatever their capitals and spaces.
import type { Knex } from 'knex';
import { instant } from './columns.ts';

export const formerly = '074-passwords-and-role-names';

const LONGEST = 512;

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', (t) => {
    instant(t, 'wachtwoord_gewijzigd_op');
  });
  await knex.schema.alterTable('roles', (t) => {
    t.string('comparable_name', LONGEST);
  });
  const roles: { id: number; naam: string }[] = await knex('roles').select('id', 'naam');
  const taken = new Set<string>();
  for (const { id, naam } of roles.sort((a, b) => a.id - b.id)) {
    const free = freeName(naam, taken);
    taken.add(key(free));
    await knex('roles')
      .where({ id })
      .update({ naam: free, comparable_name: key(free) });
  }
  await knex.schema.alterTable('roles', (t) => {
    t.unique(['comparable_name']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('roles', (t) => {
    t.dropUnique(['comparable_name']);
  });
  await knex.schema.alterTable('roles', (t) => {
    t.dropColumn('comparable_name');
  });
  await knex.schema.alterTable('users', (t) => {
    t.dropColumn('wachtwoord_gewijzigd_op');
  });
}

/** The name, shortened and with a number behind it where an earlier role has it or it could not be kept. */
function freeName(naam: string, taken: ReadonlySet<string>): string {
  const isFree = (name: string): boolean => key(name) !== '' && key(name).length <= LONGEST && !taken.has(key(name));
  if (isFree(naam)) return naam;
  const start = Array.from(naam).slice(0, 20).join('');
  let number = 2;
  while (!isFree(`${start} (${String(number)})`)) number++;
  return `${start} (${String(number)})`;
}

/** The name without what nobody sees, and without differences of spelling, spaces and capitals. */
function key(naam: string): string {
  const visible = naam.replace(/\ufeff|(?!\s)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '');
  return visible.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
