// The connections of a sandbox: webhooks leave it, and every call to a provider is refused.
import type { Reply, HttpClient } from './announcements/http-client.ts';
import type { Sandbox } from './sandbox.ts';

const REFUSAL_MESSAGE = 'A sandbox calls no provider: disconnect it, and payments are made at the sandbox.';

/** Returns a client that makes no call: every response says that the host cannot be reached, and why. */
export function createRefusingClient(): HttpClient {
  const refuseCall = (): Promise<Reply> => Promise.resolve({ status: null, error: REFUSAL_MESSAGE });
  return {
    post: refuseCall,
    send: refuseCall,
    addressOf: () => Promise.reject(new Error(REFUSAL_MESSAGE)),
    close: () => Promise.resolve(),
  };
}

/** Returns a client for webhooks; the sandbox accepts requests during its calls. */
export function createOutsideClient(sender: HttpClient, sandbox: Pick<Sandbox, 'callOutside'>): HttpClient {
  return { ...sender, post: (message) => sandbox.callOutside(() => sender.post(message)) };
}
