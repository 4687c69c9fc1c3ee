// The mail about a booking that was cancelled, as a receipt for its customer.
import { fillRecipientTags } from '../../domain/announcements/addressee-tags.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import {
  RECEIPT_TAGS,
  receiptSummary,
  receiptTexts,
  type ReceiptAmounts,
  type ReceiptTag,
} from '../../domain/bookings/cancellation-mail.ts';
import { programmeTags, type PrintedProgramme } from '../../domain/bookings/programme.ts';
import { formatsFor } from '../../domain/values/formats.ts';
import type { KindOfMail } from '../announcements/mail-writing.ts';
import { one } from '../engine/changes/table.ts';
import * as companies from '../house/companies.ts';
import { customerOf } from './booking-mail-kinds.ts';

/** The content of a receipt: `moment` is when the booking was cancelled, in words. */
export interface CancellationMailDetail {
  readonly booking: StoredBooking;
  readonly programme: PrintedProgramme;
  readonly amounts: ReceiptAmounts;
  readonly moment: string;
}

const cancellation_receipt: KindOfMail<CancellationMailDetail, never, ReceiptTag> = {
  kind: 'cancellation_receipt',
  about: 'booking',
  isSignedByStaff: true,
  company: (db, _id, { booking }) => one(companies.readKnown, db, booking.kosten_bedrijf_id),
  findRecipient: (db, _id, { booking }) => customerOf(db, booking),
  texts: ({ locale }, letter) => (letter === undefined ? { subject: '', body: '' } : receiptTexts(locale)),
  tagNames: RECEIPT_TAGS,
  tags: (_db, _id, { company, person, user, detail: { programme, moment } }) =>
    Promise.resolve({
      ...programmeTags(programme, formatsFor(programme.look.locale)),
      ...fillRecipientTags(person, company, user),
      annulering_moment: moment,
    }),
  summary: (_db, _id, { detail: { programme, moment, amounts } }) =>
    Promise.resolve(receiptSummary(programme, moment, amounts)),
  files: () => Promise.resolve([]),
  pointless: () => Promise.resolve(null),
};

/** All of them, for db/mail-kinds.ts. */
export const cancellationMails = { cancellation_receipt } as const;
