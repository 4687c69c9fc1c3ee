// The sources of a new booking: the customer, the package, product or booking that it names, and the company that sells.
import type { components } from '../../generated/types.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { itemsIn, type CostItem } from '../../domain/bookings/costs.ts';
import { deletedProductProblems, type BookingSources } from '../../domain/bookings/new-booking.ts';
import { problem, refuseIfAny, type ProblemDetail } from '../../domain/values/problem.ts';
import * as products from './bookable-products.ts';
import * as bookings from './bookings.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { isInvoicedByClock } from '../house/settings.ts';
import { shared, statement } from '../engine/session/sql.ts';
import { find } from '../engine/changes/table.ts';

type NewBooking = components['schemas']['NewBooking'];
type Package = NonNullable<BookingSources['package']>;
type Company = BookingSources['company'];

/**
 * Reads what the body names, in a fixed number of queries, and holds the customer until the transaction ends. Throws
 * ERR_UNKNOWN_REFERENCE for what does not exist or was deleted, ERR_COMPANY_REQUIRED where no company can sell.
 */
export async function sourcesOf(db: Writer, body: NewBooking): Promise<BookingSources> {
  const { klant_id, arrangement_id = null, book_process_id = null, boeking_id = null } = body;
  // In the order of docs/decisions/020-locks.md: nobody deletes meanwhile what the booking is about to name.
  const copied = boeking_id === null ? undefined : await find(bookings.readStored, db, boeking_id);
  const ids = [...new Set(productsOf(body, undefined, copied).flatMap((each) => each.ids))];
  // Asked at once: PostgreSQL answers them in one go.
  const [named, { sold, available }, [buyer], companies, [process]] = await Promise.all([
    arrangement_id === null ? undefined : packageOf(db, arrangement_id),
    products.hold(db, ids, arrangement_id),
    customer(db, klant_id),
    sellers(db, klant_id, arrangement_id, boeking_id),
    book_process_id === null ? [] : bookProcess(db, book_process_id),
  ]);
  const wanted = productsOf(body, named, copied);
  const product = body.product_id === undefined ? undefined : sold.get(body.product_id);

  refuseIfAny([
    ...missing('klant_id', body.klant_id, buyer),
    ...missing('arrangement_id', body.arrangement_id, named),
    ...missing('book_process_id', body.book_process_id, process),
    ...missing('product_id', body.product_id, product),
    ...missing('boeking_id', body.boeking_id, copied),
    ...wanted.flatMap(({ field, ids }) => deletedProductProblems(field, ids, sold, available)),
  ]);
  const company = companyOf(companies, [named?.bedrijf_id, copied?.kosten_bedrijf_id, buyer?.bedrijf_id]);
  const invoicedByClock = !body.factureren && (await isInvoicedByClock(db));
  return { package: named, product, copied, products: sold, company, invoicedByClock };
}

/** The products that a new booking would name, by the member of the body that leads to them. */
function productsOf(
  { product_id }: NewBooking,
  named: Package | undefined,
  copied: StoredBooking | undefined,
): { readonly field: string; readonly ids: readonly number[] }[] {
  const soldBefore = [...(copied?.lines ?? []), ...itemsIn<CostItem>(copied?.costs ?? [])];
  return [
    { field: 'arrangement_id', ids: (named?.regels ?? []).map((line) => line.product_id) },
    { field: 'product_id', ids: product_id === undefined ? [] : [product_id] },
    { field: 'boeking_id', ids: soldBefore.flatMap((each) => each.product_id ?? []) },
  ];
}

function missing(field: string, id: number | undefined, found: object | undefined): ProblemDetail[] {
  if (id === undefined || found !== undefined) return [];
  const message = `${field} refers to ${String(id)}, which does not exist: send an existing id.`;
  return [{ code: 'ERR_UNKNOWN_REFERENCE', message, field }];
}

// Shared with other bookings, but not with whoever archives or deletes it.
const customer = statement<{ bedrijf_id: number | null }>((dialect) =>
  shared(dialect, "select bedrijf_id from contacts where id = ? and type = 'klant' and archived_at is null"),
);
// The database keeps it from being deleted once the booking refers to it.
const bookProcess = statement<{ id: number }>(() => 'select id from book_processes where id = ?');
const packaged = statement<Omit<Package, 'regels'> & { readonly bedrijf_id: number | null }>((dialect) =>
  shared(dialect, 'select arrangement, weergavenaam, bedrijf_id from packages where id = ? and is_deleted = false'),
);
const packageLines = statement<Package['regels'][number]>(
  () => 'select id, product_id, locatie_id, begin, eind, beschrijving from package_lines where package_id = ?',
);
// Of the companies only those that can be it: the ones that are named, and the first.
const sellers = statement<Company>((dialect) =>
  shared(
    dialect,
    `select id, factuur_betaaltermijn from companies where deleted_at is null and (
        id in (select bedrijf_id from contacts where id = ?)
        or id in (select bedrijf_id from packages where id = ?)
        or id in (select kosten_bedrijf_id from bookings where id = ?)
        or id = (select min(id) from companies where deleted_at is null)
      ) order by id`,
  ),
);

async function packageOf(db: Reader, id: number): Promise<(Package & { bedrijf_id: number | null }) | undefined> {
  const [[row], regels] = await Promise.all([packaged(db, id), packageLines(db, id)]);
  return row === undefined ? undefined : { ...row, regels: regels.sort(byBegin) };
}

/** The order in which the costs name them: as they happen, lines without a time last. */
function byBegin(some: Package['regels'][number], other: Package['regels'][number]): number {
  const [begin, otherBegin] = [some.begin ?? '9', other.begin ?? '9'];
  return begin === otherBegin ? some.id - other.id : begin < otherBegin ? -1 : 1;
}

/** The first of these companies that was found, else the first of all. */
function companyOf(companies: readonly Company[], ids: readonly (number | null | undefined)[]): Company {
  const named = ids.flatMap((id) => companies.find((company) => company.id === id) ?? []);
  const company = named[0] ?? companies[0];
  if (company !== undefined) return company;
  throw problem('ERR_COMPANY_REQUIRED', 'No company exists to sell this: create a company first.');
}
