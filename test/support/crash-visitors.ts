// Visitors who book and buy online while a server is killed: they pay at once or later, change their mind, withdraw, or go away.
import type { Boekstaaf } from 'boekstaaf';
import { PageUnavailableError } from './crash-server.ts';
import type { WriteLedger } from './crash-stories.ts';
import { MOLLIE_KEY, type Mollie } from './mollie.ts';
import { endPayment } from './sandbox-page.ts';
import { sellOnline, type ReservationBuilder } from './sold-online.ts';
import { emptyCompany, createPricedProduct } from './world.ts';

const TIME = '14:00';
const CAPACITY_PERSONS = 10_000;
export const VOUCHER_COUNT = 2;
const VISITOR_EMAIL = 'koper@uitje.example';

/** The offers to visitors, and their facts apart from the database. */
export interface Shop {
  readonly provider: Mollie;
  /** One package of a company that is paid over Mollie, one of a company that has the sandbox only. */
  readonly packages: Readonly<Record<'mollie' | 'sandbox', ReservationBuilder>>;
  readonly voucher_template_id: number;
  readonly customer_id: number;
  /** Bookings that staff cancelled, or were cancelling when the server died. */
  readonly withdrawn: Set<number>;
  /** References of sales whose buyer paid, and will withdraw. */
  readonly regretted: string[];
}

export async function shopOf(api: Boekstaaf, provider: Mollie): Promise<Shop> {
  const name = 'Mollie';
  const { id } = await api.integrations.createIntegration({
    body: { name, kind: 'mollie', secrets: { api_key: MOLLIE_KEY } },
  });
  const company = await emptyCompany(api);
  await api.companies.updateCompany({ id: company.id, body: { ...company, payment_integration_id: id } });

  const { id: product } = await createPricedProduct(api, 10);
  const template = { name: 'Bon', price: 10, products: [product], company_id: (await emptyCompany(api)).id };
  const contactpersonen = [{ achternaam: 'Koper', email1: VISITOR_EMAIL }];
  const customer = await api.customers.createCustomer({ body: { naam: 'Koper', contactpersonen } });

  return {
    provider,
    packages: {
      mollie: await sellOnline(api, { aantal: CAPACITY_PERSONS, times: [TIME], company }),
      sandbox: await sellOnline(api, { aantal: CAPACITY_PERSONS, times: [TIME] }),
    },
    voucher_template_id: (await api.voucherTemplates.createVoucherTemplate({ body: template })).id,
    customer_id: customer.id,
    withdrawn: new Set(),
    regretted: [],
  };
}

/** The server of a visit, which may be killed at any moment. */
export interface VisitedServer {
  readonly api: Boekstaaf;
  readonly baseUrl: string;
  readonly shop: Shop;
  readonly ledger: WriteLedger;
  /** Further headers of the visitor's requests: their address, as a proxy would send it. */
  readonly headers?: Readonly<Record<string, string>>;
}

const WARES = ['sandbox', 'mollie', 'vouchers'] as const;
const ENDS = ['pay', 'later', 'withdrawn', 'pay', 'leave', 'later', 'cancel'] as const;

/**
 * Makes the visit of a number: over twenty-one of them every product meets every outcome. Throws when the server is
 * gone.
 */
export async function visit(number: number, at: VisitedServer): Promise<void> {
  const ware = WARES[number % WARES.length] ?? 'sandbox';
  const end = ENDS[number % ENDS.length] ?? 'pay';
  if (ware === 'vouchers') await withdrawFromOrder(at);
  const order = ware === 'vouchers' ? await buy(at) : await reserve(number, ware, at);
  if (end === 'withdrawn' && order.boeking_id !== undefined) await withdraw(order.boeking_id, at);
  // The request to the provider has not been sent yet: this visitor does not wait.
  if (order.payment_url === null || end === 'leave') return;
  await (ware === 'mollie' ? payAtMollie(order.payment_url, end, at) : payAtSandbox(order.payment_url, end, at));
  if (order.reference !== undefined) at.shop.regretted.push(order.reference);
}

