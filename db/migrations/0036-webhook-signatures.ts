// Only the signature of a delivery's headers is kept: the others follow from what is kept anyway.
import type { Knex } from 'knex';
import { isPostgres } from './columns.ts';

export const formerly = '083-webhook-signatures';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('webhook_deliveries', (t) => {
    t.text('signature');
  });
  const signature = isPostgres(knex)
    ? `request_headers::json ->> 'webhook-signature'`
    : `json_extract(request_headers, '$."webhook-signature"')`;
  await knex.raw(`update webhook_deliveries set signature = ${signature} where request_headers like '{%'`);
  await knex.raw('alter table webhook_deliveries drop column request_headers');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('webhook_deliveries', (t) => {
    t.text('request_headers');
  });
  await knex.raw('alter table webhook_deliveries drop column signature');
}
