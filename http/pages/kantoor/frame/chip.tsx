// A status as a chip, in the reader's language.
import type { ComponentChildren } from 'preact';
import { useWords } from './context.ts';
import { STATUSES, type StatusCode } from './codes.ts';

export function Chip({ status }: { readonly status: StatusCode }): ComponentChildren {
  return (
    <span class="chip" data-status={status}>
      {useWords(STATUSES)[status]}
    </span>
  );
}
