// The page /betalen/{token} of a payment request, without scripts: it shows what is open, and begins a payment.
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Settings } from '../../config/config.ts';
import { readText } from '../../contract/body.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { formatInvoiceFilename } from '../../domain/invoices/invoice-document.ts';
import { zoneOf } from '../../domain/values/calendar.ts';
import { DOCUMENT_LANGUAGES } from '../../domain/values/formats.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import { parseTypedAmount } from '../../domain/invoices/payment-request.ts';
import type { Instant } from '../../generated/types.ts';
import { beginPayment, readShownRequest, type ShownRequest } from '../../handlers/online/pay-request.ts';
import { renderRequestPage, type RequestPageView } from '../../handlers/online/payment-request-page.ts';
import type { Services } from '../../handlers/services.ts';
import { exchangeOf, type Exchange } from '../exchange.ts';
import { openBody } from '../request/body-bytes.ts';
import type { SharedCounts } from '../request/shared-counts.ts';
import { createPageLimits } from './page-limits.ts';
import { runAndConclude, showPage, tokenOf } from './public-page.ts';

/** The dependencies of the page. */
export interface PaymentRequestPages {
  readonly database: Database;
  readonly now: () => Instant;
  readonly counts: SharedCounts;
  /** The name of the zone of local dates. */
  readonly zone: string;
  readonly settings: Settings;
  readonly createServices: (exchange: Exchange) => Pick<Services, 'printInvoice'>;
}

const MAX_FORM_BYTES = 2_000;
const VISITOR = { isVisitor: true } as const;

/** Adds /betalen/{token}. Each network address has a rate limit, checked before anything is read. */
export function addPaymentRequestPage(router: Router, pages: PaymentRequestPages): void {
  const page = createPageLimits(pages)('payment pages');
  // Reading it changes nothing, since mail programs open links.
  router.get('/betalen/:token', page, (ctx) => showRequest(ctx, pages, null));
  router.post('/betalen/:token', page, (ctx) => payRequest(ctx, pages));
  router.get('/betalen/:token/factuur.pdf', page, (ctx) => showInvoice(ctx, pages));
}

function readShown(ctx: Context, { database, now, zone, settings }: PaymentRequestPages): Promise<ShownRequest> {
  const context = { now: now(), today: zoneOf(zone).toLocalDate(now()), settings, caller: VISITOR };
  return database.read((db) => readShownRequest(tokenOf(ctx), { db, ...context }));
}

async function showRequest(
  ctx: Context,
  pages: PaymentRequestPages,
  refusal: RequestPageView['refusal'],
): Promise<void> {
  const shown = await readShown(ctx, pages);
  const locale = selectLocale(ctx, shown.invoice.afdruk.vormgeving.locale);
  const visitorReference = new URLSearchParams(ctx.querystring).get('betaling');
  showPage(ctx, refusal === null ? 200 : 422, renderRequestPage(shown, { locale, refusal, visitorReference }), '*');
}

/** Returns the language that the browser prefers, else the locale of the company. */
function selectLocale(ctx: Context, companyLocale: string): string {
  ctx.vary('Accept-Language');
  const language = ctx.get('Accept-Language') === '' ? false : ctx.acceptsLanguages([...DOCUMENT_LANGUAGES]);
  return language === false || companyLocale.startsWith(language) ? companyLocale : language;
}

async function payRequest(ctx: Context, pages: PaymentRequestPages): Promise<void> {
  const { database, now, settings } = pages;
  const form = new URLSearchParams(await readText(openBody(ctx), MAX_FORM_BYTES));
  const typed = form.get('bedrag');
  const part = typed === null ? null : (parseTypedAmount(typed) ?? 0);
  const chosen = { seen: Number(form.get('gezien') ?? Number.NaN), part };

  const begun = await database.write((db) =>
    runAndConclude(db, now(), (context) =>
      beginPayment(tokenOf(ctx), chosen, { ...context, settings, caller: VISITOR }),
    ),
  );

  // A request that has ended says so on its page.
  if (begun === 'gesloten') await showRequest(ctx, pages, null);
  else if (typeof begun === 'string') await showRequest(ctx, pages, begun);
  else {
    ctx.status = 303;
    ctx.set('Location', `naar/${begun.reference}`);
    ctx.body = '';
  }
}

/** Sends the PDF of the invoice. Throws ERR_NOT_FOUND where the request was withdrawn. */
async function showInvoice(ctx: Context, pages: PaymentRequestPages): Promise<void> {
  const { request, invoice } = await readShown(ctx, pages);
  if (request.status === 'ingetrokken') throw createNotFoundProblem();
  const bytes = await pages.createServices(exchangeOf(ctx)).printInvoice(request.factuur_id);

  ctx.type = 'application/pdf';
  ctx.set('Content-Disposition', `inline; filename="${formatInvoiceFilename(invoice.factuur_nummer)}"`);
  ctx.set('Cache-Control', 'private, no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.body = Buffer.from(bytes);
}
