// The notes about a customer, sticky ones first and then the newest, with forms that add and change them.
import type { Note } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../browser/words.ts';
import { addressOf } from '../addresses.ts';
import { useOffice, usePage, useWords } from '../frame/context.ts';
import { Opener } from '../frame/opener.tsx';
import { Part } from '../frame/part.tsx';
import { Rows } from '../frame/rows.tsx';
import type { CustomerOverview } from './customer.ts';
import { WORDS, type CustomerWords } from './words.ts';
import { NotesApi } from 'boekstaaf/notes';
import { Act, ReadAct, type ObjectFormProps } from '../frame/act.tsx';
import { Field, versionOf, type FormState, type Option } from '../frame/form.tsx';

interface NotesProps extends Pick<CustomerOverview, 'notes' | 'bookings'> {
  readonly customer: number;
  readonly readAgain: () => void;
}

export function Notes({ customer, notes, bookings, readAgain }: NotesProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const references = new Map(bookings.map(({ id, referentie }) => [id, referentie]));
  return (
    <Part title={words.notes}>
      {caller.may('editContact') && (
        <Opener label={words.addNote}>{(close) => <AddNote id={customer} close={close} onDone={readAgain} />}</Opener>
      )}
      <Rows of={notes} nothing={words.noNotes}>
        {(note) => <NoteRow key={note.id} note={note} references={references} readAgain={readAgain} />}
      </Rows>
    </Part>
  );
}

interface NoteRowProps extends Pick<NotesProps, 'readAgain'> {
  readonly note: Note;
  /** The references of bookings, by their ids. */
  readonly references: ReadonlyMap<number, string>;
}

function NoteRow({ note, references, readAgain }: NoteRowProps): ComponentChildren {
  const { words, caller, writing } = usePage(WORDS);
  const { id, created_at, soort_contact, onderwerp, bericht, sticky, booking_id } = note;
  const date = writing.formatLongDate(created_at);

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
        <Opener label="✎" name={fillWords(words.changeNote, { date })} kind="quiet">
          {(close) => <ChangeNote id={id} close={close} onDone={readAgain} />}
        </Opener>
      )}
    </li>
  );
}

type NoteValues = Readonly<Record<'soort_contact' | 'onderwerp' | 'bericht' | 'sticky', string>>;

const NEW_NOTE: NoteValues = { soort_contact: 'notitie', onderwerp: '', bericht: '', sticky: 'nee' };

/** The form that adds a note; `id` is the customer. */
function AddNote({ id, ...opened }: ObjectFormProps): ComponentChildren {
  const { caller } = useOffice();
  return (
    <Act
      {...opened}
      from={{ values: NEW_NOTE }}
      save={({ bericht, ...typed }) =>
        caller.getApi(NotesApi).createNote({ body: { contact_id: id, bericht, ...sentOf(typed) } })
      }
    >
      {(form) => <Fields form={form} />}
    </Act>
  );
}

/** The form that changes a note; `id` is the note. */
function ChangeNote({ id, ...opened }: ObjectFormProps): ComponentChildren {
  const { caller } = useOffice();
  return (
    <ReadAct
      {...opened}
      isAction={false}
      read={(reader) => versionOf(reader.getApi(NotesApi).getNote({ id }), valuesOf)}
      save={(_, ifMatch, changedValues) =>
        caller.getApi(NotesApi).updateNote({ id, body: sentOf(changedValues) }, { ifMatch })
      }
    >
      {(form) => <Fields form={form} />}
    </ReadAct>
  );
}

function valuesOf({ soort_contact, onderwerp, bericht, sticky }: Note): NoteValues {
  return { soort_contact, onderwerp, bericht, sticky: sticky ? 'ja' : 'nee' };
}

function sentOf({ sticky, ...texts }: Partial<NoteValues>): Partial<Omit<NoteValues, 'sticky'> & Pick<Note, 'sticky'>> {
  return { ...texts, ...(sticky !== undefined && { sticky: sticky === 'ja' }) };
}

function Fields({ form }: { readonly form: FormState<NoteValues> }): ComponentChildren {
  const words = useWords(WORDS);
  return (
    <>
      <div class="fields">
        <Field
          form={form}
          name="soort_contact"
          label={words.kindOfNote}
          options={kindsOf(form.values.soort_contact, words)}
        />
        <Field form={form} name="sticky" label={words.place} options={Object.entries(words.places)} />
      </div>
      <Field form={form} name="onderwerp" label={words.subject} />
      <Field form={form} name="bericht" label={words.text} isLong isFirst />
    </>
  );
}

/** Returns the kinds to choose from, with the note's own kind among them. */
function kindsOf(kind: string, words: CustomerWords): readonly Option[] {
  const names = ['notitie', 'telefoon', 'bezoek'];
  return (names.includes(kind) ? names : [...names, kind]).map((name) => [name, kindOf(name, words)] as const);
}

/** Returns the word for a kind, or the kind as its writer typed it where it is not one of ours. */
function kindOf(name: string, words: CustomerWords): string {
  return new Map(Object.entries(words.kinds)).get(name) ?? name;
}
