// The input of a handler: the parts of the request as inside values, frozen, and their context.
import type { Settings } from '../../config/config.ts';
import type { Keys } from '../../db/engine/keys.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import type { Zone } from '../../domain/values/calendar.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Instant } from '../../generated/types.ts';
import { fromWire } from '../../generated/wire.ts';
import type { Sessions } from '../../handlers/caller.ts';
import type { Caller, Context } from '../../handlers/handler.ts';
import type { RequestParts } from '../../contract/contract.ts';
import type { Visitor } from '../../handlers/visitor.ts';
import { networkOf } from './address.ts';
import type { Exchange } from '../exchange.ts';
import type { Guesses } from './guesses.ts';
import type { Dependencies } from '../dependencies.ts';

export interface HandlerInput {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Returns the request in inside values, frozen: a retry after a conflict must see the input of the first attempt. */
export function receive(id: OperationId, { path, query, requestBody }: RequestParts, zone: Zone): HandlerInput {
  const convert = fromWire[id];
  return deepFreeze({
    path: (convert?.path === undefined ? path : convert.path(path, zone)) as HandlerInput['path'],
    query: (convert?.query === undefined ? query : convert.query(query, zone)) as HandlerInput['query'],
    // An optional body may be absent.
    body: requestBody === undefined ? undefined : (convert?.body?.(requestBody, zone) ?? requestBody),
  });
}

function deepFreeze<T>(value: T): T {
  // Bytes cannot be frozen.
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || value instanceof Uint8Array)
    return value;
  Object.freeze(value);
  for (const name in value) deepFreeze(value[name]);
  return value;
}

function createVisitor(network: string, guesses: Guesses): Visitor {
  return {
    network,
    async countAttempts(codes) {
      await guesses.countGuesses(network, codes);
    },
    acceptCode(code) {
      guesses.uncountGuess(network, code);
    },
  };
}

/** A handler's context. Dates and reports are created when first used: few handlers need them. */
export class RequestContext implements Context {
  readonly db: Reader;
  readonly caller: Caller;
  readonly visitor: Visitor | null;
  readonly zone: Zone;
  readonly settings: Settings;
  readonly keys: Keys;
  readonly now: Instant;
  /** The value of Set-Cookie, where the handler set one. */
  cookie: string | null = null;
  readonly #logins: Pick<Dependencies, 'machineNow' | 'sessions'>;
  #unknownTags: Set<string> | undefined;
  #missing: Set<string> | undefined;
  #skippedTimes: Set<string> | undefined;

  /** `now` is when the request arrived, or when it got the write lock that it waited for. */
  constructor(
    db: Reader,
    { caller, address, now: requestTime }: Exchange,
    dependencies: Pick<Dependencies, 'zone' | 'settings' | 'keys' | 'guesses' | 'machineNow' | 'sessions'>,
    now = requestTime,
  ) {
    this.db = db;
    this.caller = caller;
    this.visitor = caller.isVisitor ? createVisitor(networkOf(address), dependencies.guesses) : null;
    this.zone = dependencies.zone;
    this.settings = dependencies.settings;
    this.keys = dependencies.keys;
    this.now = now;
    this.#logins = dependencies;
  }

  get sessions(): Sessions {
    const { machineNow, sessions } = this.#logins;
    return {
      now: machineNow(),
      times: sessions.times,
      setCookie: (token) => {
        this.cookie = sessions.cookie.buildHeader(token);
      },
    };
  }

  get unknownTags(): Set<string> {
    return (this.#unknownTags ??= new Set());
  }

  get missing(): Set<string> {
    return (this.#missing ??= new Set());
  }

  get skippedTimes(): Set<string> {
    return (this.#skippedTimes ??= new Set());
  }

  get today(): string {
    return this.zone.toLocalDate(this.now);
  }
}
