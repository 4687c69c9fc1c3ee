// deploy/nginx.conf in its two forms: as it stands, for nginx before 1.25.1, and with the lines in comments taken in place of theirs.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname, '../../deploy/nginx.conf');

export function nginxForms(): { readonly older: string; readonly newer: string } {
  const older = readFileSync(FILE, 'utf8');
  const newer = older
    .replaceAll(/^ *listen .* ssl http2;\n/gm, '')
    .replaceAll(/^( *)#(listen .* ssl;|http2 on;)$/gm, '$1$2');
  return { older, newer };
}
