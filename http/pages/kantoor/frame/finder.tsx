// A field that finds a customer or a booking while its name is typed. The form keeps the name, and the id of the one that was chosen.
import type { SearchResults } from 'boekstaaf';
import { SearchApi } from 'boekstaaf/search';
import type { ComponentChildren } from 'preact';
import { usePage } from './context.ts';
import { Field, type Form } from './form.tsx';
import { useReading } from './reading.tsx';
import { FRAME } from './words.ts';
import type { Writing } from './writing.ts';

type Values = Readonly<Record<string, string>>;

interface FinderProps<Of extends Values> {
  readonly form: Form<Of>;
  readonly kind: keyof typeof KINDS;
  /** The fields of the id and of the name. The id is empty until somebody is chosen. */
  readonly id: keyof Of & string;
  readonly name: keyof Of & string;
}

/** Something that was found: its id, its name, and what tells it from others. */
type Found = readonly [id: number, name: string, more: readonly (string | null | undefined)[]];

const KINDS = {
  customer: ({ klanten = [] }: SearchResults): Found[] =>
    klanten.map(({ id, displaynaam, plaats, contactpersonen: [main] }) => [id, displaynaam, [main?.telefoon1, plaats]]),
  booking: ({ boekingen = [] }: SearchResults, writing: Writing): Found[] =>
    boekingen.map(({ id, referentie, datum, arrangement }) => [
      id,
      referentie,
      [writing.shortDate(datum), arrangement],
    ]),
};

export function Finder<Of extends Values>({ form, kind, id, name }: FinderProps<Of>): ComponentChildren {
  const { words, writing } = usePage(FRAME);
  const text = form.values[name]?.trim() ?? '';
  const isChosen = form.values[id] !== '';
  const { value: results } = useReading(
    async (caller, signal) =>
      isChosen || (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 2
        ? {}
        : caller.api(SearchApi).getSearchResults({ q: text.slice(0, 100) }, { signal }),
    [text, isChosen],
  );
  if (isChosen)
    return (
      <div>
        <p class="chosen">
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
        {KINDS[kind](results ?? {}, writing).map(([found, called, more]) => (
          <li key={found}>
            <button
              type="button"
              onClick={() => {
                form.type(id, String(found));
                form.type(name, called);
              }}
            >
              {called} <span class="more">{more.filter(Boolean).join(' \u00b7 ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
