// A document that grows page by page: places texts and rules, measures and breaks texts, and begins a new page when needed.
import PDFDocument from 'pdfkit';
import type { Typeface, Weight } from './fonts.ts';
import { collectPdfBytes } from './pdf.ts';
import { Structure, UNIVERSAL_ACCESS } from './structure.ts';
import { linesOf, toPrintable } from './text.ts';

export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** The metadata of a document; `date` is its creation date. */
export interface DocumentMetadata {
  readonly title: string;
  readonly author: string;
  readonly date: string;
  readonly language: string;
}

/** The printed area of an A4 page, in points from its left and upper edge. */
export const PAGE = { width: 595.28, height: 841.89, left: 56, right: 539.28, top: 64 } as const;
export const INK = '#1b2127';
export const GREY = '#66707a';
export const HAIRLINE = '#dce1e6';
const LINE_HEIGHT_RATIO = 1.4;

/** A file within the document. */
export interface DocumentAttachment {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly bytes: Uint8Array;
}

export class Sheet {
  /** The position of the next drawing, in points from the upper edge. */
  y: number = PAGE.top;
  /** The work at the top of every further page. */
  onPage: (() => void) | undefined;
  /** The upper edge of the foot of each page. */
  bottom: number = PAGE.height;
  readonly pdf: PDFKit.PDFDocument;
  readonly tags: Structure;
  readonly #typeface: Typeface;
  readonly #bytes: Promise<Uint8Array>;
  readonly #date: Date;
  #pages = 1;

  /** Opens a document whose bytes depend on its contents alone. */
  constructor(about: DocumentMetadata, typeface: Typeface) {
    this.#typeface = typeface;
    this.#date = new Date(`${about.date}T00:00:00Z`);

    this.pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/A-3a',
      tagged: true,
      lang: about.language,
      displayTitle: true,
      info: {
        Title: this.clean(about.title),
        Author: this.clean(about.author),
        Creator: 'Boekstaaf',
        Producer: 'Boekstaaf',
        CreationDate: this.#date,
      },
    });
    this.pdf.appendXML(UNIVERSAL_ACCESS);
    this.tags = new Structure(this.pdf);
    this.pdf.registerFont('regular', typeface.files.regular);
    this.pdf.registerFont('medium', typeface.files.medium);
    this.#bytes = collectPdfBytes(this.pdf);
  }

  /** Returns a text without characters that cannot be printed. */
  clean(text: string): string {
    return toPrintable(text, (character) => this.#typeface.hasGlyph(character));
  }

  measureWidth(text: string, style: Style): number {
    return this.#styled(style).widthOfString(text);
  }

  /** Returns the lines of a text in a column of this width. */
  breakLines(text: string, width: number, style: Style): string[] {
    const pdf = this.#styled(style);
    return linesOf(this.clean(text), width, (each) => pdf.widthOfString(each));
  }

  /** Returns one line that is never cut, in smaller letters where it is too wide. */
  fitLine(text: string, width: number, style: Style): { readonly text: string; readonly style: Style } {
    const clean = this.clean(text).replaceAll('\n', ' ');
    const size = Math.min(style.size, (style.size * width) / Math.max(1, this.measureWidth(clean, style)));
    return { text: clean, style: { ...style, size: Math.floor(size * 20) / 20 } };
  }

  /** Returns the height of `lines` lines, in points. */
  measureHeight(style: Style, lines = 1): number {
    return lines * style.size * LINE_HEIGHT_RATIO;
  }

  /** Draws a line from the left edge x, or to the right edge x with `align: 'right'`. */
  drawLine(text: string, x: number, y: number, style: Style & { readonly align?: 'left' | 'right' }): void {
    const pdf = this.#styled(style);
    const left = style.align === 'right' ? x - pdf.widthOfString(text) : x;
    this.tags.drawContent(() => void pdf.fillColor(style.color ?? INK).text(text, left, y, { lineBreak: false }));
  }

  /** Draws lines below each other; returns the position of the next one. */
  drawLines(lines: readonly string[], x: number, y: number, style: Style): number {
    if (lines.length > 0)
      this.tags.drawParagraph(() => {
        lines.forEach((text, index) => {
          this.drawLine(text, x, y + this.measureHeight(style, index), style);
        });
      });
    return y + this.measureHeight(style, lines.length);
  }

  drawRule(
    y: number,
    color: string = HAIRLINE,
    thickness = 0.6,
    from: number = PAGE.left,
    to: number = PAGE.right,
  ): void {
    this.drawDecoration((pdf) => {
      pdf.moveTo(from, y).lineTo(to, y).lineWidth(thickness).strokeColor(color).stroke();
    });
  }

  /** Draws areas and lines that screen readers skip. */
  drawDecoration(draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.tags.drawDecoration(() => {
      draw(this.pdf);
    });
  }

  /** Begins a page unless so much fits below `y`. */
  need(height: number): void {
    if (!this.hasSpace(height) && this.y > PAGE.top) this.startPage();
  }

  /** Whether so much fits below `y` on this page. */
  hasSpace(height: number): boolean {
    return this.y + height <= this.bottom;
  }

  startPage(): void {
    this.pdf.addPage();
    this.#pages += 1;
    this.y = PAGE.top;
    this.tags.drawArtifact(() => this.onPage?.());
  }

  /** Draws a text of any length, over as many pages as needed. */
  drawText(text: string, style: Style): void {
    this.tags.drawParagraph(() => {
      for (const line of this.breakLines(text, PAGE.right - PAGE.left, style)) {
        this.need(this.measureHeight(style));
        this.drawLine(line, PAGE.left, this.y, style);
        this.y += this.measureHeight(style);
      }
    });
  }

  /** Attaches a file with the contents of the document for programs. */
  attach({ name, type, description, bytes }: DocumentAttachment): void {
    const dates = { creationDate: this.#date, modifiedDate: this.#date };
    const options = { name, type, description, relationship: 'Alternative', ...dates };
    this.pdf.file(Buffer.from(bytes), options);
  }

  /** Ends the document, after `finish` was done on every page; pages count from 1. */
  async end(finish: (page: number, pages: number) => void): Promise<Uint8Array> {
    for (let page = 1; page <= this.#pages; page++) {
      this.pdf.switchToPage(page - 1);
      this.tags.drawArtifact(() => {
        finish(page, this.#pages);
      });
    }
    this.pdf.end();
    return this.#bytes;
  }

  #styled({ size, weight = 'regular' }: Style): PDFKit.PDFDocument {
    return this.pdf.font(weight).fontSize(size);
  }
}
