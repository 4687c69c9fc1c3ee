// Voucher templates: created, read, changed and deleted, and every refusal.
import { expect } from 'chai';
import { api, collectEvents, given, expectRefusal } from '../support/index.ts';

const UNKNOWN_ID = 2_000_000_000;

describe('voucher templates', () => {
  it('are created, read, changed and deleted', async () => {
    const one = await given.product();
    const two = await given.product();
    const { id: pdf_template_id } = await given.pdfTemplate({ context: 'voucher' });
    const body = {
      name: 'Cadeaubon',
      description: 'Voor vier personen.',
      price: 79.8,
      quantity_term: 'Aantal bonnen',
      product_amount: 4,
      expire_days: 365,
      expiration_date: '2027-12-31',
      pdf_template_id,
      company_id: (await given.company()).id,
      products: [two.id, one.id],
      internal_reference: 'KADO',
      confirmation_mail_subject: 'Uw bonnen',
      confirmation_mail_body: 'Veel plezier!',
      contactform_id: (await given.orderForm()).id,
    };
    const template = await api.voucherTemplates.createVoucherTemplate({ body });
    const { id } = template;
    expect(template).to.deep.equal({ id, ...body, products: [one.id, two.id] });
    expect(await api.voucherTemplates.getVoucherTemplate({ id })).to.deep.equal(template);

    const change = { price: 70, products: [one.id] };
    const updated = await api.voucherTemplates.updateVoucherTemplate({ id, body: change });
    expect(updated).to.deep.equal({ ...template, ...change });
    expect(await api.voucherTemplates.listVoucherTemplates()).to.deep.include(updated);

    await api.voucherTemplates.deleteVoucherTemplate({ id });
    expect(await expectRefusal(api.voucherTemplates.getVoucherTemplate({ id }))).to.include({ status: 404 });
  });

  it('do not change when they are sent back, also with products and companies that were deleted since', async () => {
    const product = await given.product();
    const { id: company_id } = await given.company();
    const template = await given.voucherTemplate({ products: [product.id], company_id });
    await api.products.deleteProduct({ id: product.id });
    await api.companies.deleteCompany({ id: company_id });
    const updateAgain = () => api.voucherTemplates.updateVoucherTemplate({ id: template.id, body: template });
    const events = await collectEvents(async () => {
      expect(await updateAgain()).to.deep.equal(template);
    });
    expect(events).to.deep.equal([]);
  });

  it('are announced', async () => {
    const events = await collectEvents(async () => {
      const { id } = await given.voucherTemplate({ products: [(await given.product()).id] });
      await api.voucherTemplates.deleteVoucherTemplate({ id });
    });
    const eventNames = events.map(({ event }) => event).filter((name) => name.startsWith('VoucherTemplate'));
    expect(eventNames).to.deep.equal(
      ['postInsert', 'postSave', 'postDelete'].map((name) => `VoucherTemplate::${name}`),
    );
  });

  it('stay while a voucher was made from them', async () => {
    const { id } = await given.voucherTemplate();
    await given.voucher({ voucher_template_id: id });
    expect(await expectRefusal(api.voucherTemplates.deleteVoucherTemplate({ id }))).to.include({
      status: 403,
      code: 'ERR_IN_USE',
    });
  });

  it('are sold with a form that asks for an e-mail address, which stays while they refer to it', async () => {
    const { id: silent } = await given.contactForm();
    const { id } = await given.voucherTemplate();
    const mute = { status: 406, code: 'ERR_NOT_ALLOWED', field: 'contactform_id' };
    expect(await expectRefusal(given.voucherTemplate({ contactform_id: silent }))).to.include(mute);

    const change = (contactform_id: number | null) =>
      api.voucherTemplates.updateVoucherTemplate({ id, body: { contactform_id } });
    expect(await expectRefusal(change(silent))).to.include(mute);

    const form = await given.orderForm();
    const updated = await change(form.id);
    const inUse = await expectRefusal(api.contactForms.deleteContactForm({ id: form.id }));
    expect(inUse).to.include({ status: 403, code: 'ERR_IN_USE' });
    expect(inUse.params).to.deep.equal({ references: ['voucher_templates'] });

    // The form may lose that question later, and the template can still be sent back.
    await api.contactForms.updateContactForm({ id: form.id, body: { Velden: form.Velden.slice(0, 1) } });
    expect(await api.voucherTemplates.updateVoucherTemplate({ id, body: updated })).to.deep.equal(updated);

    await change(null);
    await api.contactForms.deleteContactForm({ id: form.id });
  });

  it('refuse unknown references, and a PDF template of another kind', async () => {
    const template = await given.voucherTemplate();
    for (const [body, field] of [
      [{ products: [UNKNOWN_ID] }, 'products[0]'],
      [{ company_id: UNKNOWN_ID }, 'company_id'],
      [{ pdf_template_id: UNKNOWN_ID }, 'pdf_template_id'],
      [{ contactform_id: UNKNOWN_ID }, 'contactform_id'],
    ] as const) {
      const unknown = { status: 406, code: 'ERR_UNKNOWN_REFERENCE', field };
      expect(
        await expectRefusal(
          given.voucherTemplate({
            ...body,
            ...(field === 'products[0]' ? {} : { products: template.products }),
          } as object),
        ),
      ).to.include(unknown);
      expect(
        await expectRefusal(api.voucherTemplates.updateVoucherTemplate({ id: template.id, body: body as object })),
      ).to.include(unknown);
    }

    const { id: pdf_template_id } = await given.pdfTemplate();
    const { id } = await given.voucherTemplate();
    for (const refusal of [
      await expectRefusal(given.voucherTemplate({ pdf_template_id })),
      await expectRefusal(api.voucherTemplates.updateVoucherTemplate({ id, body: { pdf_template_id } })),
    ])
      expect(refusal).to.deep.include({
        code: 'ERR_TEMPLATE_CONTEXT',
        field: 'pdf_template_id',
        params: { context: 'invoice', expected: 'voucher' },
      });
  });

  it('prevent another context of their PDF template, and its deletion', async () => {
    const { id } = await given.pdfTemplate({ context: 'voucher' });
    await given.voucherTemplate({ pdf_template_id: id });
    expect(await expectRefusal(api.pdfTemplates.updatePdfTemplate({ id, body: { context: 'pos' } }))).to.include({
      code: 'ERR_TEMPLATE_CONTEXT',
      field: 'context',
    });
    expect(await expectRefusal(api.pdfTemplates.deletePdfTemplate({ id }))).to.include({ code: 'ERR_IN_USE' });
  });
});
