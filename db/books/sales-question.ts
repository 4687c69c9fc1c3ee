// The question that the read model of sales answers: which sums of which days, by what, with which filters.
import type { components } from '../../generated/types.ts';
import type { SalesNarrowing } from './sales-filter.ts';
import type { TimeGrouping } from './time-grouping.ts';

type Schemas = components['schemas'];

/** The sums, the groups and the filters; local dates, both included. */
export interface SalesQuestion extends SalesNarrowing {
  readonly referentiedatum: Schemas['SalesReferenceDate'];
  readonly 'datum>': string;
  readonly 'datum<': string;
  readonly gegevens: Schemas['SalesMetric'];
  readonly groepeer_tijd?: TimeGrouping | undefined;
  readonly groepeer_gegevens?: readonly Schemas['SalesGrouping'][] | undefined;
  readonly invoice_contexts?: readonly Schemas['InvoiceContext'][] | undefined;
  readonly product_id?: readonly number[] | undefined;
  /** Whether vouchers count when they are ordered; otherwise when they are redeemed. */
  readonly include_voucher_sales?: boolean | undefined;
}
