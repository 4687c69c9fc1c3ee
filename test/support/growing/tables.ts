// The tables that grow with the business, and the columns by which a statement finds one thing in them.
import { groupBy } from '../../../db/engine/group-by.ts';
import type { Reader } from '../../../db/engine/session/reader.ts';
import { tablesOf } from '../filler.ts';

/** Tables of what staff set up: each has as many rows as people type. Every other table grows. */
export const SET_UP_TABLES: readonly string[] = [
  'api_key_uses',
  'api_keys',
  'attachments',
  'book_processes',
  'booking_mails',
  'calendars',
  'cancellation_terms',
  'clock_marks',
  'companies',
  'contact_form_fields',
  'contact_form_packages',
  'contact_forms',
  'discount_code_processes',
  'discount_codes',
  'former_users',
  'images',
  'incoming_mail_addresses',
  'integrations',
  'invoice_counters',
  'kept_cancellation_terms',
  'labelled_products',
  'link_keys',
  'locations',
  'materials',
  'newsletters',
  'package_lines',
  'packages',
  'payment_methods',
  'pdf_templates',
  'pictures',
  'point_of_sale_locations',
  'points_of_sale',
  'price_rule_groups',
  'price_rule_products',
  'price_rules',
  'product_attachments',
  'product_groups',
  'product_labels',
  'product_locations',
  'product_materials',
  'product_prices',
  'product_requirements',
  'products',
  'proposal_types',
  'qualifications',
  'resized_pictures',
  'roles',
  'sandbox',
  'settings',
  'staff_qualifications',
  'start_time_groups',
  'status_reminder_companies',
  'status_reminders',
  'user_logins',
  'user_roles',
  'users',
  'vat_changes',
  'voucher_templates',
  'webhook_failures',
  'webhooks',
];

/** Columns that name a thing of a growing table without a reference to it. */
const NAMING_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  // Only a mail address is searched for as a whole word.
  customer_words: ['word'],
  events: ['object_id', 'request_id', 'event_id'],
  files: ['object_id'],
  journal_entries: ['factuur_id', 'betaling_id', 'tegenboeking_van'],
  mails: ['subject_id'],
  // The number that one object has in another system.
  metadata_pairs: ['object_id', 'value'],
  online_payments: ['booking_id', 'purpose_id', 'visitor_reference', 'provider_id'],
  peppol_documents: ['provider_document_id'],
  peppol_sendings: ['provider_document_id', 'reference'],
  till_log: ['payment_id'],
  till_movements: ['payment_id'],
  vat_change_bookings: ['boeking_id'],
};

/** Columns that name one of a few, which have few rows each: statements may read all that a material, a till or a user has. */
const OWNER_COLUMNS: Readonly<Record<string, string>> = {
  capacity_entries: 'material_id',
  codes: 'discount_code_id',
  // A user has ten.
  recovery_codes: 'user_id',
  // A user has at most 100.
  sessions: 'user_id',
  till_log: 'pos_id',
  till_movements: 'pos_id',
  vat_change_bookings: 'btw_wijziging_id',
};

/** Columns that refer to a contact of a small group: staff and suppliers. */
export const STAFF_COLUMNS: readonly string[] = ['created_by', 'personeel_id', 'leverancier_id'];

/** A growing table. */
export interface GrowingTable {
  readonly name: string;
  /** The columns by each of which one thing is found, or the few that belong to one thing. */
  readonly keys: ReadonlySet<string>;
  /** Groups of columns that find one thing together. */
  readonly keyGroups: readonly (readonly string[])[];
  /** The column that names one of a few, all of whose rows may be read. */
  readonly ownerColumn: string | undefined;
}

interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly to: string;
}

interface UniqueIndex {
  readonly table: string;
  readonly name: string;
  readonly column: string;
}

const REFERENCES = {
  sqlite: `select t.name as "table", k."from" as "column", k."table" as "to"
    from sqlite_master t join pragma_foreign_key_list(t.name) k where t.type = 'table'`,
  postgres: `select k.conrelid::regclass::text as "table", a.attname as "column", k.confrelid::regclass::text as "to"
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1] where k.contype = 'f'`,
};
const UNIQUE = {
  sqlite: `select t.name as "table", i.name as "name", c.name as "column" from sqlite_master t
    join pragma_index_list(t.name) i join pragma_index_info(i.name) c
    where t.type = 'table' and i."unique" = 1 and c.name is not null`,
  postgres: `select i.indrelid::regclass::text as "table", i.indexrelid::regclass::text as "name", a.attname as "column"
    from pg_index i join pg_class t on t.oid = i.indrelid and t.relkind = 'r'
    join pg_namespace s on s.oid = t.relnamespace and s.nspname = current_schema()
    join pg_attribute a on a.attrelid = i.indexrelid where i.indisunique`,
};

/** Returns the tables that grow, by name. */
export async function findGrowingTables(db: Reader): Promise<ReadonlyMap<string, GrowingTable>> {
  const names = (await tablesOf(db)).filter((name) => !SET_UP_TABLES.includes(name));
  const references = await db.query<ForeignKey>(REFERENCES[db.dialect]);
  const unique = groupBy(await db.query<UniqueIndex>(UNIQUE[db.dialect]), (each) => `${each.table} ${each.name}`);

  return new Map(
    names.map((name) => {
      const uniqueIndexes = [...unique.values()].filter(([first]) => first?.table === name);
      const keyGroups = uniqueIndexes.map((columns) => columns.map(({ column }) => column));
      const keys = [
        'id',
        ...references.filter((each) => each.table === name && isKey(each, names)).map(({ column }) => column),
        ...keyGroups.flatMap((columns) => (columns.length === 1 ? columns : [])),
        ...(NAMING_COLUMNS[name] ?? []),
      ];
      return [name, { name, keys: new Set(keys), keyGroups, ownerColumn: OWNER_COLUMNS[name] }];
    }),
  );
}

function isKey({ column, to }: ForeignKey, growing: readonly string[]): boolean {
  return growing.includes(to) && !STAFF_COLUMNS.includes(column);
}
