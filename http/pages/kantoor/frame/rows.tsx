// A list of rows of one kind, of values at hand or of values that are read.
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../browser/words.ts';
import { useWords } from './context.ts';
import { Read, type ReadingState } from './reading.tsx';
import { FRAME_WORDS } from './words.ts';

interface RowsProps<Each> {
  readonly of: readonly Each[];
  /** The words for an empty list. */
  readonly nothing?: string;
  /** The number of rows that are shown at first; a click opens the others. */
  readonly open?: number;
  /** Returns a row: a `li`. */
  readonly children: (each: Each) => ComponentChildren;
}

export function Rows<Each>({ of, nothing = '', open = Infinity, children }: RowsProps<Each>): ComponentChildren {
  const words = useWords(FRAME_WORDS);
  if (of.length === 0) return nothing !== '' && <p class="nothing">{nothing}</p>;

  return (
    <>
      <ul class="rows">{of.slice(0, open).map(children)}</ul>
      {of.length > open && (
        <details>
          <summary>{fillWords(words.more, { count: of.length - open })}</summary>
          <ul class="rows">{of.slice(open).map(children)}</ul>
        </details>
      )}
    </>
  );
}

interface ReadRowsProps<Each> extends Omit<RowsProps<Each>, 'of'> {
  readonly of: ReadingState<readonly Each[]>;
}

/** The list of rows, once they are read. */
export function ReadRows<Each>({ of, ...rows }: ReadRowsProps<Each>): ComponentChildren {
  return <Read of={of}>{(all) => <Rows of={all} {...rows} />}</Read>;
}
