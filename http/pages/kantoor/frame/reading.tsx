// Reads a value for a part of a page, and shows that it is loading, that it failed, or the value.
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useOffice, usePage } from './context.ts';
import { describeError } from './refusals.ts';
import type { OfficeCaller } from './caller.ts';
import { FRAME_WORDS } from './words.ts';

/** The state of a value that is read. */
export interface ReadingState<Value> {
  /** Undefined until it is read. */
  readonly value: Value | undefined;
  /** The error of the last read; null for none. */
  readonly error: unknown;
  /** Reads again; the earlier value is shown until then. */
  readonly readAgain: () => void;
}

interface ReadingPlan {
  /** Milliseconds after which the value is read again, while the page is visible. */
  readonly every?: number;
}

/** Returns the state of a read, which runs again when `on` or the caller changes. The last read wins. */
export function useReading<Value>(
  read: (caller: OfficeCaller, signal: AbortSignal) => PromiseLike<Value>,
  on: readonly unknown[],
  { every = Infinity }: ReadingPlan = {},
): ReadingState<Value> {
  const { caller } = useOffice();
  const [state, setState] = useState<Pick<ReadingState<Value>, 'value' | 'error'>>({ value: undefined, error: null });
  const [version, setVersion] = useState(0);
  const readAgain = useCallback(() => setVersion((before) => before + 1), []);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    read(caller, signal).then(
      (value) => signal.aborted || setState({ value, error: null }),
      (error: unknown) => signal.aborted || setState(({ value }) => ({ value, error })),
    );
    return () => controller.abort();
  }, [caller, version, ...on]);

  useEffect(() => {
    if (every === Infinity) return undefined;
    const timer = setInterval(() => document.hidden || readAgain(), every);
    return () => clearInterval(timer);
  }, [every]);

  return { ...state, readAgain };
}

/** Returns a promise that resolves after these milliseconds, and never once the signal aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

const TYPING_PAUSE_MS = 300;

/** Returns the state of a read that waits until `on` rests: typing makes one request, not one for each letter. */
export function useTypedReading<Value>(
  read: (caller: OfficeCaller, signal: AbortSignal) => PromiseLike<Value>,
  on: readonly unknown[],
): ReadingState<Value> {
  return useReading(async (caller, signal) => {
    await pause(TYPING_PAUSE_MS, signal);
    return read(caller, signal);
  }, on);
}

interface ReadProps<Value> {
  readonly of: ReadingState<Value>;
  readonly children: (value: Value) => ComponentChildren;
}

/** Shows a value once it is read. A failure is shown above an earlier value. */
export function Read<Value>({ of: { value, error, readAgain }, children }: ReadProps<Value>): ComponentChildren {
  const { words, language } = usePage(FRAME_WORDS);
  return (
    <>
      {error !== null && (
        <p class="failure" role="alert">
          {describeError(error, language)}{' '}
          <button type="button" onClick={readAgain}>
            {words.again}
          </button>
        </p>
      )}
      {value !== undefined && children(value)}
      {value === undefined && error === null && (
        <p class="loading" role="status">
          <span class="unseen">{words.loading}</span>
        </p>
      )}
    </>
  );
}
