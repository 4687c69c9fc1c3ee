// The login form: user name and password, and a code once the service requires one.
import { Unauthorized, type Login } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { buildIssuerAddress, issuerWords } from '../../browser/issuer.ts';
import type { PageLanguage } from '../../browser/words.ts';
import { addressOf } from '../addresses.ts';
import { describeKeyError, describeLoginError } from './refusals.ts';
import { enterByKey, logIn, type LoginEntry } from './caller.ts';
import { readTypedText } from './typed-text.ts';
import { FRAME_WORDS } from './words.ts';

interface LoginProps {
  readonly language: PageLanguage;
  /** A sentence above the form. */
  readonly hint: string;
  /** The error to begin with; empty for none. */
  readonly message: string;
  readonly enter: (entry: LoginEntry) => void;
}

/** The form of a login. At the address of the planning it accepts an API key too. */
export function LoginForm({ language, hint, message: first, enter }: LoginProps): ComponentChildren {
  const words = FRAME_WORDS[language];
  const [message, setMessage] = useState(first);
  const [asksCode, setAsksCode] = useState(false);
  const [byKey, setByKey] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const first = byKey ? 'key' : asksCode ? 'code' : 'username';
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }, [asksCode, byKey]);

  const submit = (event: Event): void => {
    event.preventDefault();
    setBusy(true);
    setMessage('');
    (byKey ? enterByKey(readTypedText(form.current, 'key').trim()) : logIn(readLogin(form.current)))
      .then(enter)
      .catch((error: unknown) => {
        setMessage(byKey ? describeKeyError(error, language) : describeLoginError(error, language));
        if (error instanceof Unauthorized && error.reason === 'needs-code') setAsksCode(true);
        const last = byKey ? 'key' : asksCode ? 'code' : 'password';
        form.current?.querySelector<HTMLInputElement>(`[name=${last}]`)?.select();
      })
      .finally(() => setBusy(false));
  };

  return (
    <form class="login" aria-labelledby="login" noValidate ref={form} onSubmit={submit}>
      <h1 id="login">{words.logIn}</h1>
      <p class="hint">{hint}</p>
      {location.pathname === addressOf('planning') && (
        <div class="switch" role="group" aria-label={words.logInWith}>
          {[false, true].map((isKey) => (
            <button key={isKey} type="button" aria-pressed={isKey === byKey} onClick={() => setByKey(isKey)}>
              {isKey ? words.key : words.username}
            </button>
          ))}
        </div>
      )}
      {byKey ? (
        <label>
          <span>{words.key}</span>
          <input name="key" type="password" autocomplete="off" spellcheck={false} />
        </label>
      ) : (
        <>
          <label>
            <span>{words.username}</span>
            <input name="username" autocomplete="username" autocapitalize="none" />
          </label>
          <label>
            <span>{words.password}</span>
            <input name="password" type="password" autocomplete="current-password" />
          </label>
          {asksCode && <CodeField language={language} hint={words.codeHint} />}
        </>
      )}
      <p class="complaint" role="alert">
        {message}
      </p>
      <button class="primary" type="submit" disabled={isBusy}>
        {words.logIn}
      </button>
      {issuerWords !== '' && (
        <a class="issuer" href={buildIssuerAddress(location.pathname + location.search)}>
          {issuerWords}
        </a>
      )}
    </form>
  );
}

interface CodeFieldProps {
  readonly language: PageLanguage;
  /** A sentence about the code. */
  readonly hint: string;
}

/** The field of a one-time code, which phones and password managers can fill in. */
export function CodeField({ language, hint }: CodeFieldProps): ComponentChildren {
  return (
    <label>
      <span>{FRAME_WORDS[language].code}</span>
      <input name="code" autocomplete="one-time-code" autocapitalize="none" maxLength={40} />
      <span class="hint">{hint}</span>
    </label>
  );
}

function readLogin(form: HTMLFormElement | null): Login {
  const code = readTypedText(form, 'code').trim();
  return {
    gebruikersnaam: readTypedText(form, 'username').trim(),
    wachtwoord: readTypedText(form, 'password'),
    ...(code !== '' && { code }),
  };
}
