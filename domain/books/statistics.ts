// The rules of a statistics query: defaults for missing parameters, and which ones exclude or require each other.
import type { components } from '../../generated/types.ts';
import { addDays } from '../values/calendar.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';

type Schemas = components['schemas'];

/** The days of a query, both included. */
export interface DateFilter {
  readonly 'datum>': string;
  readonly 'datum<': string;
}

/** The calendar year of a local date. */
export function yearOf(date: string): DateFilter {
  const year = date.slice(0, 4);
  return { 'datum>': `${year}-01-01`, 'datum<': `${year}-12-31` };
}

/** Throws ERR_PERIOD_ORDER on `datum<` for a period that ends before it begins. */
export function assertDays(days: DateFilter): void {
  refuseIfAny(findDayProblems(days));
}

function findDayProblems(days: DateFilter): ProblemDetail[] {
  if (days['datum<'] >= days['datum>']) return [];
  return [{ code: 'ERR_PERIOD_ORDER', message: '"datum<" must be after "datum>"', field: 'datum<' }];
}

const QUARTER_DAYS = 92;

/** Whether a period is longer than a quarter: its sums may take longer than clients wait for the first byte. */
export function isLong(begin: string, end: string): boolean {
  return addDays(begin, QUARTER_DAYS) <= end;
}

/** The parts of a query about sales that depend on each other. */
export interface SalesParameters extends DateFilter {
  readonly referentiedatum: Schemas['SalesReferenceDate'];
  readonly gegevens: Schemas['SalesMetric'];
  readonly groepeer_tijd?: Schemas['TimeGrouping'];
  readonly groepeer_gegevens?: readonly Schemas['SalesGrouping'][];
  readonly invoice_contexts?: readonly Schemas['InvoiceContext'][];
  readonly product_id?: readonly number[];
}

const INVOICED_METRIC: SalesParameters['gegevens'] = 'gefactureerd_bedrag';
const LINE_GROUPINGS: readonly Schemas['SalesGrouping'][] = ['product_id', 'productgroep_id', 'btw_percentage'];

/**
 * Throws, all at once, ERR_PERIOD_ORDER, ERR_REQUIRED and ERR_CANNOT_COMBINE for a query about sales whose parts do not
 * match. docs/decisions/100-statistics.md.
 */
export function assertSalesParameters(query: SalesParameters): void {
  const { gegevens, referentiedatum, groepeer_tijd, groepeer_gegevens = [], invoice_contexts, product_id } = query;
  const problems = findDayProblems(query);
  if (groepeer_tijd === undefined && groepeer_gegevens.length === 0)
    problems.push({
      code: 'ERR_REQUIRED',
      message: 'Send groepeer_tijd or groepeer_gegevens, or both.',
      field: 'groepeer_tijd',
    });

  if (referentiedatum === 'factuur' && gegevens !== INVOICED_METRIC)
    problems.push(
      createCombinationProblem('referentiedatum', `referentiedatum=factuur needs gegevens=${INVOICED_METRIC}.`),
    );

  if (invoice_contexts !== undefined && gegevens !== INVOICED_METRIC)
    problems.push(createCombinationProblem('invoice_contexts', `invoice_contexts needs gegevens=${INVOICED_METRIC}.`));

  const ofLines = groepeer_gegevens.filter((name) => LINE_GROUPINGS.includes(name));
  if (ofLines.length > 0 && gegevens !== INVOICED_METRIC && gegevens !== 'boekingswaarde')
    problems.push(
      createCombinationProblem(
        'groepeer_gegevens',
        `Grouping by ${ofLines.join(', ')} needs gegevens=${INVOICED_METRIC} or boekingswaarde.`,
      ),
    );

  if (product_id !== undefined && !groepeer_gegevens.includes('product_id'))
    problems.push(createCombinationProblem('product_id', 'The filter product_id needs groepeer_gegevens=product_id.'));
  refuseIfAny(problems);
}

function createCombinationProblem(field: string, message: string): ProblemDetail {
  return { code: 'ERR_CANNOT_COMBINE', message, field };
}
