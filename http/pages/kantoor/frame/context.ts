// The things that every page may ask for: who looks, in which language, and how that language writes.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language, Table } from '../../browser/words.ts';
import type { Writing } from './writing.ts';
import type { Caller } from './session.ts';

interface OfficeContext {
  readonly caller: Caller;
  readonly language: Language;
  readonly writing: Writing;
}

export const Context = createContext<OfficeContext | null>(null);

/** The caller, and how they read. */
export function useOffice(): OfficeContext {
  const office = useContext(Context);
  if (office === null) throw new Error('This stands outside of the office');
  return office;
}

/** The words of a table in the language of the reader. */
export function useWords<Words>(table: Table<Words>): Words {
  return table[useOffice().language];
}
