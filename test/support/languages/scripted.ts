// A server that fails as a client's test tells it to over HTTP: PUT /script says how, GET /requests what has come.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { answer, cut, answerHalf, ScriptedServer, neverAnswer, type ResponseStep } from '../scripted-server.ts';

/** One answer: a word for no whole answer, or a status with a body and headers; `text` is a body that is no JSON. */
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
  /** Where the client under test asks. */
  readonly url: string;
  /** Where its test says what is answered. */
  readonly control: string;
  close(): Promise<void>;
}

export async function startScriptedServer(): Promise<ScriptedControl> {
  const server = new ScriptedServer();
  await server.open();

  const control = createServer((request, response) => {
    if (request.method !== 'PUT') return response.end(JSON.stringify(server.requests));
    return void json(request).then((lines) => {
      server.setScript(...(lines as ScriptLine[]).map(stepOf));
      response.end();
    });
  });

  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  return {
    url: server.baseUrl,
    control: `http://127.0.0.1:${String((control.address() as AddressInfo).port)}`,
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
