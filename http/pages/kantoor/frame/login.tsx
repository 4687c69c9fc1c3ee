// Asks for user name and password, and for a code once the service says that it needs one.
import { Unauthorized, type CurrentSession, type Login } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { issuerAddress, issuerWords } from '../../browser/issuer.ts';
import type { Language } from '../../browser/words.ts';
import { loginSentence } from './refusals.ts';
import { logIn } from './session.ts';
import { typedIn } from './typed.ts';
import { FRAME } from './words.ts';

interface LoginProps {
  readonly language: Language;
  /** A sentence above the form. */
  readonly hint: string;
  /** The complaint to begin with; empty for none. */
  readonly told: string;
  readonly enter: (session: CurrentSession) => void;
}

/** The form of a login. */
export function LoginForm({ language, hint, told: first, enter }: LoginProps): ComponentChildren {
  const words = FRAME[language];
  const [told, setTold] = useState(first);
  const [asksCode, setAsksCode] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLInputElement>(asksCode ? '[name=code]' : '[name=username]')?.focus();
  }, [asksCode]);
  const submit = (event: Event): void => {
    event.preventDefault();
    setBusy(true);
    setTold('');
    logIn(typed(form.current))
      .then(enter)
      .catch((error: unknown) => {
        setTold(loginSentence(error, language));
        if (error instanceof Unauthorized && error.reason === 'needs-code') setAsksCode(true);
        form.current?.querySelector<HTMLInputElement>(asksCode ? '[name=code]' : '[name=password]')?.select();
      })
      .finally(() => setBusy(false));
  };
  return (
    <form class="login" aria-labelledby="login" noValidate ref={form} onSubmit={submit}>
      <h1 id="login">{words.logIn}</h1>
      <p class="hint">{hint}</p>
      <label>
        <span>{words.username}</span>
        <input name="username" autocomplete="username" autocapitalize="none" />
      </label>
      <label>
        <span>{words.password}</span>
        <input name="password" type="password" autocomplete="current-password" />
      </label>
      {asksCode && <CodeField language={language} hint={words.codeHint} />}
      <p class="complaint" role="alert">
        {told}
      </p>
      <button class="primary" type="submit" disabled={isBusy}>
        {words.logIn}
      </button>
      {issuerWords !== '' && (
        <a class="issuer" href={issuerAddress(location.pathname + location.search)}>
          {issuerWords}
        </a>
      )}
    </form>
  );
}

interface CodeFieldProps {
  readonly language: Language;
  /** A sentence about the code. */
  readonly hint: string;
}

/** The field of a code, which phones and password managers know as one. */
export function CodeField({ language, hint }: CodeFieldProps): ComponentChildren {
  return (
    <label>
      <span>{FRAME[language].code}</span>
      <input name="code" autocomplete="one-time-code" autocapitalize="none" maxLength={40} />
      <span class="hint">{hint}</span>
    </label>
  );
}

function typed(form: HTMLFormElement | null): Login {
  const code = typedIn(form, 'code').trim();
  return {
    gebruikersnaam: typedIn(form, 'username').trim(),
    wachtwoord: typedIn(form, 'password'),
    ...(code !== '' && { code }),
  };
}
