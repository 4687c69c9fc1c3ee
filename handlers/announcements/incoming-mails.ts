// The operations on incoming mail: submitted, parsed outside the transaction, and stored as a note for a known sender.
import * as addresses from '../../db/announcements/incoming-mail-addresses.ts';
import * as incoming from '../../db/announcements/incoming-mails.ts';
import * as notes from '../../db/people/notes.ts';
import type { NewFile } from '../../db/house/files.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import {
  kindOf,
  findMentionedReferences,
  noteOf,
  requireOurAddress,
  listRecipients,
  recogniseMail,
  type ParsedMessage,
} from '../../domain/announcements/incoming-mail.ts';
import { detectFileType } from '../../domain/house/file.ts';
import { instantAt } from '../../domain/values/calendar.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import { declarePrepared, type Handler } from '../handler.ts';
import { create, get, list, removeUnused, update } from '../resource.ts';
import { lockReferences } from '../references.ts';
import { readStoredFile } from '../stored-file.ts';

export const listIncomingMailAddresses: Handler<'listIncomingMailAddresses'> = list(addresses.select, addresses.read);
export const createIncomingMailAddress: Handler<'createIncomingMailAddress'> = create(addresses.insert, addresses.read);
export const getIncomingMailAddress: Handler<'getIncomingMailAddress'> = get(addresses.read);
export const updateIncomingMailAddress: Handler<'updateIncomingMailAddress'> = update(addresses.update, addresses.read);
export const deleteIncomingMailAddress: Handler<'deleteIncomingMailAddress'> = removeUnused(
  'incoming_mail_addresses',
  addresses.read,
  addresses.remove,
);

export const listIncomingMails: Handler<'listIncomingMails'> = list(incoming.select, incoming.read);
export const getIncomingMail: Handler<'getIncomingMail'> = get(incoming.read);

export const getIncomingMailFile: Handler<'getIncomingMailFile'> = async ({ path }, { db }) => {
  const { bijlagen } = await readOne(incoming.read, db, path.id);
  const file = bijlagen.find(({ id }) => id === path.bestand_id);
  if (file === undefined) throw createNotFoundProblem();
  return readStoredFile(db, file);
};

/** A parsed message, with the types of its files. */
interface PreparedMail {
  readonly mail: ParsedMessage;
  readonly files: readonly NewFile[];
}

export const createIncomingMail = declarePrepared<'createIncomingMail', PreparedMail>(
  async ({ body }, _caller, services) => {
    const mail = await services.readMail(body);
    const files = mail.attachments.map(async ({ filename, bytes }) => {
      return { name: filename, bytes, type: await detectFileType(bytes) };
    });
    return { mail, files: await Promise.all(files) };
  },
  async ({ query }, { db, now }, { mail, files }) => {
    const recipients = query.recipient === undefined ? listRecipients(mail) : [query.recipient.toLowerCase()];
    const address = requireOurAddress(await addresses.firstOf(db, recipients));
    const storedId = await incoming.findStored(db, address.id, mail);
    if (storedId !== undefined) return { status: 200, body: await readOne(incoming.read, db, storedId) };

    const mentioned = findMentionedReferences(mail);
    const candidates = await incoming.findSenderCandidates(db, mail.from_address);
    const bookings = await incoming.findBookingsByReference(db, mentioned);
    const whose = recogniseMail(candidates, mentioned, bookings);
    const kind = kindOf(mail);
    const note = noteOf({ ...mail, kind }, whose);
    if (note?.contact_id !== undefined)
      await lockReferences(db, [{ field: 'contact_id', root: 'contacts', id: note.contact_id }]);

    const note_id = note === undefined ? null : await notes.insert(db, note, now);

    const row = { ...toMailValues(mail), address_id: address.id, kind, mentioned, note_id, ...whose };
    return { status: 201, body: await readOne(incoming.read, db, await incoming.insert(db, row, files, now)) };
  },
);

/** The stored values from the message's own text. */
function toMailValues(mail: ParsedMessage) {
  const { fingerprint, from_name, from_address, subject, text, shortened, message_id, in_reply_to } = mail;
  const sent_at = mail.sent_at === null ? null : instantAt(Date.parse(mail.sent_at));
  const contents = { subject, text, shortened, message_id, in_reply_to, sent_at };
  return { fingerprint, from_name, from_address, to: [...mail.to], ...contents };
}
