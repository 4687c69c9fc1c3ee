// Voucher templates: their rows, and that what they refer to exists.
import type { Knex } from 'knex';
import type { components } from '../../generated/types.ts';
import { problem } from '../../domain/values/problem.ts';
import { eventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import { notDeleted } from '../engine/changes/declaration.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, Read } from '../engine/session/reader.ts';
import { select as selectAll, table } from '../engine/changes/table.ts';
import { contextsOf } from '../house/pdf-templates.ts';

export type VoucherTemplate = components['schemas']['VoucherTemplate'];
type Written = components['schemas']['NewVoucherTemplate'] | components['schemas']['VoucherTemplatePut'];

const rows = table<VoucherTemplate>('voucher_templates', {
  references: { company_id: 'company_id', contactform_id: 'contactform_id', pdf_template_id: 'pdf_template_id' },
});

export const read: Read<VoucherTemplate> = rows.read;

export function select(db: Reader): Selection {
  return selectAll(db, 'voucher_templates');
}

/**
 * Those that visitors may buy from on a local date, by id: with a price and a form that asks for an e-mail address, of a
 * company and products that exist, and with vouchers that are not over at once. docs/decisions/210-vouchers.md.
 */
export function selectForSale(today: string): Selection {
  const from = (db: Reader): Knex.QueryBuilder =>
    db
      .build('voucher_templates')
      .where('price', '>', 0)
      .where((valid) => void valid.whereNull('expiration_date').orWhere('expiration_date', '>=', today))
      .whereIn('contactform_id', db.build('contact_form_fields').where(ADDRESS).select('contactformulier_id'))
      .where((seller) => void seller.whereNull('company_id').orWhereIn('company_id', present(db, 'companies')))
      .whereRaw(`not exists (select 1 from ${listed[db.dialect]} join products p on p.id = e.id where p.is_deleted)`);
  return { from, order: [{ column: 'voucher_templates.id', direction: 'asc' }] };
}

const ADDRESS = { soort_invoer: 'contactpersoon.email1' };

/** The ids of a template's products, as rows. */
const listed = {
  sqlite: '(select value as id from json_each(voucher_templates.products)) e',
  postgres: '(select value::int as id from json_array_elements_text(voucher_templates.products)) e',
};

function present({ build }: Reader, table: string): Knex.QueryBuilder {
  return build(table).where(notDeleted(table)).select('id');
}

/** Throws ERR_NOT_ALLOWED and ERR_TEMPLATE_CONTEXT. */
export async function insert(db: Writer, body: components['schemas']['NewVoucherTemplate']): Promise<number> {
  await assertSound(db, body);
  return rows.insert(db, { ...body, products: body.products.toSorted((a, b) => a - b) });
}

/** Throws ERR_NOT_ALLOWED and ERR_TEMPLATE_CONTEXT. */
export async function update(
  db: Writer,
  before: VoucherTemplate,
  body: components['schemas']['VoucherTemplatePut'],
): Promise<void> {
  await assertSound(db, body, before);
  const { products = before.products } = body;
  await rows.update(db, before, { ...body, products: products.toSorted((a, b) => a - b) });
}

export function remove(db: Writer, before: VoucherTemplate): Promise<void> {
  return rows.remove(db, before);
}

async function assertSound(db: Writer, body: Written, before?: VoucherTemplate): Promise<void> {
  const form = body.contactform_id ?? null;
  if (form !== null && form !== before?.contactform_id) await assertAddress(db, form);
  const id = body.pdf_template_id ?? null;
  const context = id === null ? undefined : (await contextsOf(db, [id])).get(id);
  if (context === undefined || context === 'voucher') return;
  throw problem(
    'ERR_TEMPLATE_CONTEXT',
    `This template has the context ${context}: choose one with the context voucher.`,
    { field: 'pdf_template_id', params: { context, expected: 'voucher' } },
  );
}

async function assertAddress(db: Writer, form: number): Promise<void> {
  const asked = await db.query(
    db
      .build('contact_form_fields')
      .where({ ...ADDRESS, contactformulier_id: form })
      .select('id')
      .limit(1),
  );
  if (asked.length > 0) return;
  const message = 'Buyers get their vouchers by mail: choose a form that asks for contactpersoon.email1.';
  throw problem('ERR_NOT_ALLOWED', message, { field: 'contactform_id' });
}

/** What events tell of. */
export const announced = {
  VoucherTemplate: eventObject({ table: 'voucher_templates', read, schema: 'VoucherTemplate' }),
};
