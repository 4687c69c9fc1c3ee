// Creates a proposal for a booking, and mails a proposal that is still open.
import type { Customer } from 'boekstaaf';
import { ProposalsApi } from 'boekstaaf/proposals';
import type { ComponentChildren } from 'preact';
import { usePage } from '../../frame/context.ts';
import { Field } from '../../frame/form.tsx';
import { NoForm } from '../../frame/opener.tsx';
import { Preview } from '../../frame/letter.tsx';
import { Read, useReading } from '../../frame/reading.tsx';
import { Act, type ObjectFormProps } from '../../frame/act.tsx';
import { toRecipientBody, Recipient } from '../../frame/recipient.tsx';
import { WORDS } from './words.ts';

const TO_MAIN_CONTACT = { values: { mail_to: '' } };

/** The form that creates a proposal; `id` is the booking. */
export function CreateProposal({ id: boeking_id, ...opened }: ObjectFormProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const reading = useReading((reader, signal) => reader.getApi(ProposalsApi).listProposalTypes({}, { signal }), []);

  return (
    <Read of={reading}>
      {(types) =>
        types.length === 0 ? (
          <NoForm text={words.noTypes} close={opened.close} />
        ) : (
          <Act
            {...opened}
            from={{ values: { type_id: String(types[0]?.id) } }}
            save={({ type_id }) =>
              caller.getApi(ProposalsApi).createProposal({ body: { boeking_id, type_id: Number(type_id) } })
            }
            label={words.proposeNow}
          >
            {(form) => (
              <Field
                form={form}
                name="type_id"
                label={words.type}
                options={types.map((type) => [String(type.id), type.naam] as const)}
                isFirst
              />
            )}
          </Act>
        )
      }
    </Read>
  );
}

interface MailProposalProps extends ObjectFormProps {
  readonly customer: Customer | undefined;
}

/** The form that mails a proposal; `id` is the proposal. */
export function MailProposal({ id, customer, ...opened }: MailProposalProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  return (
    <Act
      {...opened}
      from={TO_MAIN_CONTACT}
      save={({ mail_to }) => caller.getApi(ProposalsApi).sendProposal({ id, body: toRecipientBody(mail_to) })}
      label={words.sendNow}
    >
      {(form) => (
        <>
          <Recipient form={form} label={words.to} none={words.mainContact} customer={customer} />
          <Preview
            ask={async (reader, signal) => {
              const request = { id, body: toRecipientBody(form.values.mail_to), dry_run: true };
              return (await reader.getApi(ProposalsApi).sendProposal(request, { signal })).Mail;
            }}
            on={Object.values(form.values)}
          />
        </>
      )}
    </Act>
  );
}
