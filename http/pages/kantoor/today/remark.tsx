// The remark of a booking, with a form in its place for callers who may change bookings.
import type { Booking } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ReadAct, type ObjectFormProps } from '../frame/act.tsx';
import { usePage } from '../frame/context.ts';
import { Field, versionOf } from '../frame/form.tsx';
import { useFocusBack } from '../frame/opener.tsx';
import { WORDS } from './words.ts';

interface RemarkProps {
  /** The id of the booking. */
  readonly id: number;
  readonly text: string;
  readonly readAgain: () => void;
}

export function Remark({ id, text, readAgain }: RemarkProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const [isOpen, setOpen] = useState(false);
  const button = useFocusBack(isOpen);
  if (isOpen)
    return (
      <div class="remark">
        <RemarkForm id={id} close={() => setOpen(false)} onDone={readAgain} />
      </div>
    );

  return (
    <div class="remark">
      {text !== '' && <p>{text}</p>}
      {caller.may('editBoeking') && (
        <button
          type="button"
          class="quiet"
          ref={button}
          aria-label={text === '' ? words.addRemark : words.changeRemark}
          title={text === '' ? words.addRemark : words.changeRemark}
          onClick={() => setOpen(true)}
        >
          {text === '' ? `+ ${words.remark}` : '✎'}
        </button>
      )}
    </div>
  );
}

function RemarkForm({ id, ...opened }: ObjectFormProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  return (
    <ReadAct
      {...opened}
      isAction={false}
      read={(reader) => versionOf(reader.getApi(BookingsApi).getBooking({ id }), valuesOf)}
      save={(body, ifMatch) => caller.getApi(BookingsApi).patchBooking({ id, body }, { ifMatch })}
    >
      {(form) => <Field form={form} name="bijzonderheden" label={words.remark} isLong isFirst />}
    </ReadAct>
  );
}

function valuesOf({ bijzonderheden }: Booking): { readonly bijzonderheden: string } {
  return { bijzonderheden: bijzonderheden ?? '' };
}
