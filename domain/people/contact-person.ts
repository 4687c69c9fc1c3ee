// Rules of the people of a relation: exactly one main contact, first in the list, and nobody twice.
import type { components } from '../../generated/types.ts';
import { findRepeatedProblems } from '../values/repeated.ts';
import type { ProblemDetail } from '../values/problem.ts';

/** Somebody as a body names them: a known person by `id`, a new one without. */
export type PersonDraft = components['schemas']['ContactPersonPut'];
export type ContactPerson = components['schemas']['ContactPerson'];

/** A contact person of whom nothing is known yet. */
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

/** ERR_MAIN_CONTACT for every mark of a main contact after the first, ERR_DUPLICATE for everybody who is named again. */
export function findPersonListProblems(drafts: readonly PersonDraft[]): ProblemDetail[] {
  const marked = drafts.flatMap((draft, place) => (draft.hoofdcontact === true ? [place] : []));
  const tooMany = marked.slice(1).map((place): ProblemDetail => ({
    code: 'ERR_MAIN_CONTACT',
    message: 'A relation has one main contact: mark only one contact person.',
    field: `contactpersonen[${String(place)}].hoofdcontact`,
  }));
  const ids = drafts.map(({ id }) => id);
  return [...tooMany, ...findRepeatedProblems(ids, (place) => `contactpersonen[${String(place)}].id`)];
}

/** The list as it is stored: the main contact first, the one that is marked or else the first, and nobody else marked. */
export function sortMainFirst<Draft extends PersonDraft>(
  drafts: readonly Draft[],
): (Draft & { hoofdcontact: boolean })[] {
  const marked = drafts.findIndex(({ hoofdcontact }) => hoofdcontact === true);
  const main = marked === -1 ? 0 : marked;
  const ordered = [...drafts.slice(main, main + 1), ...drafts.slice(0, main), ...drafts.slice(main + 1)];
  return ordered.map((draft, place) => ({ ...draft, hoofdcontact: place === 0 }));
}

/** The person that a draft would make: the stored one, or nothing, changed by the draft. */
export function applyDraft(
  draft: PersonDraft,
  stored: Omit<ContactPerson, 'hoofdcontact'> | undefined,
): Omit<ContactPerson, 'id' | 'hoofdcontact'> {
  return { ...BLANK_PERSON, ...stored, ...draft };
}

/** ERR_UNKNOWN_REFERENCE for everybody who is named by an id and is not among the known, whose ids these are. */
export function findUnknownPersonProblems(
  drafts: readonly PersonDraft[],
  known: ReadonlyMap<number, unknown>,
): ProblemDetail[] {
  return drafts.flatMap(({ id }, place): ProblemDetail[] => {
    if (id === undefined || known.has(id)) return [];
    const message = `Contact person ${String(id)} does not exist: leave the id out for a new person.`;
    return [{ code: 'ERR_UNKNOWN_REFERENCE', message, field: `contactpersonen[${String(place)}].id` }];
  });
}
