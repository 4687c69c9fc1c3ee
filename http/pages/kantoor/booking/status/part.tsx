// The buttons that confirm a booking, set another status, or cancel it.
import type { Booking } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { usePage, useWords } from '../../frame/context.ts';
import { Field, type FormState } from '../../frame/form.tsx';
import { Opener } from '../../frame/opener.tsx';
import { STATUSES, type StatusCode } from '../../frame/codes.ts';
import type { ObjectFormProps } from '../../frame/act.tsx';
import type { BookingPartProps } from '../booking.ts';
import { Change, type SaveContext } from '../../frame/booking/change.tsx';
import { CancelForm } from './cancel.tsx';
import { WORDS } from './words.ts';

/** The statuses that staff can set; cancelling has a form of its own. */
const GIVEN_STATUSES = ['informatie', 'interesse', 'optie', 'reservering', 'definitief', 'gaande', 'voltooid'] as const;
const UNCONFIRMED_STATUSES: readonly StatusCode[] = GIVEN_STATUSES.slice(0, 4);

export function StatusPart({ booking: { id, status }, onChange }: BookingPartProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  if (!caller.may('editBoeking')) return null;

  return (
    <div class="acts statuses">
      {UNCONFIRMED_STATUSES.includes(status) && (
        <Opener label={words.confirm} kind="primary">
          {(close) => <StatusForm id={id} close={close} preset="definitief" onDone={onChange} />}
        </Opener>
      )}
      <Opener label={words.other}>{(close) => <StatusForm id={id} close={close} onDone={onChange} />}</Opener>
      {status !== 'geannuleerd' && (
        <Opener label={words.cancelBooking}>{(close) => <CancelForm id={id} close={close} onDone={onChange} />}</Opener>
      )}
    </div>
  );
}

interface StatusFormProps extends ObjectFormProps {
  /** The status that is chosen when the form opens. */
  readonly preset?: Booking['status'];
}

type StatusValues = Pick<Booking, 'status'>;

function StatusForm({ preset, ...props }: StatusFormProps): ComponentChildren {
  const words = useWords(WORDS);
  return (
    <Change<StatusValues>
      {...props}
      valuesOf={({ status }) => ({ status })}
      save={save}
      {...(preset !== undefined && { label: words.confirmNow })}
    >
      {(form) => <StatusField form={form} preset={preset} />}
    </Change>
  );
}

interface StatusFieldProps {
  readonly form: FormState<StatusValues>;
  readonly preset: Booking['status'] | undefined;
}

function StatusField({ form, preset }: StatusFieldProps): ComponentChildren {
  const words = useWords(WORDS);
  const statuses = useWords(STATUSES);
  useLayoutEffect(() => {
    if (preset !== undefined) form.type('status', preset);
  }, []);

  // The current status, or the one that another user just set, may be one that staff cannot choose here.
  const { values, clashes } = form;
  const offeredStatuses = [
    ...new Set([values.status, (clashes['status'] ?? values.status) as Booking['status'], ...GIVEN_STATUSES]),
  ];

  return (
    <Field
      form={form}
      name="status"
      label={words.status}
      options={offeredStatuses.map((status) => [status, statuses[status]])}
      isFirst
    />
  );
}

function save({
  caller,
  booking: { id },
  values,
  ifMatch,
  options,
  signal,
}: SaveContext<StatusValues>): PromiseLike<Booking> {
  return caller.getApi(BookingsApi).setBookingStatus({ id, status: values.status, ...options }, { ifMatch, signal });
}
