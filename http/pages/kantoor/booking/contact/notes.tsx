// The notes about a booking, the newest first.
import type { Booking } from 'boekstaaf';
import { NotesApi } from 'boekstaaf/notes';
import type { ComponentChildren } from 'preact';
import { usePage } from '../../frame/context.ts';
import { Field } from '../../frame/form.tsx';
import { Opener } from '../../frame/opener.tsx';
import { useReading } from '../../frame/reading.tsx';
import { ReadRows } from '../../frame/rows.tsx';
import { Act, type Opened } from '../../frame/act.tsx';
import type { PartProps } from '../booking.ts';
import { Part } from '../../frame/part.tsx';
import { WORDS } from './words.ts';

export function NotesPart({ booking: { id, klant_id }, round, changed }: PartProps): ComponentChildren {
  const { words, caller, writing } = usePage(WORDS);
  const found = useReading(
    async (asked, signal) => {
      const notes = await asked.api(NotesApi).listNotes({ booking_id: id, page_size: 1000 }, { signal });
      return notes.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
    },
    [id, round],
  );
  return (
    <Part title={words.notes}>
      <ReadRows of={found} nothing={words.noNotes}>
        {(note) => (
          <li key={note.id}>
            {note.onderwerp !== '' && <b>{note.onderwerp}</b>}
            <p class="text">{note.bericht}</p>
            <p class="more">{writing.moment(note.created_at)}</p>
          </li>
        )}
      </ReadRows>
      {caller.may('editContact') && (
        <Opener label={words.addNote}>{(close) => <NoteForm {...{ id, klant_id, close }} done={changed} />}</Opener>
      )}
    </Part>
  );
}

const EMPTY = { values: { bericht: '' } };

function NoteForm({ id, klant_id, ...opened }: Opened & Pick<Booking, 'klant_id'>): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  return (
    <Act
      {...opened}
      from={EMPTY}
      save={({ bericht }) =>
        caller.api(NotesApi).createNote({ body: { bericht, booking_id: id, contact_id: klant_id } })
      }
      label={words.addNow}
    >
      {(form) => <Field form={form} name="bericht" label={words.note} isLong isFirst />}
    </Act>
  );
}
