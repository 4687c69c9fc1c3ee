// The toolbar above the board: the choice of day or week, the search, and the filter of empty rows.
import type { ComponentChildren, RefObject } from 'preact';
import { useOffice } from '../frame/context.ts';
import { Heading } from '../frame/heading.tsx';
import { FRAME_WORDS } from '../frame/words.ts';
import type { ViewActs } from './drawing.ts';
import { titleOf, type ShownPeriod } from './period.ts';
import { words } from './words.ts';

interface ToolbarProps {
  readonly period: ShownPeriod;
  readonly acts: ViewActs;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly sought: string;
  readonly setSought: (text: string) => void;
  readonly onlyBusy: boolean;
  readonly setOnlyBusy: (isSet: boolean) => void;
}

export function Toolbar(props: ToolbarProps): ComponentChildren {
  const { period, acts, search, sought, setSought, onlyBusy, setOnlyBusy } = props;
  const { language } = useOffice();

  return (
    <Heading text={titleOf(period)}>
      <div class="moves" role="group" aria-label={words.period}>
        <button type="button" onClick={acts.showPrevious} aria-label={words.previous} aria-keyshortcuts="PageUp">
          ‹
        </button>
        <button type="button" onClick={acts.showToday} aria-keyshortcuts="t">
          {FRAME_WORDS[language].today}
        </button>
        <button type="button" onClick={acts.showNext} aria-label={words.next} aria-keyshortcuts="PageDown">
          ›
        </button>
      </div>
      <input
        type="date"
        aria-label={words.goTo}
        value={period.date}
        // A date that is still being typed is empty, or a date of long ago.
        onChange={({ currentTarget: { value } }) => {
          if (/^(19|20|21)\d\d-/.test(value)) acts.goTo(value);
        }}
      />
      <div class="switch" role="group" aria-label={words.view}>
        {(['day', 'week'] as const).map((view) => (
          <button
            key={view}
            type="button"
            onClick={() => acts.see(view)}
            aria-pressed={view === period.view}
            aria-keyshortcuts={view.slice(0, 1)}
          >
            {words[view]}
          </button>
        ))}
      </div>
      <input
        type="search"
        ref={search}
        placeholder={words.find}
        aria-label={words.findWhat}
        aria-keyshortcuts="/"
        value={sought}
        onInput={({ currentTarget: { value } }) => setSought(value)}
      />
      <label class="check">
        <input type="checkbox" checked={onlyBusy} onChange={() => setOnlyBusy(!onlyBusy)} />
        {words.hideEmpty}
      </label>
    </Heading>
  );
}
