// Packages that visitors book online, and their payments.
import type { NewPackage, NewStartTime, Package } from 'boekstaaf';
import { api, given } from '../index.ts';

/** A package that can be paid at once and later, with a group of its own of these start times. */
export async function onlinePackage(
  times: readonly string[],
  body: Partial<NewPackage> = {},
  share: Pick<NewStartTime, 'percentage_materiaal_online_boeking'> = {},
): Promise<Package> {
  const { id: startmomentgroep_id } = await given.startTimeGroup();
  for (const datetime of times)
    await api.startTimes.createStartTime({ body: { startmomentgroep_id, datetime, ...share } });
  const bookingFlags = {
    mag_online_geboekt_worden_direct_betalen: true,
    mag_online_geboekt_worden_achteraf_betalen: true,
  };
  return given.package({ ...bookingFlags, startmomentgroep_id, ...body });
}
