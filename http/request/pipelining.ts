// Requests that a client sends before it has the answer to the one before: answered one after the other, and only a few of them.
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** So many may wait on one connection. Browsers and the SDK send none. */
const MAX_WAITING = 10;

/**
 * Answers the requests of a connection in their order, each when the one before it is answered. So a client that sends
 * many at once has one under work, and a read sees the writes before it. A connection with more that wait than `most`
 * is closed.
 */
export function handleOneAtATime(handle: RequestListener, most = MAX_WAITING): RequestListener {
  // Null where one is under work and none waits, as nearly always.
  const waiting = new WeakMap<Socket, RequestPair[] | null>();
  return (...pair) => {
    const { socket } = pair[0];
    const line = waiting.get(socket);
    if (line === undefined) {
      waiting.set(socket, null);
      begin(socket, pair);
    } else if (line === null) waiting.set(socket, [pair]);
    else if (line.length < most) line.push(pair);
    else socket.destroy();
  };

  function begin(socket: Socket, [request, response]: RequestPair): void {
    response.once('close', () => {
      const pair = socket.destroyed ? undefined : waiting.get(socket)?.shift();
      if (pair === undefined) waiting.delete(socket);
      else begin(socket, pair);
    });
    handle(request, response);
  }
}

type RequestPair = Parameters<RequestListener>;
