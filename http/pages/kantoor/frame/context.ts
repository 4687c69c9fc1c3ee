// The things that every page may ask for: who looks, in which language, and how that language writes.
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { PageLanguage, WordTable } from '../../browser/words.ts';
import type { OfficeCaller } from './session.ts';
import { FRAME_WORDS, type FrameWords } from './words.ts';
import type { LanguageFormatter } from './writing.ts';

interface OfficeContext {
  readonly caller: OfficeCaller;
  readonly language: PageLanguage;
  readonly writing: LanguageFormatter;
  /** Asks the service again who looks: what they may do has changed. */
  readonly renew: () => void;
}

export const Context = createContext<OfficeContext | null>(null);

/** The caller, and how they read. */
export function useOffice(): OfficeContext {
  const office = useContext(Context);
  if (office === null) throw new Error('This stands outside of the office');
  return office;
}

/** The caller, how they read, and the words of a table in their language. Those of the frame stand beside these. */
export function usePage<Words>(table: WordTable<Words>): OfficeContext & { readonly words: FrameWords & Words } {
  const office = useOffice();
  const { language } = office;
  const words = useMemo(() => ({ ...FRAME_WORDS[language], ...table[language] }), [table, language]);
  return { ...office, words };
}

/** The words of a table in the language of the reader, and those of the frame. */
export function useWords<Words>(table: WordTable<Words>): FrameWords & Words {
  return usePage(table).words;
}
