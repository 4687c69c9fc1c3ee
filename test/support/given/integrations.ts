// Integrations: mail servers and payment providers of companies.
import type { Integration, NewIntegration } from 'boekstaaf';
import { api } from '../index.ts';
import { MOLLIE_KEY } from '../mollie.ts';

/** A mail server by a name that nobody answers to, unless these members say otherwise. */
export function integration(body: Partial<NewIntegration> = {}): Promise<Integration> {
  const settings = { host: 'smtp.example.com' };
  return Promise.resolve(
    api.integrations.createIntegration({ body: { name: 'Post', kind: 'smtp', settings, ...body } }),
  );
}

/** A payment provider, unless these members say otherwise. */
export function paymentIntegration(body: Partial<NewIntegration> = {}): Promise<Integration> {
  const own = { name: 'Mollie', kind: 'mollie', secrets: { api_key: MOLLIE_KEY } } as const;
  return Promise.resolve(api.integrations.createIntegration({ body: { ...own, ...body } }));
}
