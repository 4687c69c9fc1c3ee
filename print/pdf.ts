// The bytes of a PDF that is being drawn.

/** Collects what a document writes until it ends. */
export function collectPdfBytes(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => {
      resolve(new Uint8Array(Buffer.concat(chunks)));
    });
    pdf.on('error', reject);
  });
}
