// The mail about a booking that was cancelled, as a receipt for its customer.
import { fillRecipientTags } from '../../domain/announcements/recipient-tags.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import {
  RECEIPT_TAGS,
  summariseReceipt,
  selectReceiptTexts,
  type ReceiptAmounts,
  type ReceiptTag,
} from '../../domain/bookings/cancellation-mail.ts';
import { fillProgrammeTags, type PrintedProgramme } from '../../domain/bookings/programme.ts';
import { createFormats } from '../../domain/values/formats.ts';
import type { KindOfMail } from '../announcements/mail-writing.ts';
import { readOne } from '../engine/changes/table.ts';
import * as companies from '../house/companies.ts';
import { customerOf } from './booking-mail-kinds.ts';

/** The content of a receipt; `moment` is when the booking was cancelled, as text. */
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
  findCompany: (db, _id, { booking }) => readOne(companies.readKnown, db, booking.kosten_bedrijf_id),
  findRecipient: (db, _id, { booking }) => customerOf(db, booking),
  selectTexts: ({ locale }, letter) => (letter === undefined ? { subject: '', body: '' } : selectReceiptTexts(locale)),
  tagNames: RECEIPT_TAGS,
  readTags: (_db, _id, { company, person, user, detail: { programme, moment } }) =>
    Promise.resolve({
      ...fillProgrammeTags(programme, createFormats(programme.look.locale)),
      ...fillRecipientTags(person, company, user),
      annulering_moment: moment,
    }),
  readSummary: (_db, _id, { detail: { programme, moment, amounts } }) =>
    Promise.resolve(summariseReceipt(programme, moment, amounts)),
  listFiles: () => Promise.resolve([]),
  findObsoleteReason: () => Promise.resolve(null),
};

/** The kinds of mail of this file, for db/mail-kinds.ts. */
export const cancellationMails = { cancellation_receipt } as const;
