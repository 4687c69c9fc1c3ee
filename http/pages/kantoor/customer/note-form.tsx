// A note that is added or changed: who changes one does so on top of the version that they read.
import type { Note } from 'boekstaaf';
import { NotesApi } from 'boekstaaf/notes';
import type { ComponentChildren } from 'preact';
import { useOffice, useWords } from '../frame/context.ts';
import { Field, FormEnd, useForm, type Form, type Option } from '../frame/form.tsx';
import { Read, useReading } from '../frame/reading.tsx';
import type { Caller } from '../frame/session.ts';
import { WORDS, type CustomerWords } from './words.ts';

type Values = Readonly<Record<'soort_contact' | 'onderwerp' | 'bericht' | 'sticky', string>>;

const NEW: Values = { soort_contact: 'notitie', onderwerp: '', bericht: '', sticky: 'nee' };

interface NoteFormProps {
  readonly close: () => void;
  /** Called once it is saved. */
  readonly done: () => void;
}

export function AddNote({ customer, close, done }: NoteFormProps & { readonly customer: number }): ComponentChildren {
  const { caller } = useOffice();
  const from = { values: NEW, etag: '' };
  const form = useForm<Values>({
    from,
    isAction: true,
    save: ({ bericht = '', ...typed }) =>
      caller.api(NotesApi).createNote({ body: { contact_id: customer, bericht, ...sentOf(typed) } }),
    done,
  });
  return <Fields form={form} close={close} />;
}

interface ChangeNoteProps extends NoteFormProps {
  /** The note. */
  readonly id: number;
}

export function ChangeNote(props: ChangeNoteProps): ComponentChildren {
  const found = useReading((caller) => versionOf(caller, props.id), [props.id]);
  return <Read of={found}>{(from) => <Filled {...props} from={from} />}</Read>;
}

interface Version {
  readonly values: Values;
  readonly etag: string;
}

async function versionOf(caller: Caller, id: number): Promise<Version> {
  const { data, headers } = await caller.api(NotesApi).getNote({ id }).withResponse();
  const { soort_contact, onderwerp, bericht, sticky } = data;
  const values = { soort_contact, onderwerp, bericht, sticky: sticky ? 'ja' : 'nee' };
  return { values, etag: headers.get('etag') ?? '' };
}

function Filled({ id, from, close, done }: ChangeNoteProps & { readonly from: Version }): ComponentChildren {
  const { caller } = useOffice();
  const form = useForm<Values>({
    from,
    read: () => versionOf(caller, id),
    save: (changed, ifMatch) => caller.api(NotesApi).updateNote({ id, body: sentOf(changed) }, { ifMatch }),
    done,
  });
  return <Fields form={form} close={close} />;
}

function sentOf({ sticky, ...texts }: Partial<Values>): Partial<Omit<Values, 'sticky'> & Pick<Note, 'sticky'>> {
  return { ...texts, ...(sticky !== undefined && { sticky: sticky === 'ja' }) };
}

interface FieldsProps {
  readonly form: Form<Values>;
  readonly close: () => void;
}

function Fields({ form, close }: FieldsProps): ComponentChildren {
  const words = useWords(WORDS);
  return (
    <form class="act" noValidate onSubmit={form.submit}>
      <div class="fields">
        <Field
          form={form}
          name="soort_contact"
          label={words.kindOfNote}
          options={kindsOf(form.values.soort_contact, words)}
        />
        <Field
          form={form}
          name="sticky"
          label={words.place}
          options={[
            ['nee', words.byDate],
            ['ja', words.onTop],
          ]}
        />
      </div>
      <Field form={form} name="onderwerp" label={words.subject} />
      <Field form={form} name="bericht" label={words.text} isLong isFirst />
      <FormEnd form={form} cancel={close} />
    </form>
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
