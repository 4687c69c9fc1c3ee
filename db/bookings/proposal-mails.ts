// The mail with a proposal: with the text of its type, and a button that opens its page.
import { fillRecipientTags } from '../../domain/announcements/recipient-tags.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import type { OfferedProposal } from '../../domain/bookings/proposal.ts';
import { fillProposalTags } from '../../domain/bookings/proposal.ts';
import {
  PROPOSAL_MAIL_TAGS,
  selectProposalMailTexts,
  summariseProposal,
  type ProposalMailTag,
  type ProposalMailTexts,
} from '../../domain/bookings/proposal-mail.ts';
import { createFormats } from '../../domain/values/formats.ts';
import type { KindOfMail } from '../announcements/mail-writing.ts';
import { find, readOne } from '../engine/changes/table.ts';
import * as companies from '../house/companies.ts';
import { customerOf } from './booking-mail-kinds.ts';
import * as proposals from './proposals.ts';

/** The content of a single mail: its booking, the current offer, and the URL of its page. */
export interface ProposalMailDetail {
  readonly booking: StoredBooking;
  readonly texts: ProposalMailTexts;
  readonly offer: Omit<OfferedProposal, 'text'>;
  readonly link: string;
}

const proposal: KindOfMail<ProposalMailDetail, never, ProposalMailTag> = {
  kind: 'proposal',
  about: 'proposal',
  isSignedByStaff: true,
  findCompany: (db, _id, { booking }) => readOne(companies.readKnown, db, booking.kosten_bedrijf_id),
  findRecipient: (db, _id, { booking }) => customerOf(db, booking),
  selectTexts: ({ locale }, letter) =>
    letter === undefined ? { subject: '', body: '' } : selectProposalMailTexts(letter.texts, locale),
  tagNames: PROPOSAL_MAIL_TAGS,
  readTags: (_db, _id, { company, person, user, detail: { offer, link } }) =>
    Promise.resolve({
      ...fillProposalTags(offer, createFormats(offer.programme.look.locale)),
      ...fillRecipientTags(person, company, user),
      voorstel_link: link,
    }),
  readSummary: (_db, _id, { detail: { offer, link } }) => Promise.resolve(summariseProposal(offer, link)),
  listFiles: () => Promise.resolve([]),
  async findObsoleteReason(db, id) {
    const now = await find(proposals.rows.read, db, id);
    if (now === undefined) return 'The proposal was deleted.';
    return now.status === 'open' ? null : `The proposal is ${now.status}.`;
  },
};

/** The kinds of mail of this file, for db/mail-kinds.ts. */
export const proposalMails = { proposal } as const;
