// The proof of a series of invoice numbers: nothing missing, and no invoice changed since it was sealed.
import type { components } from '../../generated/types.ts';

type InvoiceSeries = components['schemas']['InvoiceSeries'];
type BrokenSeal = components['schemas']['BrokenSeal'];

/** The most gaps that a proof names one by one; who has more has lost the series. */
const MAX_GAPS_NAMED = 1000;

/** A series as its counter knows it: the last number given out, and the last seal. */
export interface SeriesCounter {
  readonly bedrijf_id: number;
  readonly jaar: number;
  readonly volgnummer: number;
  readonly hash: string | null;
}

/** An invoice of a series; `recomputed` is the seal that its present contents and `previous_hash` give. */
export interface SeriesLink {
  readonly id: number;
  readonly factuur_nummer: string;
  readonly volgnummer: number;
  readonly hash: string | null;
  readonly previous_hash: string | null;
  readonly recomputed: string;
  /** Whether its status is the one that its payments give. */
  readonly isStatusRight: boolean;
  /** Whether its PDF, if one was kept, is that one. */
  readonly isDocumentRight: boolean;
}

/**
 * Walks a series once, invoice by invoice in the order of their numbers, and answers what it proves. `changed` is the
 * first invoice that is not what it was: gone, with other contents than its seal, or sealed after another predecessor.
 * Invoices from before seals existed stand at the beginning and are only counted. docs/decisions/120-seals-and-e-invoices.md.
 */
export class SeriesProof {
  readonly #gaps: number[] = [];
  #first: number | null = null;
  #last = 0;
  #count = 0;
  #unsealed = 0;
  #hash: string | null = null;
  #changed: BrokenSeal | null = null;

  /** The next invoice of the series. */
  add(link: SeriesLink): void {
    this.#missing(link.volgnummer);
    this.#first ??= link.volgnummer;
    this.#last = link.volgnummer;
    this.#count += 1;
    this.#judge(link);
    this.#hash = link.hash;
  }

  #judge(link: SeriesLink): void {
    if (link.hash === null && this.#count === this.#unsealed + 1) this.#unsealed += 1;
    else if (link.previous_hash !== this.#hash) this.#broken(link, 'predecessor');
    else if (link.hash !== link.recomputed) this.#broken(link, 'contents');
    if (!link.isDocumentRight) this.#broken(link, 'document');
    if (!link.isStatusRight) this.#broken(link, 'status');
  }

  /** The proof of the series, after its last invoice; the counter is of the moment in which that one was read. */
  conclude({ bedrijf_id, jaar, volgnummer, hash }: SeriesCounter): InvoiceSeries {
    this.#missing(volgnummer + 1);
    if (this.#changed === null && this.#hash !== hash)
      this.#changed = { volgnummer: this.#last, factuur_id: null, factuur_nummer: null, reason: 'contents' };

    return {
      bedrijf_id,
      jaar,
      first: this.#first,
      last: this.#count === 0 ? null : this.#last,
      count: this.#count,
      gaps: this.#gaps,
      unsealed: this.#unsealed,
      hash: this.#hash,
      changed: this.#changed,
    };
  }

  #missing(next: number): void {
    for (let gap = this.#last + 1; gap < next && this.#gaps.length < MAX_GAPS_NAMED; gap++) {
      this.#gaps.push(gap);
      this.#changed ??= { volgnummer: gap, factuur_id: null, factuur_nummer: null, reason: 'missing' };
    }
  }

  #broken({ volgnummer, id, factuur_nummer }: SeriesLink, reason: BrokenSeal['reason']): void {
    this.#changed ??= { volgnummer, factuur_id: id, factuur_nummer, reason };
  }
}
