// Cancellation terms: the step that applies, and the order of steps, as tables of cases.
import { expect } from 'chai';
import {
  planCancellationTermsChange,
  planNewCancellationTerms,
  selectStep,
  type CancellationStep,
} from '../../../domain/catalogue/cancellation-terms.ts';
import { Problem } from '../../../domain/values/problem.ts';
import { toBasisPoints } from '../../support/amounts.ts';

const createStep = (dagen_vooraf: number, percentage: number): CancellationStep => ({
  dagen_vooraf,
  percentage: toBasisPoints(percentage * 100),
});
const createSteps = (...pairs: [number, number][]) => pairs.map(([days, percentage]) => createStep(days, percentage));

describe('the step of cancellation terms', () => {
  const usual = createSteps([14, 50], [2, 100]);
  const cases: [name: string, steps: CancellationStep[], days: number, percentage: number | null][] = [
    ['is none before all steps', usual, 15, null],
    ['is none on the first day of a step: fewer days are left only afterwards', usual, 14, null],
    ['applies a day later', usual, 13, 50],
    ['applies until the day before the next', usual, 2, 50],
    ['is the steeper one of two', usual, 1, 100],
    ['applies on the day itself', usual, 0, 100],
    ['applies after it', usual, -3, 100],
    ['is the steepest, whatever order they have', createSteps([2, 10], [14, 80], [30, 20]), 1, 80],
    ['may be of nothing', createSteps([14, 0]), 3, 0],
    ['is none of none', [], 0, null],
  ];

  for (const [name, list, days, percentage] of cases)
    it(name, () => {
      expect(selectStep(list, days)?.percentage ?? null).to.equal(percentage === null ? null : percentage * 100);
    });
});

describe('cancellation terms', () => {
  const terms = { naam: 'Groepen', terugbetalen: 'voorstel', online: false, tekst: '' } as const;

  it('have the longest step first', () => {
    expect(planNewCancellationTerms({ ...terms, regels: createSteps([2, 100], [14, 50]) }).regels).to.deep.equal(
      createSteps([14, 50], [2, 100]),
    );
  });

  it('keep members that a change leaves out', () => {
    const before = planNewCancellationTerms({ ...terms, regels: createSteps([14, 50]) });
    expect(planCancellationTermsChange(before, { online: true })).to.deep.equal({ ...before, online: true });
  });

  it('refuse the same number of days twice', () => {
    expect(() => planNewCancellationTerms({ ...terms, regels: createSteps([14, 50], [2, 10], [14, 60]) }))
      .to.throw(Problem)
      .with.property('problems')
      .that.deep.includes({
        code: 'ERR_DUPLICATE',
        message: 'Two steps have this number of days: send each number once.',
        field: 'regels[2].dagen_vooraf',
      });
  });
});
