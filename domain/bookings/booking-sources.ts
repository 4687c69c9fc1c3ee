// The sources that a new booking names: customer, package, product, other booking, company.
import type { components } from '../../generated/types.ts';
import { createProblem, refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import type { BookableProduct, StoredBooking } from './booking.ts';
import { listCostItems, type CostItem } from './costs.ts';
import { findDeletedProductProblems, type BookingSources } from './new-booking.ts';

type NewBooking = components['schemas']['NewBooking'];
type SourcePackage = NonNullable<BookingSources['package']>;
type SourceCompany = BookingSources['company'];

/** The sources that a body names; undefined for one that does not exist or was deleted. */
export interface SourcesResult {
  readonly named: (SourcePackage & { readonly bedrijf_id: number | null }) | undefined;
  readonly copied: StoredBooking | undefined;
  readonly buyer: { readonly bedrijf_id: number | null } | undefined;
  readonly process: object | undefined;
  /** Every product of the lines, deleted ones included, and the ids of those that are not deleted. */
  readonly sold: ReadonlyMap<number, BookableProduct>;
  readonly available: ReadonlySet<number>;
  /** The companies that can sell, by id. */
  readonly companies: readonly SourceCompany[];
  readonly invoicedByClock: boolean;
  /** The price rules that may apply to the lines, in their order. */
  readonly rules: BookingSources['rules'];
}

/**
 * Returns the sources of a booking. Throws ERR_UNKNOWN_REFERENCE for one that does not exist or was deleted,
 * ERR_COMPANY_REQUIRED where no company can sell.
 */
export function resolveSources(body: NewBooking, found: SourcesResult): BookingSources {
  const { named, copied, buyer, process, sold, available, companies, invoicedByClock, rules } = found;
  const product = body.product_id === undefined ? undefined : sold.get(body.product_id);

  refuseIfAny([
    ...findReferenceProblems('klant_id', body.klant_id, buyer),
    ...findReferenceProblems('arrangement_id', body.arrangement_id, named),
    ...findReferenceProblems('book_process_id', body.book_process_id, process),
    ...findReferenceProblems('product_id', body.product_id, product),
    ...findReferenceProblems('boeking_id', body.boeking_id, copied),
    ...productsOf(body, named, copied).flatMap(({ field, ids }) =>
      findDeletedProductProblems(field, ids, sold, available),
    ),
  ]);

  const company = companyOf(companies, [named?.bedrijf_id, copied?.kosten_bedrijf_id, buyer?.bedrijf_id]);
  return { package: named, product, copied, products: sold, rules, company, invoicedByClock };
}

/** The products that a new booking would name, by the member of the body that leads to them. */
export function productsOf(
  { product_id }: Pick<NewBooking, 'product_id'>,
  named: Pick<SourcePackage, 'regels'> | undefined,
  copied: Pick<StoredBooking, 'lines' | 'costs'> | undefined,
): { readonly field: string; readonly ids: readonly number[] }[] {
  const soldBefore = [...(copied?.lines ?? []), ...listCostItems<CostItem>(copied?.costs ?? [])];
  return [
    { field: 'arrangement_id', ids: (named?.regels ?? []).map((line) => line.product_id) },
    { field: 'product_id', ids: product_id === undefined ? [] : [product_id] },
    { field: 'boeking_id', ids: soldBefore.flatMap((each) => each.product_id ?? []) },
  ];
}

function findReferenceProblems(field: string, id: number | undefined, found: object | undefined): ProblemDetail[] {
  if (id === undefined || found !== undefined) return [];
  const message = `${field} refers to ${String(id)}, which does not exist: send an existing id.`;
  return [{ code: 'ERR_UNKNOWN_REFERENCE', message, field }];
}

/** The first of these companies that exists, else the first of all. */
function companyOf(companies: readonly SourceCompany[], ids: readonly (number | null | undefined)[]): SourceCompany {
  const named = ids.flatMap((id) => companies.find((company) => company.id === id) ?? []);
  const company = named[0] ?? companies[0];
  if (company !== undefined) return company;
  throw createNoCompanyProblem();
}

/** ERR_COMPANY_REQUIRED: no company can sell. */
export function createNoCompanyProblem(): Error {
  return createProblem('ERR_COMPANY_REQUIRED', 'No company exists to sell this: create a company first.');
}
