// Roles: when the names of two are the same, and what they require of logins.
import { normaliseText, requireUniqueKey, removeInvisible } from '../people/identity.ts';

/** Returns the name of a role and its comparable form, which ignores capitals and spaces. Throws ERR_LENGTH. */
export function buildRoleNames(naam: string): { naam: string; comparable_name: string } {
  return { naam, comparable_name: requireUniqueKey(normaliseText(removeInvisible(naam)), 'naam') };
}

/** The rules of a role for the logins of its users. */
export interface LoginRules {
  readonly tweede_factor_verplicht: boolean;
  readonly basic_toegestaan: boolean;
}

/** The rules of users without a role: they require nothing. */
export const NO_LOGIN_RULES: LoginRules = { tweede_factor_verplicht: false, basic_toegestaan: true };

/** The rules after a change; rules that are not sent stay as they are. */
export function mergeLoginRules(
  before: LoginRules,
  changes: { readonly [Rule in keyof LoginRules]?: LoginRules[Rule] | undefined },
): LoginRules {
  return {
    tweede_factor_verplicht: changes.tweede_factor_verplicht ?? before.tweede_factor_verplicht,
    basic_toegestaan: changes.basic_toegestaan ?? before.basic_toegestaan,
  };
}

/** Whether a role requires less than before. */
export function isLooser(before: LoginRules, after: LoginRules): boolean {
  return (
    (before.tweede_factor_verplicht && !after.tweede_factor_verplicht) ||
    (!before.basic_toegestaan && after.basic_toegestaan)
  );
}
