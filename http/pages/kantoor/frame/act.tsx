// A form that performs an action, such as recording a payment, or changes an object. It closes after saving.
import type { ComponentChildren } from 'preact';
import { useOffice } from './context.ts';
import { FormEnd, useForm, type FormState, type FormPlan, type FormValues, type Version } from './form.tsx';
import { closeAndReadAgain } from './opener.tsx';
import { Read, useReading } from './reading.tsx';
import type { OfficeCaller } from './caller.ts';
import { announceSaved } from './undo.ts';

/** The props that every form gets from the button that opens it. */
export interface CloseProps {
  readonly close: () => void;
}

/** The props that a form about an object gets from the part in which it opens. */
export interface ObjectFormProps extends CloseProps {
  /** The id of the object. */
  readonly id: number;
  readonly onDone: () => void;
}

interface ShellProps<Of extends FormValues, Saved> extends CloseProps, Omit<FormPlan<Of, Saved>, 'from' | 'read'> {
  readonly label?: string | undefined;
  readonly back?: string | undefined;
  readonly children: (form: FormState<Of>) => ComponentChildren;
}

type FormActProps<Of extends FormValues, Saved> = ShellProps<Of, Saved> & Pick<FormPlan<Of, Saved>, 'from' | 'read'>;

/** A form of fields with buttons. Saving sends all values, or only the changed ones where `isAction` is false. */
export function Act<Of extends FormValues, Saved>(props: FormActProps<Of, Saved>): ComponentChildren {
  const { close, onDone, label, back, children, ...plan } = props;
  const { language } = useOffice();
  const form = useForm<Of, Saved>({
    isAction: true,
    ...plan,
    onDone: (saved, undo = null) =>
      closeAndReadAgain(close, () => {
        if (saved !== undefined) announceSaved(undo, language, onDone);
        onDone(saved);
      })(),
  });

  return (
    <form class="act" noValidate onSubmit={form.submit}>
      {children(form)}
      <FormEnd form={form} cancel={close} label={label} back={back} />
    </form>
  );
}

interface ReadActProps<Of extends FormValues, Saved> extends ShellProps<Of, Saved> {
  /** Reads the current version. */
  readonly read: (caller: OfficeCaller) => PromiseLike<Version<Of>>;
}

/** A form that reads the object's version when it opens, and begins with it. */
export function ReadAct<Of extends FormValues, Saved>({ read, ...props }: ReadActProps<Of, Saved>): ComponentChildren {
  const { caller } = useOffice();
  const reading = useReading(read, []);
  return <Read of={reading}>{(from) => <Act {...props} from={from} read={() => read(caller)} />}</Read>;
}
