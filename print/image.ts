// Checks that an image can be printed, by printing it on a page of its own.
import PDFDocument from 'pdfkit';
import { collectPdfBytes } from './pdf.ts';
import { requireItsSize } from './png-size.ts';

/** Rejects when the image is broken. */
export async function printImage(bytes: Uint8Array): Promise<void> {
  await requireItsSize(bytes);
  const pdf = new PDFDocument();
  const pdfBytes = collectPdfBytes(pdf);
  pdf.image(Buffer.from(bytes), 0, 0, { fit: [100, 100] });
  pdf.end();
  await pdfBytes;
}
