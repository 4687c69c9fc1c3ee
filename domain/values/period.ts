// Periods of whole days.
import { problem } from './problem.ts';

/** Refuses a period that ends before it begins; local dates, both included. Throws ERR_PERIOD_ORDER on `eind`. */
export function assertPeriod({ begin, eind }: { readonly begin: string; readonly eind: string }): void {
  if (eind < begin) throw problem('ERR_PERIOD_ORDER', '"eind" must not be before "begin"', { field: 'eind' });
}
