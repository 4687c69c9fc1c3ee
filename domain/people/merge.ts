// Merges a contact into the stored one with an equal identity: fills empty members, adds unknown ones, overwrites nothing.
import type { components } from '../../generated/types.ts';
import { applyDraft, type ContactPerson, type PersonDraft } from './contact-person.ts';
import { isNameless, isSamePerson } from './identity.ts';

type ExtraField = components['schemas']['ExtraField'];

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
  const known = new Set(stored.map(({ name }) => name));
  return [...stored, ...incoming.filter(({ name }) => !known.has(name))];
}

/**
 * Returns the contact persons of a contact after a merge, as drafts: the present ones, filled, then the new ones. The
 * main contact stays. The first of `incoming` is its main contact, who without names and address counts as the stored
 * one. `known` has the existing people that `incoming` names.
 */
export function mergePeople(
  stored: readonly ContactPerson[],
  incoming: readonly PersonDraft[],
  known: ReadonlyMap<number, Omit<ContactPerson, 'hoofdcontact'>>,
): PersonDraft[] {
  const has = new Set(stored.map(({ id }) => id));
  const merged = new Map<number, PersonDraft>(stored.map((person) => [person.id, { ...person }]));
  const added: PersonDraft[] = [];

  incoming.forEach((draft, place) => {
    const named = draft.id === undefined ? undefined : known.get(draft.id);
    const newcomer = applyDraft(draft, named);

    const same =
      stored.find(({ id }) => id === draft.id) ??
      stored.find((each) => isSamePerson(each, newcomer)) ??
      (place === 0 && isNameless(newcomer) ? stored[0] : undefined);
    const person = same && merged.get(same.id);

    if (same && person)
      merged.set(same.id, { ...person, ...selectFillings(same, newcomer), ...mergeNewsletters(same, newcomer) });
    else if (named === undefined) added.push({ ...draft, hoofdcontact: false });
    else if (!has.has(named.id))
      added.push({
        id: named.id,
        ...selectFillings(named, draft),
        ...mergeNewsletters(named, newcomer),
        hoofdcontact: false,
      });
  });

  return [...merged.values(), ...added];
}

type NewsletterSubscriber = Pick<ContactPerson, 'nieuwsbrief_ids'>;

/** The newsletters of both. */
export function mergeNewsletters(stored: NewsletterSubscriber, incoming: NewsletterSubscriber): NewsletterSubscriber {
  return { nieuwsbrief_ids: [...new Set([...stored.nieuwsbrief_ids, ...incoming.nieuwsbrief_ids])] };
}
