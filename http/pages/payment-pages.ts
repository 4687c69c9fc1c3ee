// The pages of payments outside the contract: the sandbox, the address for notifications, and the customers' return.
import { timingSafeEqual } from 'node:crypto';
import type Router from '@koa/router';
import html from 'html-template-tag';
import type { Context } from 'koa';
import { readText } from '../../contract/body.ts';
import type { Database } from '../../db/engine/session/database.ts';
import type { Keys } from '../../db/engine/keys.ts';
import { findPaymentByReference, type OnlinePayment, type Purpose } from '../../db/online/payments.ts';
import * as sandbox from '../../db/online/sandbox-payments.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import { setParameter } from '../../domain/online/payment.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { Instant } from '../../generated/types.ts';
import { openBody } from '../request/body-bytes.ts';
import { isPaidInParts } from '../../handlers/online/paid-objects.ts';
import { payAgain, readPaymentProgress, type PaymentProgress } from '../../handlers/online/pay-again.ts';
import { createSettlingJob } from '../../db/online/payment-jobs.ts';
import { receiveNotification, type NotificationVerifier } from '../../handlers/online/notifications.ts';
import { createPageLimits } from './page-limits.ts';
import { runAndConclude, showPage, tokenOf } from './public-page.ts';
import type { SharedCounts } from '../request/shared-counts.ts';

/** The dependencies of the payment pages. */
export interface PaymentPages {
  readonly database: Database;
  readonly keys: Keys;
  readonly now: () => Instant;
  readonly counts: SharedCounts;
  /** The verifiers of notifications, by provider. */
  readonly providers: Readonly<Record<string, NotificationVerifier | undefined>>;
}

const MAX_FORM_BYTES = 2_000;
const MAX_NOTIFICATION_BYTES = 64_000;
/** The delay of the button that notifies later. */
const LATER_MS = 60_000;

/** The buttons of the sandbox's page: the outcome of a payment, and the delay of its notification. */
const ENDINGS = {
  pay: { label: 'Betalen', status: 'paid', wait: 0 },
  later: { label: 'Betalen, maar pas over een minuut melden', status: 'paid', wait: LATER_MS },
  cancel: { label: 'Annuleren', status: 'cancelled', wait: 0 },
  fail: { label: 'Laten mislukken', status: 'failed', wait: 0 },
  expire: { label: 'Laten verlopen', status: 'expired', wait: 0 },
} as const;
type SandboxEnding = keyof typeof ENDINGS;

/** Adds the paths below /betalen. Each network address has a rate limit, checked before anything is read. */
export function addPaymentPages(router: Router, pages: PaymentPages): void {
  const limited = createPageLimits(pages);
  const page = limited('payment pages');
  const notification = limited('payment notifications');
  router.get('/betalen/sandbox/:token', page, (ctx) => showSandbox(ctx, pages));
  router.post('/betalen/sandbox/:token', page, (ctx) => endPayment(ctx, pages));
  router.get('/betalen/naar/:reference', page, (ctx) => goAndPay(ctx, pages));
  router.post('/betalen/naar/:reference', page, (ctx) => askAgain(ctx, pages));
  router.get('/betalen/terug/:reference', page, (ctx) => comeBack(ctx, pages));
  router.post('/betalen/melding/:provider', notification, (ctx) => notify(ctx, pages));
  router.post('/betalen/melding/:provider/:proof', notification, (ctx) => notify(ctx, pages));
}

async function showSandbox(ctx: Context, { database }: PaymentPages): Promise<void> {
  const payment = await database.read((db) => sandbox.findPaymentByToken(db, tokenOf(ctx)));
  if (payment === undefined) throw createNotFoundProblem();
  show(ctx, 'Proefbetaling', renderSandboxPage(payment));
}

