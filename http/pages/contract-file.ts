// The contract as a file: its first server is the absolute address of this installation, which tools that import it need.
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import { API_ROOT } from '../../contract/contract.ts';
import { createCachedFile } from './cached-file.ts';

type ContractSender = (ctx: Context) => Promise<void>;

/** The characters of a valid host: a client chooses `Host`, and a quote would end the text in the file. */
const HOST = /^[\w.:[\]-]+$/;

/** For how many addresses the text is cached, 3 MB each: clients can invent addresses in `Host`. */
const MAX_CACHED_ADDRESSES = 4;

/**
 * Returns a handler that sends the contract. Its server address is `publicUrl`, or else that of the request. Behind a proxy
 * with `https` only PUBLIC_URL has the right scheme.
 */
export function contractOf(type: string, text: () => Promise<string>, publicUrl: string | null): ContractSender {
  const files = new LRUCache<string, ContractSender>({ max: MAX_CACHED_ADDRESSES });
  return async (ctx) => {
    if (publicUrl === null) ctx.vary('Host');
    const address = publicUrl ?? readRequestAddress(ctx);
    const send = files.get(address) ?? createCachedFile(type, async () => insertAddress(await text(), address));
    files.set(address, send);
    await send(ctx);
  };
}

/** Returns the address of the request; an empty text for an invalid `Host`. */
function readRequestAddress({ protocol, host }: Context): string {
  const url = `${protocol}://${host}`;
  return HOST.test(host) && URL.canParse(url) ? new URL(url).origin : '';
}

/** Returns the JSON or YAML text with the address before the path of its first server, or of a Postman collection's first variable. */
function insertAddress(text: string, address: string): string {
  return text.replace(
    new RegExp(`("?(?:url|value)"?: ?"?)${API_ROOT}(?=["\\n])`),
    (_whole, before: string) => before + address + API_ROOT,
  );
}
