// The facts of a booking, such as its time, group size and remarks, with a form that changes them.
import type { Booking } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import type { ComponentChildren } from 'preact';
import { usePage, useWords } from '../frame/context.ts';
import { Field } from '../frame/form.tsx';
import { Opener } from '../frame/opener.tsx';
import type { ObjectFormProps } from '../frame/act.tsx';
import type { BookingPartProps } from './booking.ts';
import { Change, type SaveContext } from '../frame/booking/change.tsx';
import { dateOf, momentOf, timeOf } from '../frame/booking/moments.ts';
import { numberIn } from '../frame/amounts.ts';
import { Facts, Part } from '../frame/part.tsx';
import { WORDS } from './words.ts';

export function FactsPart({ booking, onChange }: BookingPartProps): ComponentChildren {
  const { words, caller, writing } = usePage(WORDS);
  const { id, datum, begin, personen, arrangement, bijzonderheden, status_vervaldatum: until, Creator } = booking;
  const creatorName = booking.online_boeking ? words.online : (Creator?.naam ?? '');

  return (
    <Part title={words.facts}>
      <Facts
        of={[
          [words.when, `${writing.formatLongDate(datum)}, ${writing.formatTime(begin)}`],
          [words.people, writing.formatNumber(personen)],
          [words.package, arrangement],
          [words.heldUntil, until == null ? '' : writing.formatLongDate(until)],
          [words.remark, bijzonderheden],
          [words.madeBy, creatorName],
        ]}
      />
      {caller.may('editBoeking') && (
        <Opener label={words.change} name={words.changeFacts}>
          {(close) => <FactsForm id={id} onDone={onChange} close={close} />}
        </Opener>
      )}
    </Part>
  );
}

function valuesOf({ begin, personen, bijzonderheden, status_vervaldatum }: Booking) {
  return {
    datum: dateOf(begin),
    begin: timeOf(begin),
    personen: String(personen),
    bijzonderheden: bijzonderheden ?? '',
    status_vervaldatum: status_vervaldatum ?? '',
  };
}

type FactValues = ReturnType<typeof valuesOf>;

function FactsForm(props: ObjectFormProps): ComponentChildren {
  const words = useWords(WORDS);
  return (
    <Change {...props} valuesOf={valuesOf} save={save}>
      {(form) => (
        <>
          <div class="fields">
            <Field form={form} name="datum" label={words.date} type="date" isFirst />
            <Field form={form} name="begin" label={words.beginsAt} type="time" />
            <Field form={form} name="personen" label={words.people} inputMode="numeric" />
            <Field form={form} name="status_vervaldatum" label={words.heldUntil} type="date" />
          </div>
          <Field form={form} name="bijzonderheden" label={words.remark} isLong />
          <p class="hint">{words.movesLines}</p>
        </>
      )}
    </Change>
  );
}

function save({
  caller,
  booking,
  changes,
  values,
  ifMatch,
  options,
  signal,
}: SaveContext<FactValues>): PromiseLike<Booking> {
  const { datum, begin, personen, bijzonderheden, status_vervaldatum } = changes;
  const isMoved = datum !== undefined || begin !== undefined;
  // A remark or an expiry date uses no capacity: saving one must not fail because the booking lacks capacity.
  const changesCapacity = isMoved || personen !== undefined;
  const capacityOptions = changesCapacity ? options : options.dry_run && { dry_run: true };

  return caller.getApi(BookingsApi).patchBooking(
    {
      id: booking.id,
      body: {
        ...(isMoved && { begin: momentOf(values.datum, values.begin) }),
        ...(personen !== undefined && { personen: numberIn(personen) }),
        ...(bijzonderheden !== undefined && { bijzonderheden }),
        ...(status_vervaldatum !== undefined && { status_vervaldatum: status_vervaldatum || null }),
      },
      ...capacityOptions,
    },
    { ifMatch, signal },
  );
}
