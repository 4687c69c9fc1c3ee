// Read models of what was earned: the database adds up, rows come out as the contract shows them.
import type { components } from '../generated/types.ts';
import type { Reader } from './connection.ts';
import { sorted } from './dialect.ts';

type RevenueRow = components['schemas']['RevenueRow'];

/** What permanent invoices dated from `begin` to `eind`, both included, charge per product and VAT rate. One query. */
export async function revenue(
  db: Reader,
  period: { readonly begin: string; readonly eind: string },
): Promise<RevenueRow[]> {
  const { knex } = db;
  const query = knex('invoice_lines as line')
    .join('invoices as invoice', 'invoice.id', 'line.factuur_id')
    .leftJoin('products as product', 'product.id', 'line.product_id')
    .leftJoin('product_groups as groep', 'groep.id', 'product.productgroep_id')
    .whereNot('invoice.status', 'concept')
    .where('line.type', 'item')
    .whereBetween('invoice.datum', [period.begin, period.eind])
    .groupBy('line.product_id', 'line.btw_percentage', 'product.naam', 'groep.id', 'groep.naam')
    .select({
      product_id: 'line.product_id',
      btw_percentage: 'line.btw_percentage',
      product_naam: 'product.naam',
      productgroep_id: 'groep.id',
      productgroep_naam: 'groep.naam',
      bedrag_exc_btw: knex.raw('cast(sum(line.totaal_exc_btw) as bigint)'),
      bedrag_inc_btw: knex.raw('cast(sum(line.totaal_inc_btw) as bigint)'),
    });
  void sorted(db, query, [
    { column: 'line.product_id', direction: 'asc' },
    { column: 'line.btw_percentage', direction: 'asc' },
  ]);
  return (await query) as RevenueRow[];
}
