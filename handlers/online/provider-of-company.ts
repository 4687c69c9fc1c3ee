// Which payment provider the customers of a company pay at.
import type { Reader } from '../../db/engine/session/reader.ts';
import { one } from '../../db/engine/changes/table.ts';
import * as bookings from '../../db/bookings/bookings.ts';
import { paymentIntegrationOf } from '../../db/house/integrations.ts';
import type { Purpose } from '../../db/online/payments.ts';
import { rows as sales } from '../../db/online/voucher-sales.ts';
import { problem } from '../../domain/values/problem.ts';
import type { Context } from '../handler.ts';

/** A provider, and the integration whose key it is asked with. */
export interface ChosenProvider {
  readonly provider: 'mollie' | 'sandbox';
  readonly integration_id: number | null;
}

/**
 * The provider of the company that sells a thing: that of its integration, else the sandbox. Throws ERR_PAYMENT_PROVIDER for
 * visitors where only the sandbox is left, which gives away what is sold, and the operator has not said that they may use
 * it. docs/decisions/213-the-sandbox-and-the-public.md.
 */
export async function providerFor(
  purpose: Purpose,
  id: number,
  { db, caller, sandboxIsPublic }: Pick<Context, 'db' | 'caller' | 'sandboxIsPublic'>,
): Promise<ChosenProvider> {
  const integration_id = await paymentIntegrationOf(db, await SELLER[purpose](db, id));
  if (integration_id !== null) return { provider: 'mollie', integration_id };
  if (!caller.isVisitor || sandboxIsPublic) return { provider: 'sandbox', integration_id };
  throw problem(
    'ERR_PAYMENT_PROVIDER',
    'No payment provider is connected: connect one, or set PAYMENT_SANDBOX_PUBLIC=yes for a demonstration.',
  );
}

const SELLER: { readonly [Of in Purpose]: (db: Reader, id: number) => Promise<number> } = {
  bookings: async (db, id) => (await one(bookings.readStored, db, id)).kosten_bedrijf_id,
  voucher_sales: async (db, id) => (await one(sales.read, db, id)).company_id,
};
