// The room for a change of a booking: how it is asked, and what a refusal for lack of it says.
import type { ApiError } from 'boekstaaf';

/** Parameters of a request that changes a booking. */
export interface Asked {
  /** Refuses a change that there is no room for. */
  readonly capaciteit?: 'afdwingen';
  /** Answers the change and undoes it. */
  readonly dry_run?: true;
}

/** A limit for which there is no room. */
export interface Reason {
  readonly soort: 'locatie' | 'materiaal';
  readonly id: number | null;
  readonly beperking: string;
  readonly begin: string;
  readonly eind: string;
  readonly capaciteit: number | null;
  readonly gebruikt: number;
  readonly nodig: number;
}

export type Fullness = readonly Reason[];

/** The reasons of a refusal for lack of room; null for every other refusal. */
export function fullnessOf({ code, problems }: ApiError): Fullness | null {
  if (code !== 'ERR_NOT_AVAILABLE') return null;
  return (problems[0]?.params?.['redenen'] ?? []) as Fullness;
}

/** The outcome of a dry run. Both are null where it says nothing. */
export interface Tried {
  readonly price: number | null;
  /** The limits that leave no room. */
  readonly full: Fullness | null;
}
