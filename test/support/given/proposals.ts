// Proposals: their types, and what customers are offered.
import type { NewProposal, NewProposalType, Proposal, ProposalType } from 'boekstaaf';
import { api } from '../index.ts';
import { booking } from './bookings.ts';

let count = 0;

export function proposalType(body: Partial<NewProposalType> = {}): Promise<ProposalType> {
  count += 1;
  return api.proposals.createProposalType({ body: { naam: `Offerte ${String(count)}`, ...body } });
}

/** A proposal for a booking that is an option, unless it names one. */
export async function proposal(body: Partial<NewProposal> = {}): Promise<Proposal> {
  const boeking_id = body.boeking_id ?? (await booking({ status: 'optie' })).id;
  const type_id = body.type_id ?? (await proposalType()).id;
  return api.proposals.createProposal({ body: { ...body, boeking_id, type_id } });
}

/** The token in the link of a new proposal. */
export function tokenOf({ link }: Pick<Proposal, 'link'>): string {
  return link?.split('/').at(-1) ?? '';
}
