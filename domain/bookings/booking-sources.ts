// The sources that a new booking names: customer, package, product, other booking, company.
import type { components } from '../../generated/types.ts';
import { createProblem, refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { createUnknownReferenceProblem } from '../values/references.ts';
import type { BookableProduct, StoredBooking } from './booking.ts';
import { listCostItems, type CostItem } from './costs.ts';
import { findDeletedProductProblems, type BookingSources } from './new-booking.ts';

type NewBooking = components['schemas']['NewBooking'];
type SourcePackage = NonNullable<BookingSources['package']>;
type SourceCompany = BookingSources['company'];

/** The sources that a body names; undefined for one that does not exist or was deleted. */
export interface SourcesResult {
  readonly namedPackage: (SourcePackage & { readonly bedrijf_id: number | null }) | undefined;
  readonly copiedBooking: StoredBooking | undefined;
  readonly buyer: { readonly bedrijf_id: number | null } | undefined;
  readonly process: object | undefined;
  /** Every product of the lines, deleted ones included, and the ids of those that are not deleted. */
  readonly products: ReadonlyMap<number, BookableProduct>;
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
export function resolveSources(body: NewBooking, result: SourcesResult): BookingSources {
  const { namedPackage, copiedBooking, buyer, process, products, available, companies, invoicedByClock, rules } =
    result;
  const product = body.product_id === undefined ? undefined : products.get(body.product_id);

  refuseIfAny([
    ...findReferenceProblems('klant_id', body.klant_id, buyer),
    ...findReferenceProblems('arrangement_id', body.arrangement_id, namedPackage),
    ...findReferenceProblems('book_process_id', body.book_process_id, process),
    ...findReferenceProblems('product_id', body.product_id, product),
    ...findReferenceProblems('boeking_id', body.boeking_id, copiedBooking),
    ...productsOf(body, namedPackage, copiedBooking).flatMap(({ field, ids }) =>
      findDeletedProductProblems(field, ids, products, available),
    ),
  ]);

  const company = companyOf(companies, [namedPackage?.bedrijf_id, copiedBooking?.kosten_bedrijf_id, buyer?.bedrijf_id]);
  return { package: namedPackage, product, copiedBooking, products, rules, company, invoicedByClock };
}

/** The products that a new booking would name, by the member of the body that leads to them. */
export function productsOf(
  { product_id }: Pick<NewBooking, 'product_id'>,
  sourcePackage: Pick<SourcePackage, 'regels'> | undefined,
  copied: Pick<StoredBooking, 'lines' | 'costs'> | undefined,
): { readonly field: string; readonly ids: readonly number[] }[] {
  const soldBefore = [...(copied?.lines ?? []), ...listCostItems<CostItem>(copied?.costs ?? [])];
  return [
    { field: 'arrangement_id', ids: (sourcePackage?.regels ?? []).map((line) => line.product_id) },
    { field: 'product_id', ids: product_id === undefined ? [] : [product_id] },
    { field: 'boeking_id', ids: soldBefore.flatMap((each) => each.product_id ?? []) },
  ];
}

function findReferenceProblems(field: string, id: number | undefined, target: object | undefined): ProblemDetail[] {
  return id === undefined || target !== undefined ? [] : [createUnknownReferenceProblem({ field, id })];
}

/** The first of these companies that exists, else the first of all. */
function companyOf(companies: readonly SourceCompany[], ids: readonly (number | null | undefined)[]): SourceCompany {
  const candidates = ids.flatMap((id) => companies.find((company) => company.id === id) ?? []);
  const company = candidates[0] ?? companies[0];
  if (company !== undefined) return company;
  throw createNoCompanyProblem();
}

/** ERR_COMPANY_REQUIRED: no company can sell. */
export function createNoCompanyProblem(): Error {
  return createProblem('ERR_COMPANY_REQUIRED', 'No company exists to sell this: create a company first.');
}
