// Responds to bytes that are not an HTTP request, which Node would refuse with an empty body.
import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '../../generated/operations.ts';

type Refused = readonly [status: number, reason: string, code: ErrorCode, message: string];

const REFUSALS: Readonly<Record<string, Refused>> = {
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
const MALFORMED: Refused = [
  400,
  'Bad Request',
  'ERR_MALFORMED',
  'This is not a valid HTTP request: correct its request line and headers.',
];

/** For the server's `clientError`: writes the refusal and closes the connection, whose further bytes make no sense. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason, code, message] = REFUSALS[error.code ?? ''] ?? MALFORMED;
  const requestId = randomBytes(6).toString('hex');
  const body = JSON.stringify({ error: { code: status, message }, message, code, request_id: requestId });
  const head = [
    `HTTP/1.1 ${String(status)} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
