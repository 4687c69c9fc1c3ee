// The context of every page: the caller, the language, and the formatter of that language.
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { PageLanguage, WordTable } from '../../browser/words.ts';
import type { OfficeCaller } from './caller.ts';
import { FRAME_WORDS, type FrameWords } from './words.ts';
import type { LanguageFormatter } from './writing.ts';

interface OfficeContext {
  readonly caller: OfficeCaller;
  readonly language: PageLanguage;
  readonly writing: LanguageFormatter;
  /** Reads the session again, after a change of what the caller may do. */
  readonly renew: () => void;
}

export const Context = createContext<OfficeContext | null>(null);

/** Returns the caller, their language and its formatter. Throws outside the office. */
export function useOffice(): OfficeContext {
  const office = useContext(Context);
  if (office === null) throw new Error('This stands outside of the office');
  return office;
}

/** Returns the context, with the words of a table and of the frame in the reader's language. */
export function usePage<Words>(table: WordTable<Words>): OfficeContext & { readonly words: FrameWords & Words } {
  const office = useOffice();
  const { language } = office;
  const words = useMemo(() => ({ ...FRAME_WORDS[language], ...table[language] }), [table, language]);
  return { ...office, words };
}

/** Returns the words of a table and of the frame, in the reader's language. */
export function useWords<Words>(table: WordTable<Words>): FrameWords & Words {
  return usePage(table).words;
}
