// VAT rates in the notation of settings, and which rates may be used: those that the installation has set.
import type { BasisPoints } from '../../generated/types.ts';
import type { ProblemDetail } from './problem.ts';

/** The VAT rate of a text such as `5.5`, from 0 to 100 with at most two decimals; undefined for any other text. */
export function parseRate(text: string): BasisPoints | undefined {
  if (!/^(?:100|[1-9]?\d(?:\.\d{1,2})?)$/.test(text)) return undefined;
  return Math.round(Number(text) * 100) as BasisPoints;
}

/** The rates in a list such as `0,5.5,21`, lowest first; undefined unless it has one to ten different rates. */
export function parseRates(list: string): BasisPoints[] | undefined {
  const parts = list.split(',');
  const rates = parts.map(parseRate).filter((rate) => rate !== undefined);
  if (parts.length > 10 || new Set(rates).size < parts.length) return undefined;
  return rates.sort((a, b) => a - b);
}

/** A sent rate and its place in the body. A rate that is null or undefined is not checked. */
export interface SentRate {
  readonly field: string;
  readonly rate: BasisPoints | null | undefined;
}

/** Returns ERR_VAT_RATE_UNKNOWN for each sent rate that is not configured. */
export function findUnknownRateProblems(
  sentRates: readonly SentRate[],
  configured: readonly BasisPoints[],
): ProblemDetail[] {
  const rates = configured.map((rate) => rate / 100);
  const message = `This VAT rate is not configured: send ${rates.join(' or ')}, or add it to the setting btw_percentages.`;
  return sentRates
    .filter(({ rate }) => rate != null && !configured.includes(rate))
    .map(({ field }) => ({ code: 'ERR_VAT_RATE_UNKNOWN', message, field, params: { toegestaan: rates } }));
}
