// The full database of the benchmarks, in small: the copies are as consistent as the originals.
import { expect } from 'chai';
import { multiply } from '../../bench/multiply.ts';
import { makeTemplate } from '../../bench/template.ts';
import { assertInvariants } from '../support/invariants.ts';
import { createEmptyDatabase, open } from '../support/index.ts';
import { declareSqlChanges } from '../support/stories.ts';
import '../support/only-with-all.ts';

type NumberedRow = Readonly<Record<'id' | 'jaar' | 'volgnummer', number>>;

describe('a database made by copying', () => {
  it('passes all invariants, with the numbers of invoices continuing over three years', async () => {
    const url = await createEmptyDatabase('multiplied');
    await makeTemplate(url, { bookings: 12 });

    // The events of copies are unchanged: they describe the originals.
    declareSqlChanges('Boeking', 'Factuur', 'FactuurBetaling');
    await multiply(url, 7);

    const database = await open(url);
    await assertInvariants(database);

    const [bookings, invoices, counters] = await database.read(async ({ build, query }) => [
      (await query(build<NumberedRow>('bookings').select('id'))).length,
      (await query(build<NumberedRow>('invoices').select('id'))).length,
      await query(build<NumberedRow>('invoice_counters').select('jaar', 'volgnummer')),
    ]);
    expect([bookings, invoices]).to.deep.equal([12 * 7, 6 * 7]);
    expect(counters).to.have.deep.members([
      { jaar: 2023, volgnummer: 18 },
      { jaar: 2024, volgnummer: 18 },
      { jaar: 2025, volgnummer: 6 },
    ]);

    await database.close();
  });
});
