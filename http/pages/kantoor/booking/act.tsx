// A form that does something, such as taking a payment, and closes when it is done.
import type { ComponentChildren } from 'preact';
import { FormEnd, useForm, type Form } from '../frame/form.tsx';

type Values = Readonly<Record<string, string>>;

interface Version<Of extends Values> {
  readonly values: Of;
  readonly etag: string;
}

/** Every form gets these from the part in which it opens. */
export interface Opened {
  /** The object that it is about. */
  readonly id: number;
  readonly done: () => void;
  readonly close: () => void;
}

interface ActProps<Of extends Values> extends Omit<Opened, 'id'> {
  readonly from: Version<Of>;
  /** Reads the version of now; left out where the service knows none. */
  readonly read?: () => Promise<Version<Of>>;
  readonly save: (values: Of, ifMatch: string) => PromiseLike<unknown>;
  readonly label: string;
  readonly back?: string;
  readonly children: (form: Form<Of>) => ComponentChildren;
}

export function Act<Of extends Values>(props: ActProps<Of>): ComponentChildren {
  const { from, read, save, done, close, label, back, children } = props;
  const form = useForm<Of>({
    from,
    read,
    save: (sent, ifMatch) => save({ ...from.values, ...sent }, ifMatch),
    done: () => {
      close();
      done();
    },
    isAction: true,
  });
  return (
    <form class="act" noValidate onSubmit={form.submit}>
      {children(form)}
      <FormEnd form={form} cancel={close} label={label} back={back} />
    </form>
  );
}
