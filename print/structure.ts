// The tags of a PDF for screen readers: which text is a title, a cell or an image, and what is decoration.

type Pdf = PDFKit.PDFDocument;
type PdfElement = PDFKit.PDFStructureElement;

/** The kind of a part of a document. Texts outside any part are paragraphs. */
export type PartType = 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

/** Parts that contain other parts and no text. */
const GROUPING_TYPES: ReadonlySet<string> = new Set(['Document', 'Table', 'TR']);

/** The tags of a document while it is drawn (PDF/UA): every mark on a page is content of a part, or an artifact. */
export class Structure {
  readonly #pdf: Pdf;
  #type = 'Document';
  #current: PdfElement;
  #isArtifact = false;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
    this.#current = pdf.struct('Document');
    pdf.addStructure(this.#current);
  }

  /**
   * Tags the marks of `draw` as this part. `alt` describes an image; a `TH` is the head of its column or of its row.
   */
  drawPart(
    type: PartType,
    draw: () => void,
    options: { readonly alt?: string; readonly scope?: 'Column' | 'Row' } = {},
  ): void {
    if (this.#isArtifact) {
      draw();
      return;
    }
    const element = this.#pdf.struct(type, options.alt === undefined ? {} : { alt: options.alt });
    const { scope } = options;
    if (scope !== undefined) attributesOf(element)['A'] = { O: 'Table', Scope: scope };
    this.#current.add(element);
    const around = [this.#current, this.#type] as const;
    [this.#current, this.#type] = [element, type];
    draw();
    [this.#current, this.#type] = around;
  }

  /** Draws content of the surrounding part. */
  drawContent(draw: () => void): void {
    this.drawParagraph(() => {
      if (this.#isArtifact) this.drawDecoration(draw);
      else this.#current.add(draw);
    });
  }

  /** Tags the marks of `draw` as one paragraph, unless the surrounding part contains texts itself. */
  drawParagraph(draw: () => void): void {
    if (GROUPING_TYPES.has(this.#type)) this.drawPart('P', draw);
    else draw();
  }

  /** Draws rules, areas and backgrounds, which screen readers skip. */
  drawDecoration(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: this.#isArtifact ? 'Pagination' : 'Layout' });
    draw();
    this.#pdf.endMarkedContent();
  }

  /** Tags the marks of `draw` as repeated on pages, and no part of the document's text. */
  drawArtifact(draw: () => void): void {
    const before = this.#isArtifact;
    this.#isArtifact = true;
    draw();
    this.#isArtifact = before;
  }
}

/** Returns the entries of an element: the types of pdfkit lack the attributes of tables. */
function attributesOf(element: PdfElement): Record<string, unknown> {
  return (element as PdfElement & { readonly dictionary: { readonly data: Record<string, unknown> } }).dictionary.data;
}

/** The metadata that declares PDF/UA, in the schema that PDF/A requires. */
export const UNIVERSAL_ACCESS = `
  <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>part</pdfaProperty:name>
        <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
        <pdfaProperty:category>internal</pdfaProperty:category>
        <pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description>
      </rdf:li></rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`;
