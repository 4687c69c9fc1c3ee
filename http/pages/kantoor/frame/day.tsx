// The sheet of one day: the address names the date (`?dag=2026-08-15`), and links lead to the days around it.
import type { ComponentChildren } from 'preact';
import { readPageTime } from '../../browser/time.ts';
import { addressOf, type PageName } from '../addresses.ts';
import { usePage } from './context.ts';
import { Heading } from './heading.tsx';
import { useQuery } from './navigation.ts';
import { Read, useReading } from './reading.tsx';
import type { OfficeCaller } from './caller.ts';
import { FRAME_WORDS, type FrameWords } from './words.ts';
import { dateAt, shiftDate } from './writing.ts';
import { MINUTE } from '../../../../domain/values/time-units.ts';

/** Returns today's date in the time zone of the installation. */
export function readToday(): string {
  return dateAt(readPageTime());
}

/** Returns the date in the address; today for a missing or an invalid one. */
function useDay(): string {
  const queryDate = useQuery('dag');
  return /^\d{4}-\d\d-\d\d$/.test(queryDate) && !Number.isNaN(Date.parse(queryDate)) ? queryDate : readToday();
}

interface DaySheetProps<Value> {
  readonly page: PageName & keyof FrameWords;
  readonly read: (caller: OfficeCaller, date: string, signal: AbortSignal) => PromiseLike<Value>;
  readonly children: (value: Value) => ComponentChildren;
}

/** The sheet of a day, to read and to print. Its data are read again every minute. */
export function DaySheet<Value>({ page, read, children }: DaySheetProps<Value>): ComponentChildren {
  const { words, writing } = usePage(FRAME_WORDS);
  const date = useDay();
  const reading = useReading((caller, signal) => read(caller, date, signal), [date], { every: MINUTE });
  return (
    <article class="sheet">
      <Heading text={words[page]}>
        <p>{writing.formatLongDate(date)}</p>
        <DayLinks page={page} date={date} />
      </Heading>
      <Read of={reading}>{children}</Read>
    </article>
  );
}

/** Links to the day before, to today, and to the day after, and a button that prints. */
function DayLinks({ page, date }: { readonly page: PageName; readonly date: string }): ComponentChildren {
  const { words, writing } = usePage(FRAME_WORDS);

  const link = (to: string, text: string): ComponentChildren => (
    <a class="button" href={`${addressOf(page)}?dag=${to}`} aria-label={writing.formatLongDate(to)}>
      {text}
    </a>
  );

  return (
    <div class="acts">
      {link(shiftDate(date, -1), '‹')}
      <a class="button" href={addressOf(page)}>
        {words.today}
      </a>
      {link(shiftDate(date, 1), '›')}
      <button type="button" onClick={() => print()}>
        {words.print}
      </button>
    </div>
  );
}
