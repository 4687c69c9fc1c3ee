// How long money of an online payment may come.

/** How long an unpaid payment is asked after, in milliseconds: notifications get lost, and some ways of paying take days. */
export const PAYMENT_WAIT_MS = 30 * 86_400_000;
