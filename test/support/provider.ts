// Another service that ours calls before it responds: it does each thing once per Idempotency-Key, and behaves as a test says.
import type { ServerResponse } from 'node:http';
import { startReceiver, type IncomingRequest, type WebhookReceiver } from './receiver.ts';

/** Responds after the work is done; `usualBody` is the body that the provider would send. */
export type ProviderManner = (response: ServerResponse, usualBody: string) => void;

export const answerProperly: ProviderManner = (response, usualBody) => response.writeHead(201).end(usualBody);

export interface LinkProvider extends Pick<WebhookReceiver, 'url' | 'received' | 'waitUntil' | 'clear'> {
  /** The things that it made, by the keys of the requests. */
  readonly linksByKey: ReadonlyMap<string, string>;
  behave(manner: ProviderManner): void;
}

/** Opens one: it makes a link for each key, and returns that one whenever the key comes again. */
export async function startProvider(): Promise<LinkProvider> {
  const linksByKey = new Map<string, string>();
  let manner = answerProperly;
  const server = await startReceiver();

  const answerTo = ({ headers }: IncomingRequest): string => {
    const key = headers['idempotency-key'] ?? '';
    if (!linksByKey.has(key)) linksByKey.set(key, `https://pay.example/${String(linksByKey.size + 1)}`);
    return JSON.stringify({ link: linksByKey.get(key) });
  };

  server.respondWith((response, request) => {
    manner(response, answerTo(request));
  });

  return {
    url: server.url,
    received: server.received,
    waitUntil: (reached) => server.waitUntil(reached),
    clear: () => {
      server.clear();
    },
    linksByKey,
    behave: (next) => {
      manner = next;
    },
  };
}
