// Price rules: which one applies to a line, and how it changes the price. docs/decisions/315-price-a-booking-line.md.
import type { components, TenThousandths } from '../../generated/types.ts';
import { apportionPrice, divideRounded, HUNDRED_PERCENT } from '../values/money.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { selectSent } from '../values/sent-value.ts';
import { MAX_PRICE_TEN_THOUSANDTHS, type ProductPrice } from './product.ts';

type Schemas = components['schemas'];
type PriceRule = Schemas['PriceRule'];
export type PriceRuleValues = Readonly<Omit<PriceRule, 'id'>>;

/** A rule as it is tried on lines. An empty list matches everything. */
export type ActiveRule = Readonly<Omit<PriceRule, 'naam' | 'volgorde' | 'actief'>>;

/** A line as rules match it: its product, its local date and time, and how many calendar days ahead it is booked. */
export interface RuledLine {
  readonly product_id: number;
  readonly productgroep_id: number | null;
  readonly datum: string;
  /** Hours and minutes, such as 18:00. */
  readonly time: string;
  readonly ahead: number;
}

/** The rule that applies to a line; `rules` are the active ones in their order. */
export function selectRule<Rule extends ActiveRule>(rules: readonly Rule[], line: RuledLine): Rule | undefined {
  return rules.find((rule) => isAbout(rule, line) && isWithin(rule, line) && isOn(rule, line));
}

function isAbout({ product_ids, productgroep_ids }: ActiveRule, { product_id, productgroep_id }: RuledLine): boolean {
  if (product_ids.length > 0) return product_ids.includes(product_id);
  if (productgroep_ids.length === 0) return true;
  return productgroep_id !== null && productgroep_ids.includes(productgroep_id);
}

function isOn({ van, tot, weekdagen }: ActiveRule, { datum }: RuledLine): boolean {
  if ((van !== null && datum < van) || (tot !== null && datum > tot)) return false;
  return weekdagen.length === 0 || weekdagen.includes(new Date(datum).getUTCDay());
}

function isWithin(rule: ActiveRule, { time, ahead }: RuledLine): boolean {
  const { tijd_van, tijd_tot: end, vooruit_minimaal: least, vooruit_maximaal: most } = rule;
  if ((least !== null && ahead < least) || (most !== null && ahead > most)) return false;
  const begin = tijd_van ?? MIDNIGHT;
  if (end === null) return time >= begin;
  return end < begin ? time >= begin || time < end : time >= begin && time < end;
}

const MIDNIGHT = '00:00';

/**
 * Returns prices as a rule changes them: their sum changes, half-up to a ten-thousandth and never below 0, and is
 * divided by largest remainder. Prices that add up to 0 share it equally. Negative prices are deductions, which no rule
 * changes.
 *
 * Example: a unit costs 16.00 at 9 % and 6.00 at 21 %. A rule of +10 % makes 24.20 of these 22.00.
 * Divided in proportion to the prices, the unit costs 17.60 at 9 % and 6.60 at 21 %.
 */
export function applyRule<Price extends Pick<ProductPrice, 'verkoop'>>(
  prices: readonly Price[],
  rule: Pick<PriceRule, 'percentage' | 'bedrag'>,
): readonly Price[] {
  const total = prices.reduce((sum, { verkoop }) => sum + verkoop, 0);
  const after = calculateChangedPrice(total, rule);
  if (after === total) return prices;
  const weights = prices.map(({ verkoop }) => (total === 0 ? 1 : verkoop));
  const base = prices.map(({ verkoop }) => (total === 0 ? verkoop : 0));
  const shares = apportionPrice(after as TenThousandths, weights);
  return prices.map((price, index) => {
    return { ...price, verkoop: ((base[index] ?? 0) + (shares[index] ?? 0)) as TenThousandths };
  });
}

/** Whether rules can change prices: a product without a price gets none, and deductions stay as they are. */
export function isRuled(prices: readonly Pick<ProductPrice, 'verkoop'>[]): boolean {
  return prices.length > 0 && prices.reduce((sum, { verkoop }) => sum + verkoop, 0) >= 0;
}

