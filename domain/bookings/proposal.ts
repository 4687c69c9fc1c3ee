// Proposals: the contents that a customer sees, whether they can respond, and the effect of their response.
import type { Cents, components, Instant } from '../../generated/types.ts';
import type { Zone } from '../values/calendar.ts';
import type { Formats } from '../values/formats.ts';
import { createProblem, refuseIfAny } from '../values/problem.ts';
import { fillTags, findUnknownTags, type FilledText } from '../values/tags.ts';
import type { StoredBooking } from './booking.ts';
import { assertNotCancelled, isConfirmedStatus, type BookingStatus } from './booking-status.ts';
import { listCostItems, calculateRatedLines, type CostItem, type CostLine } from './costs.ts';
import { parseForm, readReason } from './page-form.ts';
import { PROGRAMME_TAGS, fillProgrammeTags, type PrintedProgramme } from './programme.ts';
import { selectProposalWords } from './proposal-words.ts';

type Proposal = components['schemas']['Proposal'];
type ProposalPut = components['schemas']['ProposalPut'];
export type ProposalStatus = components['schemas']['ProposalStatus'];

/** The price of something, as the customer sees it. */
export interface OfferedPrice {
  readonly name: string;
  readonly amount: number;
  /** With VAT. */
  readonly total: Cents;
}

/** The complete contents of a proposal. */
export interface OfferedProposal {
  /** With its tags filled in. */
  readonly text: string;
  readonly programme: PrintedProgramme;
  readonly prices: readonly OfferedPrice[];
  readonly total: Cents;
  /** The last local date on which it can be accepted. */
  readonly valid_until: string;
}

/** The prices of a tree of costs. */
export function pricesOf(costs: readonly CostLine[]): OfferedPrice[] {
  const totals = calculateRatedLines(costs);
  return listCostItems<CostItem>(costs).map(({ naam, aantal }, at) => {
    return { name: naam, amount: aantal, total: totals[at]?.gross ?? (0 as Cents) };
  });
}

export const PROPOSAL_TAGS = [...PROGRAMME_TAGS, 'voorstel_bedrag', 'voorstel_geldig_tot'] as const;

type ProposalTag = (typeof PROPOSAL_TAGS)[number];

/** The tags of a proposal, from what it shows. */
export function fillProposalTags(
  proposal: Omit<OfferedProposal, 'text'>,
  formats: Formats,
): Record<ProposalTag, string> {
  return {
    ...fillProgrammeTags(proposal.programme, formats),
    voorstel_bedrag: formats.money(proposal.total),
    voorstel_geldig_tot: formats.date(proposal.valid_until),
  };
}

/** The text of a proposal with its tags filled in, and the names of unknown tags. */
export function fillProposalText(tekst: string, proposal: Omit<OfferedProposal, 'text'>, formats: Formats): FilledText {
  return fillTags(tekst, fillProposalTags(proposal, formats));
}

/** The tags of a text that no proposal can fill. */
export function unknownTagsOf(tekst: string): string[] {
  return findUnknownTags([tekst], PROPOSAL_TAGS);
}

/** Throws ERR_PROPOSAL_CLOSED for a change or deletion of a proposal that is no longer open. */
export function assertOpen({ status }: Pick<Proposal, 'status'>): void {
  if (status === 'open') return;
  throw createProblem('ERR_PROPOSAL_CLOSED', `This proposal is ${status}: create another one.`, { params: { status } });
}

/** Throws ERR_PROPOSAL_CLOSED for the deletion of an accepted proposal. */
export function assertDeletable({ status }: Pick<Proposal, 'status'>): void {
  if (status === 'geaccepteerd') assertOpen({ status });
}

/** Throws ERR_PERIOD_ORDER on `geldig_tot` for a last day in the past. */
export function assertLastDay(geldig_tot: string, today: string): void {
  if (geldig_tot >= today) return;
  const message = 'This day is in the past: send today or a later day.';
  throw createProblem('ERR_PERIOD_ORDER', message, { field: 'geldig_tot' });
}

/** An open proposal after a change. Throws ERR_NOT_CHANGEABLE for its booking and type, ERR_PERIOD_ORDER. */
export function planProposalChange(
  proposal: Pick<Proposal, 'boeking_id' | 'type_id' | 'tekst' | 'geldig_tot'>,
  body: ProposalPut,
  today: string,
): Partial<Pick<Proposal, 'tekst' | 'geldig_tot' | 'status'>> {
  refuseIfAny(
    (['boeking_id', 'type_id'] as const).flatMap((field) => {
      if (body[field] === undefined || body[field] === proposal[field]) return [];
      const message = 'A proposal stays with its booking and its type: create another one.';
      return [{ code: 'ERR_NOT_CHANGEABLE' as const, message, field }];
    }),
  );
  const { tekst = proposal.tekst, geldig_tot = proposal.geldig_tot } = body;
  if (geldig_tot !== proposal.geldig_tot) assertLastDay(geldig_tot, today);
  return { tekst, geldig_tot, ...(body.ingetrokken === true && { status: 'ingetrokken' }) };
}

