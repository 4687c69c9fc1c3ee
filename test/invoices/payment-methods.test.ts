// Payment methods: created, changed and announced, and not deleted once a payment uses them.
import { expect } from 'chai';
import { api, collectEvents, given, expectRefusal } from '../support/index.ts';

describe('payment methods', () => {
  it('need only a name, and are shown whole', async () => {
    const createdMethod = await api.paymentMethods.createPaymentMethod({ body: { naam: 'Pin' } });
    const method = {
      id: createdMethod.id,
      naam: 'Pin',
      weergeven_in_kassa: false,
      bevestiging_mailen: false,
      type: 'manual',
      is_deletable: true,
      ledger_number: null,
    };

    expect(createdMethod).to.deep.equal(method);
    expect(await api.paymentMethods.getPaymentMethod({ id: createdMethod.id })).to.deep.equal(method);
    expect(await api.paymentMethods.listPaymentMethods()).to.deep.include(method);
  });

  it('are changed member by member', async () => {
    const { id } = await given.paymentMethod({ ledger_number: '1100', weergeven_in_kassa: true });
    const body = { type: 'accounting', bevestiging_mailen: true, ledger_number: null } as const;
    const updatedMethod = await api.paymentMethods.updatePaymentMethod({ id, body });
    expect(updatedMethod).to.include({ ...body, weergeven_in_kassa: true });
  });

  it('are announced when they change, and not when they are sent back as they were read', async () => {
    const { id } = await given.paymentMethod({ naam: 'Bank' });
    const body = await api.paymentMethods.getPaymentMethod({ id });
    expect(await collectEvents(() => api.paymentMethods.updatePaymentMethod({ id, body }))).to.deep.equal([]);

    const events = await collectEvents(() => api.paymentMethods.updatePaymentMethod({ id, body: { naam: 'Giro' } }));
    expect(events.map(({ event }) => event)).to.deep.equal(['Betaalmethode::postUpdate', 'Betaalmethode::postSave']);
    expect(events[0]).to.deep.include({ modified: ['naam'], previous: { naam: 'Bank' } });
  });

  it('are deleted while no payment uses them', async () => {
    const { id } = await given.paymentMethod();
    await api.paymentMethods.deletePaymentMethod({ id });
    for (const call of [
      () => api.paymentMethods.getPaymentMethod({ id }),
      () => api.paymentMethods.updatePaymentMethod({ id, body: {} }),
      () => api.paymentMethods.deletePaymentMethod({ id }),
    ]) {
      expect(await expectRefusal(call())).to.include({ status: 404, message: 'Not Found' });
    }
  });

  it('cannot be deleted once a payment uses them', async () => {
    const { id } = await given.paymentMethod();
    await given.payment({ betaalmethode_id: id });
    const refusal = await expectRefusal(api.paymentMethods.deletePaymentMethod({ id }));
    expect(refusal).to.deep.include({ status: 403, code: 'ERR_IN_USE', params: { references: ['invoice_payments'] } });
    expect(await api.paymentMethods.getPaymentMethod({ id })).to.include({ is_deletable: false });
  });

  it('refuse another type and an empty name', async () => {
    expect(await expectRefusal(given.paymentMethod({ naam: '' }))).to.include({ status: 406, field: 'naam' });
    expect(await expectRefusal(given.paymentMethod({ ledger_number: '11 00' }))).to.include({ field: 'ledger_number' });
  });
});
