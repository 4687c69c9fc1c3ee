// nginx reads deploy/nginx.conf, or another form of it, and is the proxy of a service.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProxySettings, StartedProxy } from './behind-proxies.ts';
import { startChildProgram } from './child-server.ts';

/** Starts nginx with this text, in a folder with the certificate that it names. */
export function startNginx(text: string, { folder, upstream, secure, plain }: ProxySettings): StartedProxy {
  const site = text
    .replaceAll(/^ *listen \[.*\n/gm, '')
    .replace('listen 443 ', `listen 127.0.0.1:${String(secure)} `)
    .replace('listen 80;', `listen 127.0.0.1:${String(plain)};`)
    .replace('127.0.0.1:8080', upstream)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    .replaceAll('/var/log/nginx', folder)
    .replace(/^ *allow 127.0.0.1;\n/m, '');
  const conf = join(folder, 'before.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  const http = ['gzip on;', 'gzip_types application/json;', 'gzip_min_length 1;', ...temporary, site].join('\n');
  const head = `daemon off;\npid ${folder}/before.pid;\nerror_log ${folder}/error.log;\nevents {}`;
  writeFileSync(conf, `${head}\nhttp {\n${http}}\n`);

  return {
    program: startChildProgram(['nginx', '-p', folder, '-c', conf], {}),
    compresses: true,
    readLogs: () => [readFileSync(join(folder, 'access.log'), 'utf8'), readFileSync(join(folder, 'error.log'), 'utf8')],
    away: [/"GET \/kantoor\/boekingen\/12" 502 /, /GET \/kantoor\/boekingen\/12 /],
  };
}
