// The programme of a booking: each line with its time, place, quantity and price, and the conflicts.
import type { Booking, BookingLine } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../../browser/words.ts';
import { usePage } from '../../frame/context.ts';
import { Opener } from '../../frame/opener.tsx';
import { readPlaces } from '../../frame/places.ts';
import { Read, useReading } from '../../frame/reading.tsx';
import type { OfficeCaller } from '../../frame/caller.ts';
import type { BookingPartProps } from '../booking.ts';
import { Part } from '../../frame/part.tsx';
import { calculateLinePrice } from './costs.ts';
import { readConflicts } from './conflicts.ts';
import { AddLine, ChangeLine, RemoveLine } from './line.tsx';
import { WORDS } from './words.ts';

export function ProgrammePart(props: BookingPartProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const places = useReading(readPlaces, []);
  return (
    <Part title={words.programme}>
      {caller.may('editPersoneelsplanning', 'editBoeking') && <Conflicts {...props} />}
      {props.booking.boekingsregels.length === 0 && <p class="nothing">{words.none}</p>}
      <Read of={places}>{(names) => <Lines {...props} placeNames={names} />}</Read>
    </Part>
  );
}

interface LinesProps extends BookingPartProps {
  readonly placeNames: ReadonlyMap<number, string>;
}

function Lines(props: LinesProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const { booking, placeNames, onChange } = props;
  return (
    <>
      <Days {...props} />
      {mayChange(caller, booking) && (
        <Opener label={`+ ${words.add}`}>
          {(close) => <AddLine id={booking.id} placeNames={placeNames} onDone={onChange} close={close} />}
        </Opener>
      )}
    </>
  );
}

/** Returns whether the caller may change the programme; that of a cancelled booking does not change. */
function mayChange(caller: OfficeCaller, { status }: Booking): boolean {
  return caller.may('editBoeking') && status !== 'geannuleerd';
}

function Days({ booking, placeNames, onChange }: LinesProps): ComponentChildren {
  const { words, caller, writing } = usePage(WORDS);
  const lines = booking.boekingsregels.toSorted((a, b) => Date.parse(a.begin) - Date.parse(b.begin) || a.id - b.id);
  const days = [...new Set(lines.map(({ begin }) => begin.slice(0, 10)))];

  return days.map((day) => (
    <div key={day}>
      {(days.length > 1 || day !== booking.datum) && <h3>{writing.formatLongDate(day)}</h3>}
      <ol class="lines">
        {lines
          .filter(({ begin }) => begin.startsWith(day))
          .map((line) => (
            <li key={line.id}>
              <Line line={line} placeName={line.locatie_id === null ? null : (placeNames.get(line.locatie_id) ?? '')}>
                {calculateLinePrice(booking.kosten.regels, line.id)}
              </Line>
              {mayChange(caller, booking) && (
                <div class="acts">
                  <Opener
                    label={words.change}
                    name={fillWords(words.changeLine, { line: line.beschrijving })}
                    kind="quiet"
                  >
                    {(close) => (
                      <ChangeLine
                        placeNames={placeNames}
                        close={close}
                        id={booking.id}
                        line={line.id}
                        onDone={onChange}
                      />
                    )}
                  </Opener>
                  <Opener
                    label={words.remove}
                    name={fillWords(words.removeLine, { line: line.beschrijving })}
                    kind="quiet"
                  >
                    {(close) => (
                      <RemoveLine
                        placeNames={placeNames}
                        close={close}
                        id={booking.id}
                        line={line.id}
                        onDone={onChange}
                      />
                    )}
                  </Opener>
                </div>
              )}
            </li>
          ))}
      </ol>
    </div>
  ));
}

interface ProgrammeLineProps {
  readonly line: BookingLine;
  /** The name of the place; null for a line without one. */
  readonly placeName: string | null;
  /** The price of the line; null where none is charged. */
  readonly children: number | null;
}

function Line({ line, placeName, children: price }: ProgrammeLineProps): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  return (
    <>
      <span class="time">{writing.formatSpan(line)}</span>
      <span class="what">
        <b>{writing.formatNumber(line.aantal)} ×</b> {line.beschrijving}{' '}
        <span class="more">{placeName ?? words.noPlace}</span>
        {line.opmerking !== null && line.opmerking !== '' && <span class="remarked">{line.opmerking}</span>}
      </span>
      <span class="amount">{price !== null && writing.formatAmount(price)}</span>
    </>
  );
}

function Conflicts({ booking, version }: BookingPartProps): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const reading = useReading((caller, signal) => readConflicts(caller, booking, signal), [booking.id, version]);
  return reading.value?.map(({ code, begin, names }) => (
    <p key={`${code} ${begin}`} class="conflict">
      <b>{words.conflicts[code]}</b>{' '}
      {[...names.filter((name) => name !== booking.referentie), writing.formatMoment(begin)].join(' · ')}
    </p>
  ));
}
