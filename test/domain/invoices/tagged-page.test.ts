// The PDF of an invoice for screen readers and programs: its tags, and the attached e-invoice.
import { expect } from 'chai';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { buildEInvoice } from '../../../domain/invoices/ubl.ts';
import type { PrintedInvoice } from '../../../domain/invoices/invoice-document.ts';
import { encodeXml } from '../../../domain/values/xml.ts';
import { printInvoice } from '../../../print/invoice.ts';
import { E_INVOICES, createItem, createPrintedInvoice } from '../../support/e-invoices.ts';
import { SMALLEST_PNG } from '../../support/images.ts';

interface StructureTag {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly StructureTag[];
}

interface TaggedPdf {
  readonly roles: readonly string[];
  readonly alts: readonly string[];
  /** The number of cells of each row. */
  readonly rows: readonly number[];
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly metadata: string;
  readonly isMarked: boolean;
}

async function inspectPdf(bytes: Uint8Array): Promise<TaggedPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const all: StructureTag[] = [];

  const collect = (tag: StructureTag): void => {
    all.push(tag);
    tag.children?.forEach(collect);
  };

  for (let page = 1; page <= pdf.numPages; page++)
    collect((await (await pdf.getPage(page)).getStructTree()) as StructureTag);

  const attached = (await pdf.getAttachments()) as Record<string, { filename: string; content: Uint8Array }> | null;
  const { metadata } = await pdf.getMetadata();
  const { Marked = false } = ((await pdf.getMarkInfo()) ?? {}) as { Marked?: boolean };

  await pdf.destroy();
  const listCells = ({ children = [] }: StructureTag): StructureTag[] =>
    children.filter(({ role }) => role === 'TD' || role === 'TH');

  return {
    roles: all.flatMap(({ role }) => role ?? []),
    alts: all.flatMap(({ alt }) => alt ?? []),
    rows: all.filter(({ role }) => role === 'TR').map((row) => listCells(row).length),
    files: Object.fromEntries(Object.values(attached ?? {}).map(({ filename, content }) => [filename, content])),
    metadata: (metadata as { getRaw(): string } | null)?.getRaw() ?? '',
    isMarked: Marked,
  };
}

const drawInvoice = (invoice: PrintedInvoice): Promise<Uint8Array> => printInvoice(invoice, SMALLEST_PNG, '2026-03-30');

describe('the PDF of an invoice for screen readers and programs', () => {
  it('tags titles, headers, cells and images, and declares its standards', async () => {
    const { roles, alts, rows, metadata, isMarked } = await inspectPdf(
      await drawInvoice(createPrintedInvoice([createItem('Klimmen', 20, 17.5, 21)])),
    );
    expect(isMarked).to.equal(true);
    expect(roles.filter((role) => role === 'H1')).to.have.lengthOf(1);
    expect(roles.filter((role) => role === 'Table')).to.have.lengthOf(2);
    expect(rows).to.deep.equal([5, 5, 4, 4]);
    expect(roles.filter((role) => role === 'TH')).to.have.lengthOf(9);
    expect(alts).to.deep.equal(['Buitengoed', 'Scan met uw bank-app']);
    expect(metadata)
      .to.match(/<pdfaid:part>3</)
      .and.match(/<pdfuaid:part>1</);
  });

  it('tags no repeated headers and no subtotals of pages', async () => {
    const rows = Array.from({ length: 65 }, (_, at) => createItem(`Regel ${String(at)}`, 1, 100, 21));
    const pdf = await inspectPdf(await drawInvoice(createPrintedInvoice(rows)));
    expect(pdf.roles.filter((role) => role === 'TH')).to.have.lengthOf(9);
    expect(pdf.rows.filter((cells) => cells === 5)).to.have.lengthOf(66);
  });

  it('contains the e-invoice, except for a draft, an incomplete invoice or a copy', async () => {
    const printedInvoice = E_INVOICES['all-rates']!;
    const { files } = await inspectPdf(await drawInvoice(printedInvoice));
    expect(Object.keys(files)).to.deep.equal(['factuur-BG-2026-00007.xml']);
    expect(Buffer.from(files['factuur-BG-2026-00007.xml']!).equals(encodeXml(buildEInvoice(printedInvoice)))).to.equal(
      true,
    );

    const listFiles = async (invoice: PrintedInvoice): Promise<unknown> =>
      (await inspectPdf(await drawInvoice(invoice))).files;
    expect(await listFiles({ ...printedInvoice, factuur_nummer: null, datum: null }), 'a draft').to.deep.equal({});
    expect(
      await listFiles(createPrintedInvoice([createItem('Klimmen', 1, 1, 21)], { afzender: { iban: null } })),
      'no IBAN',
    ).to.deep.equal({});
    expect(await listFiles({ ...printedInvoice, later: [] }), 'a copy').to.deep.equal({});
  });

  it('has the same bytes each time', async () => {
    const printedInvoice = E_INVOICES['all-rates']!;
    const one = await drawInvoice(printedInvoice);
    const other = await drawInvoice(printedInvoice);
    expect(Buffer.from(one).equals(Buffer.from(other))).to.equal(true);
  });
});
