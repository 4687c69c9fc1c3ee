// A server that speaks the interface of Mollie, as far as payments go, and behaves as a test says.
import type { ServerResponse } from 'node:http';
import { startReceiver, type IncomingRequest } from './receiver.ts';
import { RECEIVER_HOSTS } from './receiver-names.ts';

export const MOLLIE_KEY = 'test_Zk3mQ8vT1xW5bN7cR9dF2gH4jK6pL0';

/** Responds after the work is done; `usualResponse` is the response that Mollie would send. */
export type MollieManner = (response: ServerResponse, usualResponse: MollieResponse) => void;

interface MollieResponse {
  readonly status: number;
  readonly body: string;
}

/** A payment as Mollie shows it. */
export interface MolliePayment {
  readonly id: string;
  status: string;
  readonly amount: { currency: string; value: string };
  amountRefunded?: { currency: string; value: string };
  amountChargedBack?: { currency: string; value: string };
  readonly description: string;
  readonly redirectUrl: string;
  readonly webhookUrl?: string;
  readonly metadata: { readonly reference: string };
  readonly method?: string;
}

/** A refund as Mollie shows it. */
export interface MollieRefund {
  readonly id: string;
  readonly paymentId: string;
  status: string;
  readonly amount: { readonly currency: string; readonly value: string };
  readonly description: string;
  readonly metadata: { readonly reference: string };
}

export interface Mollie {
  /** The address of its interface, without a slash at its end. */
  readonly apiUrl: string;
  readonly payments: ReadonlyMap<string, MolliePayment>;
  readonly received: readonly IncomingRequest[];
  /** Responds in this manner until the next call. */
  behave(manner: MollieManner): void;
  /** Resolves at the request of this number, counted from now: it gets no response, or the last one that is sent. */
  stopAtRequest(number: number, end: 'unanswered' | 'answered'): Promise<void>;
  /** Returns the newest payment. */
  findNewest(): MolliePayment;
  /** Returns the refunds of a payment. */
  refundsOf(id: string): readonly MollieRefund[];
  /** Purges every Idempotency-Key, as Mollie does after an hour. */
  expireKeys(): void;
}

export const answerProperly: MollieManner = (response, { status, body }) => {
  response.writeHead(status, { 'content-type': 'application/hal+json' }).end(body);
};

/** Carries out the request, and closes the connection without a response. */
export const answerNothing: MollieManner = (response) => {
  response.socket?.destroy();
};

/** Carries out the request, and responds with this status instead. */
export function answerWith(status: number, body = '{}'): MollieManner {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/hal+json' }).end(body);
  };
}

/** Opens one: it makes a payment for each Idempotency-Key, and shows it again whenever the key comes again. `host` is what it is called. */
export async function startMollie(host = RECEIVER_HOSTS): Promise<Mollie> {
  const payments = new Map<string, MolliePayment>();
  const byKey = new Map<string, string>();
  let manner = answerProperly;
  const server = await startReceiver();

  const formatPayment = (payment: MolliePayment): string =>
    JSON.stringify({
      resource: 'payment',
      ...payment,
      _links: { checkout: { href: `https://www.mollie.example/checkout/${payment.id}`, type: 'text/html' } },
    });

  const make = ({ headers, body }: IncomingRequest): MollieResponse => {
    const key = headers['idempotency-key'] ?? '';
    const id = byKey.get(key) ?? `tr_${String(payments.size + 1).padStart(10, '0')}`;
    if (!byKey.has(key)) {
      const paymentRequest = JSON.parse(body) as Omit<MolliePayment, 'id' | 'status'>;
      if (paymentRequest.method === 'unknown')
        return { status: 422, body: JSON.stringify({ status: 422, title: 'Unprocessable Entity', field: 'method' }) };
      payments.set(id, { ...paymentRequest, id, status: 'open' });
      byKey.set(key, id);
    }
    return { status: 201, body: formatPayment(findPayment(id)) };
  };

  const findPayment = (id: string): MolliePayment => {
    const payment = payments.get(id);
    if (payment === undefined) throw new Error(`There is no payment ${id}.`);
    return payment;
  };

  const refunds: MollieRefund[] = [];
  const refundsOf = (id: string) => refunds.filter(({ paymentId }) => paymentId === id);
  const toCents = ({ value }: { readonly value: string }) => Math.round(Number(value) * 100);

  const makeRefund = ({ headers, body }: IncomingRequest, payment: MolliePayment): MollieResponse => {
    const key = headers['idempotency-key'] ?? '';
    if (!byKey.has(key)) {
      const refundRequest = JSON.parse(body) as Pick<MollieRefund, 'amount' | 'description' | 'metadata'>;
      const before = refundsOf(payment.id).filter(({ status }) => status !== 'failed' && status !== 'canceled');
      const after = [...before, refundRequest].reduce((sum, { amount }) => sum + toCents(amount), 0);
      if (payment.status !== 'paid' || after > toCents(payment.amount)) return { status: 422, body: '{"status":422}' };
      const id = `re_${String(refunds.length + 1).padStart(10, '0')}`;
      refunds.push({ ...refundRequest, id, paymentId: payment.id, status: 'pending' });
      payment.amountRefunded = { currency: 'EUR', value: (after / 100).toFixed(2) };
      byKey.set(key, id);
    }
    return { status: 201, body: JSON.stringify(refunds.find(({ id }) => id === byKey.get(key))) };
  };

  const answerAboutRefunds = (request: IncomingRequest, payment: MolliePayment, refund_id: string): MollieResponse => {
    if (request.method === 'POST') return makeRefund(request, payment);
    const all = refundsOf(payment.id);
    const body = refund_id === '' ? { _embedded: { refunds: all } } : all.find(({ id }) => id === refund_id);
    return { status: 200, body: JSON.stringify(body) };
  };

  const answerTo = (request: IncomingRequest): MollieResponse => {
    if (request.headers['authorization'] !== `Bearer ${MOLLIE_KEY}`) return { status: 401, body: '{"status":401}' };
    const path = request.path.split('?')[0] ?? '';
    const [, id, part, refund_id = ''] = /^\/v2\/payments\/(tr_\d+)(?:\/(refunds)\/?(re_\d+)?)?$/.exec(path) ?? [];
    if (id === undefined) return make(request);
    const payment = payments.get(id);
    if (payment === undefined) return { status: 404, body: '{"status":404}' };
    if (part !== undefined) return answerAboutRefunds(request, payment, refund_id);
    if (request.method === 'DELETE') {
      if (payment.status !== 'open') return { status: 422, body: '{"status":422}' };
      payment.status = 'canceled';
    }
    return { status: 200, body: formatPayment(payment) };
  };

  server.respondWith((response, request) => {
    manner(response, answerTo(request));
  });

  return {
    apiUrl: `http://${host}:${String(server.port)}/v2`,
    payments,
    received: server.received,
    behave: (next) => {
      manner = next;
    },
    stopAtRequest: (number, end) =>
      new Promise((resolve) => {
        let requestsLeft = number;
        manner = (response, usualResponse) => {
          requestsLeft -= 1;
          if (requestsLeft < 0 || (requestsLeft === 0 && end === 'unanswered')) resolve();
          else {
            if (requestsLeft === 0) response.once('finish', resolve);
            answerProperly(response, usualResponse);
          }
        };
      }),
    refundsOf,
    expireKeys: () => {
      byKey.clear();
    },
    findNewest: () => findPayment([...payments.keys()].at(-1) ?? ''),
  };
}
