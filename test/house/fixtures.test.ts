// The fixture `venue` as its program makes it today has the bytes that were committed. The guide names the ids of both.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import { readFixture } from '../../db/house/sandbox-fixtures.ts';
import { makeFixture } from '../../demo/fixture.ts';
import '../support/only-with-all.ts';

describe('the fixture of a venue', () => {
  it('is made with the same bytes each time', async () => {
    const made = await makeFixture('venue');
    const committed = await readFixture('venue', '');
    // The first table that differs: the whole of both would be too long to read.
    for (const [name, table] of Object.entries(made.tables))
      if (!isDeepStrictEqual(table, committed.tables[name])) expect(table, name).to.deep.equal(committed.tables[name]);
    expect(JSON.stringify(made)).to.equal(JSON.stringify(committed));
  });
});

/** The tables behind the paths that the guide names, and the type of the contacts among them. */
const TABLES = {
  bedrijven: ['companies'],
  locaties: ['locations'],
  arrangementen: ['packages'],
  producten: ['products'],
  klanten: ['contacts', 'klant'],
  leveranciers: ['contacts', 'leverancier'],
  personeel: ['contacts', 'personeel'],
  boekingen: ['bookings'],
  facturen: ['invoices'],
} as const;

async function idsOf(fixture: string, [name, type]: readonly [string, string?]): Promise<string> {
  const { columns, rows } = (await readFixture(fixture, '')).tables[name] ?? { columns: [], rows: [] };
  const [id, ofType] = [columns.indexOf('id'), columns.indexOf('type')];
  const ids = rows.filter((row) => type === undefined || row[ofType] === type).map((row) => Number(row[id]));
  const runs: [number, number][] = [];
  for (const each of ids.sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === each - 1) last[1] = each;
    else runs.push([each, each]);
  }
  return runs
    .map(([first, last]) => (first === last ? String(first) : `${String(first)} to ${String(last)}`))
    .join(', ');
}

describe('the guide to sandboxes', () => {
  it('names the ids of each fixture', async () => {
    const page = readFileSync(new URL('../../docs/guides/test-your-integration.md', import.meta.url), 'utf8');
    const lines = await Promise.all(
      Object.entries(TABLES).map(
        async ([path, table]) => `| \`/${path}\` | ${await idsOf('venue', table)} | ${await idsOf('year', table)} |`,
      ),
    );
    expect(page).to.include(lines.join('\n'));
  });
});
