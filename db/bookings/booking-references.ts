// Which references that a change of a booking adds lead nowhere; existing ones may be deleted by now and stay.
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { sentItems, unlessStored } from '../../domain/bookings/booking-references.ts';
import type { SentBooking } from '../../domain/bookings/booking-sent.ts';
import type { Writer } from '../engine/session/database.ts';
import { unknownReferences, type Reference } from '../engine/changes/references.ts';

const CUSTOMER = { table: 'contacts', where: { type: 'klant' } } as const;

/** A problem for everything that does not exist or was deleted; one query for each table. */
export function unknownIn(db: Writer, stored: StoredBooking, sent: SentBooking): ReturnType<typeof unknownReferences> {
  const sold = sentItems(stored, sent).map(({ at, product_id, before }) => {
    return { field: `${at}.product_id`, table: 'products', id: unlessStored(product_id, before?.product_id) };
  });
  return unknownReferences(db, [...ofAgreement(stored, sent), ...ofLines(stored, sent), ...sold]);
}

function ofAgreement(stored: StoredBooking, { klant_id, kosten }: SentBooking): Reference[] {
  const payer = stored.kosten_klant_id ?? stored.klant_id;
  return [
    { field: 'klant_id', ...CUSTOMER, id: unlessStored(klant_id, stored.klant_id) },
    { field: 'kosten.klant_id', ...CUSTOMER, id: unlessStored(kosten?.klant_id, payer) },
    { field: 'kosten.bedrijf_id', table: 'companies', id: unlessStored(kosten?.bedrijf_id, stored.kosten_bedrijf_id) },
  ];
}

function ofLines(stored: StoredBooking, { boekingsregels = [] }: SentBooking): Reference[] {
  const lines = new Map(stored.lines.map((line) => [line.id, line]));
  return boekingsregels.flatMap(({ id, product_id, locatie_id }, index) => {
    const line = id === undefined ? undefined : lines.get(id);
    const field = `boekingsregels[${String(index)}]`;
    return [
      { field: `${field}.product_id`, table: 'products', id: unlessStored(product_id, line?.product_id) },
      { field: `${field}.locatie_id`, table: 'locations', id: unlessStored(locatie_id, line?.locatie_id) },
    ];
  });
}
