// A visitor of a website, as a handler knows them: the network they come from, and the codes that they try.

/** Somebody without rights: without a credential, or with a key for websites, which many share. */
export interface Visitor {
  /** The network that they come from: an address, or of version 6 what stands for it where many are counted. */
  readonly network: string;
  /**
   * Counts codes of vouchers and discounts as wrong, until `right` says otherwise: call it before you look them up. Rejects with
   * 429 after too many. docs/decisions/303-rate-limits-and-guessing.md.
   */
  countAttempts(codes: readonly string[]): Promise<void>;
  /** Takes the count of a code back that gave something. */
  acceptCode(code: string): void;
}
