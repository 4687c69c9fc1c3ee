// A form with a code, and what one may do with it.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useOffice } from '../frame/context.ts';
import { CodeField } from '../frame/login.tsx';
import { loginSentence } from '../frame/refusals.ts';
import { typedIn } from '../frame/typed.ts';

/** A button, and what it does with the code; it throws what the service refuses. */
export interface CodeAct {
  readonly text: string;
  readonly act: (code: string) => Promise<void>;
}

interface CodeFormProps {
  readonly acts: readonly CodeAct[];
  /** A sentence about the code; left out where none is asked for. */
  readonly hint?: string;
  /** Whether the field gets the focus when it appears. */
  readonly isFirst?: boolean;
}

/** Enter does the first act. A refusal stands above the buttons. */
export function CodeForm({ acts, hint, isFirst = false }: CodeFormProps): ComponentChildren {
  const { language } = useOffice();
  const [refused, setRefused] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const select = (): void => form.current?.querySelector('input')?.select();
  useLayoutEffect(() => {
    if (isFirst) select();
  }, []);

  const run = ({ act }: CodeAct): void => {
    setBusy(true);
    setRefused(null);
    act(typedIn(form.current, 'code').trim())
      .catch((error: unknown) => {
        setRefused(error);
        select();
      })
      .finally(() => setBusy(false));
  };
  return (
    <form
      class="act"
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        acts.slice(0, 1).forEach(run);
      }}
    >
      {hint !== undefined && <CodeField language={language} hint={hint} />}
      <p class="complaint" role="alert">
        {refused === null ? '' : loginSentence(refused, language)}
      </p>
      <div class="acts">
        {acts.map((each, place) => (
          <button
            key={each.text}
            type={place === 0 ? 'submit' : 'button'}
            class={place === 0 ? 'primary' : undefined}
            disabled={isBusy}
            onClick={place === 0 ? undefined : () => run(each)}
          >
            {each.text}
          </button>
        ))}
      </div>
    </form>
  );
}
