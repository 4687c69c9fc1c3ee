// Mollie as a payment provider, by its public HTTP interface. docs/decisions/211-online-payments.md.
import { apiKeyOf } from '../../db/house/integrations.ts';
import { proofOf } from '../../db/online/mollie-notifications.ts';
import * as notifications from '../../db/online/mollie-notifications.ts';
import { hostOf, findHostRefusal } from '../../domain/announcements/webhook.ts';
import {
  readCreatedPayment,
  createMollieRefundRequest,
  createMollieRequest,
  selectRefund,
  readReportedPayment,
  readReportedRefund,
} from '../../domain/online/mollie.ts';
import type { Reply, HttpClient } from '../announcements/http-client.ts';
import { GiveUp, type JobContext } from '../job.ts';
import { answerOf } from '../outgoing-call.ts';
import type { KnownToProvider, PaymentProvider } from './provider.ts';

/** Returns Mollie at an address as a provider. `sender` limits time and size. */
export function createMollieProvider(sender: HttpClient, apiUrl: string): PaymentProvider {
  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { integration_id }: Pick<KnownToProvider, 'integration_id'>,
    context: JobContext,
    request?: { readonly key: string; readonly body: object },
  ): Promise<Reply> => {
    const headers = {
      authorization: `Bearer ${await findApiKey(integration_id, context)}`,
      accept: 'application/json',
    };
    const keyed = request && { 'content-type': 'application/json', 'idempotency-key': request.key };
    const body = Buffer.from(request === undefined ? '' : JSON.stringify(request.body));
    return sender.send(method, { url: `${apiUrl}${path}`, headers: { ...headers, ...keyed }, body });
  };
  return {
    async createPayment(payment, context) {
      const webhookUrl = await webhookOf(payment.reference, context);
      const request = { key: payment.reference, body: createMollieRequest({ ...payment, webhookUrl }) };
      const createdPayment = readCreatedPayment(
        answerOf(await call('POST', '/payments', payment, context, request), context),
      );
      if (createdPayment === undefined)
        throw new Error('Mollie made a payment that says neither its id nor where it is paid.');
      return createdPayment;
    },
    async getPayment(payment, context) {
      const reply = await call('GET', `/payments/${payment.provider_id}`, payment, context);
      const reported = readReportedPayment(answerOf(reply, context), payment.reference);
      if (reported === undefined) throw new Error('Mollie says something of a payment that we do not understand.');
      return reported;
    },
    async cancelPayment(payment, context) {
      const reply = await call('DELETE', `/payments/${payment.provider_id}`, payment, context);
      // 409, 422: it has ended, or its method cannot be cancelled.
      if (![404, 409, 410, 422].includes(reply.status ?? 0)) answerOf(reply, context);
    },
    async refund({ payment, ...wanted }, context) {
      const path = `/payments/${payment.provider_id}/refunds`;
      // Mollie drops an idempotency key after an hour, and a refund must not be made twice.
      const all = readUndecided(
        await call('GET', `${path}?limit=${MAX_REFUNDS}`, payment, context).catch(throwTransient),
        context,
      );
      const before = selectRefund(all, wanted.reference);
      if (before === undefined) throw new Error(STRANGE_REFUND_MESSAGE);
      if (before !== null) return before;

      const request = { key: wanted.reference, body: createMollieRefundRequest(wanted) };
      const reportedRefund = readReportedRefund(
        answerOf(await call('POST', path, payment, context, request), context),
        wanted.reference,
      );
      if (reportedRefund === undefined) throw new Error(STRANGE_REFUND_MESSAGE);

      return reportedRefund;
    },
    async getRefund({ payment, reference, provider_id }, context) {
      const path = `/payments/${payment.provider_id}/refunds/${provider_id}`;
      const reported = readReportedRefund(answerOf(await call('GET', path, payment, context), context), reference);
      if (reported === undefined) throw new Error(STRANGE_REFUND_MESSAGE);
      return reported;
    },
    verify: notifications.verify,
  };
}

/** How many refunds of one payment are searched. */
const MAX_REFUNDS = '250';
const STRANGE_REFUND_MESSAGE = 'Mollie says something of a refund that we do not understand.';

/** Returns the JSON of a query. A refused query is not a refused refund: it throws for a retry. */
function readUndecided(reply: Reply, context: JobContext): unknown {
  try {
    return answerOf(reply, context);
  } catch (error) {
    return throwTransient(error);
  }
}

function throwTransient(error: unknown): never {
  throw error instanceof GiveUp ? new Error(error.message) : error;
}

async function findApiKey(integration_id: number | null, { read, keys }: JobContext): Promise<string> {
  const decryptKey = integration_id === null ? null : await read((db) => apiKeyOf(db, integration_id));
  if (decryptKey == null) throw new GiveUp('The integration of this payment has no API key, or was deleted.');
  return decryptKey(keys);
}

/** Where Mollie reports a payment; null where it could not reach us, which it would refuse the payment for. */
async function webhookOf(
  reference: string,
  { settings: { publicUrl }, keys, write }: JobContext,
): Promise<string | null> {
  if (findHostRefusal(hostOf(new URL(publicUrl)), { names: new Set(), networks: [] }) !== null) return null;
  return `${publicUrl}/betalen/melding/mollie/${await write((db) => proofOf(db, keys, reference))}`;
}
