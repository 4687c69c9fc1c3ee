// Prints an image on a page of its own, to learn whether it can be printed at all.
import { createInflate } from 'node:zlib';
import { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { pngData, pngPixels } from '../domain/house/png.ts';
import { pdfBytes } from './pdf.ts';

/** Rejects when the image is broken. */
export async function printImage(bytes: Uint8Array): Promise<void> {
  await requireItsSize(bytes);
  const pdf = new PDFDocument();
  const made = pdfBytes(pdf);
  pdf.image(Buffer.from(bytes), 0, 0, { fit: [100, 100] });
  pdf.end();
  await made;
}

/** Rejects a PNG with more in it than its header says: two megabytes can inflate to two gigabytes, and pdfkit takes them all. */
async function requireItsSize(bytes: Uint8Array): Promise<void> {
  const pixels = pngPixels(bytes);
  if (pixels === undefined) return;
  let size = 0;
  const inflated = Readable.from(pngData(bytes)).pipe(createInflate());
  for await (const chunk of inflated) {
    size += (chunk as Buffer).length;
    if (size > pixels.inflated) throw new Error('The image inflates to more than its size.');
  }
}
