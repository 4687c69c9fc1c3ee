// Cancellation terms.
import type { CancellationTerms, NewCancellationTerms } from 'boekstaaf';
import { api } from '../index.ts';

let count = 0;

/** Terms by which half is owed in the last two weeks, and everything in the last two days. */
export function cancellationTerms(body: Partial<NewCancellationTerms> = {}): Promise<CancellationTerms> {
  count += 1;
  const regels = [
    { dagen_vooraf: 14, percentage: 50 },
    { dagen_vooraf: 2, percentage: 100 },
  ];
  return api.cancellationTerms.createCancellationTerms({
    body: { naam: `Voorwaarden ${String(count)}`, regels, ...body },
  });
}