/** Withdraws from the order that was paid longest ago, in two steps; does nothing before the first order. */
async function withdrawFromOrder({ api, shop, ledger }: VisitedServer): Promise<void> {
  const referentie = shop.regretted.shift();
  if (referentie === undefined) return;
  const body = { naam: 'Koper', email: VISITOR_EMAIL, referentie };
  const { id, token } = await api.withdrawals.createWithdrawal({ body });
  ledger.note('withdrawals', { id });
  await api.withdrawals.confirmWithdrawal({ token });
  ledger.note('mails', { kind: 'withdrawal', subject_id: id });
}

interface OnlineOrder {
  readonly payment_url: string | null;
  readonly boeking_id?: number;
  /** The reference of a sale of vouchers. */
  readonly reference?: string;
}

async function reserve(
  number: number,
  at: 'mollie' | 'sandbox',
  { api, shop, ledger }: VisitedServer,
): Promise<OnlineOrder> {
  const body = shop.packages[at](number, TIME, { betaalmethode: 'provider' });
  const { boeking_id = 0, payment_url = '' } = await api.onlineBooking.reservePackage({ body });
  ledger.note('online_payments', { purpose: 'bookings', purpose_id: boeking_id });
  return { boeking_id, payment_url: payment_url.includes('/betalen/naar/') ? null : payment_url };
}

async function buy({ api, shop, ledger }: VisitedServer): Promise<OnlineOrder> {
  const { voucher_template_id, customer_id } = shop;
  const body = { voucher_template_id, customer_id, number_of_vouchers: VOUCHER_COUNT };
  const { id, payment_url, reference } = await api.voucherSales.createVoucherSale({ body });
  ledger.note('online_payments', { purpose: 'voucher_sales', purpose_id: id });
  return { payment_url, ...(reference === null ? {} : { reference }) };
}

async function withdraw(id: number, { api, shop, ledger }: VisitedServer): Promise<void> {
  shop.withdrawn.add(id);
  await api.bookings.setBookingStatus({ id, status: 'geannuleerd' });
  ledger.note('bookings', { id, status: 'geannuleerd' });
}

type VisitEnd = Exclude<(typeof ENDS)[number], 'leave'>;

async function payAtSandbox(url: string, end: VisitEnd, { baseUrl, ledger, headers }: VisitedServer): Promise<void> {
  const { pathname } = new URL(url);
  const { status } = await endPayment(`${baseUrl}${pathname}`, end === 'withdrawn' ? 'pay' : end, undefined, headers);
  if (status !== 303) throw createStatusError('The sandbox', status);
  const token = pathname.slice(pathname.lastIndexOf('/') + 1);
  ledger.note('sandbox_payments', { token, status: end === 'cancel' ? 'cancelled' : 'paid' });
}

/** Pays or cancels at Mollie, which then reports it; at once, or never. */
async function payAtMollie(url: string, end: VisitEnd, { baseUrl, shop, headers = {} }: VisitedServer): Promise<void> {
  const payment = shop.provider.payments.get(url.slice(url.lastIndexOf('/') + 1));
  if (payment?.status !== 'open') return;
  payment.status = end === 'cancel' ? 'canceled' : 'paid';
  if (end === 'later') return;
  const { pathname } = new URL(payment.webhookUrl ?? '');
  const body = new URLSearchParams(payment.id);
  const { status } = await fetch(`${baseUrl}${pathname}`, { method: 'POST', body, headers });
  if (status !== 200) throw createStatusError('The one who takes reports', status);
}

function createStatusError(responder: string, status: number): Error {
  const message = `${responder} answered ${String(status)}.`;
  return status === 503 ? new PageUnavailableError(message) : new Error(message);
}
