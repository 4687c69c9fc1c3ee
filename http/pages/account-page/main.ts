// Starts the account page: asks who looks, and shows what they can change about their own login.
import { button, element } from '../browser/element.ts';
import { issuerLink } from '../browser/issuer.ts';
import { keepLanguage, otherThan, readerLanguage } from '../browser/language.ts';
import type { Language } from '../browser/words.ts';
import { connectAgain, sentence, type Connection } from './connection.ts';
import { loginForm } from './login.ts';
import { SecondFactorPart } from './second-factor.ts';
import { WORDS, type Words } from './words.ts';

const page = document.querySelector<HTMLElement>('#page') ?? document.body;
let language = readerLanguage();

await draw();

/** Draws the page for whoever is logged in now, in the language of now. */
async function draw(): Promise<void> {
  const words = wordsOf();
  try {
    const connection = await connectAgain();
    show(...(connection === null ? entrance('') : await account(connection)));
  } catch (error) {
    show(...entrance(sentence(error, words)));
  }
}

function wordsOf(): Words {
  return WORDS[language];
}

function show(...content: readonly HTMLElement[]): void {
  const words = wordsOf();
  document.documentElement.lang = language;
  document.title = `boekstaaf: ${words.title}`;
  const head = element('div', { class: 'head' }, element('h1', { text: words.title }), switchTo(otherThan(language)));
  page.replaceChildren(
    element('main', { class: 'entrance' }, element('div', { class: 'login account' }, head, ...content)),
  );
  page.querySelector('input')?.focus();
}

function switchTo(other: Language): HTMLElement {
  const change = (): void => {
    language = other;
    keepLanguage(other);
    void draw();
  };
  return element('nav', {}, button(wordsOf().language, change, { lang: other }));
}

function entrance(told: string): HTMLElement[] {
  const over = issuerLink('/account');
  const complaint = element('p', { class: 'complaint', text: told, attributes: { role: 'alert' } });
  const form = loginForm(wordsOf(), () => void draw());
  return over === null ? [complaint, form] : [complaint, form, over];
}

async function account(connection: Connection): Promise<HTMLElement[]> {
  const words = wordsOf();
  const { session, secondFactor, leave } = connection;
  const part = new SecondFactorPart(words, connection, await secondFactor.getSecondFactor(), () => void draw());
  const logOut = async (): Promise<void> => {
    await leave().catch(() => undefined);
    show(...entrance(words.ended));
  };
  const links = [
    element('a', { text: words.office, attributes: { href: '/kantoor' } }),
    element('a', { text: words.planning, attributes: { href: '/planning' } }),
  ];
  return [
    element('p', { text: session.gebruikersnaam }),
    part.element,
    element(
      'div',
      { class: 'acts' },
      ...(session.must_set_up_second_factor ? [] : links),
      button(words.logOut, () => void logOut()),
    ),
  ];
}
