// The notes about a customer: those that stay on top first, then the newest.
import type { Note } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { filled } from '../../browser/words.ts';
import { addressOf } from '../addresses.ts';
import { usePage } from '../frame/context.ts';
import { Opener } from '../frame/opener.tsx';
import { Part } from '../frame/part.tsx';
import type { Whole } from './customer.ts';
import { AddNote, ChangeNote, kindOf } from './note-form.tsx';
import { WORDS } from './words.ts';

interface NotesProps extends Pick<Whole, 'notes' | 'bookings'> {
  readonly customer: number;
  readonly again: () => void;
}

export function Notes({ customer, notes, bookings, again }: NotesProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const references = new Map(bookings.map(({ id, referentie }) => [id, referentie]));
  return (
    <Part title={words.notes}>
      {caller.may('editContact') && (
        <Opener label={words.addNote}>{(close) => <AddNote id={customer} close={close} done={again} />}</Opener>
      )}
      {notes.length === 0 && <p class="nothing">{words.noNotes}</p>}
      <ul class="rows">
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} references={references} again={again} />
        ))}
      </ul>
    </Part>
  );
}

interface NoteRowProps extends Pick<NotesProps, 'again'> {
  readonly note: Note;
  /** The references of bookings, by their ids. */
  readonly references: ReadonlyMap<number, string>;
}

function NoteRow({ note, references, again }: NoteRowProps): ComponentChildren {
  const { words, caller, writing } = usePage(WORDS);
  const { id, created_at, soort_contact, onderwerp, bericht, sticky, booking_id } = note;
  const date = writing.longDate(created_at.slice(0, 10));
  return (
    <li class={sticky ? 'note sticky' : 'note'}>
      <p class="more">
        {kindOf(soort_contact, words)} · {date}
        {booking_id !== null && (
          <>
            {' · '}
            <a href={addressOf('booking', booking_id)}>{references.get(booking_id) ?? booking_id}</a>
          </>
        )}
      </p>
      {onderwerp !== '' && <b>{onderwerp}</b>}
      <p class="text">{bericht}</p>
      {caller.may('editContact') && (
        <Opener label="✎" name={filled(words.changeNote, { date })} kind="quiet">
          {(close) => <ChangeNote id={id} close={close} done={again} />}
        </Opener>
      )}
    </li>
  );
}
