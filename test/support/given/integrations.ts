// Integrations: mail servers, payment providers and Peppol providers of companies.
import type { Integration, NewIntegration } from 'boekstaaf';
import { api } from '../index.ts';
import { MOLLIE_KEY } from '../mollie.ts';
import { BILLIT_KEY, LEGAL_ENTITY_ID, PARTY_ID, STORECOVE_KEY } from '../peppol-providers.ts';

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

/** The Peppol sandbox, with this outcome. */
export function peppolSandbox(
  outcome: NonNullable<NonNullable<NewIntegration['settings']>['outcome']> = 'delivered',
): Promise<Integration> {
  return Promise.resolve(
    api.integrations.createIntegration({ body: { name: 'Peppol', kind: 'peppol_sandbox', settings: { outcome } } }),
  );
}

/** Billit, by the server that stands for it. */
export function billitIntegration(): Promise<Integration> {
  const secrets = { api_key: BILLIT_KEY };
  return Promise.resolve(
    api.integrations.createIntegration({
      body: { name: 'Billit', kind: 'billit', settings: { party_id: PARTY_ID }, secrets },
    }),
  );
}

/** Storecove, by the server that stands for it. */
export function storecoveIntegration(): Promise<Integration> {
  const [settings, secrets] = [{ legal_entity_id: LEGAL_ENTITY_ID }, { api_key: STORECOVE_KEY }];
  return Promise.resolve(
    api.integrations.createIntegration({ body: { name: 'Storecove', kind: 'storecove', settings, secrets } }),
  );
}
