// Starts the account page: asks who looks, and shows what they can change about their own login.
import type { SecondFactor } from 'boekstaaf';
import { button, element } from '../browser/element.ts';
import { issuerLink } from '../browser/issuer.ts';
import { keepLanguage, otherThan, readerLanguage } from '../browser/language.ts';
import type { Language } from '../browser/words.ts';
import { connectAgain, sentence, type Connection } from './connection.ts';
import { loginForm } from './login.ts';
import { SecondFactorPart } from './second-factor.ts';
import { WORDS, type Words } from './words.ts';

/** A page, drawn in the language of these words. */
type Content = (words: Words) => readonly HTMLElement[];

const page = document.querySelector<HTMLElement>('#page') ?? document.body;
let language = readerLanguage();
let draws = 0;

await draw();

/** Asks who is logged in now, and draws the page for them; a drawing that another one has overtaken is dropped. */
async function draw(): Promise<void> {
  const turn = ++draws;
  const content = await contentOfNow();
  if (turn === draws) show(content);
}

async function contentOfNow(): Promise<Content> {
  try {
    const connection = await connectAgain();
    if (connection === null) return entrance(() => '');
    return account(connection, await connection.secondFactor.getSecondFactor());
  } catch (error) {
    return entrance((words) => sentence(error, words));
  }
}

function show(content: Content): void {
  const words = WORDS[language];
  document.documentElement.lang = language;
  document.title = `boekstaaf: ${words.title}`;
  const title = element('h1', { text: words.title });
  const head = element('div', { class: 'head' }, title, switchTo(otherThan(language), words, content));
  page.replaceChildren(
    element('main', { class: 'entrance' }, element('div', { class: 'login account' }, head, ...content(words))),
  );
  page.querySelector('input')?.focus();
}

// The other language shows the same content without asking again: codes that are shown once stay.
function switchTo(other: Language, words: Words, content: Content): HTMLElement {
  const change = (): void => {
    language = other;
    keepLanguage(other);
    show(content);
  };
  return element('nav', {}, button(words.language, change, { lang: other }));
}

function entrance(told: (words: Words) => string): Content {
  return (words) => {
    const over = issuerLink('/account');
    const complaint = element('p', { class: 'complaint', text: told(words), attributes: { role: 'alert' } });
    const form = loginForm(words, () => void draw());
    return over === null ? [complaint, form] : [complaint, form, over];
  };
}

function account({ session, secondFactor, leave }: Connection, state: SecondFactor): Content {
  const part = new SecondFactorPart(secondFactor, state, () => void draw());
  const logOut = async (): Promise<void> => {
    await leave().catch(() => undefined);
    show(entrance((words) => words.ended));
  };
  return (words) => {
    const links = [
      element('a', { text: words.office, attributes: { href: '/kantoor' } }),
      element('a', { text: words.planning, attributes: { href: '/planning' } }),
    ];
    return [
      element('p', { text: session.gebruikersnaam }),
      part.drawnIn(words),
      element(
        'div',
        { class: 'acts' },
        ...(session.must_set_up_second_factor ? [] : links),
        button(words.logOut, () => void logOut()),
      ),
    ];
  };
}
