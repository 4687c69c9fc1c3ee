// The connections of a sandbox: webhooks leave it, and every call to a provider is refused.
import type { Reply, HttpClient } from './announcements/sender.ts';
import type { Sandbox } from './sandbox.ts';

const REFUSAL_MESSAGE = 'A sandbox calls no provider: disconnect it, and payments are made at the sandbox.';

/** Answers every call as if nobody could be reached, and says why. */
export function noCalls(): HttpClient {
  const refused = (): Promise<Reply> => Promise.resolve({ status: null, error: REFUSAL_MESSAGE });
  return {
    post: refused,
    send: refused,
    addressOf: () => Promise.reject(new Error(REFUSAL_MESSAGE)),
    close: () => Promise.resolve(),
  };
}

/** A sender of webhooks, while whose calls the sandbox takes requests. */
export function leaving(sender: HttpClient, sandbox: Pick<Sandbox, 'outside'>): HttpClient {
  return { ...sender, post: (message) => sandbox.outside(() => sender.post(message)) };
}
