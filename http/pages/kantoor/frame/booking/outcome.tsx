// The price and the capacity of a change before it is saved, by a dry run of the request.
import { ApiError, type Booking } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../../browser/words.ts';
import { usePage } from '../context.ts';
import { useTypedReading } from '../reading.tsx';
import { fullnessOf, type ChangeOptions, type CapacityCheck, type DryRunOutcome } from './capacity-check.tsx';
import { WORDS } from './words.ts';

/** Sends a change; false where there is nothing to send yet. */
type SendChange = (options: ChangeOptions, signal: AbortSignal) => PromiseLike<Booking> | false;

const NO_OUTCOME: DryRunOutcome = { price: null, full: null };

/** Returns the outcome of a dry run. Refusals for other reasons than capacity are shown when the user saves: they may still be typing. */
async function dryRun(ask: SendChange, signal: AbortSignal): Promise<DryRunOutcome> {
  try {
    return { price: await readPrice(ask({ dry_run: true, capaciteit: 'afdwingen' }, signal)), full: null };
  } catch (error) {
    const full = error instanceof ApiError ? fullnessOf(error) : null;
    return full === null ? NO_OUTCOME : { price: await readPrice(ask({ dry_run: true }, signal)), full };
  }
}

async function readPrice(pendingBooking: PromiseLike<Booking> | false): Promise<number | null> {
  const booking = await pendingBooking;
  return booking === false ? null : booking.kosten.calculated_totaalbedrag_inclusief_btw;
}

interface OutcomeProps {
  /** The current price; null for a new booking. */
  readonly now: number | null;
  readonly capacity: CapacityCheck;
  readonly ask: SendChange;
  /** The dry run is repeated when one of these changes. */
  readonly on: readonly unknown[];
}

/** The price of a change, which screen readers read out, and the reasons for a lack of capacity. */
export function Outcome({ now, capacity, ask, on }: OutcomeProps): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const reading = useTypedReading((_, signal) => dryRun(ask, signal), on);
  const outcome = reading.value ?? NO_OUTCOME;
  const { price } = outcome;
  const template = now === null ? words.costs : words.becomes;

  return (
    <>
      <p class="difference" role="status">
        {price !== null &&
          price !== now &&
          fillWords(template, { from: writing.formatAmount(now ?? 0), to: writing.formatAmount(price) })}
      </p>
      {capacity.renderReasons(outcome)}
    </>
  );
}
