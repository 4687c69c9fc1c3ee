// The page of today: the arrivals of today and tomorrow, and the matters that need attention.
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../browser/words.ts';
import { usePage } from '../frame/context.ts';
import { readToday } from '../frame/day.tsx';
import { Heading } from '../frame/heading.tsx';
import { Read, useReading } from '../frame/reading.tsx';
import { ReadRows } from '../frame/rows.tsx';
import { shiftDate } from '../frame/writing.ts';
import { ArrivalLine } from './arrival.tsx';
import { CONCERNS, type Concern } from './attention.ts';
import { readDays, type ArrivalDay, type ArrivalDays } from './days.ts';
import { WORDS } from './words.ts';
import { MINUTE } from '../../../../domain/values/time-units.ts';

/** The most rows of a list that are shown before it is opened further. */
const MAX_OPEN_ROWS = 6;

export function Page(): ComponentChildren {
  const { words, caller, writing } = usePage(WORDS);
  const dates = [readToday(), shiftDate(readToday(), 1)];
  const reading = useReading((reader, signal) => readDays(reader, dates, signal), dates, { every: MINUTE });
  const concerns = CONCERNS.filter(({ rights }) => caller.may(...rights));

  return (
    <div class="today">
      <div class="days">
        <Heading text={words.today}>
          <p>{writing.formatLongDate(dates[0] ?? '')}</p>
          <button type="button" onClick={() => print()}>
            {words.print}
          </button>
        </Heading>
        <Read of={reading}>
          {({ days, placeNames }) =>
            days.map((day, index) => (
              <DayPart
                key={day.date}
                day={day}
                placeNames={placeNames}
                isFirst={index === 0}
                readAgain={reading.readAgain}
              />
            ))
          }
        </Read>
      </div>
      {concerns.length > 0 && (
        <aside class="concerns" aria-labelledby="concerns">
          <h2 id="concerns">{words.attention}</h2>
          {concerns.map((concern) => (
            <ConcernPart key={concern.title} concern={concern} date={dates[0] ?? ''} />
          ))}
        </aside>
      )}
    </div>
  );
}

interface DayProps extends Pick<ArrivalDays, 'placeNames'> {
  readonly day: ArrivalDay;
  readonly isFirst: boolean;
  readonly readAgain: () => void;
}

function DayPart({ day: { date, arrivals }, placeNames, isFirst, readAgain }: DayProps): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const size = arrivals.reduce((all, { booking }) => all + booking.personen, 0);
  const people = `${writing.formatNumber(size)} ${size === 1 ? words.person : words.persons}`;
  const summary = fillWords(arrivals.length === 1 ? words.oneGroup : words.groups, { groups: arrivals.length, people });

  return (
    <section aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} class={isFirst ? 'first' : undefined}>
        {isFirst ? words.comes : `${words.tomorrow}, ${writing.formatLongDate(date)}`}
        <span class="more">{arrivals.length === 0 ? '' : summary}</span>
      </h2>
      {arrivals.length === 0 && <p class="nothing">{words.nobody}</p>}
      <ul class="arrivals">
        {arrivals.map((arrival) => (
          <ArrivalLine
            key={arrival.booking.id}
            arrival={arrival}
            date={date}
            placeNames={placeNames}
            readAgain={readAgain}
          />
        ))}
      </ul>
    </section>
  );
}

function ConcernPart({ concern, date }: { readonly concern: Concern; readonly date: string }): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const reading = useReading(
    (caller, signal) => concern.read({ caller, date, words, writing, signal }),
    [date, words],
    {
      every: 5 * MINUTE,
    },
  );
  const count = reading.value?.length;

  return (
    <section class="concern" data-count={count} aria-labelledby={concern.title}>
      <h3 id={concern.title}>
        {words[concern.title]} <span class="count">{count === 0 ? words.none : count}</span>
      </h3>
      <ReadRows of={reading} open={MAX_OPEN_ROWS}>
        {({ key, address, title, more }) => (
          <li key={key}>
            {address === null ? <b>{title}</b> : <a href={address}>{title}</a>}
            <span class="more">{more}</span>
          </li>
        )}
      </ReadRows>
    </section>
  );
}
