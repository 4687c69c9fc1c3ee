// Caddy with deploy/Caddyfile as the proxy of a service.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ProxySettings, StartedProxy } from './behind-proxies.ts';
import { startChildProgram } from './child-server.ts';

/** The example of the package. */
export const CADDYFILE = resolve(import.meta.dirname, '../../deploy/Caddyfile');

/** Starts Caddy with the example. It makes its certificate itself, and logs requests as well. */
export function startCaddy({ folder, upstream, secure, plain }: ProxySettings): StartedProxy {
  const ports = `http_port ${String(plain)}\nhttps_port ${String(secure)}\ndefault_bind 127.0.0.1`;
  const globalOptions = `admin off\n${ports}\nlocal_certs\nskip_install_trust\nstorage file_system ${folder}/caddy\n`;
  const text = readFileSync(CADDYFILE, 'utf8')
    .replace(/^{$/m, `{\n${globalOptions}`)
    .replace(/^boekstaaf.example {$/m, 'boekstaaf.example {\nlog')
    .replace('127.0.0.1:8080', upstream)
    .replace('remote_ip 127.0.0.1 ', 'remote_ip ');
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, text);

  const program = startChildProgram(['caddy', 'run', '--config', file, '--adapter', 'caddyfile'], { HOME: folder });
  return {
    program,
    compresses: false,
    readLogs: () => [linesOf(program.readOutput(), 'http.log.access'), linesOf(program.readOutput(), 'http.log.error')],
    away: [/"method":"GET".*"status":502/, /"msg":"dial tcp .*"status":502/],
  };
}

function linesOf(output: string, logger: string): string {
  return output
    .split('\n')
    .filter((line) => line.includes(`"logger":"${logger}`))
    .join('\n');
}
