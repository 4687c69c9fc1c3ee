// The request to an operation, and its caller.
import type { Reader } from '../../db/engine/session/reader.ts';
import type { RootKey } from '../../db/engine/changes/roots.ts';
import type { Exchange } from '../exchange.ts';
import type { HandlerInput } from './handler-input.ts';

/** A request that fits the contract. */
export interface ValidRequest {
  readonly exchange: Exchange;
  readonly input: HandlerInput;
  /** Throws when the caller may not ask it any more. */
  readonly confirm: (db: Reader) => Promise<void>;
}

/** Returns the key of the operation's root: the first parameter of the path, read by its declared type. */
export function rootKeyOf(path: HandlerInput['path']): RootKey {
  return Object.values(path)[0] as RootKey;
}
