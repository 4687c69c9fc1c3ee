// The two operations of the page on which customers cancel: reading changes nothing, and the button cancels once.
import { findByToken } from '../../db/bookings/cancellation-links.ts';
import { readPrintedProgramme } from '../../db/bookings/programmes.ts';
import { sha256Of } from '../../db/engine/sha256.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { endOf } from '../../domain/bookings/booking-mail.ts';
import { firstBeginOf } from '../../domain/bookings/cancellation.ts';
import { formatMoment } from '../../domain/bookings/cancellation-mail.ts';
import { selectPageLocale, type CancellationNotice } from '../../domain/bookings/cancellation-words.ts';
import { readCancellation } from '../../domain/bookings/page-form.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { createFormats } from '../../domain/values/formats.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { components } from '../../generated/types.ts';
import type { Context, Handler } from '../handler.ts';
import type { Media } from '../media.ts';
import { renderHtmlResponse } from '../html-page.ts';
import { cancelLocked, lockToCancel } from './cancel-booking.ts';
import { cancellationOf } from './cancellation-quote.ts';
import { renderCancellationPage } from './cancellation-page.ts';

type CancellationPageContext = Pick<Context, 'now' | 'today' | 'zone' | 'keys'> & { readonly db: Reader };

/** The booking of a link, and what cancelling costs or did. */
interface LinkedCancellation {
  readonly booking: StoredBooking;
  readonly cancellation: components['schemas']['Cancellation'];
  readonly notice: CancellationNotice | null;
}

export const getCancellationPage: Handler<'getCancellationPage'> = async ({ path: { token } }, context) =>
  pageOf(token, await findLinked(token, context), context);

export const confirmCancellation: Handler<'confirmCancellation'> = async ({ path: { token }, body }, context) => {
  const linked = await findByToken(context.db, context.keys, token);
  if (linked === undefined) throw createNotFoundProblem();

  await lockToCancel(context.db, linked.id);
  // It may have changed or been deleted before it was locked.
  const linkedCancellation = await findLinked(token, context);
  const input = readCancellation(body);
  if (linkedCancellation.notice !== null || input === undefined) return pageOf(token, linkedCancellation, context);
  if (input.gezien !== seenOf(token, linkedCancellation))
    return pageOf(token, { ...linkedCancellation, notice: 'veranderd' }, context);

  await cancelLocked(linkedCancellation.booking, { reden: input.reden, by_customer: true }, context);
  // Customers need not know which facts these documents lack.
  context.missing.clear();
  return pageOf(token, await findLinked(token, context), context);
};

/** Returns the booking of a token. Throws 404 for an unknown token and for a past booking. */
async function findLinked(token: string, context: CancellationPageContext): Promise<LinkedCancellation> {
  const { db, keys, now } = context;
  const booking = await findByToken(db, keys, token);
  if (booking === undefined || now >= endOf(booking)) throw createNotFoundProblem();
  const cancellation = await cancellationOf(booking, context);
  return { booking, cancellation, notice: noticeOf(booking, cancellation, context) };
}

/** Why a booking cannot be cancelled on the page; null for one that can. */
function noticeOf(
  booking: StoredBooking,
  { mogelijk, voorwaarden }: LinkedCancellation['cancellation'],
  { now }: CancellationPageContext,
): CancellationNotice | null {
  if (booking.status === 'geannuleerd') return 'geannuleerd';
  if (now >= firstBeginOf(booking)) return 'begonnen';
  // Staff may still cancel a completed booking; its customer has to ask them.
  const isDone = booking.status === 'voltooid';
  return mogelijk && !isDone && voorwaarden?.online === true ? null : 'bellen';
}

/** The digest of a page's contents, short, and computable only with the token. */
function seenOf(token: string, { booking, cancellation }: LinkedCancellation): string {
  const { lines, personen, begin } = booking;
  return sha256Of(`${token}\n${JSON.stringify([cancellation, lines, personen, begin])}`);
}

async function pageOf(
  token: string,
  linkedCancellation: LinkedCancellation,
  { db, zone }: CancellationPageContext,
): Promise<Media<'text/html'>> {
  const { booking, cancellation, notice } = linkedCancellation;
  const programme = await readPrintedProgramme(db, booking, zone);
  const { geannuleerd_op: at } = cancellation;
  const tellsAmounts = at !== null || notice === null || notice === 'veranderd';
  const parts = {
    programme,
    cancellation: tellsAmounts ? cancellation : null,
    moment: at === null ? null : formatMoment(at, zone, createFormats(selectPageLocale(programme.look.locale))),
    notice,
    digest: notice === null || notice === 'veranderd' ? seenOf(token, linkedCancellation) : null,
  };
  return renderHtmlResponse(renderCancellationPage(parts), 'annulering.html');
}
