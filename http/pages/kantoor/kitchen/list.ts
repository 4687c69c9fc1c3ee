// The kitchen's list of a day: the booked products, by product group and in the order of time.
import type { ListedBooking } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import { ProductGroupsApi } from 'boekstaaf/product-groups';
import { ProductsApi } from 'boekstaaf/products';
import type { StatusCode } from '../frame/codes.ts';
import { readPlaces } from '../frame/places.ts';
import type { OfficeCaller } from '../frame/caller.ts';

/** A booked product that the kitchen prepares. */
interface Dish {
  readonly key: number;
  readonly begin: string;
  readonly count: number;
  readonly description: string;
  readonly booking: number;
  readonly customer: string;
  readonly people: number;
  readonly where: string;
  readonly remark: string;
  readonly status: StatusCode;
}

/** A product group with its booked products. */
export interface KitchenGroup {
  /** 0 for products without a group. */
  readonly id: number;
  readonly name: string;
  readonly dishes: readonly Dish[];
}

/** Returns the product groups of a day, in the order of their names. Throws as the client does. */
export async function readList(
  caller: OfficeCaller,
  date: string,
  signal: AbortSignal,
): Promise<readonly KitchenGroup[]> {
  const customer = caller.seesCustomers ? (['Klant'] as const) : [];
  const [bookings, products, groups, places] = await Promise.all([
    caller.getApi(BookingsApi).listBookings(
      {
        periode: `${date}/${date}`,
        status: ['optie', 'reservering', 'definitief', 'gaande', 'voltooid'],
        embed: ['boekingsregels', ...customer],
        page_size: 1000,
      },
      { signal },
    ),
    caller.getApi(ProductsApi).listProducts({ page_size: 1000 }, { signal }),
    caller.getApi(ProductGroupsApi).listProductGroups({ page_size: 1000 }, { signal }),
    readPlaces(caller, signal),
  ]);
  const groupOf = new Map(products.map(({ id, productgroep_id }) => [id, productgroep_id ?? 0]));
  const names = new Map(groups.map(({ id, naam }) => [id, naam]));
  const dishes = bookings.flatMap((booking) => dishesOf(booking, date, places, groupOf));

  return [...Map.groupBy(dishes, ({ group }) => group)]
    .map(([id, groupDishes]) => ({ id, name: names.get(id) ?? '', dishes: groupDishes.toSorted(byTime) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function dishesOf(
  { id, personen, referentie, bijzonderheden, status, Klant, boekingsregels = [] }: ListedBooking,
  date: string,
  places: ReadonlyMap<number, string>,
  groupOf: ReadonlyMap<number, number>,
): (Dish & { group: number })[] {
  return boekingsregels
    .filter(({ begin }) => begin.startsWith(date))
    .map((line) => ({
      key: line.id,
      begin: line.begin,
      count: line.aantal,
      description: line.beschrijving,
      booking: id,
      customer: Klant?.displaynaam ?? referentie,
      people: personen,
      where: line.locatie_id === null ? '' : (places.get(line.locatie_id) ?? ''),
      remark: [line.opmerking, bijzonderheden].filter(Boolean).join('\n'),
      status,
      group: groupOf.get(line.product_id) ?? 0,
    }));
}

function byTime(a: Dish, b: Dish): number {
  return Date.parse(a.begin) - Date.parse(b.begin) || a.key - b.key;
}
