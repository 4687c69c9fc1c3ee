// Responds to malformed HTTP, which Node would refuse with an empty body, or let through.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '../../generated/operations.ts';

type RequestRefusal = readonly [status: number, reason: string, code: ErrorCode, message: string];

const REFUSALS: Readonly<Record<string, RequestRefusal>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'ERR_HEADERS_TOO_LARGE',
    'The URL and the headers together exceed 16 kB: send shorter ones.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    'Request Timeout',
    'ERR_MALFORMED',
    'The request did not arrive in time: send it again.',
  ],
};
const HOST_REFUSAL: RequestRefusal = [
  400,
  'Bad Request',
  'ERR_MALFORMED',
  'HTTP/1.1 has one Host header in each request: send one.',
];
const MALFORMED_REFUSAL: RequestRefusal = [
  400,
  'Bad Request',
  'ERR_MALFORMED',
  'This is not a valid HTTP request: correct its request line and headers.',
];

/** For the server's `clientError`: writes the refusal and closes the connection, whose further bytes make no sense. */
export function respondToBrokenRequest(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason, headers, body] = refusalOf(REFUSALS[error.code ?? ''] ?? MALFORMED_REFUSAL);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`${[`HTTP/1.1 ${String(status)} ${reason}`, ...head].join('\r\n')}\r\n\r\n${body}`);
}

/** Passes requests on that have one Host header, as HTTP/1.1 demands. With two, a proxy may have read the other one. */
export function requireHost(handle: RequestListener): RequestListener {
  return (request, response) => {
    if (isOfOneHost(request)) {
      handle(request, response);
      return;
    }
    const [status, , headers, body] = refusalOf(HOST_REFUSAL);
    response.writeHead(status, headers).end(body);
  };
}

function isOfOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  // Node drops all Host headers but the first. Names and values alternate.
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === 'host') hosts++;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function refusalOf([status, reason, code, message]: RequestRefusal): [number, string, Record<string, string>, string] {
  const requestId = randomBytes(6).toString('hex');
  const body = JSON.stringify({ error: { code: status, message }, message, code, request_id: requestId });
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    Connection: 'close',
  };
  return [status, reason, headers, body];
}
