// PDF templates: when their context may change, as tables of cases.
import { expect } from 'chai';
import { assertContextFree, isContextChanged } from '../../../domain/house/pdf-template.ts';

describe('the context of a template', () => {
  it('changes when another one is sent', () => {
    expect(isContextChanged({ context: 'invoice' }, {})).to.equal(false);
    expect(isContextChanged({ context: 'invoice' }, { context: 'invoice' })).to.equal(false);
    expect(isContextChanged({ context: 'invoice' }, { context: 'pos' })).to.equal(true);
  });

  it('cannot change while the template is in use', () => {
    expect(() => assertContextFree({ context: 'pos' }, false)).not.to.throw();
    expect(() => assertContextFree({ context: 'pos' }, true)).to.throw('ERR_TEMPLATE_CONTEXT');
  });
});
