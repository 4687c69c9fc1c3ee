// Entries of the audit trail that there is one of for a name, whichever process writes it first.
import { hash } from 'node:crypto';

/** The id of an event for a name, in the form of all ids of events. */
export function eventIdOf(name: string): string {
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(hash('sha256', name)) ?? [];
  return parts.join('-');
}
