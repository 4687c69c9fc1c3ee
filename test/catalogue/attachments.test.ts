// Attachments: names, files that are stored once by their content, and files that cannot run.
import { expect } from 'chai';
import { purgeContents } from '../../db/house/file-contents.ts';
import { SMALLEST_JPEG, SMALLEST_PNG } from '../support/images.ts';
import { api, getDatabase, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';

const PDF = Buffer.from('%PDF-1.7\n% an attachment');

function put(id: number, bytes: Uint8Array, type = 'application/octet-stream') {
  return api.attachments.replaceAttachmentFile({ id, body: new Blob([bytes], { type }) });
}

/** Purges unused file contents; returns how many are left. */
async function countContents(): Promise<number> {
  await getDatabase().write((db) => purgeContents(db, 100));
  const rows: unknown[] = await getDatabase().read((db) => db.query(db.build('file_contents').select('id')));
  return rows.length;
}

describe('attachments', () => {
  it('are created with a name, and have no file yet', async () => {
    const attachment = await api.attachments.createAttachment({ body: { naam: 'Huisregels' } });
    expect(attachment).to.deep.equal({ id: attachment.id, naam: 'Huisregels', filename: 'Huisregels', bestand: null });
    expect(await api.attachments.getAttachment({ id: attachment.id })).to.deep.equal(attachment);
    expect((await api.attachments.listAttachments()).at(-1)).to.deep.equal(attachment);
  });

  it('do not change in members that are left out, or when they are sent back', async () => {
    const before = await given.attachmentWithFile(PDF, { filename: 'regels.pdf' });
    const { id } = before;
    const updated = await api.attachments.updateAttachment({ id, body: { naam: 'Spelregels' } });
    expect(updated).to.deep.equal({ ...before, naam: 'Spelregels' });
    const events = await collectEvents(() => api.attachments.updateAttachment({ id, body: updated }));
    expect(events).to.deep.equal([]);
  });

  it('refuse a file name with a folder in it', async () => {
    for (const filename of ['../regels.pdf', 'a\\b.pdf', 'a\nb.pdf', ''])
      expect(await expectRefusal(given.attachment({ filename })), filename).to.include({
        status: 406,
        field: 'filename',
      });
  });

  it('are deleted with their file', async () => {
    const { id } = await given.attachmentWithFile(Buffer.from('%PDF-1.7\n% of nobody else'));
    const before = await countContents();
    await api.attachments.deleteAttachment({ id });
    expect(await countContents()).to.equal(before - 1);
    for (const call of [
      () => api.attachments.getAttachment({ id }),
      () => api.attachments.getAttachmentFile({ id }),
      () => put(id, PDF),
      () => api.attachments.deleteAttachment({ id }),
    ])
      expect(await expectRefusal(call())).to.include({ status: 404 });
  });

  it('share stored contents with others, until the last one is deleted', async () => {
    const same = Buffer.from('%PDF-1.7\n% of two');
    const one = await given.attachmentWithFile(same);
    const other = await given.attachmentWithFile(same);
    const before = await countContents();

    await api.attachments.deleteAttachment({ id: one.id });
    expect(await countContents()).to.equal(before);

    await put(other.id, PDF);
    const { id } = await given.attachmentWithFile(same);
    expect(await countContents()).to.be.at.least(before);

    await api.attachments.deleteAttachment({ id });
    await api.attachments.deleteAttachment({ id: other.id });

    const [row] = await getDatabase().read(({ query }) =>
      query<{ many: number }>('select count(*) as many from loose_contents'),
    );
    expect(Number(row?.many)).to.be.greaterThan(0);

    await countContents();
    const after = await getDatabase().read(({ query }) => query('select content_id from loose_contents'));
    expect(after).to.deep.equal([]);
  });

  it('announce changes of themselves and of their files', async () => {
    const events = await collectEvents(async () => {
      const { id } = await given.attachment();
      await put(id, PDF);
      await put(id, SMALLEST_PNG);
      await api.attachments.deleteAttachment({ id });
    });
    const names = events.map(({ event }) => event);

    for (const object of ['Standaardbijlage', 'Attachment'])
      expect(names.filter((name) => name.startsWith(object))).to.deep.equal(
        [
          ['postInsert', 'postSave'],
          ...(object === 'Attachment' ? [] : [['postUpdate', 'postSave']]),
          ['postUpdate', 'postSave'],
          ['postDelete'],
        ]
          .flat()
          .map((name) => `${object}::${name}`),
      );
  });
});

describe('the file of an attachment', () => {
  it('is returned as it was sent, with the type of its content, whatever its name and its sender say', async () => {
    const { id } = await given.attachment({ filename: 'menu.exe' });
    const { bestand, filename } = await put(id, PDF, 'image/png');
    expect(filename).to.equal('menu.exe.pdf');
    expect(bestand).to.deep.include({
      soort: 'standaardbijlage',
      object_id: id,
      filename: 'menu.exe.pdf',
      media_type: 'application/pdf',
      size: PDF.length,
    });

    const data = await api.attachments.getAttachmentFile({ id });
    expect(Buffer.from(await data.arrayBuffer())).to.deep.equal(PDF);
    expect(data.type).to.equal('application/pdf');
  });

  it('is saved by browsers, or shown if it is an image, and cannot run', async () => {
    const { id } = await given.attachmentWithFile(PDF, { filename: 'Men\u00fc "2026".pdf' });
    const path = `/api2/standaardbijlagen/${String(id)}/bestand`;
    const { headers } = await sendRaw('GET', path);
    expect(headers).to.include({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="Men___2026_.pdf"; filename*=UTF-8''Men%C3%BC%20%222026%22.pdf`,
    });

    await put(id, SMALLEST_PNG);
    const image = await sendRaw('GET', path);
    expect(image.headers['content-disposition']).to.match(/^inline; .*\.png$/);
    expect(image.headers['content-security-policy']).to.equal("default-src 'none'; sandbox");

    const again = await sendRaw('GET', path, { headers: { 'if-none-match': String(image.headers.etag) } });
    expect(again.status).to.equal(304);
  });

  it('is plain text when it is a web page', async () => {
    const { id } = await given.attachment({ filename: 'pagina.html' });
    await put(id, Buffer.from('<html><script>alert(1)</script></html>'));
    const { headers } = await sendRaw('GET', `/api2/standaardbijlagen/${String(id)}/bestand`);
    expect(headers).to.include({ 'content-type': 'text/plain; charset=utf-8' });
    expect(headers['content-disposition']).to.equal('attachment; filename="pagina.html.txt"');
  });

  it('gets the new name of its attachment, with its own extension', async () => {
    const { id } = await given.attachmentWithFile(PDF, { filename: 'oud.pdf' });
    const { filename, bestand } = await api.attachments.updateAttachment({ id, body: { filename: 'nieuw.docx' } });
    expect([filename, bestand?.filename]).to.deep.equal(['nieuw.docx.pdf', 'nieuw.docx.pdf']);
  });

  it('is refused when it is too large, or of a kind that customers should not get', async () => {
    const { id } = await given.attachment();
    const refusedKinds = {
      'a program': Buffer.from('4d5a90000300000004000000ffff', 'hex'),
      'a picture that can run scripts': Buffer.from('<?xml version="1.0"?><svg/>'),
      'an archive': Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
    };
    for (const [label, bytes] of Object.entries(refusedKinds))
      expect(await expectRefusal(put(id, bytes)), label).to.include({ status: 406, code: 'ERR_FILE_TYPE' });
    expect(await expectRefusal(put(id, PDF, 'text/html'))).to.include({ status: 415 });
    expect(await expectRefusal(put(id, new Uint8Array()))).to.include({ status: 406, code: 'ERR_MALFORMED' });
    expect(await expectRefusal(put(id, Buffer.alloc(5_000_001, PDF)))).to.include({ status: 413 });
    expect((await api.attachments.getAttachment({ id })).bestand).to.equal(null);
  });

  it('requires the version that If-Match names', async () => {
    const { id } = await given.attachmentWithFile();
    const late = api.attachments.replaceAttachmentFile({ id, body: new Blob([PDF]) }, { ifMatch: '"99.x"' });
    expect(await expectRefusal(late)).to.include({ status: 412 });
  });

  it('is stored once for all attachments with the same content, as long as one of them uses it', async () => {
    const bytes = Buffer.from('%PDF-1.7\n% the same twice');
    const one = await given.attachmentWithFile(bytes);
    const other = await given.attachmentWithFile(bytes);
    const before = await countContents();
    await put(one.id, SMALLEST_JPEG);
    expect((await api.attachments.getAttachmentFile({ id: other.id })).size).to.equal(bytes.length);
    expect(await countContents()).to.equal(before + 1);
    await api.attachments.deleteAttachment({ id: other.id });
    await api.attachments.deleteAttachment({ id: one.id });
    expect(await countContents()).to.equal(before - 1);
  });

  it('exists after many concurrent uploads of the same bytes, while unused contents are purged', async () => {
    const bytes = Buffer.from('%PDF-1.7\n% of everybody');
    const all = await Promise.all(Array.from({ length: 6 }, () => given.attachment()));
    for (const round of [0, 1, 2, 3])
      await Promise.all([
        ...all.map(({ id }, at) => put(id, (at + round) % 2 === 0 ? bytes : SMALLEST_PNG)),
        countContents(),
        countContents(),
      ]);
    const sizes = await Promise.all(all.map(async ({ id }) => (await api.attachments.getAttachmentFile({ id })).size));
    expect(sizes).to.deep.equal(all.map((_, at) => (at % 2 === 0 ? SMALLEST_PNG.length : bytes.length)));
  });
});

describe('the attachments of a product', () => {
  it('have the order that was sent, with what customers see of them, also in packages', async () => {
    const one = await given.attachment({ filename: 'een.pdf' });
    const other = await given.attachmentWithFile(PDF);
    const summaries = [other, one].map(({ id, naam, filename }) => ({ id, naam, filename }));
    const product = await given.product({ Standaardbijlagen: [{ id: other.id }, { id: one.id }] });
    expect(product.Standaardbijlagen).to.deep.equal(summaries);
    const { regels, onlineboeking_standaardbijlagen_meesturen } = await given.package({
      onlineboeking_standaardbijlagen_meesturen: true,
      regels: [{ product_id: product.id }],
    });
    expect(regels[0]?.product.standaardbijlagen).to.deep.equal(summaries);
    expect(onlineboeking_standaardbijlagen_meesturen).to.equal(true);
    expect((await given.package()).onlineboeking_standaardbijlagen_meesturen).to.equal(false);
  });

  it('can be sent back as they were read, stay when they are left out, and are replaced as a whole', async () => {
    const one = await given.attachment();
    const other = await given.attachment();
    const before = await given.product({ Standaardbijlagen: [{ id: one.id }, { id: other.id }] });
    const { id } = before;
    expect(await collectEvents(() => api.products.updateProduct({ id, body: before }))).to.deep.equal([]);

    const updated = await api.products.updateProduct({ id, body: { naam: 'Met bijlagen' } });
    expect(updated.Standaardbijlagen).to.deep.equal(before.Standaardbijlagen);

    const Standaardbijlagen = [{ id: other.id }, { id: one.id }];
    const events = await collectEvents(() => api.products.updateProduct({ id, body: { Standaardbijlagen } }));
    expect(events[0]?.modified).to.deep.equal(['Standaardbijlagen']);

    const { Standaardbijlagen: turned } = await api.products.getProduct({ id });
    expect(turned.map((each) => each.id)).to.deep.equal([other.id, one.id]);

    const none = await api.products.updateProduct({ id, body: { Standaardbijlagen: [] } });
    expect(none.Standaardbijlagen).to.deep.equal([]);
  });

  it('are refused when one is there twice, or does not exist', async () => {
    const { id } = await given.attachment();
    const twice = { status: 406, code: 'ERR_DUPLICATE', field: 'Standaardbijlagen[1].id' };
    expect(await expectRefusal(given.product({ Standaardbijlagen: [{ id }, { id }] }))).to.include(twice);
    const unknown = { status: 406, code: 'ERR_UNKNOWN_REFERENCE', field: 'Standaardbijlagen[0].id' };
    expect(await expectRefusal(given.product({ Standaardbijlagen: [{ id: 2_000_000_000 }] }))).to.include(unknown);
  });

  it('cannot be deleted while a product uses them', async () => {
    const { id } = await given.attachment();
    const product = await given.product({ Standaardbijlagen: [{ id }] });
    const refusal = await expectRefusal(api.attachments.deleteAttachment({ id }));
    expect(refusal).to.deep.include({
      status: 403,
      code: 'ERR_IN_USE',
      params: { references: ['product_attachments'] },
    });
    await api.products.updateProduct({ id: product.id, body: { Standaardbijlagen: [] } });
    await api.attachments.deleteAttachment({ id });
  });
});
