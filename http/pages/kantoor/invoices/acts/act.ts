// The props of every action with an invoice: the invoice, and whom to tell when it is done.
import type { Closing } from '../../frame/act.tsx';
import type { Whole } from '../invoice.ts';

export interface ActProps extends Closing {
  readonly whole: Whole;
  /** The name of the invoice, as people call it. */
  readonly name: string;
  /** Called after it is done, with a sentence about it. The invoice may be gone then. */
  readonly done: (told: string, isGone?: boolean) => void;
}
