// Reads answers one after the other in a process of its own, which leaves the measuring one free: GET /drain?url= does it for a while.
import { createServer } from 'node:http';

const [, , port = '', authorization = '', milliseconds = '0'] = process.argv;

/** How many answers came whole, the status of the last one, and the bytes of all. */
export interface Drained {
  asked: number;
  status: number;
  bytes: number;
}

async function drain(url: string): Promise<Drained> {
  const ended = performance.now() + Number(milliseconds);
  const drained: Drained = { asked: 0, status: 0, bytes: 0 };
  while (performance.now() < ended) {
    const over = AbortSignal.timeout(Math.ceil(Math.max(0, ended - performance.now())));
    try {
      const response = await fetch(url, { headers: { authorization }, signal: over });
      drained.status = response.status;
      for await (const chunk of response.body ?? []) drained.bytes += (chunk as Uint8Array).length;
      drained.asked += 1;
    } catch (error) {
      if (!over.aborted) throw error;
    }
  }
  return drained;
}

createServer((incoming, response) => {
  const url = new URL(incoming.url ?? '', 'http://localhost').searchParams.get('url');
  if (url === null) response.end();
  else void drain(url).then((drained) => response.end(JSON.stringify(drained)));
}).listen(Number(port), '127.0.0.1');
