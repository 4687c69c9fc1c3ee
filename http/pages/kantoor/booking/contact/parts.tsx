// The mails, proposals and notes about a booking, the newest first, with their outcomes.
import type { Booking, Proposal, QueuedMail } from 'boekstaaf';
import { MailsApi } from 'boekstaaf/mails';
import { NotesApi } from 'boekstaaf/notes';
import { ProposalsApi } from 'boekstaaf/proposals';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../../browser/words.ts';
import { Act, type ObjectFormProps } from '../../frame/act.tsx';
import { usePage } from '../../frame/context.ts';
import { Field } from '../../frame/form.tsx';
import { Opener } from '../../frame/opener.tsx';
import { Part } from '../../frame/part.tsx';
import { useReading } from '../../frame/reading.tsx';
import { ReadRows } from '../../frame/rows.tsx';
import type { OfficeCaller } from '../../frame/caller.ts';
import type { BookingPartProps } from '../booking.ts';
import { CreateProposal, MailProposal } from './propose.tsx';
import { MailForm } from './send.tsx';
import { WORDS } from './words.ts';

export function MailsPart({ booking, version, onChange }: BookingPartProps): ComponentChildren {
  const { words, caller, writing } = usePage(WORDS);
  const { id } = booking;
  const reading = useReading((reader, signal) => readMails(reader, id, signal), [id, version]);

  return (
    <Part title={words.mails}>
      <ReadRows of={reading} nothing={words.noMails}>
        {(mail) => (
          <li key={mail.id}>
            <p>{mail.subject}</p>
            <p class="more">
              {writing.formatShortDate(mail.created_at)} · {mail.to.join(', ')} ·{' '}
              <span class={mail.status === 'failed' ? 'complaint' : undefined}>{words.mailStatuses[mail.status]}</span>
            </p>
            {mail.error !== null && mail.error !== '' && <p class="more">{mail.error}</p>}
          </li>
        )}
      </ReadRows>
      {caller.may('editBoeking') && (
        <Opener label={words.send}>
          {(close) => <MailForm id={id} booking={booking} close={close} onDone={onChange} />}
        </Opener>
      )}
    </Part>
  );
}

/** Returns the mails about a booking and those with its proposals, the newest first. */
async function readMails(caller: OfficeCaller, id: number, signal: AbortSignal): Promise<readonly QueuedMail[]> {
  const proposals = await caller.getApi(ProposalsApi).listProposals({ boeking_id: id, page_size: 1000 }, { signal });
  const mailed = proposals.filter(({ gemaild_op }) => gemaild_op !== null);
  const subjects = [['booking', id] as const, ...mailed.map((proposal) => ['proposal', proposal.id] as const)];
  const lists = await Promise.all(
    subjects.map(([about_kind, about_id]) =>
      caller.getApi(MailsApi).listMails({ about_kind, about_id, page_size: 1000 }, { signal }),
    ),
  );
  return lists.flat().toSorted((a, b) => b.id - a.id);
}

export function ProposalsPart({ booking: { id, Klant }, version, onChange }: BookingPartProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const reading = useReading(
    async (reader, signal) => {
      const proposals = await reader
        .getApi(ProposalsApi)
        .listProposals({ boeking_id: id, page_size: 1000 }, { signal });
      return proposals.toReversed();
    },
    [id, version],
  );

  return (
    <Part title={words.proposals}>
      <ReadRows of={reading} nothing={words.noProposals}>
        {(proposal) => (
          <li key={proposal.id}>
            <ProposalRow proposal={proposal} />
            {proposal.status === 'open' && caller.may('editBoeking') && (
              <Opener label={words.mailProposal} kind="quiet">
                {(close) => <MailProposal id={proposal.id} customer={Klant} close={close} onDone={onChange} />}
              </Opener>
            )}
          </li>
        )}
      </ReadRows>
      {caller.may('editBoeking') && (
        <Opener label={words.propose}>{(close) => <CreateProposal id={id} close={close} onDone={onChange} />}</Opener>
      )}
    </Part>
  );
}

function ProposalRow({ proposal }: { readonly proposal: Proposal }): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const { status, geldig_tot, gemaild_op, beantwoord_op, akkoord_bedrag, reden, created_at } = proposal;
  const facts = [
    gemaild_op === null
      ? fillWords(words.made, { date: writing.formatShortDate(created_at) })
      : fillWords(words.sentOn, { date: writing.formatShortDate(gemaild_op) }),
    status === 'open' && fillWords(words.validUntil, { date: writing.formatShortDate(geldig_tot) }),
    beantwoord_op !== null && fillWords(words.answeredOn, { date: writing.formatShortDate(beantwoord_op) }),
    akkoord_bedrag !== null && writing.formatAmount(akkoord_bedrag),
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

export function NotesPart({ booking: { id, klant_id }, version, onChange }: BookingPartProps): ComponentChildren {
  const { words, caller, writing } = usePage(WORDS);
  const reading = useReading(
    async (reader, signal) => {
      const notes = await reader.getApi(NotesApi).listNotes({ booking_id: id, page_size: 1000 }, { signal });
      return notes.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
    },
    [id, version],
  );

  return (
    <Part title={words.notes}>
      <ReadRows of={reading} nothing={words.noNotes}>
        {(note) => (
          <li key={note.id}>
            {note.onderwerp !== '' && <b>{note.onderwerp}</b>}
            <p class="text">{note.bericht}</p>
            <p class="more">{writing.formatMoment(note.created_at)}</p>
          </li>
        )}
      </ReadRows>
      {caller.may('editContact') && (
        <Opener label={words.addNote}>
          {(close) => <NoteForm id={id} klant_id={klant_id} close={close} onDone={onChange} />}
        </Opener>
      )}
    </Part>
  );
}

const EMPTY_NOTE = { values: { bericht: '' } };

function NoteForm({ id, klant_id, ...opened }: ObjectFormProps & Pick<Booking, 'klant_id'>): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  return (
    <Act
      {...opened}
      from={EMPTY_NOTE}
      save={({ bericht }) =>
        caller.getApi(NotesApi).createNote({ body: { bericht, booking_id: id, contact_id: klant_id } })
      }
      label={words.addNow}
    >
      {(form) => <Field form={form} name="bericht" label={words.note} isLong isFirst />}
    </Act>
  );
}
