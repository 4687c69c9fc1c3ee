// Paying by a payment request: what its page shows, and the payment that somebody begins there.
import type { Reader } from '../../db/engine/session/reader.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { paymentIntegrationOf } from '../../db/house/integrations.ts';
import { findImage, type StoredImage } from '../../db/house/images.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import type { InvoiceRow } from '../../db/invoices/invoices.ts';
import { completePrint } from '../../domain/invoices/invoice-look.ts';
import type { InvoicePrint } from '../../domain/invoices/invoice-document.ts';
import { readStates, refreshRequest } from '../../db/invoices/payment-request-states.ts';
import * as paymentRequests from '../../db/invoices/payment-requests.ts';
import type { PaymentRequestRow } from '../../db/invoices/payment-requests.ts';
import { createCancellingJob } from '../../db/online/payment-jobs.ts';
import * as payments from '../../db/online/payments.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import { findProvider } from '../../domain/online/chosen-provider.ts';
import {
  chooseAmount,
  mayBeginAnother,
  type AmountChoice,
  type ChosenAmount,
} from '../../domain/invoices/payment-request.ts';
import type { Cents } from '../../generated/types.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { Context } from '../handler.ts';
import { notePayment, type PaymentContext } from './ask-payment.ts';

/** A payment request as its page shows it. */
export interface ShownRequest {
  readonly request: PaymentRequestRow;
  readonly invoice: Pick<InvoiceRow, 'factuur_nummer' | 'datum' | 'calculated_totaalbedrag_inclusief_btw'> & {
    readonly afdruk: InvoicePrint;
  };
  readonly logo: StoredImage | null;
  /** The last payment that somebody began; undefined before the first. */
  readonly lastAttempt: payments.OnlinePayment | undefined;
  /** Whether a provider takes the payment: else it is transferred by a bank. */
  readonly canPayOnline: boolean;
}

type BeginContext = PaymentContext & Pick<Context, 'today'>;
type PageContext = Omit<BeginContext, 'db'> & { readonly db: Reader };

/** Returns the request of a page. Throws ERR_NOT_FOUND for an unknown token. */
export async function readShownRequest(token: string, context: PageContext): Promise<ShownRequest> {
  const { db, today } = context;
  const row = await paymentRequests.findByToken(db, token);
  if (row === undefined) throw createNotFoundProblem();
  const stateOf = await readStates(db, [row], today);
  const request = { ...row, ...stateOf(row) };
  const invoice = await readOne(invoices.rows.read, db, request.factuur_id);
  if (invoice.afdruk === null) throw createNotFoundProblem();
  const afdruk = completePrint(invoice.id, invoice.afdruk);
  const { logo_sha256 } = afdruk.vormgeving;

  return {
    request,
    invoice: { ...invoice, afdruk },
    logo: (logo_sha256 === null ? undefined : await findImage(db, logo_sha256)) ?? null,
    lastAttempt: (await findAttempts(db, request)).at(-1),
    canPayOnline: findProvider(await paymentIntegrationOf(db, invoice.bedrijf_id), context) !== null,
  };
}

function findAttempts(db: Reader, { id }: PaymentRequestRow): Promise<payments.OnlinePayment[]> {
  return payments.findAttempts(db, { purpose: 'payment_requests', purpose_id: id });
}

/** The reference of the payment that somebody makes, or why there is none. */
export type BegunPayment = { readonly reference: string } | Exclude<AmountChoice, object> | 'vaak';

/**
 * Begins a payment by a request; returns it, or why none began. A visitor who asks for an amount that another one is
 * paying gets that payment, which a provider takes once. A payment of another amount is cancelled. Throws ERR_NOT_FOUND, and as `notePayment` does.
 */
export async function beginPayment(token: string, chosen: ChosenAmount, context: BeginContext): Promise<BegunPayment> {
  const { db, now } = context;
  const request = await lockByToken(token, context);
  const choice = chooseAmount(request, chosen);
  if (typeof choice === 'string') return choice;

  const attempts = await findAttempts(db, request);
  const open = attempts.filter(({ status }) => status === 'open');
  const last = open.at(-1);
  const same = last?.amount === choice.amount ? last : undefined;
  if (same === undefined && !mayBeginAnother(attempts, now)) return 'vaak';

  for (const { id } of open) if (id !== same?.id) await enqueue(db, createCancellingJob(id));
  return same ?? noteRequestedPayment(request, choice.amount, context);
}

/** Stores a payment of a locked request, to be asked for after the commit. */
async function noteRequestedPayment(
  { id: purpose_id, factuur_id, boeking_id: booking_id, token }: PaymentRequestRow,
  amount: Cents,
  context: PaymentContext,
): Promise<payments.NotedPayment> {
  const { db, settings } = context;
  const { bedrijf_id: company_id, factuur_nummer } = await readOne(invoices.rows.read, db, factuur_id);

  const payment = await notePayment(
    {
      purpose: 'payment_requests',
      purpose_id,
      booking_id,
      company_id,
      amount,
      description: factuur_nummer ?? '',
      redirect_url: paymentRequests.formatRequestUrl(settings.publicUrl, token),
    },
    context,
  );

  await enqueue(db, { kind: 'ask-payment', payload: { payment_id: payment.id } });
  return payment;
}

/** Locks the request of a page: two visitors begin one after the other. Throws ERR_NOT_FOUND. */
async function lockByToken(token: string, { db, today }: BeginContext): Promise<PaymentRequestRow> {
  const request = await paymentRequests.findByToken(db, token);
  if (request === undefined) throw createNotFoundProblem();
  // Its last day may be over since the round of this hour.
  await refreshRequest(db, request.id, today);
  return readOne(paymentRequests.rows.read, db, request.id);
}
