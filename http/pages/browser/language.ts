// The language of a page: that of the browser, until its reader chooses the other one, which this browser keeps.
import type { PageLanguage } from './words.ts';

const STORAGE_KEY = 'boekstaaf.language';

/** The language that was chosen, or else that of the browser as far as pages speak it; English otherwise. */
export function chooseLanguage(): PageLanguage {
  const wanted = readStoredLanguage() ?? navigator.language;
  return wanted.toLowerCase().startsWith('nl') ? 'nl' : 'en';
}

/** Keeps a language for the next page, where the browser keeps anything. */
export function storeLanguage(language: PageLanguage): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // A browser that keeps nothing asks for its own language again.
  }
}

function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // A browser that keeps nothing.
    return null;
  }
}

/** The language besides this one. */
export function toOtherLanguage(language: PageLanguage): PageLanguage {
  return language === 'nl' ? 'en' : 'nl';
}

/** The way in which a reader of this language writes amounts and dates: that of their browser, where it says one. */
export function localeOf(language: PageLanguage): string {
  const own = navigator.languages.find((tag) => tag.toLowerCase().startsWith(language));
  return own ?? (language === 'nl' ? 'nl-NL' : 'en-GB');
}
