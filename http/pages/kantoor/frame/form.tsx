// Forms that change an object. They show a refusal at its field, and another user's concurrent change next to the typed text.
import { ApiError, PreconditionFailed } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useOffice, useWords } from './context.ts';
import { markUnsaved } from './navigation.ts';
import { describeProblem, describeError } from './refusals.ts';
import { readNewVersion, type Undo } from './undo.ts';
import { FRAME_WORDS } from './words.ts';

/** The texts of the fields, by the service's names for them. */
export type FormValues = Readonly<Record<string, string>>;

/** Sentences, by the names of fields. */
type Sentences = Readonly<Record<string, string | undefined>>;

/** The values of an object, and its ETag, which is left out for a new object. */
export interface Version<Of extends FormValues> {
  readonly values: Of;
  readonly etag?: string;
}

/** A read that the client has begun. */
interface ReadCall<Read> {
  readonly withResponse: () => PromiseLike<{ readonly data: Read; readonly headers: Headers }>;
}

/** Returns the values and the ETag of an object that is being read. */
export async function versionOf<Read, Of extends FormValues>(
  call: ReadCall<Read>,
  valuesOf: (object: Read) => Of,
): Promise<Version<Of>> {
  const { data, headers } = await call.withResponse();
  return { values: valuesOf(data), etag: headers.get('etag') ?? '' };
}

/** The plan of a form: its first values, how it saves them, and how it behaves. */
export interface FormPlan<Of extends FormValues, Saved> {
  /** The version that the form begins with. */
  readonly from: Version<Of>;
  /** Reads the current version; left out for objects without versions. */
  readonly read?: (() => PromiseLike<Version<Of>>) | undefined;
  /** Sends the form, or the fields that were changed, with `ifMatch`; throws as the client does. */
  readonly save: (values: Of, ifMatch: string, changedValues: Partial<Of>) => PromiseLike<Saved>;
  /** Called after saving, with the saved object and its undo; without them where nothing had changed. */
  readonly onDone: (saved?: Saved, undo?: Undo | null) => void;
  /** Returns the undo of a saved change. By default a change saves the earlier values again, and an action has no undo. */
  readonly undo?:
    ((saved: Saved, ifMatch: string, before: Of, after: Of) => PromiseLike<Undo | null> | Undo | null) | undefined;
  /** Returns the field of a refusal, where the service has another name for the field. */
  readonly fieldOf?: (fieldName: string) => string;
  /** The fields that must not be empty: the form marks them, and sends nothing. */
  readonly required?: readonly (keyof Of & string)[];
  /** Returns a question that the user must confirm before the form is sent; empty for none. */
  readonly buildQuestion?: (values: Of) => string;
  /** Whether the form performs an action: it then sends all fields, also unchanged ones. */
  readonly isAction?: boolean;
}

/** The state of a form, for its fields. */
export interface FormState<Of extends FormValues> {
  readonly values: Of;
  /** The fields that are sent: the changed ones, or all of an action. */
  readonly changes: Partial<Of>;
  readonly type: (name: keyof Of, text: string) => void;
  /** A sentence for each field that was refused. */
  readonly problems: Sentences;
  /** The texts that another user saved since, in fields where a different text was typed here. */
  readonly clashes: Sentences;
  /** A sentence about the whole form; empty for none. */
  readonly message: string;
  readonly isBusy: boolean;
  readonly submit: (event: Event) => void;
}

/** How often saving is retried after another user changed other fields of the object. */
const MAX_ATTEMPTS = 5;

