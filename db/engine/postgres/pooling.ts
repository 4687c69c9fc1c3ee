// How the service goes about a pooler, as operators are told.
import type { PoolerReport } from '../session/database.ts';
import type { LastingFeatures } from './session-probe.ts';

/** Null where every connection has a session as it was asked for. `isTold` says that a direct connection hears of jobs. */
export function poolingOf(
  { session, settings, names }: LastingFeatures,
  { isTold }: { readonly isTold: boolean },
): PoolerReport | null {
  if (session && settings && names) return null;
  return {
    statement_names: names ? 'yes' : 'no',
    timeouts: settings ? 'session' : 'transaction',
    jobs: session || isTold ? 'told' : 'each second',
  };
}
