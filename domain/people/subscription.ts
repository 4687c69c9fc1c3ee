// Subscriptions to newsletters: they belong to an address, which several contact persons may share.
import { addressOf } from '../values/mail-address.ts';
import { applyDraft, type ContactPerson, type PersonDraft } from './contact-person.ts';

type StoredPerson = Omit<ContactPerson, 'hoofdcontact'> | undefined;

/** A newsletter, and a subscribed address. */
export interface Subscription {
  readonly newsletter: number;
  readonly address: string;
}

/** The subscriptions of a person; none without an address. */
export function subscriptionsOf(person: Pick<ContactPerson, 'email1' | 'email2' | 'nieuwsbrief_ids'>): Subscription[] {
  const address = addressOf(person);
  return address === null ? [] : person.nieuwsbrief_ids.map((newsletter) => ({ newsletter, address }));
}

/** The subscriptions that a draft adds to the newsletters of the stored person. */
export function listAddedSubscriptions(draft: PersonDraft, storedPerson: StoredPerson): Subscription[] {
  const knownIds = storedPerson?.nieuwsbrief_ids ?? [];
  return subscriptionsOf(applyDraft(draft, storedPerson)).filter(({ newsletter }) => !knownIds.includes(newsletter));
}

/** The draft without the newsletters that its address unsubscribed from. */
export function removeUnsubscribed(
  draft: PersonDraft,
  storedPerson: StoredPerson,
  isUnsubscribed: (subscription: Subscription) => boolean,
): PersonDraft {
  const person = applyDraft(draft, storedPerson);
  const endedSubscriptions = subscriptionsOf(person).filter(isUnsubscribed);
  if (endedSubscriptions.length === 0) return draft;
  return {
    ...draft,
    nieuwsbrief_ids: person.nieuwsbrief_ids.filter(
      (id) => !endedSubscriptions.some(({ newsletter }) => newsletter === id),
    ),
  };
}