/** Returns the state of a form. Typed texts stay until they are saved, whatever the service responds. */
export function useForm<Of extends FormValues, Saved>({
  from,
  read = () => Promise.resolve(from),
  save,
  onDone,
  undo,
  fieldOf = toOwnName,
  required = [],
  buildQuestion: question = () => '',
  isAction = false,
}: FormPlan<Of, Saved>): FormState<Of> {
  const { language } = useOffice();
  const [base, setBase] = useState(from);
  const [typed, setTyped] = useState<Partial<Of>>({});
  const [state, setState] = useState(IDLE_STATE);
  const key = useRef({});
  const changedValues = Object.fromEntries(
    Object.entries(typed).filter(([name, text]) => text !== base.values[name]),
  ) as Partial<Of>;
  const input: Partial<Of> = isAction ? { ...base.values, ...typed } : changedValues;

  useLayoutEffect(() => {
    markUnsaved(key.current, Object.keys(changedValues).length > 0);
    return () => markUnsaved(key.current, false);
  }, [base, typed]);

  const undoOf = async (write: PromiseLike<Saved>, before: Of, after: Of): Promise<Undo | null> => {
    const ifMatch = await readNewVersion(write);
    if (ifMatch === '') return null;
    if (undo !== undefined) return undo(await write, ifMatch, before, after);
    const names = Object.keys(input);
    const earlierValues = Object.fromEntries(names.map((name) => [name, before[name]])) as Partial<Of>;
    return isAction ? null : () => save(before, ifMatch, earlierValues);
  };

  const attempt = async (on: Version<Of>, attemptsLeft: number): Promise<void> => {
    try {
      const after = { ...on.values, ...input };
      const isSent = isAction || Object.keys(input).length > 0;
      const write = isSent ? save(after, on.etag ?? '', input) : undefined;
      const saved = await write;
      const back = write && (await undoOf(write, on.values, after));
      markUnsaved(key.current, false);
      onDone(saved, back);
    } catch (error) {
      if (!(error instanceof PreconditionFailed) || attemptsLeft === 0) throw error;
      const now = await read();
      const theirs = findClashes(input, on.values, now.values);
      // An action without fields concerns the whole object: the user must check the changed object.
      const isWhole = Object.keys(on.values).length === 0;
      if (!isWhole && Object.keys(theirs).length === 0) return attempt(now, attemptsLeft - 1);
      setBase(now);
      setState({ ...IDLE_STATE, clashes: theirs, message: isWhole ? FRAME_WORDS[language].changedBefore : '' });
    }
  };

  const values: Of = { ...base.values, ...typed };

  const submit = (event: Event): void => {
    event.preventDefault();
    const missing = required.filter((name) => values[name]?.trim() === '');
    if (missing.length > 0) {
      const problems = Object.fromEntries(missing.map((name) => [name, FRAME_WORDS[language].fillIn]));
      setState({ ...IDLE_STATE, problems });
      return;
    }

    const questionText = question(values);
    if (questionText !== '' && !confirm(questionText)) return;

    setState({ ...IDLE_STATE, isBusy: true });
    attempt(base, MAX_ATTEMPTS).catch((error: unknown) => {
      const all = error instanceof ApiError ? error.problems : [];
      const beside = all.flatMap(({ field, ...rest }) =>
        field !== undefined && fieldOf(field) in base.values ? [[fieldOf(field), describeProblem(rest, language)]] : [],
      );
      const message = beside.length > 0 && beside.length === all.length ? '' : describeError(error, language);
      setState({ ...IDLE_STATE, problems: Object.fromEntries(beside) as Sentences, message });
    });
  };

  const type = (name: keyof Of, text: string): void => setTyped((before) => ({ ...before, [name]: text }));
  return { values, changes: input, type, submit, ...state };
}

const IDLE_STATE: Pick<FormState<FormValues>, 'problems' | 'clashes' | 'message' | 'isBusy'> = {
  problems: {},
  clashes: {},
  message: '',
  isBusy: false,
};

function toOwnName(fieldName: string): string {
  return fieldName;
}

/** Returns the fields that were changed here, and differently by another user. */
function findClashes<Of extends FormValues>(changedValues: Partial<Of>, before: Of, now: Of): Sentences {
  const names = Object.keys(changedValues).filter(
    (name) => now[name] !== before[name] && now[name] !== changedValues[name],
  );
  return Object.fromEntries(names.map((name) => [name, now[name]]));
}

