// The operations that return to visitors the state of their orders, by the reference in the response.
import * as payments from '../../db/online/payments.ts';
import type { Purpose } from '../../db/online/payments.ts';
import { determinePaymentState } from '../../domain/online/payment-state.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { components } from '../../generated/types.ts';
import type { Context, Handler } from '../handler.ts';
import { PAID_OBJECTS } from './paid-objects.ts';

export const getReservationState: Handler<'getReservationState'> = ({ path }, context) =>
  stateOf('bookings', path.reference, context);

export const getVoucherOrderState: Handler<'getVoucherOrderState'> = ({ path }, context) =>
  stateOf('voucher_sales', path.reference, context);

async function stateOf(
  purpose: Purpose,
  reference: string,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<components['schemas']['PaymentState']> {
  const attempts = await payments.findAttemptsOfVisitor(db, purpose, reference);
  const [first] = attempts;
  if (first === undefined) throw createNotFoundProblem();
  return determinePaymentState(attempts, await PAID_OBJECTS[purpose](db, first.purpose_id), now);
}
