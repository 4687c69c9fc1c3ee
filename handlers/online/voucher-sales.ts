// The operations on voucher orders: a payment is requested, and the vouchers are created when it is paid.
import * as templates from '../../db/catalogue/voucher-templates.ts';
import { itemOf } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as companies from '../../db/house/companies.ts';
import * as contactForms from '../../db/online/contact-forms.ts';
import type { ContactForm } from '../../db/online/contact-forms.ts';
import type { NotedPayment } from '../../db/online/payments.ts';
import type { VisitorHashes } from '../../db/online/visitor-orders.ts';
import * as sales from '../../db/online/voucher-sales.ts';
import * as customers from '../../db/people/customers.ts';
import { identifierOf, submissionOf } from '../../domain/online/submission.ts';
import {
  assertOrderable,
  assertSellable,
  requireVoucherAddress,
  requireSeller,
} from '../../domain/online/voucher-sale.ts';
import { asCents } from '../../domain/values/money.ts';
import { reportInMember } from '../../domain/values/problem.ts';
import type { components } from '../../generated/types.ts';
import { declareCompleted, type Context, type Handler, type Input } from '../handler.ts';
import { get, list } from '../resource.ts';
import { askForPayment } from './ask-payment.ts';
import { assertOpen } from './open-to-visitors.ts';
import { storeSubmission } from './store-submission.ts';
import { createWayToPay, addCheckout } from './ways-to-pay.ts';
import { countVoucherOrder, recordVoucherOrder } from './visitor-orders.ts';

export const listVoucherSales: Handler<'listVoucherSales'> = list(sales.select, sales.read);
export const getVoucherSale: Handler<'getVoucherSale'> = get(sales.read);

export const createVoucherSale = declareCompleted<'createVoucherSale'>(
  async ({ body }, context) => {
    const { db } = context;
    const { voucher_template_id, customer_id, number_of_vouchers, redirect_url = null } = body;
    const template = await readOne(templates.read, db, voucher_template_id);
    const customer = await readOne(customers.read, db, customer_id);
    assertSellable(template, customer);
    const order = { template, customer, number_of_vouchers, redirect_url, mail_to: null };
    const { id } = await storeVoucherOrder(order, context);
    return readOne(sales.read, db, id);
  },
  (sale, db) => readOne(sales.read, db, sale.id),
);

export const buyVouchers = declareCompleted<'buyVouchers'>(
  async ({ body }, context) => {
    const { db } = context;
    const { voucher_template_id, number_of_vouchers, contact_form, redirect_url = null } = body;
    await assertOpen(context, 'allow_old_vouchers_sales');
    const { template, form } = await findSellableTemplate(voucher_template_id, context);
    const { klant_id, mail_to, orderer } = await reportInMember('contact_form', () =>
      storeVisitorCustomer(template, form, contact_form, context),
    );
    const customer = await readOne(customers.read, db, klant_id);
    const order = { template, customer, number_of_vouchers, redirect_url, mail_to };
    const { payment } = await storeVoucherOrder(order, context);
    if (orderer !== null) await recordVoucherOrder(payment, orderer, context);
    return createWayToPay(payment, context);
  },
  (wayToPay, db) => addCheckout(wayToPay, 'voucher_sales', db),
);

type Customer = components['schemas']['Customer'];
type FormAnswers = Input<'buyVouchers'>['body']['contact_form'];

interface SellableTemplate {
  readonly template: templates.VoucherTemplate;
  readonly form: ContactForm;
}

/** Returns a template that visitors may order from, with its form. Throws as `assertOrderable` does. */
async function findSellableTemplate(id: number, { db, today }: Context<Writer>): Promise<SellableTemplate> {
  const template = await itemOf(db, templates.selectForOrder(today), templates.read, id);
  assertOrderable(template);
  return { template, form: await readOne(contactForms.read, db, template.contactform_id) };
}

interface VisitorCustomer {
  readonly klant_id: number;
  readonly mail_to: string;
  /** The visitor for whom the order counts; null for staff and their programs. */
  readonly orderer: VisitorHashes | null;
}

/** Stores the visitor from the submitted form. Throws as `requireVoucherAddress`, `countVoucherOrder` and `storeSubmission` do. */
async function storeVisitorCustomer(
  template: templates.VoucherTemplate,
  form: ContactForm,
  answers: FormAnswers,
  context: Context<Writer>,
): Promise<VisitorCustomer> {
  const submission = submissionOf(form.Velden, answers);
  const field = identifierOf(form.Velden, 'contactpersoon.email1');
  const mail_to = requireVoucherAddress(submission, field);
  const visitorHashes = await countVoucherOrder({ field, address: mail_to }, context);
  const { klant_id } = await storeSubmission(form, submission, context, template.company_id);
  return { klant_id, mail_to, orderer: visitorHashes };
}

/** The order, its customer, and its address for mail: that of the main contact person where `mail_to` is null. */
interface VoucherOrderRequest {
  readonly template: templates.VoucherTemplate;
  readonly customer: Customer;
  readonly number_of_vouchers: number;
  readonly redirect_url: string | null;
  readonly mail_to: string | null;
}

/** A stored order, and its payment. */
interface StoredVoucherOrder {
  readonly id: number;
  readonly payment: NotedPayment;
}

/** Stores an order and requests its payment. Throws as `askForPayment` and `requireSeller` do. */
async function storeVoucherOrder(order: VoucherOrderRequest, context: Context<Writer>): Promise<StoredVoucherOrder> {
  const { db, now } = context;
  const { template, customer, number_of_vouchers, redirect_url, mail_to } = order;
  const company_id = requireSeller(template.company_id ?? customer.bedrijf_id ?? (await companies.findDefaultId(db)));
  const { id: voucher_template_id, price } = template;
  const total = asCents(price * number_of_vouchers);
  const orderValues = { voucher_template_id, number_of_vouchers, company_id, price, total, mail_to };
  const buyer = { customer_id: customer.id, customer_name: customer.displaynaam };
  const id = await sales.insert(db, { ...orderValues, ...buyer }, now);
  const description = `${String(number_of_vouchers)} x ${template.name}`;
  const about = { purpose: 'voucher_sales', purpose_id: id, booking_id: null, company_id } as const;
  return { id, payment: await askForPayment({ ...about, amount: total, description, redirect_url }, context) };
}
