// Parses the Authorization header, once for equal headers over one connection.
import { hash as hashOf } from 'node:crypto';
import type { Socket } from 'node:net';

/** A parsed Authorization header. */
export interface ParsedCredential {
  readonly header: string;
  readonly scheme: string;
  readonly credential: string;
  /** Both as one text. */
  readonly text: string;
  /** The SHA-256 of a token; empty for another scheme. */
  readonly hash: string;
}

/** The last header of each open connection: the next request mostly repeats it. */
const offered = new WeakMap<Socket, ParsedCredential>();

/** Returns the parsed Authorization header of a request over this connection. */
export function parseCredential(socket: Socket, header: string): ParsedCredential {
  const last = offered.get(socket);
  if (last?.header === header) return last;
  const at = header.indexOf(' ');
  const scheme = (at < 0 ? header : header.slice(0, at)).toLowerCase();
  const credential = at < 0 ? '' : header.slice(at + 1).trim();
  const hash = scheme === 'bearer' ? hashOf('sha256', credential) : '';
  const parsedCredential = { header, scheme, credential, text: `${scheme}:${credential}`, hash };
  offered.set(socket, parsedCredential);
  return parsedCredential;
}

/** Returns user name and password of Basic; a password may have colons. */
export function nameAndPassword(text: string): [string, string] {
  const at = text.indexOf(':');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
