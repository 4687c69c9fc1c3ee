// Checks the references that a change of a booking adds, VAT rates included; existing ones may be deleted by now and stay.
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import type { SentCost, SentBooking } from '../../domain/bookings/booking-sent.ts';
import { itemsIn, type CostItem } from '../../domain/bookings/costs.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import { unknownRates } from '../../domain/values/vat-rates.ts';
import type { Writer } from '../engine/session/database.ts';
import { unknownReferences, type Reference } from '../engine/changes/references.ts';
import { vatRates } from '../house/settings.ts';

const CUSTOMER = { table: 'contacts', where: { type: 'klant' } } as const;

/**
 * Throws ERR_UNKNOWN_REFERENCE for everything that does not exist or was deleted, one query for each table, and
 * ERR_VAT_RATE_UNKNOWN for every rate that is not configured.
 */
export async function assertNewReferences(db: Writer, stored: StoredBooking, sent: SentBooking): Promise<void> {
  const items = sentItems(stored, sent);
  const sold = items.map(({ at, product_id, before }) => {
    return { field: `${at}.product_id`, table: 'products', id: unless(product_id, before?.product_id) };
  });
  const rates = items.map(({ at, btw_percentage: rate, before }) => {
    return { field: `${at}.btw_percentage`, rate: unless(rate, before?.btw_percentage) };
  });
  refuseIfAny([
    ...(await unknownReferences(db, [...ofAgreement(stored, sent), ...ofLines(stored, sent), ...sold])),
    ...unknownRates(rates, await vatRates(db)),
  ]);
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

type SentItem = Extract<SentCost, { type: 'item' }> & { readonly at: string; readonly before: CostItem | undefined };

/** The items that were sent, wherever in the tree, each with its place in the body and what is stored of it. */
function sentItems(stored: StoredBooking, { kosten }: SentBooking): SentItem[] {
  const known = new Map(itemsIn<CostItem>(stored.costs).map((item) => [item.id, item]));
  const inside = (costs: readonly SentCost[], field: string): SentItem[] =>
    costs.flatMap((cost, index) => {
      const at = `${field}[${String(index)}]`;
      if (cost.type === 'groep') return inside(cost.regels ?? [], `${at}.regels`);
      return [{ ...cost, at, before: cost.id === undefined ? undefined : known.get(cost.id) }];
    });
  return inside(kosten?.regels ?? [], 'kosten.regels');
}

function unless<Value>(sent: Value | null | undefined, stored: Value | null | undefined): Value | null | undefined {
  return sent === stored ? null : sent;
}
