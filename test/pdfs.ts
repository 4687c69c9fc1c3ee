// Writes a PDF of every kind into a folder, for a program that knows the official rules: tsx test/pdfs.ts FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printDocument } from '../print/document.ts';
import { SMALLEST_PNG } from './support/images.ts';
import { SAMPLES } from './support/printed-samples.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder: tsx test/pdfs.ts FOLDER');
mkdirSync(folder, { recursive: true });
for (const [name, document] of Object.entries(SAMPLES)) {
  const logo = name === 'advance' ? SMALLEST_PNG : null;
  writeFileSync(join(folder, `${name}.pdf`), await printDocument({ document, logo, date: '2026-03-30' }));
}
console.log(`${String(Object.keys(SAMPLES).length)} PDFs in ${folder}`);
