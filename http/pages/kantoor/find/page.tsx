// The page of all results: /kantoor/zoeken?q=...
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../browser/words.ts';
import { addressOf } from '../addresses.ts';
import { Chip } from '../frame/chip.tsx';
import { usePage } from '../frame/context.ts';
import { Heading } from '../frame/heading.tsx';
import { goTo, useQuery } from '../frame/navigation.ts';
import { Read, useReading } from '../frame/reading.tsx';
import { readTypedText } from '../frame/typed-text.ts';
import { canBeFound, find, type SearchHit } from '../frame/search.ts';
import { WORDS } from './words.ts';

export function Page(): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const text = useQuery('q');
  const reading = useReading(
    (caller, signal) => (canBeFound(text) ? find(text, caller, writing, signal) : Promise.resolve(null)),
    [text, writing],
  );

  const searchAgain = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }): void => {
    event.preventDefault();
    goTo(`${addressOf('find')}?q=${encodeURIComponent(readTypedText(event.currentTarget, 'q').trim())}`);
  };

  return (
    <article class="find-page">
      <Heading text={words.title} />
      <form role="search" onSubmit={searchAgain}>
        <input key={text} name="q" type="search" aria-label={words.label} defaultValue={text} />
        <button type="submit">{words.short}</button>
      </form>
      <Read of={reading}>
        {(all) => (
          <>
            <p role="status">
              {all === null && words.tooShort}
              {all?.length === 0 && fillWords(words.none, { text })}
            </p>
            {(['customer', 'booking', 'invoice', 'voucher'] as const).map((kind) => (
              <Kind key={kind} title={words.kinds[kind]} hits={all?.filter((one) => one.kind === kind) ?? []} />
            ))}
          </>
        )}
      </Read>
    </article>
  );
}

function Kind({ title, hits }: { readonly title: string; readonly hits: readonly SearchHit[] }): ComponentChildren {
  if (hits.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="lines">
        {hits.map(({ address, title: name, more, status }) => (
          <li key={address}>
            <a href={address}>{name}</a> <span class="more">{more}</span> {status !== null && <Chip status={status} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
