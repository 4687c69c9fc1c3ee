// The button that shows the page in the other language, now and the next time.
import { button } from '../browser/element.ts';
import { keepLanguage, otherThan, readerLanguage } from '../browser/language.ts';
import { words } from './words.ts';

/** The button; the page is loaded again, which a session survives. */
export function languageSwitch(): HTMLButtonElement {
  const other = otherThan(readerLanguage());
  const change = (): void => {
    keepLanguage(other);
    location.reload();
  };
  return button(words.otherLanguage, change, { lang: other, class: 'language' });
}
