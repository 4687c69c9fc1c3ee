// What a change of a booking refers to anew: what was there before may have been deleted since, and stays.
import type { StoredBooking } from '../domain/booking.ts';
import type { SentBooking, SentCost } from '../domain/booking-change.ts';
import type { CostLine } from '../domain/costs.ts';
import type { Reader } from './connection.ts';
import { assertReferences, type Reference } from './references.ts';

const CUSTOMER = { table: 'contacts', where: { type: 'klant' } } as const;

/** Throws ERR_UNKNOWN_REFERENCE for everything that does not exist or was deleted; one query for each table. */
export async function assertNewReferences(db: Reader, stored: StoredBooking, sent: SentBooking): Promise<void> {
  const references = [...ofAgreement(stored, sent), ...ofLines(stored, sent), ...ofCosts(stored, sent)];
  await assertReferences(db, references);
}

function ofAgreement(stored: StoredBooking, { klant_id, kosten }: SentBooking): Reference[] {
  const payer = stored.kosten_klant_id ?? stored.klant_id;
  return [
    { field: 'klant_id', ...CUSTOMER, id: unless(klant_id, stored.klant_id) },
    { field: 'kosten.klant_id', ...CUSTOMER, id: unless(kosten?.klant_id, payer) },
    { field: 'kosten.bedrijf_id', table: 'companies', id: unless(kosten?.bedrijf_id, stored.kosten_bedrijf_id) },
  ];
}

function ofLines(stored: StoredBooking, { boekingsregels = [] }: SentBooking): Reference[] {
  const lines = new Map(stored.lines.map((line) => [line.id, line]));
  return boekingsregels.flatMap(({ id, product_id, locatie_id }, index) => {
    const line = id === undefined ? undefined : lines.get(id);
    const field = `boekingsregels[${String(index)}]`;
    return [
      { field: `${field}.product_id`, table: 'products', id: unless(product_id, line?.product_id) },
      { field: `${field}.locatie_id`, table: 'locations', id: unless(locatie_id, line?.locatie_id) },
    ];
  });
}

function ofCosts(stored: StoredBooking, { kosten }: SentBooking): Reference[] {
  const known = new Map<number, number | null>();
  const remember = (costs: readonly CostLine[]): void => {
    for (const cost of costs) {
      if (cost.type === 'groep') remember(cost.regels);
      else known.set(cost.id, cost.product_id);
    }
  };
  remember(stored.costs);
  const inside = (costs: readonly SentCost[], field: string): Reference[] =>
    costs.flatMap((cost, index) => {
      const at = `${field}[${String(index)}]`;
      if (cost.type === 'groep') return inside(cost.regels ?? [], `${at}.regels`);
      const before = cost.id === undefined ? undefined : known.get(cost.id);
      return [{ field: `${at}.product_id`, table: 'products', id: unless(cost.product_id, before) }];
    });
  return inside(kosten?.regels ?? [], 'kosten.regels');
}

function unless(sent: number | null | undefined, stored: number | null | undefined): number | null | undefined {
  return sent === stored ? null : sent;
}