/** The members of its booking that an open proposal depends on. */
export type ProposedBooking = Pick<StoredBooking, 'status' | 'datum' | 'klant_id'>;

type DatedProposal = Pick<Proposal, 'status' | 'geldig_tot'>;

/** The last local date on which a proposal can be accepted: that of its booking at the latest. */
export function lastDayOf(
  { geldig_tot }: Pick<DatedProposal, 'geldig_tot'>,
  { datum }: Pick<ProposedBooking, 'datum'>,
): string {
  return datum < geldig_tot ? datum : geldig_tot;
}

/**
 * Returns the status of a proposal on a local date. An open one expires after its last day and with its booking, even
 * before the new status is stored.
 */
export function determineStatusOn(
  proposal: DatedProposal,
  booking: Omit<ProposedBooking, 'klant_id'>,
  today: string,
): ProposalStatus {
  if (proposal.status !== 'open') return proposal.status;
  if (booking.status === 'geannuleerd') return 'ingetrokken';
  return booking.status === 'voltooid' || lastDayOf(proposal, booking) < today ? 'verlopen' : 'open';
}

/**
 * Returns the status of a proposal after a change of its booking. A closed one stays as it is. A proposal to one
 * customer is withdrawn when the booking gets another customer.
 */
export function determineStatusAfter(
  proposal: DatedProposal,
  [before, after]: readonly [ProposedBooking, ProposedBooking],
  today: string,
): ProposalStatus {
  const was = determineStatusOn(proposal, before, today);
  if (was !== 'open') return was;
  return before.klant_id === after.klant_id ? determineStatusOn(proposal, after, today) : 'ingetrokken';
}

/**
 * Throws ERR_BOOKING_CANCELLED for a proposal of a cancelled booking, and ERR_PERIOD_ORDER on `boeking_id` for one of a
 * past booking.
 */
export function assertProposable({ status, datum }: Omit<ProposedBooking, 'klant_id'>, today: string): void {
  assertNotCancelled({ status });
  if (status !== 'voltooid' && datum >= today) return;
  throw createProblem('ERR_PERIOD_ORDER', 'This booking is over: move it to a later day first.', {
    field: 'boeking_id',
  });
}

/** The status of a booking whose customer accepts: a confirmed one stays as it is. */
export function selectAgreedStatus(status: BookingStatus, agreed: BookingStatus): BookingStatus {
  return isConfirmedStatus(status) ? status : agreed;
}

/** The fields of the page's form. */
export interface SentProposalAnswer {
  readonly antwoord: 'akkoord' | 'afwijzen';
  readonly gezien: string;
  readonly reden: string | null;
}

/** Reads a submitted form; undefined for anything that no form of ours sends. */
export function readAnswer(body: Uint8Array): SentProposalAnswer | undefined {
  const form = parseForm(body);
  const antwoord = form.get('antwoord');
  if (antwoord !== 'akkoord' && antwoord !== 'afwijzen') return undefined;
  return { antwoord, gezien: form.get('gezien') ?? '', reden: antwoord === 'akkoord' ? null : readReason(form) };
}

/** The changes that a response makes to an open proposal. */
export function planAnswer(
  { antwoord, reden }: SentProposalAnswer,
  total: Cents,
  now: Instant,
): Pick<Proposal, 'status' | 'reden' | 'beantwoord_op' | 'akkoord_bedrag'> {
  if (antwoord === 'afwijzen') return { status: 'afgewezen', reden, beantwoord_op: now, akkoord_bedrag: null };
  return { status: 'geaccepteerd', reden: null, beantwoord_op: now, akkoord_bedrag: total };
}

/**
 * Whether staff are notified of an acceptance without capacity: once on a local day, however often the customer tries.
 */
export function needsCapacityNote(
  { geen_plaats_op }: Pick<Proposal, 'geen_plaats_op'>,
  now: Instant,
  zone: Zone,
): boolean {
  return geen_plaats_op === null || zone.toLocalDate(geen_plaats_op) < zone.toLocalDate(now);
}

/** The note that notifies staff of an acceptance without capacity, in the language of the company. */
export function createNoCapacityNote({
  programme: { look, reference },
}: Pick<OfferedProposal, 'programme'>): Pick<
  components['schemas']['Note'],
  'soort_contact' | 'onderwerp' | 'bericht' | 'sticky'
> {
  const { proposal, noRoom } = selectProposalWords(look.locale);
  return { soort_contact: 'voorstel', onderwerp: `${proposal} ${reference}`, bericht: noRoom, sticky: false };
}
