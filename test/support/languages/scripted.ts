// A server that fails as told, for tests of clients in other languages: PUT /script says how, GET /requests returns what came.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { answer, cut, answerHalf, ScriptedServer, neverAnswer, type ResponseStep } from '../scripted-server.ts';

/**
 * One response: a word for a response that does not come whole, or a status with a body and headers. `text` is a body that
 * is no JSON.
 */
type ScriptLine =
  | 'cut'
  | 'half'
  | 'silence'
  | {
      readonly status: number;
      readonly body?: unknown;
      readonly text?: string;
      readonly headers?: Record<string, string>;
    };

export interface ScriptedControl {
  /** The server of the client under test. */
  readonly clientUrl: string;
  /** The server of its test, which says there how to respond. */
  readonly controlUrl: string;
  close(): Promise<void>;
}

export async function startScriptedServer(): Promise<ScriptedControl> {
  const server = new ScriptedServer();
  await server.open();

  const control = createServer((request, response) => {
    if (request.method !== 'PUT') return response.end(JSON.stringify(server.requests));
    return void json(request).then(
      (lines) => {
        server.setScript(...(lines as ScriptLine[]).map(stepOf));
        response.end();
      },
      () => response.writeHead(400).end('The script is no JSON.'),
    );
  });

  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  return {
    clientUrl: server.baseUrl,
    controlUrl: `http://127.0.0.1:${String((control.address() as AddressInfo).port)}`,
    close: () => Promise.all([server.close(), closeServer(control)]).then(() => undefined),
  };
}

function stepOf(line: ScriptLine): ResponseStep {
  if (line === 'cut') return cut;
  if (line === 'half') return answerHalf(200);
  if (line === 'silence') return neverAnswer;
  const { status, body, text, headers = {} } = line;
  if (text === undefined) return answer(status, body, headers);
  return (response) => void response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(text);
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
