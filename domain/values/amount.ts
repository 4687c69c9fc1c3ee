// The amount of a product for a group: the one rule that packages, bookings and the public menu share.

/** The members of a product that decide its amount for a group. */
export interface AmountRule {
  readonly aantalbepaling: 'vast' | 'per_x_personen';
  readonly aantal: number;
  readonly per_x_personen: number;
  readonly per_x_personen_afronding: 'boven' | 'beneden';
  readonly minimum_aantal: number;
}

/**
 * Returns the amount of a product for a group of `personen` (a whole number, 0 or more), in whole units. `vast` is
 * always `aantal`; `per_x_personen` is `aantal` for each `per_x_personen` people, rounded once up or down. Never less
 * than `minimum_aantal`. docs/decisions/041-bookings.md.
 */
export function calculateAmount(rule: AmountRule, personen: number): number {
  return Math.max(applyAmountRule(rule, personen), rule.minimum_aantal);
}

function applyAmountRule(rule: AmountRule, personen: number): number {
  if (rule.aantalbepaling === 'vast') return rule.aantal;
  // Whole numbers first: 3 x (1 / 3) in floating point is not always 1, and would be rounded up to 2.
  const product = rule.aantal * personen;
  const rest = product % rule.per_x_personen;
  const quotient = (product - rest) / rule.per_x_personen;
  return rest > 0 && rule.per_x_personen_afronding === 'boven' ? quotient + 1 : quotient;
}
