// The history of a booking: who changed what, and when.
import type { AuditEntry } from 'boekstaaf';
import { AuditApi } from 'boekstaaf/audit';
import type { ComponentChildren } from 'preact';
import { useOffice, useWords } from '../../frame/context.ts';
import { useReading } from '../../frame/reading.tsx';
import { ReadRows } from '../../frame/rows.tsx';
import { STATUSES } from '../../frame/codes.ts';
import type { BookingPartProps } from '../booking.ts';
import { Part } from '../../frame/part.tsx';
import { changesOf } from './changes.ts';
import { WORDS } from '../words.ts';

/** The most entries that are shown. */
const MAX_ENTRIES = 100;

export function HistoryPart({ booking: { id }, version }: BookingPartProps): ComponentChildren {
  const words = useWords(WORDS);
  const reading = useReading(
    (caller, signal) =>
      caller
        .getApi(AuditApi)
        .listAuditEntries({ object: ['Boeking'], object_id: id, page_size: MAX_ENTRIES }, { signal }),
    [id, version],
  );

  return (
    <Part title={words.history}>
      <ReadRows of={reading}>
        {(entry) => (
          <li key={entry.event_id}>
            <Entry entry={entry} />
          </li>
        )}
      </ReadRows>
    </Part>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }): ComponentChildren {
  const words = useWords(WORDS);
  const statuses = useWords(STATUSES);
  const { writing } = useOffice();
  const { occurred_at: at, gebruikersnaam, address, event } = entry;
  const actorName = gebruikersnaam ?? (address === null ? words.service : words.visitor);

  return (
    <>
      <p>
        <b>{actorName}</b> <span class="more">{writing.formatMoment(at)}</span>
      </p>
      {event === 'postInsert' && <p>{words.madeIt}</p>}
      <ul>
        {changesOf(entry, { words, writing, statuses }).map(({ name, text }) => (
          <li key={name + text}>
            <span class="more">{name}:</span> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
