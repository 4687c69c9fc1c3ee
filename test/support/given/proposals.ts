// Links of proposals.
import type { Proposal } from 'boekstaaf';

/** The token in the link of a new proposal. */
export function tokenOf({ link }: Pick<Proposal, 'link'>): string {
  return link?.split('/').at(-1) ?? '';
}
