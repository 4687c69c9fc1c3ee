// Requests that a client sends before it has the answer to the one before: answered one after the other, and only a few of them.
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** So many may wait on one connection. Browsers and the SDK send none. */
const MOST = 10;

/**
 * Answers the requests of a connection in their order, each when the one before it is answered, so a client that sends many at once has one
 * under work, and a read sees what was written before it. A connection with more that wait than `most` is closed.
 */
export function oneAtATime(handle: RequestListener, most = MOST): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const line = waiting.get(socket);
    const begin = (): void => {
      response.once('close', () => {
        next(socket);
      });
      handle(request, response);
    };
    if (line === undefined) {
      waiting.set(socket, []);
      begin();
    } else if (line.length < most) line.push(begin);
    else socket.destroy();
  };

  function next(socket: Socket): void {
    const begin = socket.destroyed ? undefined : waiting.get(socket)?.shift();
    if (begin === undefined) waiting.delete(socket);
    else begin();
  }
}
