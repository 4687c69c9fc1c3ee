// The file in which a listener stores its position in the change feed and its secret, so that a restart continues there.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface ListenerState {
  /** The service that the position belongs to. */
  readonly baseUrl: string;
  /** The `meta.position` of the last event that was passed on; null before the first. */
  readonly position: string | null;
  readonly secret: string;
}

/**
 * Returns the state that a listener to this service has saved; undefined where the file does not exist. Throws an Error
 * that says what to do where the file cannot be read, has something else, or is of a listener to another service.
 */
export function readListenerState(file: string, baseUrl: string): ListenerState | undefined {
  const text = readText(file);
  if (text === undefined) return undefined;

  const state = parseState(text);
  if (state === undefined)
    throw new Error(
      `${file} is not a state file of the listener: choose another file with --state, or remove this one if nothing needs it.`,
    );
  if (state.baseUrl !== baseUrl)
    throw new Error(
      `${file} belongs to a listener to ${state.baseUrl}: choose another file with --state, or remove this one, which loses the position there.`,
    );
  return state;
}

/** Saves the state atomically: a listener that is killed during the write leaves the old state. */
export function saveListenerState(file: string, state: ListenerState): void {
  const newFile = `${file}.new`;
  writeFileSync(newFile, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(newFile, file);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read (${message}): choose another file with --state.`, { cause: error });
  }
}

function parseState(text: string): ListenerState | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isState(value) ? value : undefined;
  } catch {
    // A text that is not JSON.
    return undefined;
  }
}

function isState(value: unknown): value is ListenerState {
  if (typeof value !== 'object' || value === null) return false;
  const { baseUrl, position, secret } = value as Partial<Record<keyof ListenerState, unknown>>;
  const hasPosition = position === null || typeof position === 'string';
  return typeof baseUrl === 'string' && typeof secret === 'string' && hasPosition;
}
