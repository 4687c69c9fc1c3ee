// Incoming mails: stored once for each address, with the recognised contact and booking and their files.
import type {
  SenderCandidate,
  IncomingMail,
  ParsedMessage,
  ReferredBooking,
} from '../../domain/announcements/incoming-mail.ts';
import { joinWords } from '../../domain/house/search.ts';
import type { Instant } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import { isEqualFolded } from '../engine/session/dialect.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { defineTable, type NewRow } from '../engine/changes/table.ts';
import * as files from '../house/files.ts';
import { remainingOf } from '../people/merged-customers.ts';

const SOORT = 'incoming_mail';

/** A stored mail. */
export interface IncomingMailRow extends Omit<IncomingMail, 'bijlagen'> {
  /** SHA-256 of its text and its Message-ID, or of the whole message. 0.9.0 hashed the Message-ID alone. */
  readonly fingerprint: string;
}

const rows = defineTable<IncomingMailRow>('incoming_mails', {
  // The second of two simultaneous deliveries of one mail retries, and finds the first.
  unique: { incoming_mails_address_id_fingerprint_unique: 'retry' },
  references: { address_id: null },
});

/** Reads mails by id, each with the names and types of its files. Two queries. */
export const read: ReadByIds<IncomingMail> = async (db, ids) => {
  const mailRows = await rows.read(db, ids);
  const attachmentsByMail = await files.filesOf(db, SOORT, [...mailRows.keys()]);
  return new Map([...mailRows].map(([id, row]) => [id, { ...row, bijlagen: attachmentsByMail.get(id) ?? [] }]));
};

type IncomingMailFilter = Readonly<Partial<Pick<IncomingMail, 'address_id' | 'sender' | 'kind'>>>;

/** Selects the mails of a list, the newest first. */
export function select(
  _db: Reader,
  query: { readonly [Key in keyof IncomingMailFilter]: IncomingMailFilter[Key] | undefined },
): Selection {
  const filters = Object.entries(query).filter(([name]) => ['address_id', 'sender', 'kind'].includes(name));
  return {
    buildQuery: ({ build }) =>
      filters.reduce(
        (builder, [name, value]) => (value === undefined ? builder : builder.where(`incoming_mails.${name}`, value)),
        build('incoming_mails'),
      ),
    grows: 'incoming_mails',
    order: [{ column: 'incoming_mails.id', direction: 'desc' }],
  };
}

const selectStoredMails = defineStatement<{ id: number }>(
  () => `select id from incoming_mails where address_id = ?
    and (fingerprint = ? or fingerprint = ? and from_address = ? and subject = ? and text = ?)`,
);

/** Returns the id of the stored mail that equals `mail` at an address; undefined for none. */
export async function findStored(db: Reader, address_id: number, mail: ParsedMessage): Promise<number | undefined> {
  const { fingerprint, old_fingerprint, from_address, subject, text } = mail;
  return (await selectStoredMails(db, address_id, fingerprint, old_fingerprint, from_address, subject, text))[0]?.id;
}

/** Stores a mail and its files; returns its id. */
export async function insert(
  db: Writer,
  mail: NewRow<IncomingMailRow>,
  attachments: readonly files.NewFile[],
  now: Instant,
): Promise<number> {
  const id = await rows.insert(db, { ...mail, received_at: now });
  for (const file of attachments) await files.addFile(db, { soort: SOORT, object_id: id }, file, now);
  return id;
}

const selectCandidates = defineStatement<SenderCandidate>(
  (dialect) =>
    `select l.contact_id, p.id as contactpersoon_id from customer_words w
      join contact_links l on l.contact_id = w.customer_id join contact_persons p on p.id = l.contact_person_id
      where w.word = ? and (${isEqualFolded(dialect, 'p.email1')} or ${isEqualFolded(dialect, 'p.email2')})
      order by l.contact_id, p.id`,
);

/** Returns the people of customers with this address, by customer and person. */
export async function findSenderCandidates(db: Reader, address: string): Promise<SenderCandidate[]> {
  return selectCandidates(db, joinWords(address), address, address);
}

const selectReferredBookings = defineStatement<ReferredBooking>(
  (dialect) =>
    `select id, ${remainingOf('klant_id')} as klant_id, referentie from bookings where ${isInList(dialect, 'referentie')}`,
);

/** Returns the bookings with these references, each with its customer after merges. */
export function findBookingsByReference(db: Reader, references: readonly string[]): Promise<ReferredBooking[]> {
  return references.length === 0 ? Promise.resolve([]) : selectReferredBookings(db, references);
}

const selectOldMails = defineStatement<{ id: number }>(
  () => 'select id from incoming_mails where received_at < ? order by received_at limit ?',
);

/** Deletes mails that came before `until`, with their files, the oldest first; returns how many. Their notes stay. */
export async function purgeIncomingMails(db: Writer, until: Instant, limit: number): Promise<number> {
  const oldMails = await read(
    db,
    (await selectOldMails(db, until, limit)).map(({ id }) => id),
  );
  const attached = [...oldMails.values()].flatMap(({ bijlagen }) => bijlagen.map(({ id }) => id));
  await files.removeFiles(db, attached);
  await rows.removeMany(db, [...(await rows.read(db, [...oldMails.keys()])).values()]);
  return oldMails.size;
}

/** The objects that events announce. */
export const announced = {
  IncomingMail: createEventObject({ table: 'incoming_mails', read, schema: 'IncomingMail' }),
};
