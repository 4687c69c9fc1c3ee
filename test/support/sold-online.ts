// A package that visitors book online, for a test's own servers, which `given` does not reach.
import type { Boekstaaf, Company, NewProduct, Reservation } from 'boekstaaf';
import { emptyCompany, createPricedProduct } from './world.ts';

/** The day of all its start times. */
export const DAY = '2031-06-13';

/**
 * Returns the body of a new visitor for one unit at a time of the day. Visitors with an even number pay by invoice, and
 * others online.
 */
export type ReservationBuilder = (visitor: number, time: string, more?: Partial<Reservation>) => Reservation;

/** Units to sell: `aantal` at each of `times`, by a new company unless one is named. */
export interface OnlineOffer {
  readonly aantal: number;
  readonly times: readonly string[];
  readonly company?: Pick<Company, 'id'>;
}

/** Sells a package of one product, which needs one unit of a material. Returns a builder of reservations. */
export async function sellOnline(api: Boekstaaf, { aantal, times, company }: OnlineOffer): Promise<ReservationBuilder> {
  const { id: bedrijf_id } = company ?? (await emptyCompany(api));
  const { id: materiaal_id } = await api.materials.createMaterial({
    body: { naam: 'Kano', aantal: 100 * aantal, percentage_online_te_boeken: 100 },
  });
  const { id: product_id } = await createPricedProduct(api, 10);
  const Materialen: NewProduct['Materialen'] = [{ materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' }];
  await api.products.updateProduct({ id: product_id, body: { minimum_aantal: 0, duur: 'PT30M', Materialen } });

  const { id: startmomentgroep_id } = await api.startTimeGroups.createStartTimeGroup({ body: { naam: 'Elke dag' } });
  for (const time of times)
    await api.startTimes.createStartTime({
      // 1 % of 100 times the number: the start times admit that many, and the material alone would admit all visitors.
      body: { startmomentgroep_id, datetime: `${DAY} ${time}`, percentage_materiaal_online_boeking: 1 },
    });

  const { id: arrangement_id, regels } = await api.packages.createPackage({
    body: {
      arrangement: 'Varen',
      bedrijf_id,
      startmomentgroep_id,
      regels: [{ product_id }],
      mag_online_geboekt_worden_achteraf_betalen: true,
      mag_online_geboekt_worden_direct_betalen: true,
    },
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
