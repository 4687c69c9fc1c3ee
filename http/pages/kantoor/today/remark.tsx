// The remark of a booking: somebody who may change bookings changes it on the spot.
import { BookingsApi } from 'boekstaaf/bookings';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useOffice, useWords } from '../frame/context.ts';
import { Field, FormEnd, useForm } from '../frame/form.tsx';
import { useFocusBack } from '../frame/opener.tsx';
import { Read, useReading } from '../frame/reading.tsx';
import type { Caller } from '../frame/session.ts';
import { WORDS } from './words.ts';

interface RemarkProps {
  /** The booking. */
  readonly id: number;
  readonly text: string;
  readonly again: () => void;
}

export function Remark({ id, text, again }: RemarkProps): ComponentChildren {
  const words = useWords(WORDS);
  const { caller } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const button = useFocusBack(isOpen);
  const close = (): void => setOpen(false);
  const done = (): void => {
    close();
    again();
  };
  if (isOpen) return <RemarkForm id={id} cancel={close} done={done} />;
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

interface RemarkFormProps extends Pick<RemarkProps, 'id'> {
  readonly cancel: () => void;
  readonly done: () => void;
}

function RemarkForm(props: RemarkFormProps): ComponentChildren {
  const found = useReading((caller) => version(caller, props.id), [props.id]);
  return <Read of={found}>{(from) => <Filled {...props} from={from} />}</Read>;
}

async function version(caller: Caller, id: number): Promise<{ values: { bijzonderheden: string }; etag: string }> {
  const { data, headers } = await caller.api(BookingsApi).getBooking({ id }).withResponse();
  return { values: { bijzonderheden: data.bijzonderheden ?? '' }, etag: headers.get('etag') ?? '' };
}

interface FilledProps extends RemarkFormProps {
  readonly from: Awaited<ReturnType<typeof version>>;
}

function Filled({ id, from, cancel, done }: FilledProps): ComponentChildren {
  const words = useWords(WORDS);
  const { caller } = useOffice();
  const form = useForm({
    from,
    read: () => version(caller, id),
    save: (body, ifMatch) => caller.api(BookingsApi).patchBooking({ id, body }, { ifMatch }),
    done,
  });
  return (
    <form class="remark" noValidate onSubmit={form.submit}>
      <Field form={form} name="bijzonderheden" label={words.remark} isLong isFirst />
      <FormEnd form={form} cancel={cancel} />
    </form>
  );
}
