// Pipelined requests: handled one after the other, and only a few per connection.
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests may wait on one connection. Browsers and the SDK do not pipeline. */
const MAX_WAITING = 10;

/**
 * Returns a handler that begins a request of a connection after the response to the one before it. A read therefore sees the
 * writes before it. A connection with more than `most` waiting requests is closed.
 */
export function handleOneAtATime(handle: RequestListener, most = MAX_WAITING): RequestListener {
  // Null where one is under work and none waits, as nearly always.
  const queuesBySocket = new WeakMap<Socket, RequestPair[] | null>();
  return (...pair) => {
    const { socket } = pair[0];
    const queue = queuesBySocket.get(socket);
    if (queue === undefined) {
      queuesBySocket.set(socket, null);
      begin(socket, pair);
    } else if (queue === null) queuesBySocket.set(socket, [pair]);
    else if (queue.length < most) queue.push(pair);
    else socket.destroy();
  };

  function begin(socket: Socket, [request, response]: RequestPair): void {
    response.once('close', () => {
      const pair = socket.destroyed ? undefined : queuesBySocket.get(socket)?.shift();
      if (pair === undefined) queuesBySocket.delete(socket);
      else begin(socket, pair);
    });
    handle(request, response);
  }
}

type RequestPair = Parameters<RequestListener>;
