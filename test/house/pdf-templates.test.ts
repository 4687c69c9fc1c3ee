// PDF templates: their members, their logo, and changes that companies prevent.
import { expect } from 'chai';
import { SMALLEST_JPEG, SMALLEST_PNG } from '../support/images.ts';
import { api, collectEvents, given, expectRefusal } from '../support/index.ts';

describe('PDF templates', () => {
  it('are created with a name and a context; other members are empty', async () => {
    const template = await api.pdfTemplates.createPdfTemplate({ body: { naam: 'Bon', context: 'pos' } });
    expect(template).to.deep.include({ naam: 'Bon', context: 'pos', accent_color: null, header: null, footer: null });
    expect(await api.pdfTemplates.getPdfTemplate({ id: template.id })).to.deep.equal(template);
  });

  it('are listed by id', async () => {
    const templates = [await given.pdfTemplate(), await given.pdfTemplate({ context: 'voucher' })];
    expect((await api.pdfTemplates.listPdfTemplates()).slice(-2)).to.deep.equal(templates);
  });

  it('keep members that are left out, and clear those that are null', async () => {
    const { id } = await given.pdfTemplate({ header: 'Kop', footer: 'Voet' });
    const body = { naam: 'Nieuw', context: 'voucher' as const, accent_color: '#1F6f54', footer: null };
    const template = await api.pdfTemplates.updatePdfTemplate({ id, body });
    expect(template).to.deep.equal({ id, header: 'Kop', logo: null, logo_sha256: null, ...body });
  });

  it('sent back as they were read change nothing', async () => {
    const template = await given.pdfTemplate();
    const events = await collectEvents(() => api.pdfTemplates.updatePdfTemplate({ id: template.id, body: template }));
    expect(events).to.deep.equal([]);
  });

  it('accept a colour as #rrggbb only', async () => {
    expect(await expectRefusal(given.pdfTemplate({ accent_color: 'groen' }))).to.include({
      status: 406,
      field: 'accent_color',
    });
  });

  it('keep their context while a company uses them', async () => {
    const { factuur_pdf_template_id: id } = await given.company();
    const refusal = expectRefusal(api.pdfTemplates.updatePdfTemplate({ id, body: { context: 'pos' } }));
    expect(await refusal).to.include({ status: 406, code: 'ERR_TEMPLATE_CONTEXT', field: 'context' });
    expect(
      (await api.pdfTemplates.updatePdfTemplate({ id, body: { context: 'invoice', naam: 'Ander' } })).naam,
    ).to.equal('Ander');
  });

  it('cannot be deleted while a company refers to them, also a deleted company', async () => {
    const company = await given.company();
    const id = company.factuur_pdf_template_id;
    await api.companies.deleteCompany({ id: company.id });
    const refusal = await expectRefusal(api.pdfTemplates.deletePdfTemplate({ id }));
    expect(refusal).to.include({ status: 403, code: 'ERR_IN_USE' });
    expect(refusal.params).to.deep.equal({ references: ['companies'] });
  });

  it('announce their changes', async () => {
    const events = await collectEvents(async () => {
      const { id } = await given.pdfTemplate();
      await api.pdfTemplates.updatePdfTemplate({ id, body: { header: 'Kop' } });
      await api.pdfTemplates.deletePdfTemplate({ id });
    });
    const names = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(events.map(({ event }) => event)).to.deep.equal(names.map((name) => `PdfTemplate::${name}`));
    expect(events[2]?.modified).to.deep.equal(['header']);
  });
});

