// The preview of a mail that a form would send, in which the service has filled in the tags.
import type { QueuedMail } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { useWords } from './context.ts';
import { Facts } from './part.tsx';
import { Read, useTypedReading } from './reading.tsx';
import type { OfficeCaller } from './caller.ts';
import { FRAME_WORDS } from './words.ts';

interface PreviewProps {
  /** Returns the mail, by a dry run; undefined for a caller who may not see mails. */
  readonly ask: (caller: OfficeCaller, signal: AbortSignal) => PromiseLike<QueuedMail | undefined>;
  /** The mail is read again when one of these changes. */
  readonly on: readonly unknown[];
}

export function Preview({ ask, on }: PreviewProps): ComponentChildren {
  const reading = useTypedReading(async (caller, signal) => (await ask(caller, signal)) ?? null, on);
  return <Read of={reading}>{(mail) => mail !== null && <Letter mail={mail} />}</Read>;
}

function Letter({ mail }: { readonly mail: QueuedMail }): ComponentChildren {
  const words = useWords(FRAME_WORDS);
  const { to, cc, subject, body, facts, attachments } = mail;

  return (
    <section class="letter" aria-label={words.letter}>
      <p class="more">
        {words.to}: {[...to, ...cc].join(', ')}
      </p>
      <p>
        <b>{subject}</b>
      </p>
      <Facts of={facts.map(({ label, value }) => [label, value] as const)} />
      <p class="text">{body}</p>
      {attachments.length > 0 && <p class="more">{attachments.join(', ')}</p>}
    </section>
  );
}
