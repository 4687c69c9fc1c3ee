// The records of the sandbox's payment provider: its payments and refunds. No money moves.
import type { Keys } from '../engine/keys.ts';
import type { PaymentStatus } from '../../domain/online/payment.ts';
import type { Cents, Instant } from '../../generated/types.ts';
import { sum } from '../../domain/values/money.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { drawSecretToken } from '../engine/chance.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { insertRows } from '../engine/session/insert.ts';
import { defineCountedCommand, defineStatement } from '../engine/session/sql.ts';

declareConstraints('sandbox_payments', {
  unique: { sandbox_payments_reference_unique: 'never', sandbox_payments_token_unique: 'never' },
});

/** A payment in the records of the sandbox. Its token opens its page, whose form also sends `form_key`. */
export interface SandboxPayment {
  readonly id: number;
  readonly reference: string;
  readonly token: string;
  readonly form_key: string;
  readonly status: PaymentStatus;
  readonly amount: Cents;
  readonly description: string;
  readonly return_url: string;
}

const selectByReference = defineStatement<SandboxPayment>(() => 'select * from sandbox_payments where reference = ?');
const selectByToken = defineStatement<SandboxPayment>(() => 'select * from sandbox_payments where token = ?');
const selectById = defineStatement<SandboxPayment>(() => 'select * from sandbox_payments where id = ?');

/** Creates a payment, or returns the one with this reference. */
export async function make(
  db: Writer,
  request: Pick<SandboxPayment, 'reference' | 'amount' | 'description' | 'return_url'>,
  now: Instant,
): Promise<SandboxPayment> {
  const drawSecret = (): string => drawSecretToken(db.chance, 'payment page');
  const row = { ...request, token: drawSecret(), form_key: drawSecret(), status: 'open', created_at: now };
  await insertRows(db, 'sandbox_payments', [row], { conflict: 'on conflict (reference) do nothing' });
  const [storedPayment] = await selectByReference(db, request.reference);
  if (storedPayment === undefined) throw new Error('The sandbox did not store a payment.');
  return storedPayment;
}

export async function findPaymentByToken(db: Reader, token: string): Promise<SandboxPayment | undefined> {
  return (await selectByToken(db, token))[0];
}

export async function find(db: Reader, id: number): Promise<SandboxPayment | undefined> {
  return (await selectById(db, id))[0];
}

const endOpen = defineCountedCommand(() => "update sandbox_payments set status = ? where id = ? and status = 'open'");

/** Ends an open payment; returns false when it had ended before. */
export async function end(db: Writer, { id }: Pick<SandboxPayment, 'id'>, status: PaymentStatus): Promise<boolean> {
  return (await endOpen(db, status, id)) === 1;
}

declareConstraints('sandbox_refunds', {
  unique: { sandbox_refunds_reference_unique: 'never' },
  references: { payment_id: null },
});

/** A refund in the records of the sandbox: it is completed at its creation. */
export interface SandboxRefund {
  readonly id: number;
  readonly payment_id: number;
  readonly reference: string;
  readonly amount: Cents;
}

const refundBy = defineStatement<SandboxRefund>(() => 'select * from sandbox_refunds where reference = ?');
const selectRefundsOf = defineStatement<{ amount: Cents }>(
  () => 'select amount from sandbox_refunds where payment_id = ?',
);

/** Creates a refund, or returns the one with this reference. */
export async function refund(db: Writer, request: Omit<SandboxRefund, 'id'>, now: Instant): Promise<SandboxRefund> {
  await insertRows(db, 'sandbox_refunds', [{ ...request, created_at: now }], {
    conflict: 'on conflict (reference) do nothing',
  });
  const storedRefund = await findRefund(db, request.reference);
  if (storedRefund === undefined) throw new Error('The sandbox did not store a refund.');
  return storedRefund;
}

export async function findRefund(db: Reader, reference: string): Promise<SandboxRefund | undefined> {
  return (await refundBy(db, reference))[0];
}

/** Returns the refunded amount of a payment, in cents. */
export async function sumRefunded(db: Reader, payment_id: number): Promise<Cents> {
  return sum((await selectRefundsOf(db, payment_id)).map(({ amount }) => amount));
}

/** The purpose of the signature of its notifications, and the header that carries it. */
const PURPOSE = 'notification of the sandbox';
const SIGNATURE_HEADER = 'sandbox-signature';

/** A sent notification. */
export interface Notification {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  /** The end of the URL, after the name of the provider; empty without one. */
  readonly proof: string;
}

/** Returns the notification that the sandbox sends about a payment. */
export async function notificationOf(
  db: Writer,
  keys: Keys,
  { id }: Pick<SandboxPayment, 'id'>,
): Promise<Notification> {
  const body = String(id);
  return { headers: { [SIGNATURE_HEADER]: await keys.sign(db, PURPOSE, body) }, body, proof: '' };
}

/** Returns the reference of the payment of a notification; null for one that the sandbox did not sign. */
export async function verify(db: Reader, keys: Keys, { headers, body }: Notification): Promise<string | null> {
  const signed = headers[SIGNATURE_HEADER];
  if (typeof signed !== 'string' || !(await keys.isSigned(db, PURPOSE, body, signed))) return null;
  return (await find(db, Number(body)))?.reference ?? null;
}
