// References of a voucher template to a form and a PDF template, as cases.
import { expect } from 'chai';
import { assertUsable } from '../../../domain/catalogue/voucher-template.ts';
import { Problem } from '../../../domain/values/problem.ts';

describe('a voucher template', () => {
  const cases: [asksForAddress: boolean | undefined, context: string | undefined, code: string | undefined][] = [
    [undefined, undefined, undefined],
    [true, 'voucher', undefined],
    [false, 'voucher', 'ERR_NOT_ALLOWED'],
    [false, 'factuur', 'ERR_NOT_ALLOWED'],
    [true, 'factuur', 'ERR_TEMPLATE_CONTEXT'],
    [undefined, 'factuur', 'ERR_TEMPLATE_CONTEXT'],
  ];
  for (const [asksForAddress, context, code] of cases)
    it(`with a form that asks for an address (${String(asksForAddress)}) and a PDF for ${String(context)}: ${code ?? 'fine'}`, () => {
      const act = (): void => {
        assertUsable({ asksForAddress, context });
      };
      if (code === undefined) expect(act).not.to.throw();
      else expect(act).to.throw(Problem, code);
    });
});
