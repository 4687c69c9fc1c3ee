// Forms that ask for a code or passwords, with a button for each action.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useOffice } from '../frame/context.ts';
import { CodeField } from '../frame/login.tsx';
import { describeLoginError } from '../frame/refusals.ts';
import { readTypedText } from '../frame/typed-text.ts';

/** A button with its action. `act` reads each field by `typed`, and throws the refusals of the service. */
export interface FormAct {
  readonly text: string;
  readonly act: (typed: (name: string) => string) => void | Promise<void>;
}

interface ActFormProps {
  readonly acts: readonly FormAct[];
  readonly children: ComponentChildren;
  /** Whether the first field gets the focus when it appears. */
  readonly isFirst?: boolean;
}

/** A form of fields with buttons. Enter runs the first action, and a refusal is shown above the buttons. */
export function ActForm({ acts, children, isFirst = false }: ActFormProps): ComponentChildren {
  const { language } = useOffice();
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const select = (): void => form.current?.querySelector('input')?.select();

  useLayoutEffect(() => {
    if (isFirst) select();
  }, []);

  const run = async ({ act }: FormAct): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      await act((name) => readTypedText(form.current, name));
    } catch (error) {
      setRefusal(error);
      select();
    }
    setBusy(false);
  };

  return (
    <form
      class="act"
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = acts;
        if (first !== undefined) void run(first);
      }}
    >
      {children}
      <p class="complaint" role="alert">
        {refusal === null ? '' : describeLoginError(refusal, language)}
      </p>
      <div class="acts">
        {acts.map((each, index) => (
          <button
            key={each.text}
            type={index === 0 ? 'submit' : 'button'}
            class={index === 0 ? 'primary' : undefined}
            disabled={isBusy}
            onClick={index === 0 ? undefined : () => void run(each)}
          >
            {each.text}
          </button>
        ))}
      </div>
    </form>
  );
}

/** A button with its action, which gets the typed code. */
export interface CodeAct {
  readonly text: string;
  readonly act: (code: string) => void | Promise<void>;
}

interface CodeFormProps extends Pick<ActFormProps, 'isFirst'> {
  readonly acts: readonly CodeAct[];
  /** A sentence about the code. */
  readonly hint: string;
}

/** A form that asks for a code. */
export function CodeForm({ acts, hint, ...rest }: CodeFormProps): ComponentChildren {
  const { language } = useOffice();
  const withCode = acts.map(({ text, act }): FormAct => ({ text, act: (typed) => act(typed('code').trim()) }));
  return (
    <ActForm acts={withCode} {...rest}>
      <CodeField language={language} hint={hint} />
    </ActForm>
  );
}

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly isNew?: boolean;
  /** A sentence about the password; left out for none. */
  readonly hint?: string;
}

/** The field of a password, which tells password managers whether the password is new. */
export function PasswordField({ name, label, isNew = false, hint }: PasswordFieldProps): ComponentChildren {
  return (
    <label>
      <span>{label}</span>
      <input name={name} type="password" autocomplete={isNew ? 'new-password' : 'current-password'} maxLength={256} />
      {hint !== undefined && <span class="hint">{hint}</span>}
    </label>
  );
}
