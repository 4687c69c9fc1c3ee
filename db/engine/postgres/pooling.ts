// The report to operators about a pooler between the service and PostgreSQL.
import type { PoolerReport } from '../session/database.ts';
import type { LastingFeatures } from './session-probe.ts';

/**
 * Returns the report; null where every connection has a session with its settings. `isTold`: a direct connection
 * listens for jobs.
 */
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
