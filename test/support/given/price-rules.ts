// Price rules.
import type { NewPriceRule, PriceRule } from 'boekstaaf';
import { api } from '../index.ts';

let count = 0;

/** A rule that makes everything ten percent dearer. It is not active, unless that is asked for: others have prices too. */
export function priceRule(body: Partial<NewPriceRule> = {}): Promise<PriceRule> {
  count += 1;
  const change = body.bedrag == null ? { percentage: 10 } : {};
  return api.priceRules.createPriceRule({
    body: { naam: `Regel ${String(count)}`, actief: false, ...change, ...body },
  });
}