async function endPayment(ctx: Context, { database, keys, now }: PaymentPages): Promise<void> {
  const form = new URLSearchParams(await readText(openBody(ctx), MAX_FORM_BYTES));
  const ending = form.get('einde') ?? '';
  const payment = await database.write(async (db) => {
    const sandboxPayment = await sandbox.findPaymentByToken(db, tokenOf(ctx));
    if (
      sandboxPayment === undefined ||
      !isEqual(sandboxPayment.form_key, form.get('sleutel') ?? '') ||
      !isEnding(ending)
    )
      return undefined;

    const { status, wait } = ENDINGS[ending];
    if (await sandbox.end(db, sandboxPayment, status)) {
      const provider = { name: 'sandbox', verify: sandbox.verify };
      if (wait === 0)
        await receiveNotification(db, keys, provider, await sandbox.notificationOf(db, keys, sandboxPayment));
      else await notifyLater(db, sandboxPayment.reference, instantAt(millisecondsOf(now()) + wait));
    }

    return sandboxPayment;
  });
  if (payment === undefined) throw createNotFoundProblem();

  ctx.status = 303;
  ctx.set('Location', payment.return_url);
  ctx.body = '';
}

async function notifyLater(db: Parameters<typeof enqueue>[0], reference: string, runAt: Instant): Promise<void> {
  const payment = await findPaymentByReference(db, reference);
  if (payment !== undefined) await enqueue(db, { ...createSettlingJob(payment.id), runAt });
}

/** Seconds after which a page that waits for the provider is loaded again. */
const RELOAD_SECONDS = '3';

/** Redirects the customer to the provider, shows a waiting page, or shows the state of the payment. */
async function goAndPay(ctx: Context, pages: PaymentPages): Promise<void> {
  const progress = await loadPaymentProgress(ctx, pages);
  const { purpose, status, checkout_url } = progress.current;
  // The page of a payment request says what became of it, and offers another payment.
  const requestUrl = isPaidInParts(purpose) ? formatReturnUrl(progress.current) : null;
  if (status !== 'open' || progress.isObjectCancelled) {
    if (requestUrl === null) showPaymentProgress(ctx, progress);
    else leadTo(ctx, requestUrl);
  } else if (checkout_url !== null) leadTo(ctx, checkout_url);
  else {
    ctx.set('Refresh', RELOAD_SECONDS);
    show(ctx, TITLE, html`<p>${ASKING_TEXT}</p>`);
  }
}

/** Creates another payment, where the last one failed and its reservation still exists. */
async function askAgain(ctx: Context, pages: PaymentPages): Promise<void> {
  const { database, now } = pages;
  const payment = await readPayment(ctx, pages);
  await database.write((db) => runAndConclude(db, now(), (context) => payAgain(db, payment, context.now)));
  ctx.status = 303;
  ctx.set('Location', payment.reference);
  ctx.body = '';
}

const TITLE = 'Uw betaling';
const ASKING_TEXT = 'Een ogenblik: wij vragen uw betaling aan. Daarna gaat deze pagina verder.';

/** Returns the payment that the path names. Throws a 404 problem for an unknown reference. */
async function readPayment(ctx: Context, { database }: PaymentPages): Promise<OnlinePayment> {
  const { reference } = ctx['params'] as { readonly reference?: string };
  const payment = await database.read((db) => findPaymentByReference(db, reference ?? ''));
  if (payment === undefined) throw createNotFoundProblem();
  return payment;
}

/** Returns the progress of the payment that the path names. */
async function loadPaymentProgress(ctx: Context, pages: PaymentPages): Promise<PaymentProgress> {
  const payment = await readPayment(ctx, pages);
  return pages.database.read((db) => readPaymentProgress(db, payment, pages.now()));
}

function showPaymentProgress(ctx: Context, { current, canPayAgain, isObjectCancelled }: PaymentProgress): void {
  const message = current.status === 'open' && isObjectCancelled ? CANCELLED_BOOKING_TEXT : MESSAGES[current.status];
  const button = html`<form method="post" action="../naar/${current.reference}">
    <button>Opnieuw betalen</button>
  </form>`;
  show(
    ctx,
    TITLE,
    html`<p>${message}</p>
      $${canPayAgain ? button : ''}`,
  );
}

