// Makes the venue of demo/venue.ts and the planning of demo/planning.ts through the SDK, and finds their parts by name.
import type { Boekstaaf } from 'boekstaaf';
import { materials, qualifications, staff, startTimes } from './planning.ts';
import { companies, customers, locations, packages, productGroups, products } from './venue.ts';
import { DAY } from '../domain/values/time-units.ts';

type ResultOf<T extends (...parameters: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<T>>;
type Customer = ResultOf<Boekstaaf['customers']['createCustomer']>;
type Package = ResultOf<Boekstaaf['packages']['createPackage']>;
type StaffMember = ResultOf<Boekstaaf['staff']['createStaffMember']>;
type PaymentMethod = ResultOf<Boekstaaf['paymentMethods']['createPaymentMethod']>;

export interface Venue {
  readonly summary: string;
  /** The first and the last day of the calendar years around the demo's bookings. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly customers: readonly Customer[];
  readonly packages: readonly Package[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly staff: readonly StaffMember[];
  findCustomer(naam: string): Customer;
  findPackage(naam: string): Package;
  findLocationId(naam: string): number;
  findPaymentMethod(naam: string): PaymentMethod;
  /** Returns a local date-time, this number of days from today. */
  momentAt(fromToday: number, time: string): string;
}

/** Half a year, in days. */
export const HALF_YEAR_DAYS = 182;

/** Makes the whole venue as of a day, each thing after those that it refers to. Packages start on this number of days from then. */
export async function setUp(client: Boekstaaf, today = new Date(), days = HALF_YEAR_DAYS): Promise<Venue> {
  const template = await client.pdfTemplates.createPdfTemplate({ body: { naam: 'Factuur', context: 'invoice' } });
  const firms: number[] = [];
  for (const company of companies) {
    firms.push(
      (await client.companies.createCompany({ body: { ...company, factuur_pdf_template_id: template.id } })).id,
    );
  }

  const locationIds = await makeLocations(client);
  const goods = await makeProducts(client, locationIds, await makeMaterials(client));
  const groups = await makeStartTimes(client, today, days);
  const offers: Package[] = [];

  for (const { naam, personen, regels } of packages) {
    const lines = regels.map(([product, begin]) => ({
      product_id: idOf(goods, product),
      begin: `2026-06-01T${begin}:00`,
    }));
    offers.push(
      await client.packages.createPackage({
        body: {
          arrangement: naam,
          aantal_personen: personen,
          bedrijf_id: firms[0] ?? null,
          startmomentgroep_id: groups.get(naam) ?? null,
          mag_api: groups.has(naam),
          mag_online_geboekt_worden_direct_betalen: groups.has(naam),
          mag_online_geboekt_worden_achteraf_betalen: groups.has(naam),
          regels: lines,
        },
      }),
    );
  }

  const people: Customer[] = [];
  for (const body of customers)
    people.push(await client.customers.createCustomer({ body: { ...body, bedrijf_id: firms[0] ?? null } }));

  const methods: PaymentMethod[] = [];
  for (const naam of ['Bank', 'Pin', 'Contant']) {
    methods.push(await client.paymentMethods.createPaymentMethod({ body: { naam, type: 'manual' } }));
  }

  const members = await makeStaff(client);
  const year = new Date(today.getTime() + 30 * DAY).getFullYear();
  return {
    summary: `${String(firms.length)} companies, ${String(locationIds.size)} locations, ${String(goods.size)} products, ${String(offers.length)} packages, ${String(people.length)} customers, ${String(materials.length)} materials, ${String(members.length)} members of staff`,
    firstDay: `${String(Math.min(year, today.getFullYear()))}-01-01`,
    lastDay: `${String(year + 1)}-12-31`,
    customers: people,
    packages: offers,
    paymentMethods: methods,
    staff: members,
    findCustomer: (naam) => findByName(people, (each) => each.naam, naam),
    findLocationId: (naam) => idOf(locationIds, naam),
    findPackage: (naam) => findByName(offers, (each) => each.arrangement, naam),
    findPaymentMethod: (naam) => findByName(methods, (each) => each.naam, naam),
    momentAt: (fromToday, time) =>
      `${new Date(today.getTime() + fromToday * DAY).toISOString().slice(0, 10)}T${time}:00`,
  };
}

async function makeLocations(client: Boekstaaf): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { in: parent, ...location } of locations) {
    const parent_id = parent === undefined ? null : idOf(ids, parent);
    ids.set(location.naam, (await client.locations.createLocation({ body: { ...location, parent_id } })).id);
  }
  return ids;
}

