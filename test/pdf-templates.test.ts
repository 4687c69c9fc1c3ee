// PDF templates through the SDK: what is stored, and what companies that print with one forbid.
import { expect } from 'chai';
import { api, eventsDuring, given, keyWith, refused } from './support/index.ts';

describe('PDF templates', () => {
  it('are made with a name and a context; the rest is empty', async () => {
    const template = await api.pdfTemplates.createPdfTemplate({ body: { naam: 'Bon', context: 'pos' } });
    expect(template).to.deep.include({ naam: 'Bon', context: 'pos', accent_color: null, header: null, footer: null });
    expect(await api.pdfTemplates.getPdfTemplate({ id: template.id })).to.deep.equal(template);
  });

  it('are listed by id', async () => {
    const made = [await given.pdfTemplate(), await given.pdfTemplate({ context: 'voucher' })];
    expect((await api.pdfTemplates.listPdfTemplates()).slice(-2)).to.deep.equal(made);
  });

  it('change as sent: what is left out stays, null clears', async () => {
    const { id } = await given.pdfTemplate({ header: 'Kop', footer: 'Voet' });
    const body = { naam: 'Nieuw', context: 'voucher' as const, accent_color: '#1F6f54', footer: null };
    const changed = await api.pdfTemplates.updatePdfTemplate({ id, body });
    expect(changed).to.deep.equal({ id, header: 'Kop', ...body });
  });

  it('sent back as they were read change nothing', async () => {
    const template = await given.pdfTemplate();
    const events = await eventsDuring(() => api.pdfTemplates.updatePdfTemplate({ id: template.id, body: template }));
    expect(events).to.deep.equal([]);
  });

  it('take a colour as #rrggbb only', async () => {
    expect(await refused(given.pdfTemplate({ accent_color: 'groen' }))).to.include({
      status: 406,
      field: 'accent_color',
    });
  });

  it('keep their context while a company prints with them', async () => {
    const { factuur_pdf_template_id: id } = await given.company();
    const moved = refused(api.pdfTemplates.updatePdfTemplate({ id, body: { context: 'pos' } }));
    expect(await moved).to.include({ status: 406, code: 'ERR_TEMPLATE_CONTEXT', field: 'context' });
    expect(
      (await api.pdfTemplates.updatePdfTemplate({ id, body: { context: 'invoice', naam: 'Ander' } })).naam,
    ).to.equal('Ander');
  });

  it('cannot go while a company refers to them, deleted companies included', async () => {
    const company = await given.company();
    const id = company.factuur_pdf_template_id;
    await api.companies.deleteCompany({ id: company.id });
    const refusal = await refused(api.pdfTemplates.deletePdfTemplate({ id }));
    expect(refusal).to.include({ status: 403, code: 'ERR_IN_USE' });
    expect(refusal.params).to.deep.equal({ references: ['companies'] });
  });

  it('are gone after a delete', async () => {
    const { id } = await given.pdfTemplate();
    await api.pdfTemplates.deletePdfTemplate({ id });
    for (const call of [
      () => api.pdfTemplates.getPdfTemplate({ id }),
      () => api.pdfTemplates.updatePdfTemplate({ id, body: {} }),
      () => api.pdfTemplates.deletePdfTemplate({ id }),
    ]) {
      expect(await refused(call())).to.include({ status: 404 });
    }
  });

  it('announce what happens to them', async () => {
    const events = await eventsDuring(async () => {
      const { id } = await given.pdfTemplate();
      await api.pdfTemplates.updatePdfTemplate({ id, body: { header: 'Kop' } });
      await api.pdfTemplates.deletePdfTemplate({ id });
    });
    const names = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(events.map(({ event }) => event)).to.deep.equal(names.map((name) => `PdfTemplate::${name}`));
    expect(events[2]?.modified).to.deep.equal(['header']);
  });

  it('are written with editBedrijfsgegevens only, and read with any credential', async () => {
    const { id } = await given.pdfTemplate();
    const reader = await keyWith([]);
    expect((await reader.pdfTemplates.getPdfTemplate({ id })).id).to.equal(id);
    const refusal = await refused(reader.pdfTemplates.updatePdfTemplate({ id, body: {} }));
    expect(refusal).to.deep.include({ status: 403, params: { permission: ['editBedrijfsgegevens'] } });
  });
});
