// The dialog that moves a line of a booking, and shows the price and the capacity before it saves.
import type { Booking, PlannedLine } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import type { ComponentChildren } from 'preact';
import { instantAt, type Zone } from '../../../../domain/values/calendar.ts';
import { fillWords } from '../../browser/words.ts';
import { Change, type SaveContext } from '../frame/booking/change.tsx';
import { Field } from '../frame/form.tsx';
import type { BoardItem } from './board.ts';
import { clockAt, spanOf, formatSpan, type MomentSpan } from './days.ts';
import { Dialog, type ItemDialogProps } from './dialog.tsx';
import { words } from './words.ts';

/** The begin and the location of a line after a move. */
export interface MoveTarget {
  /** The begin, in milliseconds since 1970. */
  readonly from: number;
  /** Null for no location. */
  readonly locationId: number | null;
}

/** The values of the form. `version` is the ETag of the booking, so that another user's change of it is reported. */
type MoveValues = Readonly<Record<'begin' | 'datum' | 'locatie_id' | 'version', string>>;

/** Returns whether an item is a line, which can be moved. */
export function isLine({ source }: BoardItem): boolean {
  return !('personeel' in source);
}

/** Returns the current begin and location of a line. */
export function targetOf({ from, source }: BoardItem): MoveTarget {
  return { from, locationId: source.locatie_id };
}

/** Asks for the new time and location of a line, shows their price and capacity, and moves it. */
export function Move({
  item,
  target,
  planning,
  zone,
  ...props
}: ItemDialogProps & { readonly target: MoveTarget }): ComponentChildren {
  const line = item.source as PlannedLine;
  const usual = {
    datum: zone.toLocalDate(instantAt(target.from)),
    begin: clockAt(target.from, zone),
    locatie_id: String(target.locationId ?? ''),
  };
  const locationOptions = planning.locaties.map(({ id, naam }) => [String(id), naam] as const);

  return (
    <Dialog title={fillWords(words.move.title, { name: `${line.naam}, ${line.referentie}` })} close={props.close}>
      {(end) => (
        <Change<MoveValues>
          id={line.boeking_id}
          close={end}
          onDone={props.onDone}
          isAction
          label={words.move.save}
          valuesOf={(_booking, version) => ({ ...usual, version })}
          save={(saving) => moveTo(saving, line, zone)}
        >
          {(form) => {
            const newSpan = parseSpan(form.values, line, zone);
            const span = {
              from: formatSpan(spanOf(line), zone),
              to: newSpan === null ? '' : formatSpan(newSpan, zone),
            };

            return (
              <>
                <Field form={form} name="datum" label={words.move.date} type="date" />
                <Field form={form} name="begin" label={words.move.time} type="time" isFirst />
                <Field
                  form={form}
                  name="locatie_id"
                  label={words.move.place}
                  options={[['', words.nowhere], ...locationOptions]}
                />
                <p class="difference" role="status">
                  {newSpan !== null && fillWords(words.move.fromTo, span)}
                </p>
                <p class="complaint" role="alert">
                  {form.clashes['version'] !== undefined && words.move.changedBefore}
                </p>
              </>
            );
          }}
        </Change>
      )}
    </Dialog>
  );
}

/** Returns the typed period; null for no valid moment. The line lasts as long as before, also across a clock change. */
function parseSpan({ datum, begin }: MoveValues, line: PlannedLine, zone: Zone): MomentSpan | null {
  const [hours = NaN, minutes = NaN] = begin.split(':').map(Number);
  const moment =
    Number.isNaN(hours + minutes) || datum === '' ? undefined : zone.findInstant(datum, hours * 60 + minutes);
  const { from, to } = spanOf(line);
  return moment === undefined ? null : { from: Date.parse(moment), to: Date.parse(moment) + to - from };
}

function moveTo(saving: SaveContext<MoveValues>, line: PlannedLine, zone: Zone): PromiseLike<Booking> {
  const { caller, booking, values, ifMatch, options, signal } = saving;
  const newSpan = parseSpan(values, line, zone);
  const lineChange = {
    begin: newSpan === null ? `${values.datum}T${values.begin}` : zone.toText(instantAt(newSpan.from)),
    ...(newSpan !== null && { eind: zone.toText(instantAt(newSpan.to)) }),
    locatie_id: Number(values.locatie_id) || null,
  };
  const boekingsregels = booking.boekingsregels.map(({ id }) => (id === line.id ? { id, ...lineChange } : { id }));
  return caller
    .getApi(BookingsApi)
    .patchBooking({ id: booking.id, body: { boekingsregels }, ...options }, { ifMatch, signal });
}
