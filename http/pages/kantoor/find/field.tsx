// The search field in the bar: results while typing, `/` focuses it, arrows choose, Enter opens, Escape closes.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fillWords } from '../../browser/words.ts';
import { addressOf } from '../addresses.ts';
import { Chip } from '../frame/chip.tsx';
import { useOffice, useWords } from '../frame/context.ts';
import { goTo } from '../frame/navigation.ts';
import { pause, useReading } from '../frame/reading.tsx';
import { canBeFound, find, type SearchHit } from '../frame/search.ts';
import { WORDS } from './words.ts';

/** The pause in typing before the service is asked. */
const TYPING_PAUSE_MS = 150;
/** The most results of each kind in the list; the page of all results shows the rest. */
const MAX_PER_KIND = 5;

export function FindField(): ComponentChildren {
  const words = useWords(WORDS);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const hits = useFound(isOpen ? text : '');

  // A choice is valid only for the results in which it was made.
  const [choice, setChoice] = useState({ among: hits, place: -1 });
  const chosenIndex = choice.among === hits ? choice.place : -1;
  const choose = (index: number): void => setChoice({ among: hits, place: index });

  useLayoutEffect(() => {
    const controller = new AbortController();
    document.addEventListener('keydown', (event) => focusBySlash(event, field.current), { signal: controller.signal });
    return () => controller.abort();
  }, []);

  const close = (): void => setOpen(false);

  const open = (address: string): void => {
    close();
    setText('');
    field.current?.blur();
    goTo(address);
  };

  const press = (event: KeyboardEvent): void => {
    const count = hits?.length ?? 0;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') open(hits?.[chosenIndex]?.address ?? buildResultsAddress(text));
    else if (count > 0 && event.key === 'ArrowDown') choose((chosenIndex + 1) % count);
    else if (count > 0 && event.key === 'ArrowUp') choose(chosenIndex <= 0 ? count - 1 : chosenIndex - 1);
    else return;
    event.preventDefault();
  };

  const isShown = isOpen && hits !== null;
  return (
    <search class="find">
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={words.label}
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        list={undefined}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosenIndex < 0 ? undefined : `${id}-${String(chosenIndex)}`}
        placeholder={words.short}
        autocomplete="off"
        value={text}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onKeyDown={press}
      />
      <kbd aria-hidden="true">/</kbd>
      <p class="unseen" role="status">
        {isShown && fillWords(words.count, { count: hits.length })}
      </p>
      {isShown && (
        <div class="results">
          {hits.length === 0 && <p>{fillWords(words.none, { text })}</p>}
          <div id={`${id}-list`} role="listbox" aria-label={words.title}>
            {hits.map((each, index) => (
              <Line
                key={each.address}
                id={`${id}-${String(index)}`}
                hit={each}
                isChosen={index === chosenIndex}
                open={open}
              />
            ))}
          </div>
        </div>
      )}
    </search>
  );
}

/** Returns the first results of each kind for the latest text; null while there are none to show, and after a failure. */
function useFound(text: string): readonly SearchHit[] | null {
  const { writing } = useOffice();
  const { value = null, error } = useReading(
    async (caller, signal) => {
      if (!canBeFound(text)) return null;
      await pause(TYPING_PAUSE_MS, signal);
      return limitPerKind(await find(text, caller, writing, signal));
    },
    [text, writing],
  );
  return error === null ? value : null;
}

function limitPerKind(all: readonly SearchHit[]): readonly SearchHit[] {
  return all.filter((one, index) => all.slice(0, index).filter(({ kind }) => kind === one.kind).length < MAX_PER_KIND);
}

interface ResultLineProps {
  readonly id: string;
  readonly hit: SearchHit;
  readonly isChosen: boolean;
  readonly open: (address: string) => void;
}

/** A result. A press of the mouse on it is prevented: the field would lose the focus and close the list. */
function Line({ id, hit, isChosen, open }: ResultLineProps): ComponentChildren {
  const { kinds } = useWords(WORDS);
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      data-kind={hit.kind}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => open(hit.address)}
    >
      <span class="kind">{kinds[hit.kind]}</span>
      <b>{hit.title}</b> <span class="more">{hit.more}</span>
      {hit.status !== null && <Chip status={hit.status} />}
    </div>
  );
}

function buildResultsAddress(text: string): string {
  return `${addressOf('find')}?q=${encodeURIComponent(text.trim())}`;
}

function focusBySlash(event: KeyboardEvent, field: HTMLInputElement | null): void {
  const { target } = event;
  if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return;
  if (target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea')) return;
  event.preventDefault();
  field?.focus();
}
