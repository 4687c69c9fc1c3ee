// Refusals of a payment before its provider is called: the return address, the provider, and closed options.
import { expect } from 'chai';
import { chooseProvider } from '../../../domain/online/chosen-provider.ts';
import { assertOffered } from '../../../domain/online/opening.ts';
import { assertReturn } from '../../../domain/online/payment.ts';
import { assertWithdrawn } from '../../../domain/online/refund.ts';
import { asCents } from '../../../domain/values/money.ts';
import { describeOutcome } from '../../support/decision-outcomes.ts';

describe('a requested payment', () => {
  const allowed = {
    publicUrl: 'https://boek.example/api',
    corsOrigins: ['https://shop.example'],
    hosts: ['site.example', 'other.example:8443'],
  };
  const elsewhere = 'ERR_REDIRECT_HOST redirect_url';

  for (const [address, outcome] of [
    ['https://boek.example/thanks', 'passes'],
    ['https://shop.example/thanks?a=1', 'passes'],
    ['https://site.example/thanks', 'passes'],
    ['https://other.example:8443/', 'passes'],
    ['https://other.example/', elsewhere],
    ['http://shop.example/thanks', elsewhere],
    ['https://shop.example.evil.example/', elsewhere],
    ['https://user@shop.example/', elsewhere],
    ['javascript:alert(1)', elsewhere],
    ['nowhere', elsewhere],
  ] as const)
    it(`returns its customer to ${address}: ${outcome}`, async () => {
      expect(await describeOutcome(() => assertReturn(address, allowed))).to.equal(outcome);
    });

  for (const [integration_id, isVisitor, paymentSandboxPublic, expected] of [
    [5, true, false, { provider: 'mollie', integration_id: 5 }],
    [null, false, false, { provider: 'sandbox', integration_id: null }],
    [null, true, true, { provider: 'sandbox', integration_id: null }],
    [null, true, false, 'ERR_PAYMENT_PROVIDER -'],
  ] as const)
    it(`is made at ${JSON.stringify(expected)}, by a visitor: ${String(isVisitor)}`, async () => {
      const settings = { sandbox: false, paymentSandboxPublic };
      const choose = () => chooseProvider(integration_id, { caller: { isVisitor }, settings });
      if (typeof expected === 'string') expect(await describeOutcome(choose)).to.equal(expected);
      else expect(choose()).to.deep.equal(expected);
    });

  it('is made at the sandbox in a sandbox installation, whatever is connected', () => {
    const visitor = { caller: { isVisitor: true }, settings: { sandbox: true, paymentSandboxPublic: true } };
    expect(chooseProvider(5, visitor)).to.deep.equal({ provider: 'sandbox', integration_id: null });
  });

  for (const [setting, outcome] of [
    ['yes', 'passes'],
    ['no', 'ERR_CLOSED -'],
    [null, 'ERR_CLOSED -'],
  ] as const)
    it(`is offered to visitors where the setting says ${String(setting)}: ${outcome}`, async () => {
      expect(await describeOutcome(() => assertOffered(setting))).to.equal(outcome);
    });

  for (const [status, outcome] of [
    ['open', 'passes'],
    ['betaald', 'ERR_NOT_REFUNDABLE -'],
  ] as const)
    it(`is paid back for an order of vouchers that is ${status}: ${outcome}`, async () => {
      expect(
        await describeOutcome(() => {
          assertWithdrawn({ status, price: asCents(10), withdrawn: 0 });
        }),
      ).to.equal(outcome);
    });
});
