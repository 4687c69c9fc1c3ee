// Amounts of responses in cents, so that sums of them are exact.

/** Returns an amount in euros as cents. */
export const toCents = (amount: number): number => Math.round(amount * 100);

export const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
