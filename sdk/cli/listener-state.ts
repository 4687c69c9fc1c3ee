// The position of a listener in the change feed, and its secret: one file, so that a restart continues there.
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface ListenerState {
  /** The service that the position belongs to. */
  readonly baseUrl: string;
  /** The `meta.position` of the last event that was passed on; null before the first. */
  readonly position: string | null;
  readonly secret: string;
}

/**
 * Returns the state that a listener to this service has saved; undefined without one, or for another service.
 */
export function readListenerState(file: string, baseUrl: string): ListenerState | undefined {
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as ListenerState;
    return state.baseUrl === baseUrl ? state : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} is not a state file of the listener: delete it, or choose another one with --state.`);
  }
}

/** Saves the state atomically: a listener that is killed during the write leaves the old state. */
export function saveListenerState(file: string, state: ListenerState): void {
  const aside = `${file}.new`;
  writeFileSync(aside, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(aside, file);
}

export function createSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}
