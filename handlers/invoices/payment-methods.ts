// The operations on payment methods.
import * as paymentMethods from '../../db/invoices/payment-methods.ts';
import type { Handler } from '../handler.ts';
import { create, get, list, removeUnused, update } from '../resource.ts';

export const listPaymentMethods: Handler<'listPaymentMethods'> = list(paymentMethods.select, paymentMethods.read);
export const createPaymentMethod: Handler<'createPaymentMethod'> = create(paymentMethods.insert, paymentMethods.read);
export const getPaymentMethod: Handler<'getPaymentMethod'> = get(paymentMethods.read);
export const updatePaymentMethod: Handler<'updatePaymentMethod'> = update(paymentMethods.update, paymentMethods.read);
export const deletePaymentMethod: Handler<'deletePaymentMethod'> = removeUnused(
  'payment_methods',
  paymentMethods.read,
  paymentMethods.remove,
);
