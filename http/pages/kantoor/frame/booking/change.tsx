// A form that changes a booking: it holds the version it began with, says what is full, and overbooks only when told to.
import type { Booking } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Act, type ObjectFormProps } from '../act.tsx';
import { useOffice } from '../context.ts';
import type { FormState, FormValues, Version } from '../form.tsx';
import { Read, useReading } from '../reading.tsx';
import type { OfficeCaller } from '../session.ts';
import { useCapacityCheck, type ChangeOptions } from './capacity-check.tsx';
import { Outcome } from './outcome.tsx';
import { findUndo } from './undo.ts';

/** A booking, and which version of it. */
interface BookingVersion {
  readonly booking: Booking;
  readonly ifMatch: string;
}

/** Reads a booking to change it. */
async function readBookingVersion(caller: OfficeCaller, id: number): Promise<BookingVersion> {
  const { data, headers } = await caller.getApi(BookingsApi).getBooking({ id }).withResponse();
  return { booking: data, ifMatch: headers.get('etag') ?? '' };
}

/** A form knows these when it saves. */
export interface SaveContext<Of extends FormValues> {
  readonly caller: OfficeCaller;
  /** The booking as it is, of the version `ifMatch`. */
  readonly booking: Booking;
  readonly changed: Partial<Of>;
  readonly values: Of;
  readonly ifMatch: string;
  readonly asked: ChangeOptions;
  readonly signal?: AbortSignal;
}

/** `id` is the booking. */
interface ChangeProps<Of extends FormValues> extends ObjectFormProps {
  readonly valuesOf: (booking: Booking, ifMatch: string) => Of;
  /** Sends what was changed; throws as the client does. */
  readonly save: (saving: SaveContext<Of>) => PromiseLike<Booking>;
  readonly fieldOf?: (named: string) => string;
  readonly isAction?: boolean;
  readonly label?: string;
  readonly children: (form: FormState<Of>) => ComponentChildren;
}

/** Reads the booking anew, so that the form begins with the version of now. */
export function Change<Of extends FormValues>(props: ChangeProps<Of>): ComponentChildren {
  const found = useReading((caller) => readBookingVersion(caller, props.id), [props.id]);
  return <Read of={found}>{(held) => <Filled {...props} held={held} />}</Read>;
}

function Filled<Of extends FormValues>(props: ChangeProps<Of> & { readonly held: BookingVersion }): ComponentChildren {
  const { id, held, valuesOf, save, isAction = false, children, ...opened } = props;
  const { caller } = useOffice();
  const latest = useRef(held);
  const room = useCapacityCheck();

  const versionOf = ({ booking, ifMatch }: BookingVersion): Version<Of> => ({
    values: valuesOf(booking, ifMatch),
    etag: ifMatch,
  });

  return (
    <Act
      {...opened}
      isAction={isAction}
      from={versionOf(held)}
      read={async () => {
        latest.current = await readBookingVersion(caller, id);
        return versionOf(latest.current);
      }}
      save={(values, _ifMatch, changed) =>
        room.ask(() => save({ caller, ...latest.current, changed, values, asked: room.asked }))
      }
      undo={(after, ifMatch) => findUndo({ caller, before: latest.current.booking, after, ifMatch, asked: room.asked })}
    >
      {(form) => (
        <>
          {children(form)}
          <Outcome
            now={latest.current.booking.kosten.calculated_totaalbedrag_inclusief_btw}
            room={room}
            ask={(asked, signal) =>
              Object.keys(form.changed).length > 0 && save({ caller, ...latest.current, ...form, asked, signal })
            }
            on={[...Object.values(form.values), latest.current.ifMatch]}
          />
        </>
      )}
    </Act>
  );
}
