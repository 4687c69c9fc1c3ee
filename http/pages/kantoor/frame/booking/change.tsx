// A form that changes a booking: it sends the version that it began with, names full limits, and overbooks only on request.
import type { Booking } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Act, type ObjectFormProps } from '../act.tsx';
import { useOffice } from '../context.ts';
import type { FormState, FormValues, Version } from '../form.tsx';
import { Read, useReading } from '../reading.tsx';
import type { OfficeCaller } from '../caller.ts';
import { useCapacityCheck, type ChangeOptions } from './capacity-check.tsx';
import { Outcome } from './outcome.tsx';
import { findUndo } from './undo.ts';

/** A booking and its ETag. */
interface BookingVersion {
  readonly booking: Booking;
  readonly ifMatch: string;
}

/** Reads a booking with its ETag. */
async function readBookingVersion(caller: OfficeCaller, id: number): Promise<BookingVersion> {
  const { data, headers } = await caller.getApi(BookingsApi).getBooking({ id }).withResponse();
  return { booking: data, ifMatch: headers.get('etag') ?? '' };
}

/** The state of a form while it saves. */
export interface SaveContext<Of extends FormValues> {
  readonly caller: OfficeCaller;
  /** The stored booking, of the version `ifMatch`. */
  readonly booking: Booking;
  readonly changes: Partial<Of>;
  readonly values: Of;
  readonly ifMatch: string;
  readonly options: ChangeOptions;
  readonly signal?: AbortSignal;
}

/** The props of a form that changes a booking; `id` is the booking. */
interface ChangeProps<Of extends FormValues> extends ObjectFormProps {
  readonly valuesOf: (booking: Booking, ifMatch: string) => Of;
  /** Sends the changed values; throws as the client does. */
  readonly save: (saving: SaveContext<Of>) => PromiseLike<Booking>;
  readonly fieldOf?: (fieldName: string) => string;
  readonly isAction?: boolean;
  readonly label?: string;
  readonly children: (form: FormState<Of>) => ComponentChildren;
}

/** The form of a change of a booking. Reads the booking first, so that the form begins with its current version. */
export function Change<Of extends FormValues>(props: ChangeProps<Of>): ComponentChildren {
  const reading = useReading((caller) => readBookingVersion(caller, props.id), [props.id]);
  return <Read of={reading}>{(version) => <ChangeForm {...props} version={version} />}</Read>;
}

/** `version` is the one that the form begins with. */
interface ChangeFormProps<Of extends FormValues> extends ChangeProps<Of> {
  readonly version: BookingVersion;
}

function ChangeForm<Of extends FormValues>(props: ChangeFormProps<Of>): ComponentChildren {
  const { id, version, valuesOf, save, isAction = false, children, ...formProps } = props;
  const { caller } = useOffice();
  const latest = useRef(version);
  const capacity = useCapacityCheck();

  const versionOf = ({ booking, ifMatch }: BookingVersion): Version<Of> => ({
    values: valuesOf(booking, ifMatch),
    etag: ifMatch,
  });

  const readLatest = async (): Promise<Version<Of>> => {
    latest.current = await readBookingVersion(caller, id);
    return versionOf(latest.current);
  };

  const saveChange = (values: Of, changedValues: Partial<Of>): PromiseLike<Booking> =>
    capacity.ask(() => save({ caller, ...latest.current, changes: changedValues, values, options: capacity.options }));

  const dryRun = ({ values, changes }: FormState<Of>, options: ChangeOptions, signal: AbortSignal) => {
    if (Object.keys(changes).length === 0) return false;
    return save({ caller, ...latest.current, changes, values, options, signal });
  };

  return (
    <Act
      {...formProps}
      isAction={isAction}
      from={versionOf(version)}
      read={readLatest}
      save={(values, _ifMatch, changedValues) => saveChange(values, changedValues)}
      undo={(after, ifMatch) =>
        findUndo({ caller, before: latest.current.booking, after, ifMatch, options: capacity.options })
      }
    >
      {(form) => (
        <>
          {children(form)}
          <Outcome
            now={latest.current.booking.kosten.calculated_totaalbedrag_inclusief_btw}
            capacity={capacity}
            ask={(options, signal) => dryRun(form, options, signal)}
            on={[...Object.values(form.values), latest.current.ifMatch]}
          />
        </>
      )}
    </Act>
  );
}
