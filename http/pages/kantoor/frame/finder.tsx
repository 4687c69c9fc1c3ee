// A field that finds a customer or a booking by its name. The form stores the name, and the id of the chosen one.
import type { ComponentChildren } from 'preact';
import { usePage } from './context.ts';
import { Field, type FormState, type FormValues } from './form.tsx';
import { useReading } from './reading.tsx';
import { canBeFound, find } from './search.ts';
import { FRAME_WORDS } from './words.ts';

interface FinderProps<Of extends FormValues> {
  readonly form: FormState<Of>;
  readonly kind: 'booking' | 'customer';
  /** The form's field of the id, which is empty until one is chosen. */
  readonly id: keyof Of & string;
  readonly name: keyof Of & string;
}

export function Finder<Of extends FormValues>({ form, kind, id, name }: FinderProps<Of>): ComponentChildren {
  const { words, writing } = usePage(FRAME_WORDS);
  const text = form.values[name]?.trim() ?? '';
  const isChosen = form.values[id] !== '';
  const { value: results = [] } = useReading(
    async (caller, signal) => (isChosen || !canBeFound(text) ? [] : find(text, caller, writing, signal)),
    [text, isChosen],
  );
  if (isChosen)
    return (
      <div>
        <p class="picked">
          <span class="more">{words[kind]}</span> <b>{text}</b>{' '}
          <button type="button" onClick={() => form.type(id, '')}>
            {words.another}
          </button>
        </p>
        <p class="complaint" role="alert">
          {form.problems[name]}
        </p>
      </div>
    );

  return (
    <>
      <Field form={form} name={name} label={words[kind]} isFirst />
      <ul class="known" aria-label={words.known}>
        {results
          .filter((result) => result.kind === kind)
          .map((result) => (
            <li key={result.id}>
              <button
                type="button"
                onClick={() => {
                  form.type(id, String(result.id));
                  form.type(name, result.title);
                }}
              >
                {result.title} <span class="more">{result.more}</span>
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}
