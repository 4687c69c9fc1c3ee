// Which bookings are at a location, and at everything below it, in a stretch of time.
import type { Instant } from '../../generated/types.ts';
import { holdsCapacity, type BookingStatus } from '../../domain/bookings/booking-status.ts';
import type { Stay } from '../../domain/house/location.ts';
import type { Reader } from '../engine/reader.ts';
import { among } from '../engine/dialect.ts';

type StayRow = Stay & { readonly top: number; readonly status: BookingStatus };

/** The stays of bookings that hold capacity, by location, that touch [begin, eind). One query; every id has an entry. */
export async function staysAt(
  db: Reader,
  ids: readonly number[],
  period: { readonly begin: Instant; readonly eind: Instant },
): Promise<Map<number, Stay[]>> {
  const stays = new Map<number, Stay[]>(ids.map((id) => [id, []]));
  const rows: StayRow[] = await db.knex
    .withRecursive('part', ['top', 'id'], (start) => {
      void start
        .select({ top: 'id' }, 'id')
        .from('locations')
        .where(among(db, 'id', ids))
        .union((step) => {
          void step.select('part.top', 'down.id').from({ down: 'locations' }).join('part', 'down.parent_id', 'part.id');
        });
    })
    .from('part')
    .join('booking_lines', 'booking_lines.locatie_id', 'part.id')
    .join('bookings', 'bookings.id', 'booking_lines.boeking_id')
    .where('booking_lines.begin', '<', period.eind)
    .where('booking_lines.eind', '>', period.begin)
    .select('part.top', 'bookings.id as boeking_id', 'bookings.personen', 'bookings.status')
    .select('booking_lines.begin', 'booking_lines.eind');
  for (const { top, status, ...stay } of rows) if (holdsCapacity(status)) stays.get(top)?.push(stay);
  return stays;
}
