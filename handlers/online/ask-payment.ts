// Asks customers to pay online: notes a payment, and has its provider asked for it right after the commit.
import type { Writer } from '../../db/engine/session/database.ts';
import { settingOf } from '../../db/house/settings.ts';
import * as payments from '../../db/online/payments.ts';
import { enqueueNow } from '../../db/queue/jobs.ts';
import { isAllowedReturn } from '../../domain/online/payment.ts';
import { assertProviderParams } from '../../domain/online/provider-params.ts';
import { hostsIn } from '../../domain/values/hosts.ts';
import { problem } from '../../domain/values/problem.ts';
import type { Instant } from '../../generated/types.ts';
import type { Context } from '../handler.ts';
import { providerFor } from './provider-of-company.ts';

/** What is to be paid for. `purpose_id` is the id of the thing, which has one payment. */
export interface WantedPayment extends Pick<
  payments.OnlinePayment,
  'purpose' | 'purpose_id' | 'amount' | 'redirect_url'
> {
  /** What the customer reads on his statement; what is too long for one is cut. */
  readonly description: string;
  readonly provider_params?: payments.ProviderParams | null;
  /** Until when the thing is kept for its payer; without it nobody else could have it. */
  readonly hold_until?: Instant | null;
  /** A hash of the address that a visitor typed, by `bookerHash`. */
  readonly booker?: string | null;
}

/** As many characters of a description as are stored. */
const LONGEST_DESCRIPTION = 255;

/**
 * Notes a payment and has the provider asked for it right after the commit: the handler is `completed`, and its answer reads
 * `checkout_url` of `payments.ofPurposes`, which is null while the provider has not answered. Throws ERR_REDIRECT_HOST on
 * `redirect_url`, ERR_NOT_ALLOWED on what cannot be passed on of `provider_params`, and ERR_PAYMENT_PROVIDER.
 */
export async function askForPayment(
  { description, provider_params = null, hold_until = null, booker = null, ...wanted }: WantedPayment,
  context: Context<Writer>,
): Promise<void> {
  const { db, now } = context;
  if (wanted.redirect_url !== null) await assertReturn(wanted.redirect_url, context);
  const shown = description.slice(0, LONGEST_DESCRIPTION);
  assertProviderParams(provider_params ?? {});
  const chosen = await providerFor(wanted.purpose, wanted.purpose_id, context);
  const payment = { ...wanted, ...chosen, description: shown, provider_params, hold_until, booker };
  const payment_id = await payments.insert(db, payment, now);
  await enqueueNow(db, { kind: 'ask-payment', payload: { payment_id } }, now);
}

async function assertReturn(address: string, { db, publicUrl, origins }: Context<Writer>): Promise<void> {
  const hosts = hostsIn(await settingOf(db, 'online_boeking_redirect_hosts')) ?? [];
  if (isAllowedReturn(address, { publicUrl, origins, hosts })) return;
  const message =
    'Customers are not sent to this address: choose another one, or add its host to the setting online_boeking_redirect_hosts.';
  throw problem('ERR_REDIRECT_HOST', message, { field: 'redirect_url' });
}
