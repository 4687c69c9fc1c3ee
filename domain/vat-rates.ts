// Which VAT rates may be written: those that the installation has set.
import type { BasisPoints } from '../generated/types.ts';
import type { ProblemDetail } from './problem.ts';

/** A rate that was sent, in basis points, and where it stood in the body. */
export interface SentRate {
  readonly field: string;
  readonly rate: BasisPoints | null | undefined;
}

/** An ERR_VAT_RATE_UNKNOWN for each rate that is none of the configured ones. Rates that are not sent are in order. */
export function unknownRates(sent: readonly SentRate[], configured: readonly BasisPoints[]): ProblemDetail[] {
  const rates = configured.map((rate) => rate / 100);
  const message = `Not one of the VAT rates of this installation: send ${rates.join(' or ')}, or add it to btw_percentages.`;
  return sent
    .filter(({ rate }) => rate != null && !configured.includes(rate))
    .map(({ field }) => ({ code: 'ERR_VAT_RATE_UNKNOWN', message, field, params: { toegestaan: rates } }));
}
