// The objects that events tell of: each name of the contract with the table it lives in and how it is read.
import type { EventObject } from './changes.ts';

/**
 * By the object's name in the interface, section Events. For example
 * `Locatie: eventObject({ table: 'locations', read: locations.read, schema: 'Location' })`.
 */
export const objects: Readonly<Record<string, EventObject>> = {};
