// The mails about a booking, the newest first, and what became of them.
import { MailsApi } from 'boekstaaf/mails';
import type { ComponentChildren } from 'preact';
import { usePage } from '../../frame/context.ts';
import { Opener } from '../../frame/opener.tsx';
import { useReading } from '../../frame/reading.tsx';
import { ReadRows } from '../../frame/rows.tsx';
import type { PartProps } from '../booking.ts';
import { Part } from '../../frame/part.tsx';
import { MailForm } from './send.tsx';
import { WORDS } from './words.ts';

export function MailsPart({ booking, round, changed }: PartProps): ComponentChildren {
  const { words, caller, writing } = usePage(WORDS);
  const { id } = booking;
  const found = useReading(
    async (asked, signal) => {
      const about = { about_kind: 'booking', about_id: id, page_size: 1000 } as const;
      return (await asked.api(MailsApi).listMails(about, { signal })).toReversed();
    },
    [id, round],
  );
  return (
    <Part title={words.mails}>
      <ReadRows of={found} nothing={words.noMails}>
        {(mail) => (
          <li key={mail.id}>
            <p>{mail.subject}</p>
            <p class="more">
              {writing.shortDate(mail.created_at)} · {mail.to.join(', ')} ·{' '}
              <span class={mail.status === 'failed' ? 'complaint' : undefined}>{words.mailStatuses[mail.status]}</span>
            </p>
            {mail.error !== null && mail.error !== '' && <p class="more">{mail.error}</p>}
          </li>
        )}
      </ReadRows>
      {caller.may('editBoeking') && (
        <Opener label={words.send}>{(close) => <MailForm {...{ id, booking, close }} done={changed} />}</Opener>
      )}
    </Part>
  );
}
