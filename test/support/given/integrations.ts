// Integrations: payment providers and Peppol providers of companies.
import type { Integration, NewIntegration } from 'boekstaaf';
import { given } from '../index.ts';
import { MOLLIE_KEY } from '../mollie.ts';
import { BILLIT_KEY, LEGAL_ENTITY_ID, PARTY_ID, STORECOVE_KEY } from '../peppol-providers.ts';

/** A payment provider, unless these members say otherwise. */
export function paymentIntegration(body: Partial<NewIntegration> = {}): Promise<Integration> {
  return given.integration({ kind: 'mollie', settings: null, secrets: { api_key: MOLLIE_KEY }, ...body });
}

/** The Peppol sandbox, with this outcome. */
export function peppolSandbox(
  outcome: NonNullable<NonNullable<NewIntegration['settings']>['outcome']> = 'delivered',
): Promise<Integration> {
  return given.integration({ kind: 'peppol_sandbox', settings: { outcome } });
}

/** An integration with Billit, for which a server of the tests responds. */
export function billitIntegration(): Promise<Integration> {
  return given.integration({ kind: 'billit', settings: { party_id: PARTY_ID }, secrets: { api_key: BILLIT_KEY } });
}

/** An integration with Storecove, for which a server of the tests responds. */
export function storecoveIntegration(): Promise<Integration> {
  const settings = { legal_entity_id: LEGAL_ENTITY_ID };
  return given.integration({ kind: 'storecove', settings, secrets: { api_key: STORECOVE_KEY } });
}