describe('the logo of a PDF template', () => {
  const createPng = (bytes: Uint8Array): Blob => new Blob([bytes], { type: 'image/png' });
  const put = (id: number, body: Blob) => api.pdfTemplates.replacePdfTemplateLogo({ id, body });

  it('is returned as it was sent, with the type of its content', async () => {
    const { id } = await given.pdfTemplate();
    const template = await put(id, new Blob([SMALLEST_PNG], { type: 'image/jpeg' }));
    expect(template).to.include({ id, logo: `/api2/pdf_templates/${String(id)}/logo` });
    expect(template.logo_sha256).to.match(/^[0-9a-f]{64}$/);
    const { data, headers } = await api.pdfTemplates.getPdfTemplateLogo({ id }).withResponse();
    expect(Buffer.from(await data.arrayBuffer())).to.deep.equal(SMALLEST_PNG);
    expect(data.type).to.equal('image/png');
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
  });

  it('is announced when it changes, and not when the same one is sent', async () => {
    const { id } = await given.pdfTemplate();
    const events = await collectEvents(async () => {
      await put(id, createPng(SMALLEST_PNG));
      await put(id, createPng(SMALLEST_PNG));
    });
    expect(events.map(({ event }) => event)).to.deep.equal(['PdfTemplate::postUpdate', 'PdfTemplate::postSave']);
    expect(events[0]?.modified).to.have.members(['logo', 'logo_sha256']);
  });

  it('can be a JPEG', async () => {
    const { id } = await given.pdfTemplate();
    await put(id, new Blob([SMALLEST_JPEG], { type: 'image/jpeg' }));
    expect((await api.pdfTemplates.getPdfTemplateLogo({ id })).type).to.equal('image/jpeg');
  });

  it('requires the version that If-Match names, also before there is one', async () => {
    const { id } = await given.pdfTemplate();
    const late = api.pdfTemplates.replacePdfTemplateLogo({ id, body: createPng(SMALLEST_PNG) }, { ifMatch: '"9.x"' });
    expect(await expectRefusal(late)).to.include({ status: 412 });
  });

  it('is deleted, and then there is none', async () => {
    const { id } = await given.pdfTemplate();
    expect(await expectRefusal(api.pdfTemplates.getPdfTemplateLogo({ id }))).to.include({ status: 404 });
    await put(id, createPng(SMALLEST_PNG));
    await api.pdfTemplates.deletePdfTemplateLogo({ id });
    expect(await expectRefusal(api.pdfTemplates.getPdfTemplateLogo({ id }))).to.include({ status: 404 });
    expect(await expectRefusal(api.pdfTemplates.deletePdfTemplateLogo({ id }))).to.include({ status: 404 });
    expect(await api.pdfTemplates.getPdfTemplate({ id })).to.include({ logo: null, logo_sha256: null });
  });

  it('is refused when it cannot be printed', async () => {
    const { id } = await given.pdfTemplate();
    const huge = Buffer.from(SMALLEST_PNG);
    huge.writeUInt32BE(100_000, 16);

    const broken = {
      'a text': Buffer.from('<svg/>'),
      'nothing but a beginning': SMALLEST_PNG.subarray(0, 20),
      'cut off': SMALLEST_PNG.subarray(0, -24),
      'damaged inside': Buffer.concat([SMALLEST_PNG.subarray(0, 45), Buffer.alloc(10), SMALLEST_PNG.subarray(55)]),
      'too many pixels': huge,
      'a JPEG that only begins': SMALLEST_JPEG.subarray(0, 12),
    };

    for (const [label, bytes] of Object.entries(broken))
      expect(await expectRefusal(put(id, createPng(bytes))), label).to.include({ status: 406, code: 'ERR_IMAGE' });
    expect(await expectRefusal(put(id, createPng(new Uint8Array())))).to.include({
      status: 406,
      code: 'ERR_MALFORMED',
    });
    expect((await api.pdfTemplates.getPdfTemplate({ id })).logo).to.equal(null);
  });

  it('is replayed for the same Idempotency-Key, and refused for another image', async () => {
    const { id } = await given.pdfTemplate();
    const idempotencyKey = 'the logo';
    const send = (bytes: Buffer) =>
      api.pdfTemplates.replacePdfTemplateLogo({ id, body: createPng(bytes) }, { idempotencyKey }).withResponse();
    await send(SMALLEST_PNG);
    expect((await send(SMALLEST_PNG)).headers.get('idempotent-replayed')).to.equal('true');
    expect(await expectRefusal(send(SMALLEST_JPEG))).to.include({ status: 422 });
  });
});
