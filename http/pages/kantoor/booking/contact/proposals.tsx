// The proposals for a booking: until when they can be accepted, and what the customer answered.
import type { Proposal } from 'boekstaaf';
import { ProposalsApi } from 'boekstaaf/proposals';
import type { ComponentChildren } from 'preact';
import { filled } from '../../../browser/words.ts';
import { usePage } from '../../frame/context.ts';
import { Opener } from '../../frame/opener.tsx';
import { useReading } from '../../frame/reading.tsx';
import { ReadRows } from '../../frame/rows.tsx';
import type { PartProps } from '../booking.ts';
import { Part } from '../../frame/part.tsx';
import { MailProposal, ProposalForm } from './propose.tsx';
import { WORDS } from './words.ts';

export function ProposalsPart({ booking: { id, Klant }, round, changed }: PartProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const found = useReading(
    async (asked, signal) => {
      const made = await asked.api(ProposalsApi).listProposals({ boeking_id: id, page_size: 1000 }, { signal });
      return made.toReversed();
    },
    [id, round],
  );
  return (
    <Part title={words.proposals}>
      <ReadRows of={found} nothing={words.noProposals}>
        {(proposal) => (
          <li key={proposal.id}>
            <ProposalRow proposal={proposal} />
            {proposal.status === 'open' && caller.may('editBoeking') && (
              <Opener label={words.mailProposal} kind="quiet">
                {(close) => <MailProposal id={proposal.id} customer={Klant} close={close} done={changed} />}
              </Opener>
            )}
          </li>
        )}
      </ReadRows>
      {caller.may('editBoeking') && (
        <Opener label={words.propose}>{(close) => <ProposalForm {...{ id, close }} done={changed} />}</Opener>
      )}
    </Part>
  );
}

function ProposalRow({ proposal }: { readonly proposal: Proposal }): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const { status, geldig_tot, gemaild_op, beantwoord_op, akkoord_bedrag, reden, created_at } = proposal;
  const facts = [
    gemaild_op === null
      ? filled(words.made, { date: writing.shortDate(created_at) })
      : filled(words.sentOn, { date: writing.shortDate(gemaild_op) }),
    status === 'open' && filled(words.validUntil, { date: writing.shortDate(geldig_tot) }),
    beantwoord_op !== null && filled(words.answeredOn, { date: writing.shortDate(beantwoord_op) }),
    akkoord_bedrag !== null && writing.amount(akkoord_bedrag),
    reden,
  ];
  return (
    <>
      <p>
        <b>{words.proposalStatuses[status]}</b>
      </p>
      <p class="more">{facts.filter(Boolean).join(' · ')}</p>
    </>
  );
}
