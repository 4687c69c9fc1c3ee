// The language of a page: that of the browser, until its reader chooses the other one, which this browser keeps.
import type { Language } from './words.ts';

const KEPT_AS = 'boekstaaf.language';

/** The language that was chosen, or else that of the browser as far as pages speak it; English otherwise. */
export function readerLanguage(): Language {
  const wanted = kept() ?? navigator.language;
  return wanted.toLowerCase().startsWith('nl') ? 'nl' : 'en';
}

/** Keeps a language for the next page, where the browser keeps anything. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEPT_AS, language);
  } catch {
    // A browser that keeps nothing asks for its own language again.
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    // A browser that keeps nothing.
    return null;
  }
}

/** The language besides this one. */
export function otherThan(language: Language): Language {
  return language === 'nl' ? 'en' : 'nl';
}

/** The way in which a reader of this language writes amounts and dates: that of their browser, where it says one. */
export function localeOf(language: Language): string {
  const own = navigator.languages.find((tag) => tag.toLowerCase().startsWith(language));
  return own ?? (language === 'nl' ? 'nl-NL' : 'en-GB');
}
