// PDF templates as tables of cases: when what one prints may change.
import { expect } from 'chai';
import { assertContextFree, isContextChanged } from '../../../domain/house/pdf-template.ts';

describe('the context of a template', () => {
  it('changes when another one is sent', () => {
    expect(isContextChanged({ context: 'invoice' }, {})).to.equal(false);
    expect(isContextChanged({ context: 'invoice' }, { context: 'invoice' })).to.equal(false);
    expect(isContextChanged({ context: 'invoice' }, { context: 'pos' })).to.equal(true);
  });

  it('stays while something prints with the template', () => {
    expect(() => assertContextFree({ context: 'pos' }, false)).not.to.throw();
    expect(() => assertContextFree({ context: 'pos' }, true)).to.throw('ERR_TEMPLATE_CONTEXT');
  });
});
