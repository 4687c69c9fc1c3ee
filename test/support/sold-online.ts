// A package that visitors book online, for servers of one's own that the `given` of the test file does not serve.
import type { Boekstaaf, Company, NewProduct, Reservation } from 'boekstaaf';
import { emptyCompany, createPricedProduct } from './world.ts';

/** The day of all its start times. */
export const DAY = '2031-06-13';

/** The body of a new visitor for one unit at a time of the day. */
export type ReservationBuilder = (visitor: number, time: string, more?: Partial<Reservation>) => Reservation;

/**
 * A package of one product that needs one unit of a material. So many of the material are sold online, at so many times
 * of a day.
 */
export async function sellOnline(
  api: Boekstaaf,
  aantal: number,
  times: readonly string[],
  company?: Pick<Company, 'id'>,
): Promise<ReservationBuilder> {
  const { id: bedrijf_id } = company ?? (await emptyCompany(api));
  // The share of the start times decides: that of the material would let all visitors in.
  const more = { aantal: 100 * aantal, percentage_online_te_boeken: 100 };
  const { id: materiaal_id } = await api.materials.createMaterial({ body: { naam: 'Kano', ...more } });
  const { id: product_id } = await createPricedProduct(api, 10);
  const Materialen: NewProduct['Materialen'] = [{ materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' }];
  await api.products.updateProduct({ id: product_id, body: { minimum_aantal: 0, duur: 'PT30M', Materialen } });

  const { id: startmomentgroep_id } = await api.startTimeGroups.createStartTimeGroup({ body: { naam: 'Elke dag' } });
  for (const time of times)
    await api.startTimes.createStartTime({
      body: { startmomentgroep_id, datetime: `${DAY} ${time}`, percentage_materiaal_online_boeking: 1 },
    });

  const body = { arrangement: 'Varen', bedrijf_id, startmomentgroep_id, regels: [{ product_id }] };
  const { id: arrangement_id, regels } = await api.packages.createPackage({
    body: { ...body, mag_online_geboekt_worden_achteraf_betalen: true, mag_online_geboekt_worden_direct_betalen: true },
  });

  return (visitor, time, more = {}) => ({
    arrangement_id,
    producten: [{ arrangementsregel_id: regels[0]?.id ?? 0, aantal: 1 }],
    begin: `${DAY} ${time}`,
    betaalmethode: visitor % 2 === 0 ? 'factuur' : 'provider',
    contactformulier: {
      'contactpersoon.achternaam': `Bezoeker ${String(visitor)}`,
      'contactpersoon.email1': `bezoeker${String(visitor)}@voorbeeld.example`,
    },
    ...more,
  });
}
