// Paying by a payment request: what its page shows, and the payment that somebody begins there.
import type { Writer } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { paymentIntegrationOf } from '../../db/house/integrations.ts';
import { findImage, type StoredImage } from '../../db/house/images.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import type { InvoiceRow } from '../../db/invoices/invoices.ts';
import { completePrint } from '../../domain/invoices/invoice-look.ts';
import type { InvoicePrint } from '../../domain/invoices/invoice-document.ts';
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
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import { notePayment, type PaymentAsking } from './ask-payment.ts';

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

type PageCircumstances = Omit<PaymentAsking, 'db'> & { readonly db: Reader };

/** Returns the request of a page. Throws ERR_NOT_FOUND for an unknown token. */
export async function readShownRequest(token: string, circumstances: PageCircumstances): Promise<ShownRequest> {
  const { db } = circumstances;
  const request = await paymentRequests.findByToken(db, token);
  if (request === undefined) throw createNotFoundProblem();
  const invoice = await readOne(invoices.rows.read, db, request.factuur_id);
  if (invoice.afdruk === null) throw createNotFoundProblem();
  const afdruk = completePrint(invoice.id, invoice.afdruk);
  const { logo_sha256 } = afdruk.vormgeving;

  return {
    request,
    invoice: { ...invoice, afdruk },
    logo: (logo_sha256 === null ? undefined : await findImage(db, logo_sha256)) ?? null,
    lastAttempt: (await findAttempts(db, request)).at(-1),
    canPayOnline: findProvider(await paymentIntegrationOf(db, invoice.bedrijf_id), circumstances) !== null,
  };
}

function findAttempts(db: Reader, { id }: PaymentRequestRow): Promise<payments.OnlinePayment[]> {
  return payments.findAttempts(db, { purpose: 'payment_requests', purpose_id: id });
}

/** The reference of the payment that somebody makes, or why there is none. */
export type BegunPayment = { readonly reference: string } | Exclude<AmountChoice, object> | 'vaak';

/**
 * Begins a payment by a request. A visitor who asks for an amount that another one is paying gets that payment, which a
 * provider takes once. A payment of another amount is cancelled. Throws ERR_NOT_FOUND, and as `notePayment` does.
 */
export async function beginPayment(token: string, chosen: ChosenAmount, context: PaymentAsking): Promise<BegunPayment> {
  const { db } = context;
  const request = await lockByToken(db, token);
  const choice = chooseAmount(request, chosen);
  if (typeof choice === 'string') return choice;

  const attempts = await findAttempts(db, request);
  const open = attempts.filter(({ status }) => status === 'open');
  const same = open.find(({ amount }) => amount === choice.amount);
  if (same !== undefined) return same;
  if (!mayBeginAnother(attempts)) return 'vaak';

  for (const { id } of open) await enqueue(db, createCancellingJob(id));
  const { factuur_id, boeking_id: booking_id } = request;
  const { bedrijf_id: company_id, factuur_nummer } = await readOne(invoices.rows.read, db, factuur_id);
  const subject = { purpose: 'payment_requests', purpose_id: request.id, booking_id, company_id } as const;
  const redirect_url = paymentRequests.formatRequestUrl(context.settings.publicUrl, token);
  const wanted = { amount: choice.amount, description: factuur_nummer ?? '', redirect_url };
  const payment = await notePayment({ ...subject, ...wanted }, context);
  await enqueue(db, { kind: 'ask-payment', payload: { payment_id: payment.id } });
  return payment;
}

/** Locks the request of a page: two visitors begin one after the other. Throws ERR_NOT_FOUND. */
async function lockByToken(db: Writer, token: string): Promise<PaymentRequestRow> {
  const request = await paymentRequests.findByToken(db, token);
  if (request === undefined) throw createNotFoundProblem();
  await lockRoot(db, 'payment_requests', request.id);
  return readOne(paymentRequests.rows.read, db, request.id);
}