async function makeMaterials(client: Boekstaaf): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { naam, aantal, online = 100 } of materials) {
    const body = { naam, aantal, overzichtmenu: true, percentage_online_te_boeken: online };
    ids.set(naam, (await client.materials.createMaterial({ body })).id);
  }
  return ids;
}

/** Makes the start times from today on; returns the id of their group by the name of each package. */
async function makeStartTimes(client: Boekstaaf, today: Date, days: number): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const dateAt = (fromToday: number): string => new Date(today.getTime() + fromToday * DAY).toISOString().slice(0, 10);
  for (const { name: naam, packages: starting, weekdays, first, last, interval } of startTimes) {
    const { id } = await client.startTimeGroups.createStartTimeGroup({ body: { naam } });
    await client.startTimes.createStartTimes({
      body: {
        startmomentgroep_id: id,
        datum_begin: dateAt(0),
        datum_eind: dateAt(days),
        interval,
        tijdbegin: `${dateAt(0)} ${first}`,
        tijdeind: `${dateAt(0)} ${last}`,
        weekdagen: [...weekdays],
      },
    });
    for (const name of starting) ids.set(name, id);
  }

  return ids;
}

async function makeStaff(client: Boekstaaf): Promise<StaffMember[]> {
  const ids = new Map<string, number>();
  for (const naam of qualifications)
    ids.set(naam, (await client.qualifications.createQualification({ body: { naam } })).id);

  const members: StaffMember[] = [];
  for (const { voornaam, achternaam, qualifications: names } of staff) {
    members.push(
      await client.staff.createStaffMember({
        body: {
          contactpersonen: [{ voornaam, achternaam, hoofdcontact: true }],
          kwalificatie_ids: names.map((naam) => idOf(ids, naam)),
        },
      }),
    );
  }

  return members;
}

async function makeProducts(
  client: Boekstaaf,
  locationIds: ReadonlyMap<string, number>,
  materialIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const supplier = await client.contacts.createContact({
    body: {
      type: 'leverancier',
      naam: 'Eigen beheer',
      contactpersonen: [{ voornaam: 'Toon', achternaam: 'Kuiper', hoofdcontact: true }],
    },
  });
  const groups = new Map<string, number>();

  for (const naam of productGroups)
    groups.set(naam, (await client.productGroups.createProductGroup({ body: { naam } })).id);

  const ids = new Map<string, number>();
  for (const { naam, groep, inkoop, prijzen, duur, locatie, per, afronding, minimum } of products) {
    const product = await client.products.createProduct({
      body: {
        leverancier_id: supplier.id,
        naam,
        inkoop,
        minimum_aantal: minimum ?? 0,
        productgroep_id: idOf(groups, groep),
        duur: duur ?? null,
        ProductPrice: prijzen,
        Locaties: locatie === undefined ? [] : [{ id: idOf(locationIds, locatie) }],
        Materialen: materials.flatMap(({ naam: material, gebruik }) =>
          gebruik
            .filter(({ product }) => product === naam)
            .map(({ aantal, per }) => ({
              materiaal_id: idOf(materialIds, material),
              aantal,
              per_x_aantal: per,
              afronding: 'boven' as const,
            })),
        ),
        ...(per === undefined
          ? { aantalbepaling: 'vast', aantal: 1 }
          : { aantalbepaling: 'per_x_personen', per_x_personen: per, per_x_personen_afronding: afronding ?? 'boven' }),
      },
    });
    ids.set(naam, product.id);
  }

  return ids;
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The venue has no ${name}.`);
  return id;
}

function findByName<T>(items: readonly T[], nameOf: (item: T) => string | null, name: string): T {
  const match = items.find((item) => nameOf(item) === name);
  if (match === undefined) throw new Error(`The venue has no ${name}.`);
  return match;
}
