// The operations that can be called without a credential in this installation.
import type { OperationId } from '../../generated/operations.ts';
import { shapeOf } from '../shape.ts';

/** Returns the check for them: public operations, and those of online booking where ONLINE_BOOKING_PUBLIC allows it. */
export function createOpenCheck(onlineBookingPublic: boolean): (id: OperationId) => boolean {
  return (id) => {
    const { public: always, opens } = shapeOf(id);
    return always || (onlineBookingPublic && opens === 'online-booking');
  };
}
