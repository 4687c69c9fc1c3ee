// A status as a chip, in the words of the reader.
import type { ComponentChildren } from 'preact';
import { useWords } from './context.ts';
import { STATUSES } from './codes.ts';

/** A status of a booking, an invoice, a shift or a voucher. */
export type Status = keyof typeof STATUSES.en;

export function Chip({ status }: { readonly status: Status }): ComponentChildren {
  return (
    <span class="chip" data-status={status}>
      {useWords(STATUSES)[status]}
    </span>
  );
}
