// Receives webhooks in a separate process, which accepts and counts every delivery.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The count of the receivers; moments in milliseconds since 1970. */
export interface ReceiverCount {
  readonly ports: readonly number[];
  readonly count: number;
  readonly first: number;
  readonly last: number;
}

const [, , port = '', many = '10'] = process.argv;
const readTime = (): number => performance.timeOrigin + performance.now();
const ports: number[] = [];
let count = 0;
let first = 0;
let last = 0;

function createReceiver(): Server {
  return createServer((request, response) => {
    last = readTime();
    if (count === 0) first = last;
    count += 1;
    request.resume();
    request.once('end', () => response.writeHead(204).end());
  });
}

for (let number = 0; number < Number(many); number += 1) {
  const server = createReceiver();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ports.push((server.address() as AddressInfo).port);
}

createServer((request, response) => {
  if (request.url === '/reset') [count, first, last] = [0, 0, 0];
  response.end(JSON.stringify({ ports, count, first, last } satisfies ReceiverCount));
}).listen(Number(port), '127.0.0.1');
