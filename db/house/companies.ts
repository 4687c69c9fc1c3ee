// Companies: their rows, what refers to each, and the default one.
import type { Knex } from 'knex';
import type { components, Instant } from '../../generated/types.ts';
import { companyNameOf, storedNameOf, type DeleteReason, type NumberedCompany } from '../../domain/house/company.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { isInList, isReferred, buildSharedLock, defineStatement } from '../engine/session/sql.ts';
import type { Selection } from '../engine/listing.ts';
import { find, defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

type Company = components['schemas']['Company'];
type CompanyRow = Omit<Company, 'is_deletable' | '_links'>;
/** The writable members of a company. */
type CompanyPut = components['schemas']['CompanyPut'];

const rows = defineTable<CompanyRow>('companies', {
  softDeletion: { present: { deleted_at: null }, lockOrder: 4 },
  references: {
    factuur_pdf_template_id: 'factuur_pdf_template_id',
    kassa_factuur_pdf_template_id: 'kassa_factuur_pdf_template_id',
    online_boeking_factuur_pdf_template_id: 'online_boeking_factuur_pdf_template_id',
    smtp_integration_id: 'smtp_integration_id',
    payment_integration_id: 'payment_integration_id',
    peppol_integration_id: 'peppol_integration_id',
    online_betaalmethode_id: 'online_betaalmethode_id',
  },
});

// The queries for the reasons in `delete_reasons`: rows that refer to a company and still count.
const BELONGINGS: Readonly<Record<DeleteReason, string>> = {
  customers: isReferred('contacts', 'bedrijf_id', 'companies.id', "and type = 'klant' and archived_at is null"),
  packages: 'exists (select 1 from packages where bedrijf_id = companies.id and not is_deleted)',
  bookings: isReferred('bookings', 'kosten_bedrijf_id', 'companies.id'),
  invoices: isReferred('invoices', 'bedrijf_id', 'companies.id'),
};

const DELETE_REASONS = Object.keys(BELONGINGS) as DeleteReason[];

/** A company without the members that depend on other rows: all that is printed and mailed. */
export type KnownCompany = CompanyRow;

/** Reads companies by id, deleted ones included, without the reasons against their deletion. One query. */
export const readKnown: ReadByIds<KnownCompany> = async (db, ids) =>
  new Map([...(await rows.read(db, ids))].map(([id, row]) => [id, { ...row, weergavenaam: companyNameOf(row) }]));

/** Reads companies by id, deleted ones included. Two queries. */
export const read: ReadByIds<Company> = async (db, ids) => {
  const [companiesById, reasons] = await Promise.all([readKnown(db, ids), deleteReasons(db, ids)]);
  const companies = [...companiesById].map(([id, company]): [number, Company] => {
    const delete_reasons = reasons.get(id) ?? [];
    const is_deletable = company.deleted_at === null && delete_reasons.length === 0;
    return [id, { ...company, is_deletable, _links: { meta: { delete_reasons } } }];
  });
  return new Map(companies);
};

/** Selects the companies of a list. */
export function select(_db: Reader, query: { readonly is_deleted?: boolean | undefined }): Selection {
  const buildQuery = ({ build }: Reader): Knex.QueryBuilder =>
    query.is_deleted === true ? build('companies') : build('companies').whereNull('companies.deleted_at');
  return { buildQuery, order: [{ column: 'companies.id', direction: 'asc' }] };
}

export function insert(db: Writer, body: components['schemas']['NewCompany']): Promise<number> {
  return rows.insert(db, { ...body, weergavenaam: storedNameOf(body) });
}

export function update(db: Writer, before: Company, body: CompanyPut): Promise<void> {
  return rows.update(db, asStored(before), { ...body, weergavenaam: storedNameOf(body) });
}

export function archive(db: Writer, before: Company, now: Instant): Promise<void> {
  return rows.update(db, asStored(before), { deleted_at: now });
}

/** Returns a company that was read in the form of its row. */
function asStored(company: Company): CompanyRow {
  return { ...company, weergavenaam: storedNameOf(company) };
}

const selectFirstPresent = defineStatement<{ id: number | null }>(
  () => 'select min(id) as id from companies where deleted_at is null',
);

/** Returns the default company: the first that is not deleted; null where there is none. */
export async function findDefaultId(db: Reader): Promise<number | null> {
  return (await selectFirstPresent(db))[0]?.id ?? null;
}

const lockFirst = defineStatement<CompanyRow>((dialect) =>
  buildSharedLock(
    dialect,
    `select * from companies where deleted_at is null
      and id = (select min(id) from companies where deleted_at is null)`,
  ),
);

/**
 * Returns the default company, locked until the transaction ends, so that it cannot be archived; null where there is
 * none.
 */
export async function lockDefault(db: Writer): Promise<number | null> {
  for (;;) {
    const lockedRows = await lockFirst(db);
    db.changes.ownRows.remember(rows.name, lockedRows);
    const [first] = lockedRows;
    // A company that was archived while this transaction waited for the lock does not count.
    if (first !== undefined || (await findDefaultId(db)) === null) return first?.id ?? null;
  }
}

const selectNumbered = defineStatement<NumberedCompany & { readonly is_used: unknown; readonly is_present: unknown }>(
  () => `select id, btw_nummer, factuur_nummer_prefix, deleted_at is null as is_present,
      exists (select 1 from invoice_counters where bedrijf_id = companies.id and jaar = ?) as is_used
    from companies where btw_nummer is not null order by id`,
);

/** Returns the companies that issued invoices in the year of a date, and with `all` also those that still can. */
export async function findNumbered(db: Reader, date: string, scope: 'used' | 'all'): Promise<NumberedCompany[]> {
  const numberedCompanies = await selectNumbered(db, Number(date.slice(0, 4)));
  return numberedCompanies.filter(
    ({ is_used, is_present }) => Boolean(is_used) || (scope === 'all' && Boolean(is_present)),
  );
}

/** Returns the customer types of a company; none for null, undefined for one that does not exist. */
export async function findCustomerTypes(db: Reader, id: number | null): Promise<readonly string[] | undefined> {
  return id === null ? [] : (await find(rows.read, db, id))?.soort_klanten;
}

const selectDeleteReasons = defineStatement<{ id: number } & Record<DeleteReason, unknown>>(
  (dialect) =>
    `select id, ${DELETE_REASONS.map((reason) => `${BELONGINGS[reason]} as ${reason}`).join(', ')} from companies where ${isInList(dialect, 'id')}`,
);

/** Returns the reasons against the deletion of each company, in the order of the contract. One query. */
async function deleteReasons(db: Reader, ids: readonly number[]): Promise<Map<number, DeleteReason[]>> {
  const reasonRows = ids.length === 0 ? [] : await selectDeleteReasons(db, ids);
  return new Map(reasonRows.map((row) => [row.id, DELETE_REASONS.filter((reason) => Boolean(row[reason]))]));
}

/** The objects that events announce. */
export const announced = {
  Bedrijf: createEventObject({
    table: 'companies',
    read,
    schema: 'Company',
    isPresent: ({ deleted_at }) => deleted_at === null,
  }),
};
