// A note that is added or changed: who changes one does so on top of the version that they read.
import type { Note } from 'boekstaaf';
import { NotesApi } from 'boekstaaf/notes';
import type { ComponentChildren } from 'preact';
import { Act, ReadAct, type Opened } from '../frame/act.tsx';
import { useOffice, useWords } from '../frame/context.ts';
import { Field, type Form, type Option } from '../frame/form.tsx';
import { versionOf } from '../frame/version.ts';
import { WORDS, type CustomerWords } from './words.ts';

type Values = Readonly<Record<'soort_contact' | 'onderwerp' | 'bericht' | 'sticky', string>>;

const NEW: Values = { soort_contact: 'notitie', onderwerp: '', bericht: '', sticky: 'nee' };

/** `id` is the customer. */
export function AddNote({ id, ...opened }: Opened): ComponentChildren {
  const { caller } = useOffice();
  return (
    <Act
      {...opened}
      from={{ values: NEW }}
      save={({ bericht, ...typed }) =>
        caller.api(NotesApi).createNote({ body: { contact_id: id, bericht, ...sentOf(typed) } })
      }
    >
      {(form) => <Fields form={form} />}
    </Act>
  );
}

/** `id` is the note. */
export function ChangeNote({ id, ...opened }: Opened): ComponentChildren {
  const { caller } = useOffice();
  return (
    <ReadAct
      {...opened}
      isAction={false}
      read={(reader) => versionOf(reader.api(NotesApi).getNote({ id }), valuesOf)}
      save={(_, ifMatch, changed) => caller.api(NotesApi).updateNote({ id, body: sentOf(changed) }, { ifMatch })}
    >
      {(form) => <Fields form={form} />}
    </ReadAct>
  );
}

function valuesOf({ soort_contact, onderwerp, bericht, sticky }: Note): Values {
  return { soort_contact, onderwerp, bericht, sticky: sticky ? 'ja' : 'nee' };
}

function sentOf({ sticky, ...texts }: Partial<Values>): Partial<Omit<Values, 'sticky'> & Pick<Note, 'sticky'>> {
  return { ...texts, ...(sticky !== undefined && { sticky: sticky === 'ja' }) };
}

function Fields({ form }: { readonly form: Form<Values> }): ComponentChildren {
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

/** The kinds that people choose from, and the one of the note. */
function kindsOf(own: string, words: CustomerWords): readonly Option[] {
  const names = ['notitie', 'telefoon', 'bezoek'];
  return (names.includes(own) ? names : [...names, own]).map((name) => [name, kindOf(name, words)] as const);
}

/** The kind of a note in our words where we have one: everybody may write their own. */
export function kindOf(name: string, words: CustomerWords): string {
  return new Map(Object.entries(words.kinds)).get(name) ?? name;
}
