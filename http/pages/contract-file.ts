// The contract as a file: its first server is the absolute address of this installation, which tools that import it need.
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import { API_ROOT } from '../../contract/contract.ts';
import { createCachedFile } from './cached-file.ts';

type ContractSender = (ctx: Context) => Promise<void>;

/** A host is anything that somebody sends: what could end a text stays out of the file. */
const HOST = /^[\w.:[\]-]+$/;

/** So many addresses have their text kept ready, 3 MB each: anybody can make one up in `Host`. */
const MAX_CACHED_ADDRESSES = 4;

/**
 * Answers with the contract. Its address is `publicUrl`, or else the one that was asked. Behind a proxy that speaks
 * `https` only PUBLIC_URL can say so.
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

/** The address of the request; nothing where `Host` is none. */
function readRequestAddress({ protocol, host }: Context): string {
  const url = `${protocol}://${host}`;
  return HOST.test(host) && URL.canParse(url) ? new URL(url).origin : '';
}

/** The text, in JSON or YAML, with the address before the path of its first server, or of the first variable of a collection. */
function insertAddress(text: string, address: string): string {
  return text.replace(
    new RegExp(`("?(?:url|value)"?: ?"?)${API_ROOT}(?=["\\n])`),
    (_whole, before: string) => before + address + API_ROOT,
  );
}
