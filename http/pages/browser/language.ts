// The language of a page: that of the browser, until its reader chooses the other one, which is stored in this browser.
import type { PageLanguage } from './words.ts';

const STORAGE_KEY = 'boekstaaf.language';

/** Returns the chosen language, or else that of the browser where pages have it; English otherwise. */
export function chooseLanguage(): PageLanguage {
  const preferredLanguage = readStoredLanguage() ?? navigator.language;
  return preferredLanguage.toLowerCase().startsWith('nl') ? 'nl' : 'en';
}

/** Stores a language for the next page, where the browser has storage. */
export function storeLanguage(language: PageLanguage): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Without storage the next page uses the browser's language.
  }
}

function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // A browser without storage.
    return null;
  }
}

/** Returns the other language. */
export function toOtherLanguage(language: PageLanguage): PageLanguage {
  return language === 'nl' ? 'en' : 'nl';
}

/** Returns the locale of amounts and dates for a language: the browser's, where it has one for the language. */
export function localeOf(language: PageLanguage): string {
  const browserLocale = navigator.languages.find((tag) => tag.toLowerCase().startsWith(language));
  return browserLocale ?? (language === 'nl' ? 'nl-NL' : 'en-GB');
}
