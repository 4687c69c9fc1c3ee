// The jobs about one payment or refund, each with the key that merges it with an open one of its kind.

/** A job about one payment or refund: jobs of one kind with one key are merged while they are open. */
interface KeyedJob<Kind extends string, Payload extends object> {
  readonly kind: Kind;
  readonly payload: Payload;
  readonly key: string;
}

/** Returns the job that asks the provider for the state of a payment; its notifications are merged into one job. */
export function createSettlingJob(payment_id: number): KeyedJob<'settle-payment', { readonly payment_id: number }> {
  return { kind: 'settle-payment', payload: { payment_id }, key: String(payment_id) };
}

/** Returns the job that cancels an open payment at its provider. */
export function createCancellingJob(payment_id: number): KeyedJob<'cancel-payment', { readonly payment_id: number }> {
  return { kind: 'cancel-payment', payload: { payment_id }, key: String(payment_id) };
}

/** Returns the job that asks a provider for a refund, or for the state of a refund that was asked for. */
export function createRefundingJob(refund_id: number): KeyedJob<'refund-payment', { readonly refund_id: number }> {
  return { kind: 'refund-payment', payload: { refund_id }, key: String(refund_id) };
}
