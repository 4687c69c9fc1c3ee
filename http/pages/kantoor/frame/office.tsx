// The frame of the office: reads the session, and shows the login, or the bar and the page of the address.
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { storeLanguage, toOtherLanguage, chooseLanguage } from '../../browser/language.ts';
import { fillWords, type PageLanguage } from '../../browser/words.ts';
import { sandboxTime } from '../../browser/time.ts';
import { addressOf, pageAt, type PageTarget } from '../addresses.ts';
import { PAGES } from '../pages.ts';
import { ANNOUNCEMENT_ID, withdrawButton } from './announcement.ts';
import { Bar } from './bar.tsx';
import { Context } from './context.ts';
import { LoginForm } from './login.tsx';
import { goTo, useAddress } from './navigation.ts';
import { describeError } from './refusals.ts';
import { OfficeCaller, readCurrentSession, type LoginEntry } from './caller.ts';
import { FRAME_WORDS } from './words.ts';
import { LanguageFormatter } from './writing.ts';

/** The login of the office: null without one, and possibly ended since. */
interface OfficeLogin {
  readonly entry: LoginEntry | null;
  readonly hasEnded: boolean;
  /** The error of reading the session or of logging out; null for none. */
  readonly error: unknown;
}

export function Office(): ComponentChildren {
  const [language, setLanguage] = useState(chooseLanguage);
  const [visitor, setVisitor] = useState<OfficeLogin | null>(null);
  const words = FRAME_WORDS[language];
  const address = useAddress(words.leave);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const enter = (entry: LoginEntry | null, error: unknown = null): void => {
    // A session that lacks a required second factor may only set one up, on the page of the account.
    const session = entry !== null && 'session' in entry ? entry.session : null;
    if (session?.must_set_up_second_factor === true) goTo(addressOf('account'), { replace: true });
    setVisitor({ entry, hasEnded: false, error });
  };

  const renew = (): void => {
    readCurrentSession().then(enter, (error: unknown) => enter(null, error));
  };

  useEffect(renew, []);
  const caller = useMemo(() => {
    const markEnded = (): void => setVisitor((before) => before && { ...before, hasEnded: true });
    return visitor?.entry ? new OfficeCaller(visitor.entry, markEnded) : null;
  }, [visitor?.entry]);

  useLayoutEffect(() => withdrawButton, [address.pathname, caller]);
  const writing = useMemo(() => new LanguageFormatter(language), [language]);

  const switchLanguage = (): void => {
    storeLanguage(toOtherLanguage(language));
    setLanguage(toOtherLanguage(language));
  };

  if (visitor === null) return <p class="loading" role="status" aria-label={words.loading} />;

  const loginProps = { language, enter, message: visitor.error === null ? '' : describeError(visitor.error, language) };
  if (caller === null) {
    return (
      <main class="entrance">
        <div>
          <LoginForm {...loginProps} hint={words.logInHint} />
          <Switch language={language} onSwitch={switchLanguage} />
        </div>
      </main>
    );
  }

  const leave = (): void => {
    caller.logOut().then(
      () => enter(null),
      (error: unknown) => enter(null, error),
    );
  };

  return (
    <Context.Provider value={{ caller, language, writing, renew }}>
      <a class="skip" href="#content">
        {words.skip}
      </a>
      {sandboxTime !== '' && <Sandbox language={language} writing={writing} />}
      <div inert={visitor.hasEnded}>
        <Bar leave={leave} path={address.pathname}>
          <Switch language={language} onSwitch={switchLanguage} />
        </Bar>
        <main id="content" tabIndex={-1} key={caller.userId}>
          <Content key={address.pathname} target={pageAt(address.pathname)} language={language} />
        </main>
      </div>
      <p id={ANNOUNCEMENT_ID} class="announced" role="status" aria-live="polite" tabIndex={-1} />
      {visitor.hasEnded && (
        <Over>
          <LoginForm {...loginProps} hint={words.logInAgain} />
        </Over>
      )}
    </Context.Provider>
  );
}

/** A dialog above everything, also above a page's own dialog. It opens again when the user closes it. */
function Over({ children }: { readonly children: ComponentChildren }): ComponentChildren {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (): void => dialog.current?.showModal();
  useLayoutEffect(open, []);
  return (
    <dialog class="entrance over" aria-labelledby="login" ref={dialog} onClose={open}>
      {children}
    </dialog>
  );
}

function Switch({
  language,
  onSwitch,
}: {
  readonly language: PageLanguage;
  readonly onSwitch: () => void;
}): ComponentChildren {
  return (
    <button type="button" class="quiet language" lang={toOtherLanguage(language)} onClick={onSwitch}>
      {FRAME_WORDS[language].otherLanguage}
    </button>
  );
}

function Sandbox({
  language,
  writing,
}: {
  readonly language: PageLanguage;
  readonly writing: LanguageFormatter;
}): ComponentChildren {
  return (
    <p class="sandbox" role="note">
      {fillWords(FRAME_WORDS[language].sandbox, { time: writing.formatMoment(sandboxTime) })}
    </p>
  );
}

/** The page of the address, once its file is loaded. */
function Content({
  target,
  language,
}: {
  readonly target: PageTarget | null;
  readonly language: PageLanguage;
}): ComponentChildren {
  const [Page, setPage] = useState<ComponentType<PageTarget> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (target === null) return;
    PAGES[target.name]().then(
      (file) => setPage(() => file.Page),
      // After an upgrade the file has another name: loading the document again finds it.
      () => setFailed(true),
    );
  }, []);

  const words = FRAME_WORDS[language];
  if (target === null) return <p role="alert">{words.notFound}</p>;
  if (hasFailed)
    return (
      <p class="failure" role="alert">
        {navigator.onLine ? words.broken : words.unreachable}{' '}
        <button type="button" onClick={() => location.reload()}>
          {words.again}
        </button>
      </p>
    );

  return Page === null ? <p class="loading" role="status" aria-label={words.loading} /> : <Page {...target} />;
}
