// Packages for visitors: their lines, the needs of their products, and their start times.
import { compareByBegin } from '../../domain/catalogue/package.ts';
import type { PackageOffer, OfferedLine, OfferedProduct } from '../../domain/online/order.ts';
import type { ProductRequirement } from '../../domain/online/required-products.ts';
import type { StartCandidate } from '../../domain/planning/availability.ts';
import type { Interval } from '../../domain/values/interval.ts';
import { groupBy } from '../engine/group-by.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';

type OfferPackageRow = Omit<PackageOffer, 'regels'>;
type OfferLineRow = Omit<OfferedLine, 'product'> & { readonly product_id: number };
type OfferProductRow = Omit<OfferedProduct, 'id' | 'locations' | 'materials' | 'vereist_product'>;
/** A line with its product and its package; a package without lines has one row without a line. */
type OfferRow = OfferPackageRow &
  OfferProductRow &
  Omit<OfferLineRow, 'id'> & { readonly regel_id: number | null; readonly package_aantal_personen: number };

const selectOffer = defineStatement<OfferRow>(
  () => `select p.id, p.aantal_personen as package_aantal_personen,
      p.mag_online_geboekt_worden_direct_betalen, p.mag_online_geboekt_worden_achteraf_betalen,
      p.maximum_aantal_personen_online, p.onlineboeking_minimaal_vooruit, p.onlineboeking_maximaal_vooruit,
      p.startmomentgroep_id, p.onlineboeking_contactformulier_id, p.arrangement, p.weergavenaam, p.bedrijf_id,
      l.id as regel_id, l.locatie_id, l.begin, l.eind, l.beschrijving, l.min, l.max, l.onlineboeking_aantalbepalingsmethode,
      l.product_id, r.duur, r.locatie_verplicht, r.is_deleted,
      r.minimum_aantal, r.aantalbepaling, r.aantal, r.per_x_personen, r.per_x_personen_afronding
    from packages p
    left join package_lines l on l.package_id = p.id
    left join products r on r.id = l.product_id
    where p.id = ? and p.is_deleted = false`,
);

/** A location of a product, a material that it needs, or a product that it requires. */
type OfferPart = { readonly product_id: number } & (
  | { readonly part: 'location' | 'material'; readonly id: number }
  | (ProductRequirement & { readonly part: 'requirement' })
);

const sold = 'select product_id from package_lines where package_id = ?';
const selectPartsOf = defineStatement<OfferPart>(
  () => `select 'location' as part, product_id, location_id as id, position,
      0 as vereist_product_id, 0 as aantal, 0 as per_x_aantal, '' as afronding
    from product_locations where product_id in (${sold})
    union all
    select 'material', product_id, materiaal_id, position, 0, 0, 0, ''
    from product_materials where product_id in (${sold})
    union all
    select 'requirement', product_id, 0, position, vereist_product_id, aantal, per_x_aantal, afronding
    from product_requirements where product_id in (${sold})
    order by product_id, position`,
);

const startTimes = defineStatement<StartCandidate>(
  () => `select datetime as moment, percentage_materiaal_online_boeking as percentage from start_times
    where startmomentgroep_id = ? and datetime >= ? and datetime < ? order by datetime`,
);

/**
 * Returns a package that is not deleted, with the facts that decide whether it can be booked; undefined for none. Two
 * statements.
 */
export async function findOffer(db: Reader, id: number): Promise<PackageOffer | undefined> {
  // Sent together: PostgreSQL answers them in one round trip.
  const [rows, partRows] = await Promise.all([selectOffer(db, id), selectPartsOf(db, id, id, id)]);
  const [first] = rows;
  if (first === undefined) return undefined;
  const parts = groupBy(partRows, ({ product_id }) => product_id);
  const regels = rows.flatMap((row) => lineOf(row, parts.get(row.product_id) ?? []));
  return { ...packageOf(first), regels: regels.toSorted(compareByBegin) };
}

/** Returns the start times of a group in a period, by moment. One statement. */
export function startTimesOf(db: Reader, group: number, { begin, end }: Interval): Promise<StartCandidate[]> {
  return startTimes(db, group, begin, end);
}

function packageOf(row: OfferRow): OfferPackageRow {
  const { mag_online_geboekt_worden_direct_betalen, mag_online_geboekt_worden_achteraf_betalen } = row;
  const { onlineboeking_minimaal_vooruit, onlineboeking_maximaal_vooruit, startmomentgroep_id } = row;
  const { maximum_aantal_personen_online, onlineboeking_contactformulier_id } = row;
  const { arrangement, weergavenaam, bedrijf_id } = row;

  return {
    id: row.id,
    aantal_personen: row.package_aantal_personen,
    mag_online_geboekt_worden_direct_betalen,
    mag_online_geboekt_worden_achteraf_betalen,
    onlineboeking_minimaal_vooruit,
    onlineboeking_maximaal_vooruit,
    startmomentgroep_id,
    maximum_aantal_personen_online,
    onlineboeking_contactformulier_id,
    arrangement,
    weergavenaam,
    bedrijf_id,
  };
}

function lineOf(row: OfferRow, parts: readonly OfferPart[]): OfferedLine[] {
  if (row.regel_id === null) return [];
  const { locatie_id, begin, eind, beschrijving, min, max, onlineboeking_aantalbepalingsmethode } = row;
  const { duur, locatie_verplicht, is_deleted } = row;
  const { minimum_aantal, aantalbepaling, aantal, per_x_personen, per_x_personen_afronding } = row;

  return [
    {
      id: row.regel_id,
      locatie_id,
      begin,
      eind,
      beschrijving,
      min,
      max,
      onlineboeking_aantalbepalingsmethode,
      product: {
        id: row.product_id,
        duur,
        locatie_verplicht,
        is_deleted,
        minimum_aantal,
        aantalbepaling,
        aantal,
        per_x_personen,
        per_x_personen_afronding,
        locations: parts.flatMap((each) => (each.part === 'location' ? [each.id] : [])),
        materials: parts.flatMap((each) => (each.part === 'material' ? [each.id] : [])),
        vereist_product: parts.flatMap((each) => (each.part === 'requirement' ? [requirementOf(each)] : [])),
      },
    },
  ];
}

function requirementOf({
  vereist_product_id,
  aantal,
  per_x_aantal,
  afronding,
}: ProductRequirement): ProductRequirement {
  return { vereist_product_id, aantal, per_x_aantal, afronding };
}
