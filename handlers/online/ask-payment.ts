// Asks customers to pay online: stores a payment, and queues the request to its provider.
import type { Writer } from '../../db/engine/session/database.ts';
import { paymentIntegrationOf } from '../../db/house/integrations.ts';
import { settingOf } from '../../db/house/settings.ts';
import * as payments from '../../db/online/payments.ts';
import { enqueueNow } from '../../db/queue/jobs.ts';
import { assertReturn, type AllowedReturns } from '../../domain/online/payment.ts';
import { chooseProvider, type PaymentCircumstances } from '../../domain/online/chosen-provider.ts';
import { assertProviderParams } from '../../domain/online/provider-params.ts';
import { parseHosts } from '../../domain/values/hosts.ts';
import { shortenText } from '../../domain/values/shortened.ts';
import type { Instant } from '../../generated/types.ts';
import type { Context } from '../handler.ts';

/** The requested payment. `purpose_id` is the id of the thing to pay. */
export interface RequestedPayment extends Pick<
  payments.OnlinePayment,
  'purpose' | 'purpose_id' | 'booking_id' | 'amount' | 'redirect_url'
> {
  /** The text on the customer's bank statement; a longer one is cut. */
  readonly description: string;
  /** The company that sells. */
  readonly company_id: number;
  readonly provider_params?: payments.ProviderParams | null;
  /** Until when capacity is reserved for the payer; left out for a thing that is never scarce. */
  readonly hold_until?: Instant | null;
  /** A hash of the address that a visitor typed, by `bookerHash`. */
  readonly booker?: string | null;
}

/** The stored length of a description, in characters. */
const MAX_DESCRIPTION_LENGTH = 255;

/** The surroundings in which a payment is stored. */
export type PaymentContext = Pick<Context<Writer>, 'db' | 'now' | 'settings'> & PaymentCircumstances;

/**
 * Stores a payment and queues the request to its provider right after the commit. The handler must be a `CompletedHandler`.
 * Its response reads `checkout_url`, which is null while the provider has not responded. Throws as `assertReturn`,
 * `assertProviderParams` and `chooseProvider` do.
 */
export async function askForPayment(
  requested: RequestedPayment,
  context: Context<Writer>,
): Promise<payments.NotedPayment> {
  const notedPayment = await notePayment(requested, context);
  await enqueueNow(context.db, { kind: 'ask-payment', payload: { payment_id: notedPayment.id } }, context.now);
  return notedPayment;
}

/**
 * Stores a payment without asking its provider; returns it. Throws as `assertReturn`, `assertProviderParams` and
 * `chooseProvider` do.
 */
export async function notePayment(
  { description, company_id, provider_params = null, hold_until = null, booker = null, ...wanted }: RequestedPayment,
  context: PaymentContext,
): Promise<payments.NotedPayment> {
  const { db, now } = context;
  if (wanted.redirect_url !== null) assertReturn(wanted.redirect_url, await readAllowedReturns(context));
  const shortDescription = shortenText(description, MAX_DESCRIPTION_LENGTH);
  assertProviderParams(provider_params ?? {});
  const providerChoice = chooseProvider(await paymentIntegrationOf(db, company_id), context);
  const payment = { ...wanted, ...providerChoice, description: shortDescription, provider_params, hold_until, booker };
  return payments.insert(db, payment, now);
}

async function readAllowedReturns({ db, settings }: PaymentContext): Promise<AllowedReturns> {
  return { ...settings, hosts: parseHosts(await settingOf(db, 'online_boeking_redirect_hosts')) ?? [] };
}