/** A choice: the value that is sent, and the words for it. */
export type Option = readonly [value: string, text: string];

interface FieldProps<Of extends FormValues> {
  readonly form: FormState<Of>;
  readonly name: keyof Of & string;
  readonly label: string;
  /** A field of several lines. */
  readonly isLong?: boolean;
  /** Whether the field gets the focus when it appears. */
  readonly isFirst?: boolean;
  readonly inputMode?: 'decimal' | 'email' | 'numeric' | 'tel' | 'text';
  readonly type?: 'date' | 'text' | 'time';
  /** The choices of a field without free text. */
  readonly options?: readonly Option[];
}

/** A field with its label, its refusal, and another user's text. */
export function Field<Of extends FormValues>(props: FieldProps<Of>): ComponentChildren {
  const { form, name, label, isLong = false, isFirst = false, inputMode = 'text', type = 'text', options } = props;
  const id = useId();
  const control = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  const problem = form.problems[name];
  const theirs = form.clashes[name];

  useLayoutEffect(() => {
    if (!isFirst && problem === undefined && theirs === undefined) return;
    // The first of several refused fields gets the focus.
    const refusedField = control.current?.form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (refusedField ?? control.current)?.focus();
  }, [problem, theirs]);

  const shared = {
    id,
    name,
    ref: control,
    value: form.values[name],
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-told`,
    onInput: (event: Event) => form.type(name, (event.currentTarget as HTMLInputElement).value),
  };

  return (
    <div class="field">
      <label for={id}>{label}</label>
      {options !== undefined && (
        <select {...shared}>
          {options.map(([value, text]) => (
            <option key={value} value={value} selected={value === form.values[name]}>
              {text}
            </option>
          ))}
        </select>
      )}
      {options === undefined && isLong && <textarea rows={3} {...shared} />}
      {options === undefined && !isLong && type === 'text' && <input type="text" inputMode={inputMode} {...shared} />}
      {options === undefined && type !== 'text' && <input type={type} {...shared} />}
      <div id={`${id}-told`} role="alert">
        {problem !== undefined && <p class="complaint">{problem}</p>}
        {theirs !== undefined && <Theirs text={formatChoice(theirs, options)} take={() => form.type(name, theirs)} />}
      </div>
    </div>
  );
}

/** Returns the label of a choice. */
function formatChoice(value: string, options: readonly Option[] = []): string {
  return options.find(([each]) => each === value)?.[1] ?? value;
}

function Theirs({ text, take }: { readonly text: string; readonly take: () => void }): ComponentChildren {
  const words = useWords(FRAME_WORDS);
  return (
    <div class="theirs">
      <p class="complaint">{words.changedMeanwhile}</p>
      <p>
        {words.theirs} <q>{text === '' ? words.empty : text}</q>
      </p>
      <button type="button" onClick={take}>
        {words.takeTheirs}
      </button>
    </div>
  );
}

interface FormEndProps<Of extends FormValues> {
  readonly form: FormState<Of>;
  readonly cancel: () => void;
  /** The label of the button that sends the form; *save* by default. */
  readonly label?: string | undefined;
  /** The label of the button that closes the form, where *cancel* would be ambiguous. */
  readonly back?: string | undefined;
}

/** The end of a form: refusals of the whole form, and its buttons. */
export function FormEnd<Of extends FormValues>({ form, cancel, label, back }: FormEndProps<Of>): ComponentChildren {
  const words = useWords(FRAME_WORDS);
  return (
    <>
      <p class="complaint" role="alert">
        {form.message}
      </p>
      <div class="acts">
        <button type="submit" class="primary" disabled={form.isBusy}>
          {form.isBusy ? words.saving : (label ?? words.save)}
        </button>
        <button type="button" onClick={cancel}>
          {back ?? words.cancel}
        </button>
      </div>
    </>
  );
}
