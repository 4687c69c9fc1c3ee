// The operations on sales of vouchers: a payment is asked for, and the vouchers follow when it is paid.
import * as templates from '../../db/catalogue/voucher-templates.ts';
import { assertReferences } from '../../db/engine/references.ts';
import { one } from '../../db/engine/table.ts';
import type { Writer } from '../../db/engine/database.ts';
import * as companies from '../../db/house/companies.ts';
import * as sales from '../../db/online/voucher-sales.ts';
import * as customers from '../../db/people/customers.ts';
import { addressOf } from '../../domain/announcements/mail.ts';
import { cents } from '../../domain/values/money.ts';
import { problem } from '../../domain/values/problem.ts';
import type { components } from '../../generated/types.ts';
import { completed, type Context, type Handler, type Input } from '../handler.ts';
import { get, list } from '../resource.ts';
import { askForPayment } from './ask-payment.ts';

export const listVoucherSales: Handler<'listVoucherSales'> = list(sales.select, sales.read);
export const getVoucherSale: Handler<'getVoucherSale'> = get(sales.read);

export const createVoucherSale = completed<'createVoucherSale'>(
  async ({ body }, context) => one(sales.read, context.db, await sell(body, context)),
  (sale, db) => one(sales.read, db, sale.id),
);

type Customer = components['schemas']['Customer'];
type Body = Input<'createVoucherSale'>['body'];

async function sell(body: Body, context: Context<Writer>): Promise<number> {
  const { db, now } = context;
  const { voucher_template_id, customer_id, number_of_vouchers, redirect_url = null } = body;
  await assertReferences(db, [
    { field: 'voucher_template_id', table: 'voucher_templates', id: voucher_template_id },
    { field: 'customer_id', table: 'contacts', where: { type: 'klant' }, id: customer_id },
  ]);
  const template = await one(templates.read, db, voucher_template_id);
  const customer = await one(customers.read, db, customer_id);
  assertSellable(template, customer);
  const company_id = template.company_id ?? customer.bedrijf_id ?? (await companies.defaultId(db));
  if (company_id === null)
    throw problem('ERR_COMPANY_REQUIRED', 'No company exists to sell this: create a company first.');

  const { price } = template;
  const total = cents(price * number_of_vouchers);
  const sold = { voucher_template_id, customer_id, number_of_vouchers, company_id, price, total };
  const id = await sales.insert(db, { ...sold, customer_name: customer.displaynaam }, now);
  const description = `${String(number_of_vouchers)} x ${template.name}`;
  const payment = { purpose: 'voucher_sales', purpose_id: id, amount: total, description, redirect_url } as const;
  await askForPayment(payment, context);
  return id;
}

function assertSellable({ price }: templates.VoucherTemplate, { contactpersonen }: Customer): void {
  if (price === 0)
    throw problem('ERR_AMOUNT_ZERO', 'The vouchers of this template cost 0.00: give them away, or set a price first.', {
      field: 'voucher_template_id',
    });
  const [main] = contactpersonen;
  if (main !== undefined && addressOf(main) !== null) return;
  const message = 'This contact person has no e-mail address: add one, or choose another person.';
  throw problem('ERR_MAIL_RECIPIENT', message, { field: 'customer_id' });
}
