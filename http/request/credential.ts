// The Authorization header, taken apart once for requests over one connection that send the same.
import { hash as hashOf } from 'node:crypto';
import type { Socket } from 'node:net';

/** An Authorization header, taken apart. */
export interface ParsedCredential {
  readonly header: string;
  readonly scheme: string;
  readonly credential: string;
  /** Both as one text. */
  readonly text: string;
  /** The SHA-256 of a token; empty for what is none. */
  readonly hash: string;
}

/** The header that came last over each connection, for as long as that is open: the next request mostly has the same. */
const offered = new WeakMap<Socket, ParsedCredential>();

/** The Authorization header of a request over this connection, taken apart. */
export function parseCredential(socket: Socket, header: string): ParsedCredential {
  const last = offered.get(socket);
  if (last?.header === header) return last;
  const at = header.indexOf(' ');
  const scheme = (at < 0 ? header : header.slice(0, at)).toLowerCase();
  const credential = at < 0 ? '' : header.slice(at + 1).trim();
  const hash = scheme === 'bearer' ? hashOf('sha256', credential) : '';
  const made = { header, scheme, credential, text: `${scheme}:${credential}`, hash };
  offered.set(socket, made);
  return made;
}

/** The two parts of what Basic sends; a password may have colons. */
export function nameAndPassword(text: string): [string, string] {
  const at = text.indexOf(':');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
