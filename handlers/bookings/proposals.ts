// The operations on proposals and their types, and the two of the page on which a customer responds.
import { writeMail } from '../../db/announcements/mail-writing.ts';
import * as mails from '../../db/announcements/mails.ts';
import * as bookings from '../../db/bookings/bookings.ts';
import { findByToken, signMailToken, formatProposalLink } from '../../db/bookings/proposal-links.ts';
import { customerOf } from '../../db/bookings/booking-mail-kinds.ts';
import { proposalMails } from '../../db/bookings/proposal-mails.ts';
import * as proposals from '../../db/bookings/proposals.ts';
import * as types from '../../db/bookings/proposal-types.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import { sha256Of } from '../../db/engine/sha256.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { findImage } from '../../db/house/images.ts';
import {
  assertDeletable,
  assertLastDay,
  assertOpen,
  assertProposable,
  planProposalChange,
  fillProposalText,
  lastDayOf,
  readAnswer,
  determineStatusOn,
  unknownTagsOf,
  type OfferedProposal,
} from '../../domain/bookings/proposal.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { calculateCostsTotal } from '../../domain/bookings/costs.ts';
import { addDays } from '../../domain/values/calendar.ts';
import { createFormats } from '../../domain/values/formats.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import { declareFinished, declarePrepared, type Context, type Handler } from '../handler.ts';
import { Media } from '../media.ts';
import { renderHtmlResponse } from '../html-page.ts';
import { get, list, removeUnused } from '../resource.ts';
import { findRecipientsOrDefault } from '../people/mail-recipients.ts';
import { answerOpenProposal } from './answer-proposal.ts';
import { renderProposalPage } from './proposal-page.ts';
import { findUnknownTypeTags } from '../../domain/bookings/proposal-mail.ts';
import type { ProposalNotice } from '../../domain/bookings/proposal-words.ts';

const TOKEN_BYTES = 24;
const PREFIX_LENGTH = 10;

export const listProposalTypes: Handler<'listProposalTypes'> = list(types.select, types.read);
export const getProposalType: Handler<'getProposalType'> = get(types.read);
export const deleteProposalType: Handler<'deleteProposalType'> = removeUnused(
  'proposal_types',
  types.read,
  types.remove,
);

export const createProposalType: Handler<'createProposalType'> = async ({ body }, { db, unknownTags }) => {
  note(findUnknownTypeTags(body), unknownTags);
  return readOne(types.read, db, await types.insert(db, body));
};

export const updateProposalType: Handler<'updateProposalType'> = async ({ path, body }, { db, unknownTags }) => {
  await types.update(db, await readOne(types.read, db, path.id), body);
  const type = await readOne(types.read, db, path.id);
  note(findUnknownTypeTags(type), unknownTags);
  return type;
};

export const listProposals: Handler<'listProposals'> = list(proposals.select, proposals.read);
export const getProposal: Handler<'getProposal'> = get(proposals.read);

export const createProposal = declarePrepared<'createProposal', string>(
  (_input, _caller, { chance }) => Promise.resolve(chance.drawBytes(TOKEN_BYTES, 'proposal').toString('base64url')),
  async ({ body }, { db, now, today, caller, settings, unknownTags }, token) => {
    const { boeking_id, type_id, ingetrokken } = body;
    const booking = await readOne(bookings.readStored, db, boeking_id);
    const type = await readOne(types.read, db, type_id);

    assertProposable(booking, today);

    const { tekst = type.tekst, geldig_tot = addDays(today, type.geldig_dagen) } = body;
    assertLastDay(geldig_tot, today);
    note(unknownTagsOf(tekst), unknownTags);

    const secret = { hash: sha256Of(token), prefix: token.slice(0, PREFIX_LENGTH) };
    const status = ingetrokken === true ? 'ingetrokken' : 'open';
    const origin = { created_at: now, created_by: caller.userId };
    const last_day = lastDayOf({ geldig_tot }, booking);
    const offer = { klant_id: booking.klant_id, offered_total: calculateCostsTotal(booking.costs), last_day };
    const newProposal = { boeking_id, type_id, tekst, geldig_tot, ...offer };
    const id = await proposals.insert(db, { ...newProposal, status, ...secret, ...origin });

    return { ...(await readOne(proposals.read, db, id)), link: formatProposalLink(settings.publicUrl, token) };
  },
);

export const updateProposal: Handler<'updateProposal'> = async ({ path, body }, { db, today, unknownTags }) => {
  const proposal = await readOne(proposals.rows.read, db, path.id);
  assertOpen(proposal);
  const changes = planProposalChange(proposal, body, today);
  const last_day = lastDayOf({ ...proposal, ...changes }, await readOne(bookings.readListed, db, proposal.boeking_id));
  await proposals.rows.update(db, proposal, { ...changes, last_day });
  const updatedProposal = await readOne(proposals.read, db, path.id);
  note(unknownTagsOf(updatedProposal.tekst), unknownTags);
  return updatedProposal;
};

export const deleteProposal: Handler<'deleteProposal'> = async ({ path }, { db }) => {
  const proposal = await readOne(proposals.rows.read, db, path.id);
  assertDeletable(proposal);
  await proposals.rows.remove(db, proposal);
};

