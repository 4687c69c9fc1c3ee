// Reminds of an invoice: its last mail goes out once more, and is shown before.
import type { QueuedMail } from 'boekstaaf';
import { MailsApi } from 'boekstaaf/mails';
import type { ComponentChildren } from 'preact';
import { filled } from '../../../browser/words.ts';
import { Act } from '../../frame/act.tsx';
import { usePage } from '../../frame/context.ts';
import type { ActProps } from '../invoice.ts';
import { WORDS } from './words.ts';

const REMINDERS: readonly QueuedMail['kind'][] = ['invoice', 'first_reminder', 'second_reminder'];

/** The mail that asks for payment once more; undefined where none was sent, or one is still on its way. */
export function reminderOf(mails: readonly QueuedMail[]): QueuedMail | undefined {
  const asked = mails.filter(({ kind }) => REMINDERS.includes(kind));
  return asked.some(({ status }) => status === 'queued' || status === 'sending') ? undefined : asked[0];
}

export function RemindForm({ mail, name, close, done }: ActProps & { readonly mail: QueuedMail }): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  return (
    <Act
      from={{ values: {} }}
      save={() => caller.api(MailsApi).resendMail({ id: mail.id })}
      close={close}
      done={() => done(filled(words.reminded, { name }))}
      label={words.again}
    >
      {() => (
        <>
          <p>{words.remindHint}</p>
          <div class="letter">
            <p class="more">
              {words.to}: {[...mail.to, ...mail.cc].join(', ')}
            </p>
            <p>
              <b>{mail.subject}</b>
            </p>
            <p class="text">{mail.body}</p>
          </div>
        </>
      )}
    </Act>
  );
}
