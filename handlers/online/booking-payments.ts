// Payments of bookings: the amount that a visitor has to pay for a new booking.
import type { Writer } from '../../db/engine/session/database.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import * as companies from '../../db/house/companies.ts';
import type { NotedPayment, ProviderParams } from '../../db/online/payments.ts';
import { hashVisitorAddress } from '../../db/online/visitor.ts';
import { addressOf } from '../../domain/values/mail-address.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { calculateCostsTotal } from '../../domain/bookings/costs.ts';
import { moveBooking } from '../bookings/move-booking.ts';
import type { Context } from '../handler.ts';
import { askForPayment } from './ask-payment.ts';
import { queueConfirmation, type BookingVisitor } from './booking-confirmation.ts';
import { findReservationEnd } from './reservation-end.ts';

/** The return address of the visitor, their wishes for the provider, and who they are. */
export interface BookingPaymentRequest {
  readonly booker?: BookingVisitor;
  readonly redirect_url: string | null;
  readonly provider_params: ProviderParams | null;
}

/**
 * Requests the payment of a booking that was stored as `reservering` in this transaction: all of its costs. Its
 * capacity is reserved for the minutes of the setting `online_boeking_hold_minuten`. A booking without costs is
 * confirmed at once, and null is returned. Throws as `askForPayment` does.
 */
export async function askForBooking(
  booking: StoredBooking,
  { booker: visitor, ...paying }: BookingPaymentRequest,
  context: Context<Writer>,
): Promise<NotedPayment | null> {
  const { id: purpose_id, costs, referentie, arrangement, kosten_bedrijf_id: company_id } = booking;
  const amount = calculateCostsTotal(costs);
  if (amount <= 0) {
    const outcome = await moveBooking(booking, 'definitief', context);
    await queueConfirmation(outcome.booking, context, visitor);
    return null;
  }

  const { weergavenaam } = await readOne(companies.read, context.db, company_id);
  const description = [weergavenaam, referentie, arrangement].filter((part) => part !== '').join(' ');
  const hold_until = await findReservationEnd(context);
  const visitorHash = hashVisitorAddress(visitor?.person && addressOf(visitor.person));
  const payment = {
    purpose: 'bookings',
    purpose_id,
    booking_id: purpose_id,
    company_id,
    amount,
    description,
    hold_until,
    booker: visitorHash,
  } as const;

  return askForPayment({ ...payment, ...paying }, context);
}
