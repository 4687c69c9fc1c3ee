// Posts in a bare loop by the client of deliveries, to compare delivering with; GET /post runs the loop once.
import { createServer } from 'node:http';
import { Agent, request } from 'undici';

const [, , port = '', ports = '', many = '0', parallel = '1', body = ''] = process.argv;
const urls = ports.split(',').map((each) => `http://127.0.0.1:${each}/`);
const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, keepAliveTimeout: 4_000 });
const headers = { 'content-type': 'application/json; charset=utf-8' };

async function postAll(): Promise<void> {
  let remaining = Number(many);
  const postUntilDone = async (): Promise<void> => {
    while (remaining > 0) {
      const url = urls[remaining % urls.length] ?? '';
      remaining -= 1;
      const response = await request(url, { method: 'POST', dispatcher: agent, headers, body });
      await response.body.text();
    }
  };
  await Promise.all(Array.from({ length: Number(parallel) }, postUntilDone));
}

createServer((incoming, response) => {
  if (incoming.url !== '/post') response.end();
  else void postAll().then(() => response.end());
}).listen(Number(port), '127.0.0.1');
