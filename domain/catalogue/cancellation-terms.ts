// Cancellation terms: the steps of a request in one order, and which step applies. docs/decisions/320-products-packages-and-cancellation-terms.md.
import type { components } from '../../generated/types.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';

type Schemas = components['schemas'];
type CancellationTerms = Schemas['CancellationTerms'];
export type CancellationStep = Readonly<Schemas['CancellationStep']>;
export type CancellationTermsValues = Readonly<Omit<CancellationTerms, 'id'>>;

/** Returns new terms. Throws ERR_DUPLICATE. */
export function planNewCancellationTerms(request: Schemas['NewCancellationTerms']): CancellationTermsValues {
  return { ...request, regels: sortSteps(request.regels) };
}

/** Returns terms after a change; members that are left out stay as they are. Throws ERR_DUPLICATE. */
export function planCancellationTermsChange(
  { naam, regels, terugbetalen, online, tekst }: CancellationTermsValues,
  body: Schemas['CancellationTermsPut'],
): CancellationTermsValues {
  const after = { naam, regels, terugbetalen, online, tekst, ...body };
  return { ...after, regels: sortSteps(after.regels) };
}

/** The steps, the longest first. Throws ERR_DUPLICATE for two steps with one number of days. */
function sortSteps(steps: readonly CancellationStep[]): CancellationStep[] {
  const problems = steps.flatMap(({ dagen_vooraf: days }, index): ProblemDetail[] => {
    if (!steps.slice(0, index).some((earlier) => earlier.dagen_vooraf === days)) return [];
    const message = 'Two steps have this number of days: send each number once.';
    return [{ code: 'ERR_DUPLICATE', message, field: `regels[${String(index)}].dagen_vooraf` }];
  });
  refuseIfAny(problems);
  const alike = steps.map(({ dagen_vooraf, percentage }) => ({ dagen_vooraf, percentage }));
  return alike.sort((one, other) => other.dagen_vooraf - one.dagen_vooraf);
}

/**
 * Returns the step that applies this many calendar days ahead: among the longer ones, the one with the highest
 * percentage. Null before all steps.
 */
export function selectStep(steps: readonly CancellationStep[], days: number): CancellationStep | null {
  const matching = steps.filter(({ dagen_vooraf }) => days < dagen_vooraf);
  return matching.toSorted((one, other) => other.percentage - one.percentage)[0] ?? null;
}
