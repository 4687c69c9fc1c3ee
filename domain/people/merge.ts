// Merges a contact into the stored one with an equal identity: fills empty members, adds unknown ones, overwrites nothing.
import type { components } from '../../generated/types.ts';
import { applyDraft, type ContactPerson, type PersonDraft } from './contact-person.ts';
import { isNameless, isSamePerson } from './identity.ts';

type ExtraField = components['schemas']['ExtraField'];

/** A contact person, whomever they belong to. */
type KnownPerson = Omit<ContactPerson, 'hoofdcontact'>;

/** The members of `incoming` with a value where `stored` is empty: null, '' and an unknown gender are empty. */
export function selectFillings<Thing extends object>(
  stored: Thing,
  incoming: { readonly [Key in keyof Thing]?: Thing[Key] | undefined },
): Partial<Thing> {
  const filling: Partial<Thing> = {};
  for (const key of Object.keys(stored) as (keyof Thing)[]) {
    const value = incoming[key];
    if (value !== undefined && isEmpty(stored[key]) && !isEmpty(value)) filling[key] = value;
  }
  return filling;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || value === 'onbekend';
}

/** The stored extra fields, and those of `incoming` that have another name. */
export function mergeExtraFields(stored: readonly ExtraField[], incoming: readonly ExtraField[]): ExtraField[] {
  const storedNames = new Set(stored.map(({ name }) => name));
  return [...stored, ...incoming.filter(({ name }) => !storedNames.has(name))];
}

/**
 * Returns the contact persons of a contact after a merge, as drafts: the present ones, filled, then the new ones. The
 * main contact stays. The first of `incoming` is its main contact; without a name and an e-mail address it counts as the
 * stored one. `peopleById` has the existing people that `incoming` names.
 */
export function mergePeople(
  stored: readonly ContactPerson[],
  incoming: readonly PersonDraft[],
  peopleById: ReadonlyMap<number, KnownPerson>,
): PersonDraft[] {
  const mergedById = new Map(stored.map((person) => [person.id, person]));
  const addedDrafts: PersonDraft[] = [];

  incoming.forEach((draft, index) => {
    const knownPerson = draft.id === undefined ? undefined : peopleById.get(draft.id);
    const newcomer = applyDraft(draft, knownPerson);
    const same =
      stored.find(({ id }) => id === draft.id) ??
      stored.find((person) => isSamePerson(person, newcomer)) ??
      (index === 0 && isNameless(newcomer) ? stored[0] : undefined);

    // Several newcomers can be one stored person: each fills what the ones before left empty.
    const merged = same && mergedById.get(same.id);
    if (merged) mergedById.set(merged.id, { ...merged, ...fillPerson(merged, newcomer) });
    else if (knownPerson === undefined) addedDrafts.push({ ...draft, hoofdcontact: false });
    else addedDrafts.push({ id: knownPerson.id, ...fillPerson(knownPerson, newcomer), hoofdcontact: false });
  });

  return [...mergedById.values(), ...addedDrafts];
}

/** The members of a person that a newcomer fills, and the newsletters of both. */
function fillPerson(person: KnownPerson, newcomer: Omit<KnownPerson, 'id'>): Partial<KnownPerson> {
  return { ...selectFillings(person, newcomer), ...mergeNewsletters(person, newcomer) };
}

type NewsletterSubscriber = Pick<ContactPerson, 'nieuwsbrief_ids'>;

/** The newsletters of both. */
export function mergeNewsletters(stored: NewsletterSubscriber, incoming: NewsletterSubscriber): NewsletterSubscriber {
  return { nieuwsbrief_ids: [...new Set([...stored.nieuwsbrief_ids, ...incoming.nieuwsbrief_ids])] };
}
