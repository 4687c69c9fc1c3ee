// Withdrawals of consumers, what goes back for vouchers in the journal and by date, and references of older sales.
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { date, id, instant, json, money, reference, version } from './columns.ts';

const SLUG = 'herroepingstermijn_dagen';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('withdrawals', (t) => {
    id(t);
    version(t);
    t.string('token', 43).notNullable().unique();
    t.string('status', 20).notNullable();
    t.string('reden', 20);
    t.string('naam', 255).notNullable();
    t.string('email', 254).notNullable();
    t.string('referentie', 255).notNullable();
    t.text('verklaring');
    reference(t, 'company_id', 'companies').notNullable();
    instant(t, 'created_at').notNullable();
    instant(t, 'confirmed_at');
    reference(t, 'voucher_sale_id', 'voucher_sales');
    // The booking may be deleted: what was declared stays.
    t.integer('boeking_id');
    json(t, 'voucher_ids').notNullable();
    money(t, 'bedrag');
    reference(t, 'online_payment_id', 'online_payments');
    t.text('opmerking');
    t.index(['status', 'id']);
  });
  await knex.raw(
    'create index withdrawals_unconfirmed_index on withdrawals (created_at, id) where confirmed_at is null',
  );
  await knex.schema.alterTable('online_refunds', (t) => {
    date(t, 'refunded_on').index();
  });
  await knex.schema.alterTable('journal_entries', (t) => {
    t.integer('terugbetaling_id').unique();
  });
  await knex('settings').insert({ slug: SLUG });
  await giveReferences(knex);
}

export async function down(knex: Knex): Promise<void> {
  await knex('settings').where({ slug: SLUG }).delete();
  await knex.schema.alterTable('journal_entries', (t) => {
    t.dropUnique(['terugbetaling_id']);
    t.dropColumn('terugbetaling_id');
  });
  await knex.schema.alterTable('online_refunds', (t) => {
    t.dropIndex('refunded_on');
    t.dropColumn('refunded_on');
  });
  // Their money went back: the date alone decides in earlier versions.
  const over = { status: 'vervallen', expiration_date: '2000-01-01' };
  await knex('vouchers').where({ status: 'herroepen' }).update(over);
  await knex.schema.dropTable('withdrawals');
}

/** Sales from before there were references get one: the same for all attempts to pay for a sale. */
async function giveReferences(knex: Knex): Promise<void> {
  const without = (): Knex.QueryBuilder =>
    knex('online_payments').where({ purpose: 'voucher_sales' }).whereNull('visitor_reference');
  const found: readonly { purpose_id: number }[] = await without().distinct('purpose_id');
  for (const { purpose_id } of found)
    await without()
      .where({ purpose_id })
      .update({ visitor_reference: randomBytes(32).toString('base64url') });
}
