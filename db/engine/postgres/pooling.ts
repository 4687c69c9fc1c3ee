// How the service goes about a pooler, as operators are told.
import type { Pooling } from '../session/database.ts';
import type { Lasting } from './lasting.ts';

/** Null where every connection has a session as it was asked for. `isTold` says that a direct connection hears of jobs. */
export function poolingOf(
  { session, settings, names }: Lasting,
  { isTold }: { readonly isTold: boolean },
): Pooling | null {
  if (session && settings && names) return null;
  return {
    statement_names: names ? 'yes' : 'no',
    timeouts: settings ? 'session' : 'transaction',
    jobs: session || isTold ? 'told' : 'each second',
  };
}
