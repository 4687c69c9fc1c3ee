// A form that changes a booking: it holds the version it began with, says what is full, and overbooks only when told to.
import type { Booking } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useOffice } from '../frame/context.ts';
import { FormEnd, useForm, type Form } from '../frame/form.tsx';
import { Read, useReading } from '../frame/reading.tsx';
import type { Caller } from '../frame/session.ts';
import type { Opened } from './act.tsx';
import { holdBooking, type Held } from './booking.ts';
import { useRoom } from './full.tsx';
import type { Asked } from './fullness.ts';
import { Price, useTried } from './tried.tsx';

type Values = Readonly<Record<string, string>>;

/** A form knows these when it saves. */
export interface Saving<Of extends Values> {
  readonly caller: Caller;
  /** The booking as it is, of the version `ifMatch`. */
  readonly booking: Booking;
  readonly changed: Partial<Of>;
  readonly values: Of;
  readonly ifMatch: string;
  readonly asked: Asked;
  readonly signal?: AbortSignal;
}

/** `id` is the booking. */
interface ChangeProps<Of extends Values> extends Opened {
  readonly valuesOf: (booking: Booking) => Of;
  /** Sends what was changed; throws as the client does. */
  readonly save: (saving: Saving<Of>) => PromiseLike<Booking>;
  readonly fieldOf?: (named: string) => string;
  readonly isAction?: boolean;
  readonly label?: string;
  readonly back?: string;
  readonly children: (form: Form<Of>) => ComponentChildren;
}

/** Reads the booking anew, so that the form begins with the version of now. */
export function Change<Of extends Values>(props: ChangeProps<Of>): ComponentChildren {
  const found = useReading((caller) => holdBooking(caller, props.id), [props.id]);
  return <Read of={found}>{(held) => <Filled {...props} held={held} />}</Read>;
}

function Filled<Of extends Values>(props: ChangeProps<Of> & { readonly held: Held }): ComponentChildren {
  const { id, held, valuesOf, save, done, close, fieldOf, isAction, label, back, children } = props;
  const { caller } = useOffice();
  const latest = useRef(held);
  const room = useRoom();
  const versionOf = ({ booking, etag }: Held): { values: Of; etag: string } => ({ values: valuesOf(booking), etag });
  const form = useForm<Of>({
    from: versionOf(held),
    read: async () => versionOf((latest.current = await holdBooking(caller, id))),
    save: async (changed, ifMatch) => {
      const { booking } = latest.current;
      const values = { ...valuesOf(booking), ...changed };
      await room.ask(() => save({ caller, booking, changed, values, ifMatch, asked: room.asked }));
    },
    done: () => {
      close();
      done();
    },
    ...(fieldOf && { fieldOf }),
    ...(isAction && { isAction }),
  });
  const { booking, etag: ifMatch } = latest.current;
  const { values, changed } = form;
  const tried = useTried(
    (asked, signal) =>
      Object.keys(changed).length === 0 && isAction !== true
        ? null
        : save({ caller, booking, changed, values, ifMatch, asked, signal }),
    [...Object.values(values), ifMatch],
  );
  return (
    <form class="act" noValidate onSubmit={form.submit}>
      {children(form)}
      <Price now={booking.kosten.calculated_totaalbedrag_inclusief_btw} price={tried.price} />
      {room.told(tried)}
      <FormEnd form={form} cancel={close} label={label} back={back} />
    </form>
  );
}
