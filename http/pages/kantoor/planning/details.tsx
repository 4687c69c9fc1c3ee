// The dialog with the details of an item, which Enter or a press opens.
import type { PlannedLine, PlannedShift, Planning } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import type { ComponentChildren } from 'preact';
import { addressOf } from '../addresses.ts';
import { Chip } from '../frame/chip.tsx';
import { Facts, type NamedFact } from '../frame/part.tsx';
import { Read, useReading } from '../frame/reading.tsx';
import type { BoardItem } from './board.ts';
import { readBookingFacts } from './booking-facts.ts';
import { dateAt, formatLongDate, spanOf, formatSpan } from './days.ts';
import { Dialog, type ItemDialogProps } from './dialog.tsx';
import { isLine } from './move.tsx';
import { statuses, words } from './words.ts';

interface DetailsProps extends ItemDialogProps {
  readonly conflicts: ReadonlyMap<string, readonly string[]>;
  /** Moves a line; null for a caller who may not. */
  readonly move: ((item: BoardItem) => void) | null;
  /** Assigns a shift for a line, or changes a shift; null for a caller who may not. */
  readonly staffed: ((item: BoardItem) => void) | null;
}

export function Details({ item, conflicts, move, staffed, ...props }: DetailsProps): ComponentChildren {
  const { source } = item;
  const troubles = conflicts.get(item.key) ?? [];

  return (
    <Dialog title={item.title} close={props.close} isTransient>
      {(end) => {
        const act = (text: string, work: (item: BoardItem) => void): ComponentChildren => (
          <button
            type="button"
            onClick={() => {
              end();
              work(item);
            }}
          >
            {text}
          </button>
        );
        return (
          <>
            <button type="button" class="quiet close" aria-label={words.close} onClick={end}>
              ×
            </button>
            <p>
              <Chip status={item.status} />
            </p>
            {troubles.length > 0 && (
              <ul class="troubles" aria-label={words.conflicts}>
                {troubles.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
            <Facts of={factsOf(item, props)} />
            {source.boeking_id !== null && <BookingPart id={source.boeking_id} />}
            <p class="acts">
              {move !== null && isLine(item) && act(words.moveLine, move)}
              {staffed !== null && act(isLine(item) ? words.giveShift : words.changeShift, staffed)}
            </p>
          </>
        );
      }}
    </Dialog>
  );
}

/** The facts of a booking that the planning lacks, and a link to its page. */
function BookingPart({ id }: { readonly id: number }): ComponentChildren {
  const reading = useReading((caller) => readBookingFacts(caller.getApi(BookingsApi), id), [id]);
  return (
    <>
      <Read of={reading}>{(facts) => <Facts of={facts} />}</Read>
      <p>
        <a href={addressOf('booking', id)}>{words.openBooking}</a>
      </p>
    </>
  );
}

function factsOf(item: BoardItem, props: Pick<ItemDialogProps, 'planning' | 'zone'>): readonly NamedFact[] {
  const { source } = item;
  const when = `${formatLongDate(dateAt(item.from, props.zone))}, ${formatSpan(item, props.zone)}`;
  return [
    [words.facts.when, when],
    ...('personeel' in source ? listShiftFacts(source, props) : listLineFacts(source, props)),
  ];
}

function listLineFacts(
  line: PlannedLine,
  { planning, zone }: Pick<ItemDialogProps, 'planning' | 'zone'>,
): readonly NamedFact[] {
  const shifts = planning.diensten.filter(({ boeking_id }) => boeking_id === line.boeking_id);
  const others = planning.regels.filter(({ id, boeking_id }) => boeking_id === line.boeking_id && id !== line.id);

  return [
    [words.facts.where, findPlaceName(line.locatie_id, planning) ?? words.nowhere],
    [words.facts.booking, formatBookingName(line)],
    [words.facts.customer, line.klant?.naam],
    [words.facts.people, String(line.personen)],
    [words.facts.quantity, String(line.aantal)],
    [words.facts.also, others.map((other) => `${formatSpan(spanOf(other), zone)} ${other.naam}`).join('\n')],
    [
      words.facts.staff,
      shifts
        .map((shift) => `${formatSpan(spanOf(shift), zone)} ${shift.personeel.naam} (${statuses[shift.status]})`)
        .join('\n'),
    ],
  ];
}

function listShiftFacts(
  shift: PlannedShift,
  { planning, zone }: Pick<ItemDialogProps, 'planning' | 'zone'>,
): readonly NamedFact[] {
  const lines = planning.regels.filter(({ boeking_id }) => boeking_id === shift.boeking_id);
  return [
    [words.facts.who, shift.personeel.naam],
    [words.facts.where, findPlaceName(shift.locatie_id, planning)],
    [words.facts.booking, lines[0] && formatBookingName(lines[0])],
    [words.facts.customer, lines[0]?.klant?.naam],
    [words.facts.programme, lines.map((line) => `${formatSpan(spanOf(line), zone)} ${line.naam}`).join('\n')],
    [words.facts.remark, shift.opmerking],
  ];
}

/** Returns the reference of a booking, and its package if it has one. */
function formatBookingName({ referentie, arrangement }: PlannedLine): string {
  return [referentie, arrangement].filter((part) => part !== '').join(', ');
}

function findPlaceName(id: number | null, { locaties }: Planning): string | undefined {
  return locaties.find((location) => location.id === id)?.naam;
}
