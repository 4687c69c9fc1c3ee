// The subject of a mail: a kind and an id, and the older members of the contract that name the same.
import type { components } from '../../generated/types.ts';

type Schemas = components['schemas'];
export type MailSubject = Schemas['MailSubject'];

/** The members of a mail, and filters of the outbox, from before `about`. */
const OLDER_MEMBERS = { factuur_id: 'invoice' } as const satisfies Partial<
  Record<keyof Schemas['QueuedMail'], MailSubject['kind']>
>;
export type OlderMembers = Readonly<Record<keyof typeof OLDER_MEMBERS, number | null>>;

/** Returns the older members for the subject of a mail: its id for the member of its kind, null for the others. */
export function fillOlderMembers({ kind, id }: MailSubject): OlderMembers {
  const values = Object.entries<string>(OLDER_MEMBERS).map(([member, ofKind]) => [member, ofKind === kind ? id : null]);
  return Object.fromEntries(values) as OlderMembers;
}

/** The subjects that the older filters name. */
export function listQueriedSubjects(
  query: Readonly<Partial<Record<keyof OlderMembers, number | undefined>>>,
): MailSubject[] {
  return (Object.keys(OLDER_MEMBERS) as (keyof typeof OLDER_MEMBERS)[]).flatMap((member) => {
    const id = query[member];
    return id === undefined ? [] : [{ kind: OLDER_MEMBERS[member], id }];
  });
}
