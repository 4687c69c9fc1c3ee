// A visitor of a website, as a handler knows them: their network, and the codes that they try.

/** A caller without rights: without a credential, or with a key for websites, which many visitors share. */
export interface Visitor {
  /** The network of the visitor: an IPv4 address, or the prefix that is counted for an IPv6 address. */
  readonly network: string;
  /**
   * Counts codes of vouchers and discounts as wrong, until `right` is called: call it before looking them up. Rejects
   * with 429 after too many. docs/decisions/303-rate-limits-and-guessing.md.
   */
  countAttempts(codes: readonly string[]): Promise<void>;
  /** Withdraws the count of a right code. */
  acceptCode(code: string): void;
}