function leadTo(ctx: Context, address: string): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.redirect(address);
}

/** Redirects the customer to the website that they came from, or shows the state of the payment. */
async function comeBack(ctx: Context, pages: PaymentPages): Promise<void> {
  const payment = await readPayment(ctx, pages);
  // A returning customer has often paid: the provider is asked at once, also where its notification is late or lost.
  if (payment.status !== 'paid' && payment.provider_id !== null)
    await pages.database.write((db) => enqueue(db, createSettlingJob(payment.id)));
  const returnUrl = formatReturnUrl(payment);
  if (returnUrl === null) showPaymentProgress(ctx, await loadPaymentProgress(ctx, pages));
  else leadTo(ctx, returnUrl);
}

/** The address to which the customer of a payment returns, with the reference of the order; null for this service. */
function formatReturnUrl({ redirect_url, purpose, visitor_reference }: OnlinePayment): string | null {
  if (redirect_url === null || visitor_reference === null) return redirect_url;
  return setParameter(redirect_url, RETURN_PARAMETERS[purpose], visitor_reference);
}

/** The query parameter of the return address with the reference of the order. */
const RETURN_PARAMETERS: Readonly<Record<Purpose, string>> = {
  bookings: 'reservering',
  voucher_sales: 'verkoop',
  payment_requests: 'betaling',
};

const MESSAGES = {
  open: 'Wij wachten nog op bericht over uw betaling. U krijgt een e-mail zodra deze binnen is.',
  paid: 'Uw betaling is ontvangen. Dank u wel!',
  cancelled: 'U hebt de betaling geannuleerd.',
  failed: 'De betaling is niet gelukt.',
  expired: 'De tijd om te betalen is verstreken.',
} as const;

const CANCELLED_BOOKING_TEXT = 'Deze boeking is geannuleerd: u hoeft niet te betalen.';

async function notify(ctx: Context, { database, keys, providers }: PaymentPages): Promise<void> {
  const { provider: name = '', proof = '' } = ctx['params'] as { readonly provider?: string; readonly proof?: string };
  const verify = Object.hasOwn(providers, name) ? providers[name] : undefined;
  if (verify === undefined) throw createNotFoundProblem();
  const notification = { headers: ctx.headers, body: await readText(openBody(ctx), MAX_NOTIFICATION_BYTES), proof };
  const isSigned = await database.write((db) => receiveNotification(db, keys, { name, verify }, notification));
  // 404 reveals nothing to a sender without a key.
  if (!isSigned) throw createNotFoundProblem();
  ctx.status = 200;
  ctx.body = '';
}

function renderSandboxPage({ amount, description, status, form_key }: sandbox.SandboxPayment): string {
  const sum = `€ ${(amount / 100).toFixed(2).replace('.', ',')}`;
  const buttons = Object.entries(ENDINGS).map(
    ([name, { label }]) => html`<button name="einde" value="${name}">${label}</button>`,
  );
  const form = html`<form method="post">
    <input type="hidden" name="sleutel" value="${form_key}" />$${buttons.join('')}
  </form>`;

  return html`<p class="notice">Dit is een proefomgeving: er wordt geen geld overgemaakt, welke knop u ook kiest.</p>
    <dl>
      <dt>Omschrijving</dt>
      <dd>${description}</dd>
      <dt>Bedrag</dt>
      <dd>${sum}</dd>
    </dl>
    $${status === 'open' ? form : html`<p>${MESSAGES[status]}</p>`}`;
}

/** Shows a page of a payment. Its form may redirect to the website that the customer came from. */
function show(ctx: Context, heading: string, contents: string): void {
  showPage(ctx, 200, { language: 'nl', heading, contents }, '*');
}

function isEnding(name: string): name is SandboxEnding {
  return Object.hasOwn(ENDINGS, name);
}

function isEqual(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}
