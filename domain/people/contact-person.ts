// Rules of the people of a contact: exactly one main contact, first in the list, and no person twice.
import type { components } from '../../generated/types.ts';
import { findRepeatedProblems } from '../values/repeated.ts';
import type { ProblemDetail } from '../values/problem.ts';

/** A person in a body: a known one by `id`, a new one without. */
export type PersonDraft = components['schemas']['ContactPersonPut'];
export type ContactPerson = components['schemas']['ContactPerson'];

/** A contact person without any facts. */
export const BLANK_PERSON = {
  voornaam: null,
  achternaam: null,
  geslacht: 'onbekend',
  aanhef: null,
  adres: null,
  postcode: null,
  plaats: null,
  telefoon1: null,
  telefoon2: null,
  email1: null,
  email2: null,
  nieuwsbrief_ids: [],
} satisfies Omit<ContactPerson, 'id' | 'hoofdcontact'>;

/** ERR_MAIN_CONTACT for every mark of a main contact after the first, ERR_DUPLICATE for everyone who is named again. */
export function findPersonListProblems(drafts: readonly PersonDraft[]): ProblemDetail[] {
  const markedIndexes = drafts.flatMap((draft, index) => (draft.hoofdcontact === true ? [index] : []));
  const tooMany = markedIndexes.slice(1).map((index): ProblemDetail => ({
    code: 'ERR_MAIN_CONTACT',
    message: 'A contact has one main contact person: mark only one contact person.',
    field: `contactpersonen[${String(index)}].hoofdcontact`,
  }));
  const ids = drafts.map(({ id }) => id);
  return [...tooMany, ...findRepeatedProblems(ids, (index) => `contactpersonen[${String(index)}].id`)];
}

/**
 * Returns the list to store: first the main contact, who is the marked person or else the first. The others are
 * unmarked.
 */
export function sortMainFirst<Draft extends PersonDraft>(
  drafts: readonly Draft[],
): (Draft & { hoofdcontact: boolean })[] {
  const markedIndex = drafts.findIndex(({ hoofdcontact }) => hoofdcontact === true);
  const main = markedIndex === -1 ? 0 : markedIndex;
  const sortedDrafts = [...drafts.slice(main, main + 1), ...drafts.slice(0, main), ...drafts.slice(main + 1)];
  return sortedDrafts.map((draft, index) => ({ ...draft, hoofdcontact: index === 0 }));
}

/** Returns the person after a draft: the stored one, or an empty one, with the members of the draft. */
export function applyDraft(
  draft: PersonDraft,
  storedPerson: Omit<ContactPerson, 'hoofdcontact'> | undefined,
): Omit<ContactPerson, 'id' | 'hoofdcontact'> {
  return { ...BLANK_PERSON, ...storedPerson, ...draft };
}

/** ERR_UNKNOWN_REFERENCE for everyone with an id that is not among the known ones. */
export function findUnknownPersonProblems(
  drafts: readonly PersonDraft[],
  peopleById: ReadonlyMap<number, unknown>,
): ProblemDetail[] {
  return drafts.flatMap(({ id }, index): ProblemDetail[] => {
    if (id === undefined || peopleById.has(id)) return [];
    const message = `Contact person ${String(id)} does not exist: leave the id out for a new person.`;
    return [{ code: 'ERR_UNKNOWN_REFERENCE', message, field: `contactpersonen[${String(index)}].id` }];
  });
}
