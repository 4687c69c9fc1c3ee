// Sets up, replaces and removes the second factor of the user, by a QR code and with recovery codes.
import type { SecondFactor, SecondFactorBeginning, SecondFactorSetUp } from 'boekstaaf';
import { SecondFactorApi } from 'boekstaaf/second-factor';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fillWords } from '../../browser/words.ts';
import { usePage } from '../frame/context.ts';
import { Part } from '../frame/part.tsx';
import { ActForm, CodeForm, PasswordField, type CodeAct } from './code-form.tsx';
import { QrCode } from './qr.tsx';
import { WORDS } from './words.ts';

interface SecondFactorProps {
  readonly state: SecondFactor;
  /** Reads the account again, and shows this part from its first step. */
  readonly redraw: () => void;
}

/** The part of the account about the second factor, which shows one step at a time. */
export function SecondFactorPart({ state, redraw }: SecondFactorProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const [pending, setPending] = useState<SecondFactorSetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const api = caller.getApi(SecondFactorApi);

  const begin = async (body: SecondFactorBeginning): Promise<void> => setPending(await api.beginSecondFactor({ body }));
  const confirm = async (code: string): Promise<void> =>
    setCodes((await api.confirmSecondFactor({ body: { code } })).recovery_codes);
  const renewCodes = async (code: string): Promise<void> =>
    setCodes((await api.createRecoveryCodes({ body: { code } })).recovery_codes);

  const remove = async (code: string): Promise<void> => {
    await api.removeSecondFactor({ body: { code } });
    redraw();
  };

  const renderStep = (): ComponentChildren => {
    if (codes !== null) return <RecoveryCodes codes={codes} onSaved={redraw} />;
    if (pending !== null) return <SetUpStep pending={pending} confirm={confirm} cancel={() => setPending(null)} />;
    if (!state.is_active)
      return (
        <>
          <p>{state.is_required ? words.mustHave : words.isOff}</p>
          <ActForm acts={[{ text: words.begin, act: (typed) => begin(toBeginning(typed('wachtwoord'))) }]}>
            <PasswordField name="wachtwoord" label={words.password} hint={words.passwordHint} />
          </ActForm>
        </>
      );

    const acts: readonly CodeAct[] = [
      { text: words.newCodes, act: renewCodes },
      { text: words.replace, act: (code) => begin({ code }) },
      ...(state.is_required ? [] : [{ text: words.remove, act: remove }]),
    ];

    return (
      <>
        <p>{words.isOn}</p>
        <p>{fillWords(words.codesLeft, { count: state.recovery_codes_left })}</p>
        <CodeForm acts={acts} hint={`${words.codeHint} ${words.proof}`} />
      </>
    );
  };

  return <Part title={words.secondFactor}>{renderStep()}</Part>;
}

/** Returns the body that begins a set-up. A user who just logged in through an issuer may have no password. */
function toBeginning(wachtwoord: string): SecondFactorBeginning {
  return wachtwoord === '' ? {} : { wachtwoord };
}

interface SetUpStepProps {
  readonly pending: SecondFactorSetUp;
  readonly confirm: (code: string) => Promise<void>;
  readonly cancel: () => void;
}

function SetUpStep({ pending: { secret, otpauth_uri }, confirm, cancel }: SetUpStepProps): ComponentChildren {
  const { words } = usePage(WORDS);
  const acts = [
    { text: words.confirm, act: confirm },
    { text: words.cancel, act: cancel },
  ];

  return (
    <>
      <p>{words.scan}</p>
      <QrCode text={otpauth_uri} name={words.scanned} />
      <p>
        {words.typeIt} <span class="secret">{secret}</span>
      </p>
      <CodeForm acts={acts} hint={words.confirmHint} isFirst />
    </>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps): ComponentChildren {
  const { words } = usePage(WORDS);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useLayoutEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {words.keep}
      </h3>
      <p>{words.keepHint}</p>
      <ol class="codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div class="acts">
        <button type="button" onClick={onSaved}>
          {words.kept}
        </button>
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
      </div>
    </>
  );
}
