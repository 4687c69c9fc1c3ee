// The work of the clock is found by when it is due, among any number of rows that have nothing to wait for.
import type { Knex } from 'knex';
import { isPostgres } from './columns.ts';

type Index = readonly [table: string, columns: string, where?: string];

const UNDRAFTED = "drafted_on is null and factureren and status in ('definitief', 'gaande', 'voltooid')";

function indexes(knex: Knex): Readonly<Record<string, Index>> {
  const plus = (date: string, days: string): string =>
    isPostgres(knex) ? `(${date} + ${days})` : `date(${date}, '+' || ${days} || ' days')`;
  const first = plus('datum', '(case when betaaltermijn > 0 then betaaltermijn else 0 end + 1)');
  const reminded = `(case when herinnering1 is null then ${first} else ${plus('herinnering1', '14')} end)`;
  return {
    bookings_expiring_index: ['bookings', 'status_vervaldatum, id', "status in ('optie', 'reservering')"],
    bookings_to_draft_index: [
      'bookings',
      'kosten_bedrijf_id, datum',
      `conceptfactuur_na_dagen is null and ${UNDRAFTED}`,
    ],
    bookings_own_draft_index: [
      'bookings',
      `(${plus('datum', 'conceptfactuur_na_dagen')})`,
      `conceptfactuur_na_dagen is not null and ${UNDRAFTED}`,
    ],
    bookings_stay_index: ['bookings', 'kosten_bedrijf_id, status, status_updated_at'],
    invoices_to_send_index: ['invoices', 'verstuur_factuur_op', "status = 'concept'"],
    invoices_to_remind_index: [
      'invoices',
      reminded,
      "status in ('verzonden', 'deels_betaald') and crediteert_factuur_id is null and herinnering2 is null",
    ],
    vouchers_expiring_index: ['vouchers', 'expiration_date, id', "status = 'open'"],
    proposals_expiring_index: ['proposals', 'geldig_tot, id', "status = 'open'"],
    online_payments_unpaid_index: ['online_payments', 'created_at', "status <> 'paid' and provider_id is not null"],
    online_payments_held_index: ['online_payments', 'hold_until', "released_at is null and status <> 'paid'"],
    online_refunds_undecided_index: ['online_refunds', 'created_at', "status in ('requested', 'pending')"],
  };
}

export async function up(knex: Knex): Promise<void> {
  for (const [name, [table, columns, where]] of Object.entries(indexes(knex)))
    await knex.raw(`create index ${name} on ${table} (${columns})${where === undefined ? '' : ` where ${where}`}`);
  // Those that are not drafted are found by their company too from now on.
  await knex.raw('drop index bookings_undrafted_index');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('create index bookings_undrafted_index on bookings (datum) where drafted_on is null');
  for (const name of Object.keys(indexes(knex))) await knex.raw(`drop index ${name}`);
}
