// The wishes of customers for the payment provider: method, language and bank.
import { createProblem } from '../values/problem.ts';

/**
 * The only parameters that are passed on to providers; others could change the amount, or redirect money and people.
 */
const PASSED_PARAMETERS: Readonly<Record<string, RegExp>> = {
  /** Such as `ideal`, in the provider's own words. */
  method: /^[a-z0-9_]{1,30}$/,
  /** Such as `nl_NL`. */
  locale: /^[a-z]{2}_[A-Z]{2}$/,
  /** The bank, where the method has several. */
  issuer: /^[A-Za-z0-9_]{1,50}$/,
};

/**
 * Throws ERR_NOT_ALLOWED on `provider_params` for members that are not passed on, and for values that they cannot have.
 */
export function assertProviderParams(params: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(params)) {
    const form = Object.hasOwn(PASSED_PARAMETERS, name) ? PASSED_PARAMETERS[name] : undefined;
    if (typeof value === 'string' && form?.test(value) === true) continue;
    const message =
      form === undefined
        ? `This is not passed on to the payment provider: send no more than ${Object.keys(PASSED_PARAMETERS).join(', ')}.`
        : 'The payment provider takes no such value: write a word such as ideal, or a language such as nl_NL.';
    throw createProblem('ERR_NOT_ALLOWED', message, { field: `provider_params.${name.slice(0, 50)}` });
  }
}