export const sendProposal: Handler<'sendProposal'> = async ({ path, body }, context) => {
  const { db, now, today, zone, keys, settings, caller, unknownTags } = context;
  const proposal = await readOne(proposals.rows.read, db, path.id);
  const booking = await readOne(bookings.readStored, db, proposal.boeking_id);
  assertOpen({ status: determineStatusOn(proposal, booking, today) });

  const { to, cc } = await findRecipientsOrDefault(db, body, () => customerOf(db, booking));
  const type = await readOne(types.read, db, proposal.type_id);
  const detail = {
    booking,
    texts: { subject: body.onderwerp ?? type.onderwerp_mail, body: body.body ?? type.body_mail },
    offer: await proposals.offeredOf(db, booking, proposal, zone),
    link: formatProposalLink(settings.publicUrl, await signMailToken(db, keys, proposal)),
  };
  const letter = { id: path.id, to, cc, texts: {}, userId: caller.userId, detail };
  const mail = await writeMail(db, proposalMails.proposal, letter, now);
  note(mail.unknown_tags, unknownTags);
  await proposals.rows.update(db, proposal, { gemaild_op: now, offered_total: detail.offer.total });

  return { ...(await readOne(proposals.read, db, path.id)), Mail: await readOne(mails.read, db, mail.id) };
};

function note(unknown: readonly string[], unknownTags: Set<string>): void {
  for (const tag of unknown) unknownTags.add(tag);
}

type ProposalPageContext = Pick<Context, 'today' | 'zone' | 'keys'> & { readonly db: Reader };

/** The proposal of a page now, with its logo. */
interface LinkedProposal {
  readonly proposal: proposals.ProposalRow;
  readonly booking: StoredBooking;
  readonly offer: OfferedProposal;
  readonly logo: { readonly media_type: string; readonly bytes: Uint8Array } | null;
}

/** Returns the proposal of a token. Throws 404 for an unknown token, before any other check. */
async function findLinked(token: string, { db, zone, keys }: ProposalPageContext): Promise<LinkedProposal> {
  const proposal = await findByToken(db, keys, token);
  if (proposal === undefined) throw createNotFoundProblem();
  const booking = await readOne(bookings.readStored, db, proposal.boeking_id);
  const offeredProposal = await proposals.offeredOf(db, booking, proposal, zone);
  const { look } = offeredProposal.programme;
  const { text } = fillProposalText(proposal.tekst, offeredProposal, createFormats(look.locale));
  const logo = look.logo_sha256 === null ? undefined : await findImage(db, look.logo_sha256);
  return { proposal, booking, offer: { ...offeredProposal, text }, logo: logo ?? null };
}

/** The digest of a page, short, and computable only with the token. */
function seenOf(token: string, offeredProposal: OfferedProposal): string {
  return sha256Of(`${token}\n${JSON.stringify(offeredProposal)}`);
}

/** The notice on a proposal without a form; null for one that can be accepted. */
function noticeOf({ proposal, booking }: LinkedProposal, today: string): ProposalNotice | null {
  if (booking.status === 'geannuleerd') return 'vervallen';
  const status = determineStatusOn(proposal, booking, today);
  return status === 'open' ? null : status;
}

function pageOf(token: string, linkedProposal: LinkedProposal, notice: ProposalNotice | null): Media<'text/html'> {
  const { proposal, offer, logo } = linkedProposal;
  const canAnswer = notice === null || notice === 'veranderd';
  const parts = {
    notice,
    before: canAnswer ? proposal.offered_total : null,
    digest: canAnswer ? seenOf(token, offer) : null,
    logo: logo === null ? null : `data:${logo.media_type};base64,${Buffer.from(logo.bytes).toString('base64')}`,
  };
  return renderHtmlResponse(renderProposalPage(offer, parts), 'voorstel.html');
}

interface ProposalPageFacts {
  readonly page: Media<'text/html'> | null;
  readonly linkedProposal: LinkedProposal;
  readonly today: string;
}

export const getProposalPage = declareFinished<'getProposalPage', ProposalPageFacts>(
  async ({ path, query }, context) => {
    const linkedProposal = await findLinked(path.token, context);
    const { today } = context;
    const page = query.formaat === 'pdf' ? null : pageOf(path.token, linkedProposal, noticeOf(linkedProposal, today));
    return { page, linkedProposal, today };
  },
  async ({ page, linkedProposal: { offer, logo }, today }, services) => {
    if (page !== null) return page;
    const bytes = await services.printPreview({ kind: 'proposal', proposal: offer }, logo?.bytes ?? null, today);
    const name = `voorstel-${offer.programme.reference}.pdf`;
    return new Media('application/pdf', bytes, name, { disposition: 'inline', cacheControl: 'private, no-store' });
  },
);

export const answerProposal: Handler<'answerProposal'> = async ({ path: { token }, body }, context) => {
  const proposal = await findByToken(context.db, context.keys, token);
  if (proposal === undefined) throw createNotFoundProblem();
  // The booking first: docs/decisions/020-locks.md. The proposal may have been deleted before it is locked.
  await lockRoot(context.db, 'proposals', proposal.id);
  const linkedProposal = await findLinked(token, context);
  const notice = noticeOf(linkedProposal, context.today);
  const answer = readAnswer(body);
  if (notice !== null || answer === undefined) return pageOf(token, linkedProposal, notice);
  if (answer.gezien !== seenOf(token, linkedProposal.offer)) return pageOf(token, linkedProposal, 'veranderd');
  return pageOf(token, linkedProposal, await answerOpenProposal(linkedProposal, answer, context));
};
