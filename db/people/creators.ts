// The members of staff who created objects, as embeds show them.
import type { components } from '../../generated/types.ts';
import * as contacts from './contacts.ts';
import type { ReadByIds } from '../engine/session/reader.ts';

/** Reads creators by the id of their contact. */
export const read: ReadByIds<components['schemas']['Creator']> = async (db, ids) => {
  const contactsById = await contacts.readKnown(db, ids);
  return new Map([...contactsById].map(([id, { displaynaam }]) => [id, { id, naam: displaynaam }]));
};
