// Packages as rules see them, without a database: offers of lines, and wishes for them.
import type { PackageOffer, OfferedLine, OfferedProduct } from '../../domain/online/order.ts';

/** A product of which each person needs one, that lasts an hour. */
function createOfferedProduct(id: number, more: Partial<OfferedProduct> = {}): OfferedProduct {
  return {
    id,
    duur: 'PT1H',
    locatie_verplicht: false,
    is_deleted: false,
    aantalbepaling: 'per_x_personen',
    aantal: 1,
    per_x_personen: 1,
    per_x_personen_afronding: 'boven',
    minimum_aantal: 0,
    locations: [],
    materials: [],
    vereist_product: [],
    ...more,
  };
}

/** A line of a product of its own, whose amount visitors fill in. */
export function createOfferedLine(
  id: number,
  more: Partial<Omit<OfferedLine, 'product'>> = {},
  product: Partial<OfferedProduct> = {},
): OfferedLine {
  return {
    id,
    locatie_id: null,
    begin: null,
    eind: null,
    beschrijving: null,
    min: null,
    max: null,
    onlineboeking_aantalbepalingsmethode: 'invullen_door_gebruiker',
    ...more,
    product: createOfferedProduct(product.id ?? id, product),
  };
}

/** A package for eight that can be paid at once and later, and booked at any time. */
export function createOffer(regels: readonly OfferedLine[], more: Partial<PackageOffer> = {}): PackageOffer {
  return {
    arrangement: 'Pakket',
    weergavenaam: null,
    bedrijf_id: null,
    id: 1,
    aantal_personen: 8,
    maximum_aantal_personen_online: null,
    startmomentgroep_id: 1,
    mag_online_geboekt_worden_direct_betalen: true,
    mag_online_geboekt_worden_achteraf_betalen: true,
    onlineboeking_minimaal_vooruit: null,
    onlineboeking_maximaal_vooruit: null,
    onlineboeking_contactformulier_id: null,
    ...more,
    regels,
  };
}
