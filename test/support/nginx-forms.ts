// deploy/nginx.conf in its two forms. One is as it stands, for nginx before 1.25.1; in the other the lines in comments
// take the place of theirs. Also with the upstream of deploy/several/nginx.conf.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const DEPLOY = resolve(import.meta.dirname, '../../deploy');
const UPSTREAM = /^upstream [^]*?^}$/m;

export function readNginxForms(): { readonly older: string; readonly newer: string; readonly several: string } {
  const older = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8');
  const [upstream = ''] = UPSTREAM.exec(readFileSync(join(DEPLOY, 'several/nginx.conf'), 'utf8')) ?? [];
  const newer = older
    .replaceAll(/^ *listen .* ssl http2;\n/gm, '')
    .replaceAll(/^( *)#(listen .* ssl;|http2 on;)$/gm, '$1$2');
  return { older, newer, several: older.replace(UPSTREAM, upstream) };
}
