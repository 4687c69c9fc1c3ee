// The headers of a sandbox: that the response comes from one, and the time of its clock.
import type { ServerResponse } from 'node:http';
import type { Config } from '../../config/config.ts';
import { zoneOf } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';

/** Returns a function that marks the responses of a sandbox; it does nothing elsewhere. */
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