function calculateChangedPrice(
  total: number,
  { percentage, bedrag }: Pick<PriceRule, 'percentage' | 'bedrag'>,
): number {
  const after =
    percentage === null
      ? total + (bedrag ?? 0)
      : Number(divideRounded(BigInt(total) * BigInt(HUNDRED_PERCENT + percentage), BigInt(HUNDRED_PERCENT)));
  return Math.min(Math.max(after, 0), MAX_PRICE_TEN_THOUSANDTHS);
}

/**
 * Returns a new rule: about everything and always, unless the request says otherwise. Throws as `planPriceRuleChange`
 * does.
 */
export function planNewPriceRule(request: Schemas['NewPriceRule']): PriceRuleValues {
  const { naam, volgorde, actief, ...sent } = request;
  return planPriceRuleChange({ ...UNLIMITED_RULE, naam, volgorde, actief }, sent);
}

const UNLIMITED_RULE = {
  product_ids: [],
  productgroep_ids: [],
  weekdagen: [],
  van: null,
  tot: null,
  tijd_van: null,
  tijd_tot: null,
  vooruit_minimaal: null,
  vooruit_maximaal: null,
  percentage: null,
  bedrag: null,
};

/**
 * Returns a rule after a change, its lists sorted. Throws, all at once: ERR_REQUIRED and ERR_CANNOT_COMBINE for its
 * change and its subject, ERR_PERIOD_ORDER for dates and times, ERR_RANGE for days ahead.
 */
export function planPriceRuleChange(before: PriceRuleValues, body: Schemas['PriceRulePut']): PriceRuleValues {
  const after: PriceRuleValues = {
    naam: body.naam ?? before.naam,
    product_ids: sortNumbers(body.product_ids ?? before.product_ids),
    productgroep_ids: sortNumbers(body.productgroep_ids ?? before.productgroep_ids),
    van: selectSent(body.van, before.van),
    tot: selectSent(body.tot, before.tot),
    weekdagen: sortNumbers(body.weekdagen ?? before.weekdagen),
    tijd_van: selectSent(body.tijd_van, before.tijd_van),
    tijd_tot: selectSent(body.tijd_tot, before.tijd_tot),
    vooruit_minimaal: selectSent(body.vooruit_minimaal, before.vooruit_minimaal),
    vooruit_maximaal: selectSent(body.vooruit_maximaal, before.vooruit_maximaal),
    percentage: selectSent(body.percentage, before.percentage),
    bedrag: selectSent(body.bedrag, before.bedrag),
    volgorde: body.volgorde ?? before.volgorde,
    actief: body.actief ?? before.actief,
  };

  refuseIfAny([...findChangeProblems(after), ...findOrderProblems(after)]);
  return after;
}

function sortNumbers(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}

function findChangeProblems({ percentage, bedrag, product_ids, productgroep_ids }: PriceRuleValues): ProblemDetail[] {
  const problems: ProblemDetail[] = [];
  if (percentage === null && bedrag === null)
    problems.push({ code: 'ERR_REQUIRED', message: 'Send percentage or bedrag.', field: 'percentage' });
  if (percentage !== null && bedrag !== null)
    problems.push({
      code: 'ERR_CANNOT_COMBINE',
      message: 'A rule has a percentage or an amount: send null for one of them.',
      field: 'bedrag',
    });

  if (product_ids.length > 0 && productgroep_ids.length > 0)
    problems.push({
      code: 'ERR_CANNOT_COMBINE',
      message: 'A rule is about products or about groups: leave one of the lists empty.',
      field: 'productgroep_ids',
    });

  return problems;
}

function findOrderProblems(rule: PriceRuleValues): ProblemDetail[] {
  const { van, tot, tijd_van, tijd_tot, vooruit_minimaal: least, vooruit_maximaal: most } = rule;
  const problems: ProblemDetail[] = [];
  if (van !== null && tot !== null && tot < van)
    problems.push({
      code: 'ERR_PERIOD_ORDER',
      message: 'The last date is before the first: send a later tot.',
      field: 'tot',
    });

  if (tijd_tot !== null && tijd_tot === (tijd_van ?? MIDNIGHT))
    problems.push({
      code: 'ERR_PERIOD_ORDER',
      message: 'No time lies between these: send another tijd_tot, or null for until midnight.',
      field: 'tijd_tot',
    });

  if (least !== null && most !== null && most < least)
    problems.push({ code: 'ERR_RANGE', message: `Send ${String(least)} or more.`, field: 'vooruit_maximaal' });
  return problems;
}
