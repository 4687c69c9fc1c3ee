// The parts that the samples of all languages share: where they call, with which credential, and how a result is called.
import type { OperationEntry } from './contract.ts';

/** Where samples call, and with what: readers put their own in place. */
export const SAMPLE_ADDRESS = 'http://127.0.0.1:8080';
export const SAMPLE_KEY = 'bks_...';
export const SAMPLE_USER = { username: 'admin', password: 'the one that was printed' } as const;

/** Whether an operation takes a user name and a password only. */
export function isBasicOnly({ operation }: OperationEntry): boolean {
  return operation['x-basic'] !== undefined;
}

/** Whether an operation never needs a credential. */
export function isOpen({ operation }: OperationEntry): boolean {
  return operation.security?.length === 0;
}

/** The credential that the sample of an operation shows, by the names of the TypeScript client. */
export function credentialOf(entry: OperationEntry): Readonly<Record<string, string>> {
  return isOpen(entry) ? {} : isBasicOnly(entry) ? SAMPLE_USER : { apiKey: SAMPLE_KEY };
}

/** `ListedBooking` is a booking; a name that says nothing, or that the language keeps to itself, is the one given. */
export function variableOf(schema: string, otherwise: string): string {
  const name = schema.replace(/^Listed(?=[A-Z])/, '');
  const variable = name.charAt(0).toLowerCase() + name.slice(1);
  return /^[a-z]\w+$/.test(variable) && variable !== 'package' ? variable : otherwise;
}
