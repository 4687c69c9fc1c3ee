// Says in an answer that it comes from a sandbox, and what its clock shows.
import type { ServerResponse } from 'node:http';
import type { Config } from '../../config/config.ts';
import { zoneOf } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';

/** Marks the answers of a sandbox; does nothing where this is none. */
export function createSandboxMark(
  { sandbox, timeZone }: Pick<Config, 'sandbox' | 'timeZone'>,
  now: () => Instant,
): (response: ServerResponse) => void {
  if (!sandbox) return () => undefined;
  const zone = zoneOf(timeZone);
  return (response) => {
    response.setHeader('X-Boekstaaf-Sandbox', zone.toText(now()));
  };
}
