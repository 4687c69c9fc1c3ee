// Changes of VAT rates while the server is killed, and what has to be true of them in the end: each booking changed once.
import { AssertionError } from 'chai';
import type { Boekstaaf } from 'boekstaaf';
import type { Database } from '../../db/engine/session/database.ts';
import type { WriteLedger, Scene } from './crash-stories.ts';
import { createPricedProduct } from './world.ts';

const NIGHT_COUNT = 3;
const NAME = 'Overnachting';
/** Rates in hundredths of a percent, prices in ten-thousandths: the price without VAT is unchanged. */
const OLD = '900 1090000';
const NEW = '2100 1210000';

/** Some nights at 9 %, a dry run over them, and the change to 21 % of prices without VAT. */
export async function tellOfChange(api: Boekstaaf, { klant_id }: Scene, ledger: WriteLedger): Promise<void> {
  const { id: product_id } = await createPricedProduct(api, 0);
  const ProductPrice = [{ btw: 9, verkoop: 109 }];
  await api.products.updateProduct({ id: product_id, body: { naam: NAME, ProductPrice } });
  for (let night = 0; night < NIGHT_COUNT; night += 1) {
    const begin = `2026-07-0${String(1 + night)}T15:00:00+02:00`;
    const { id } = await api.bookings.createBooking({ body: { klant_id, product_id, begin, personen: 1 } });
    ledger.note('bookings', { id });
  }

  const terms = { van: 9, naar: 21, ingangsdatum: '2026-06-01', prijs: 'exclusief' } as const;
  for (const dry_run of [true, false]) {
    const { id } = await api.vatChanges.createVatChange({ body: { ...terms, product_ids: [product_id], dry_run } });
    ledger.note('vat_changes', { id });
  }
}

interface ChangeRow {
  readonly id: number;
  readonly product_ids: readonly number[];
  readonly dry_run: boolean;
  readonly finished_at: string | null;
}

/**
 * Throws for a change that did not end, and for a night that was left out or changed twice; returns how many changes
 * there were.
 */
export function assertVatChanges(database: Database): Promise<number> {
  return database.read(async ({ build, query }) => {
    const changes = await query<ChangeRow>(build('vat_changes').select('id', 'product_ids', 'dry_run', 'finished_at'));
    const bookingRows = await query<{ btw_wijziging_id: number; boeking_id: number }>(
      build('vat_change_bookings').where({ uitkomst: 'gewijzigd' }).select('btw_wijziging_id', 'boeking_id'),
    );
    const nights = await query<{
      product_id: number;
      btw_percentage: number;
      bedrag: number | string;
      boeking_id: number;
    }>(build('cost_lines').where({ naam: NAME }).select('product_id', 'btw_percentage', 'bedrag', 'boeking_id'));

    const wrong = changes
      .filter(({ finished_at }) => finished_at === null)
      .map(({ id }) => `change ${String(id)} goes on`);
    const changedProductIds = new Set(
      changes.filter(({ dry_run }) => !dry_run).flatMap(({ product_ids }) => product_ids),
    );

    for (const { product_id, btw_percentage, bedrag, boeking_id } of nights) {
      const is = `${String(btw_percentage)} ${String(bedrag)}`;
      if (is !== (changedProductIds.has(product_id) ? NEW : OLD)) wrong.push(`booking ${String(boeking_id)} has ${is}`);
    }

    for (const { id, product_ids } of changes) {
      const expectedIds = nights
        .filter(({ product_id }) => product_ids.includes(product_id))
        .map((night) => night.boeking_id);
      const namedIds = bookingRows
        .filter(({ btw_wijziging_id }) => btw_wijziging_id === id)
        .map(({ boeking_id }) => boeking_id);
      if (expectedIds.toSorted().join() !== namedIds.toSorted().join())
        wrong.push(`change ${String(id)} names ${namedIds.join()} and not ${expectedIds.join()}`);
    }

    const waitingJobs = await query(build('jobs').where({ kind: 'change-vat' }).select('*'));
    if (wrong.length > 0) throw new AssertionError(`${wrong.join('; ')}; jobs: ${JSON.stringify(waitingJobs)}`);

    return changes.length;
  });
}
