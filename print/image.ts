// Prints an image on a page of its own, to learn whether it can be printed at all.
import PDFDocument from 'pdfkit';
import { collectPdfBytes } from './pdf.ts';
import { requireItsSize } from './png-size.ts';

/** Rejects when the image is broken. */
export async function printImage(bytes: Uint8Array): Promise<void> {
  await requireItsSize(bytes);
  const pdf = new PDFDocument();
  const made = collectPdfBytes(pdf);
  pdf.image(Buffer.from(bytes), 0, 0, { fit: [100, 100] });
  pdf.end();
  await made;
}
