// The price beside a form, before it is saved: what it is now, and what it would be.
import type { Booking } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { filled } from '../../../browser/words.ts';
import { useOffice, useWords } from '../../frame/context.ts';
import { useReading } from '../../frame/reading.tsx';
import type { Caller } from '../../frame/session.ts';
import type { Estimate } from './estimate.ts';
import { WORDS } from './words.ts';

interface DifferenceProps<Plan> {
  readonly booking: Booking;
  /** The values in the form. */
  readonly plan: Plan;
  /** Calculates the difference; null where nothing can be said. */
  readonly read: (caller: Caller, booking: Booking, plan: Plan, signal: AbortSignal) => Promise<Estimate | null>;
}

export function Difference<Plan extends object>({ booking, plan, read }: DifferenceProps<Plan>): ComponentChildren {
  const words = useWords(WORDS);
  const { writing } = useOffice();
  const found = useReading((caller, signal) => read(caller, booking, plan, signal), Object.values(plan)).value;
  const now = booking.kosten.calculated_totaalbedrag_inclusief_btw;
  return (
    <p class="difference" role="status">
      {found != null &&
        filled(found.isRough ? words.roughly : words.becomes, {
          from: writing.amount(now),
          to: writing.amount(now + found.amount),
        })}
    </p>
  );
}
