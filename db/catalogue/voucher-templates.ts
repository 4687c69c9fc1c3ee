// Voucher templates: their rows, and which of them are for sale.
import type { Knex } from 'knex';
import type { components } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import { buildNotDeleted } from '../engine/changes/declaration.ts';
import { defineStatement } from '../engine/session/sql.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';

export type VoucherTemplate = components['schemas']['VoucherTemplate'];

const rows = defineTable<VoucherTemplate>('voucher_templates', {
  references: { company_id: 'company_id', contactform_id: 'contactform_id', pdf_template_id: 'pdf_template_id' },
});

export const read: ReadByIds<VoucherTemplate> = rows.read;

export function select(db: Reader): Selection {
  return selectAll(db, 'voucher_templates');
}

/**
 * Selects the templates that visitors can order from on a local date, by id. Each has a price, a form that asks for an
 * e-mail address, and a company and products that exist. Its vouchers are valid on that date.
 * docs/decisions/210-vouchers-from-sale-to-withdrawal.md.
 */
export function selectForOrder(today: string): Selection {
  const buildQuery = (db: Reader): Knex.QueryBuilder =>
    db
      .build('voucher_templates')
      .where('price', '>', 0)
      .where((valid) => void valid.whereNull('expiration_date').orWhere('expiration_date', '>=', today))
      .whereIn(
        'contactform_id',
        db.build('contact_form_fields').where('soort_invoer', ADDRESS_FIELD).select('contactformulier_id'),
      )
      .where((seller) => void seller.whereNull('company_id').orWhereIn('company_id', selectPresent(db, 'companies')))
      .whereRaw(
        `not exists (select 1 from ${PRODUCT_IDS[db.dialect]} join products p on p.id = e.id where p.is_deleted)`,
      );
  return { buildQuery, order: [{ column: 'voucher_templates.id', direction: 'asc' }] };
}

const ADDRESS_FIELD = 'contactpersoon.email1';

/** SQL for the ids of the products of a template. */
const PRODUCT_IDS = {
  sqlite: '(select value as id from json_each(voucher_templates.products)) e',
  postgres: '(select value::int as id from json_array_elements_text(voucher_templates.products)) e',
};

function selectPresent({ build }: Reader, table: string): Knex.QueryBuilder {
  return build(table).where(buildNotDeleted(table)).select('id');
}

/** Stores a template; returns its id. */
export function insert(db: Writer, body: components['schemas']['NewVoucherTemplate']): Promise<number> {
  return rows.insert(db, { ...body, products: body.products.toSorted((a, b) => a - b) });
}

export async function update(
  db: Writer,
  before: VoucherTemplate,
  body: components['schemas']['VoucherTemplatePut'],
): Promise<void> {
  const { products = before.products } = body;
  await rows.update(db, before, { ...body, products: products.toSorted((a, b) => a - b) });
}

export function remove(db: Writer, before: VoucherTemplate): Promise<void> {
  return rows.remove(db, before);
}

const selectAddressFields = defineStatement<{ id: number }>(
  () => 'select id from contact_form_fields where contactformulier_id = ? and soort_invoer = ? limit 1',
);

/** Returns whether a contact form asks for the e-mail address to which vouchers are mailed. */
export async function hasAddressField(db: Reader, form: number): Promise<boolean> {
  return (await selectAddressFields(db, form, ADDRESS_FIELD)).length > 0;
}

/** The objects that events announce. */
export const announced = {
  VoucherTemplate: createEventObject({ table: 'voucher_templates', read, schema: 'VoucherTemplate' }),
};
