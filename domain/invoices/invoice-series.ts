// The proof of a series of invoice numbers: no number is missing, and no invoice changed after it was sealed.
import type { components } from '../../generated/types.ts';

type InvoiceSeries = components['schemas']['InvoiceSeries'];
type BrokenSeal = components['schemas']['BrokenSeal'];

/** The most gaps that a proof names one by one. */
const MAX_GAPS_NAMED = 1000;

/** The counter of a series: the last number issued, and the last seal. */
export interface SeriesCounter {
  readonly bedrijf_id: number;
  readonly jaar: number;
  readonly volgnummer: number;
  readonly hash: string | null;
}

/** An invoice of a series; `recomputed` is the seal of its present contents and `previous_hash`. */
export interface SeriesLink {
  readonly id: number;
  readonly factuur_nummer: string;
  readonly volgnummer: number;
  readonly hash: string | null;
  readonly previous_hash: string | null;
  readonly recomputed: string;
  /** Whether its status follows from its payments. */
  readonly isStatusRight: boolean;
  /** Whether its stored PDF, if any, is the original. */
  readonly isDocumentRight: boolean;
}

/**
 * Walks a series once, invoice by invoice in the order of their numbers, and returns its proof. `changed` is the first
 * invoice that is missing, whose contents do not match its seal, or that was sealed after another predecessor. So is one
 * whose stored PDF or status is wrong. Invoices from before seals existed come first: their seals are not checked.
 * docs/decisions/120-seals-and-e-invoices.md.
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

  /**
   * Returns the proof of the series, after its last invoice; the counter is of the moment in which that one was read.
   */
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
