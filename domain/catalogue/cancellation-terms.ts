// Cancellation terms: the steps of a request in one order, and which step applies. docs/decisions/320-products-packages-and-cancellation-terms.md.
import type { components } from '../../generated/types.ts';
import { refuseIfAny } from '../values/problem.ts';
import { findRepeatedProblems } from '../values/repeated.ts';

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
  refuseIfAny(
    findRepeatedProblems(
      steps.map(({ dagen_vooraf }) => dagen_vooraf),
      (index) => `regels[${String(index)}].dagen_vooraf`,
      'Two steps have this number of days: send each number once.',
    ),
  );
  const alike = steps.map(({ dagen_vooraf, percentage }) => ({ dagen_vooraf, percentage }));
  return alike.sort((one, other) => other.dagen_vooraf - one.dagen_vooraf);
}

/**
 * Returns the step that applies this many calendar days ahead: of those for more days, the one with the highest
 * percentage. Null for none.
 */
export function selectStep(steps: readonly CancellationStep[], days: number): CancellationStep | null {
  const matching = steps.filter(({ dagen_vooraf }) => days < dagen_vooraf);
  return matching.toSorted((one, other) => other.percentage - one.percentage)[0] ?? null;
}
