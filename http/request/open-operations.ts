// Tells which operations can be called without a credential in this installation.
import type { OperationId } from '../../generated/operations.ts';
import { shapeOf } from '../shape.ts';

/** Public operations, and those of online booking where the operator has opened it (ONLINE_BOOKING_PUBLIC). */
export function createOpenCheck(onlineBookingPublic: boolean): (id: OperationId) => boolean {
  return (id) => {
    const { public: always, opens } = shapeOf(id);
    return always || (onlineBookingPublic && opens === 'online-booking');
  };
}
