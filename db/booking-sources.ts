// What a new booking is made from: the customer, the package, product or booking that was named, and who sells.
import type { Knex } from 'knex';
import type { components } from '../generated/types.ts';
import type { BookingSources } from '../domain/new-booking.ts';
import { problem, refuseIfAny, type ProblemDetail } from '../domain/problem.ts';
import * as products from './bookable-products.ts';
import * as bookings from './bookings.ts';
import type { Reader, Writer } from './connection.ts';
import { find } from './table.ts';

type NewBooking = components['schemas']['NewBooking'];
type Package = NonNullable<BookingSources['package']>;
type Company = BookingSources['company'];

/**
 * Reads what the body names, in a fixed number of queries, and holds the customer until the transaction ends. Throws
 * ERR_UNKNOWN_REFERENCE for what does not exist or was deleted, ERR_COMPANY_REQUIRED where no company can sell.
 */
export async function sourcesOf(db: Writer, body: NewBooking): Promise<BookingSources> {
  const customer = await customerOf(db, body.klant_id);
  const named = body.arrangement_id === undefined ? undefined : await packageOf(db, body.arrangement_id);
  const copied = body.boeking_id === undefined ? undefined : await find(bookings.readStored, db, body.boeking_id);
  const lines = [...(named?.regels ?? []), ...(copied?.lines ?? [])].map(({ product_id }) => product_id);
  const single = body.product_id === undefined ? [] : [body.product_id];
  const sold = await products.read(db, [...new Set([...lines, ...single])]);
  const available = await products.available(db, single);
  const product =
    body.product_id !== undefined && available.has(body.product_id) ? sold.get(body.product_id) : undefined;

  refuseIfAny([
    ...missing('klant_id', body.klant_id, customer),
    ...missing('arrangement_id', body.arrangement_id, named),
    ...missing('product_id', body.product_id, product),
    ...missing('boeking_id', body.boeking_id, copied),
  ]);
  const company = await companyOf(db, [named?.bedrijf_id, copied?.kosten_bedrijf_id, customer?.bedrijf_id]);
  return { package: named, product, copied, products: sold, company };
}

function missing(field: string, id: number | undefined, found: object | undefined): ProblemDetail[] {
  if (id === undefined || found !== undefined) return [];
  const message = `There is nothing with the id ${String(id)} for ${field}: send the id of one that exists.`;
  return [{ code: 'ERR_UNKNOWN_REFERENCE', message, field }];
}

// Shared with other bookings of the customer, but not with whoever archives him.
async function customerOf(db: Writer, id: number): Promise<{ bedrijf_id: number | null } | undefined> {
  const query: Knex.QueryBuilder = db.knex('contacts').where({ id, type: 'klant' }).whereNull('archived_at');
  if (db.dialect === 'postgres') void query.forShare();
  const found: { bedrijf_id: number | null }[] = await query.select('bedrijf_id');
  return found[0];
}

async function packageOf(db: Reader, id: number): Promise<(Package & { bedrijf_id: number | null }) | undefined> {
  const query = db.knex('packages').where({ id, is_deleted: false });
  const found: (Package & { bedrijf_id: number | null })[] = await query.select(
    'arrangement',
    'weergavenaam',
    'bedrijf_id',
  );
  const [row] = found;
  if (row === undefined) return undefined;
  const regels: Package['regels'][number][] = await db
    .knex('package_lines')
    .where('package_id', id)
    .select('id', 'product_id', 'locatie_id', 'begin', 'eind', 'beschrijving');
  return { ...row, regels: regels.sort(byBegin) };
}

/** The order in which the costs name them: as they happen, lines without a time last. */
function byBegin(some: Package['regels'][number], other: Package['regels'][number]): number {
  const [begin, otherBegin] = [some.begin ?? '9', other.begin ?? '9'];
  return begin === otherBegin ? some.id - other.id : begin < otherBegin ? -1 : 1;
}

/** The first of these companies that is not deleted, else the first of all. */
async function companyOf(db: Reader, ids: readonly (number | null | undefined)[]): Promise<Company> {
  const query: Knex.QueryBuilder = db.knex('companies').whereNull('deleted_at');
  const companies: Company[] = await query.select('id', 'factuur_betaaltermijn');
  companies.sort((a, b) => a.id - b.id);
  const named = ids.flatMap((id) => companies.find((company) => company.id === id) ?? []);
  const company = named[0] ?? companies[0];
  if (company !== undefined) return company;
  throw problem('ERR_COMPANY_REQUIRED', 'There is no company that could sell this: make one first.');
}
