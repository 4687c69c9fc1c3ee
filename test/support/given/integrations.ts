// Integrations: mail servers of companies.
import type { Integration, NewIntegration } from 'boekstaaf';
import { api } from '../index.ts';

/** A mail server by a name that nobody answers to, unless these members say otherwise. */
export function integration(body: Partial<NewIntegration> = {}): Promise<Integration> {
  const settings = { host: 'smtp.example.com' };
  return Promise.resolve(
    api.integrations.createIntegration({ body: { name: 'Post', kind: 'smtp', settings, ...body } }),
  );
}
