// A name server that speaks DNS over UDP: every name means 127.0.0.1, except those about which it is silent.
import { createSocket } from 'node:dgram';

export interface NameServer {
  /** Its address and port, as resolvers write them. */
  readonly at: string;
  /** The names of all queries, in order. */
  readonly queriedNames: readonly string[];
  close(): Promise<void>;
}

const HEADER_BYTES = 12;
const A_RECORD_TYPE = 1;

/**
 * Starts a name server on this machine. It sends no reply about `silent`, knows no name that begins with `nobody`, and has no
 * IPv6.
 */
export function startNameServer(silent: (name: string) => boolean): Promise<NameServer> {
  const socket = createSocket('udp4');
  const askedNames: string[] = [];
  socket.on('message', (query, { port, address }) => {
    const { name, end, type } = questionOf(query);
    askedNames.push(name);
    if (!silent(name)) socket.send(answerTo(query.subarray(0, end), type, name.startsWith('nobody')), port, address);
  });

  return new Promise((resolve) => {
    socket.bind(0, '127.0.0.1', () => {
      const at = `127.0.0.1:${String(socket.address().port)}`;
      const close = (): Promise<void> =>
        new Promise((closed) => {
          socket.close(() => {
            closed();
          });
        });
      resolve({ at, queriedNames: askedNames, close });
    });
  });
}

function questionOf(query: Buffer): { readonly name: string; readonly type: number; readonly end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(question: Buffer, type: number, isUnknown: boolean): Buffer {
  const head = Buffer.from(question);
  const isKnown = type === A_RECORD_TYPE && !isUnknown;
  // A reply of a server that may ask others; its code 3 means that the name does not exist.
  head.writeUInt16BE(isUnknown ? 0x8183 : 0x8180, 2);
  head.writeUInt16BE(isKnown ? 1 : 0, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  // The name of the question, class IN, a lifetime of zero seconds, four bytes.
  const addressRecord = [0xc0, HEADER_BYTES, 0, A_RECORD_TYPE, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1];
  return Buffer.concat([head, Buffer.from(isKnown ? addressRecord : [])]);
}
