// The operations on mails: the outbox, cancel and resend.
import * as mails from '../../db/announcements/mails.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { assertCancellable, assertEnded } from '../../domain/announcements/mail.ts';
import type { Handler } from '../handler.ts';
import { get, list } from '../resource.ts';

export const listMails: Handler<'listMails'> = list(mails.select, mails.read);

export const getMail: Handler<'getMail'> = get(mails.read);

export const cancelMail: Handler<'cancelMail'> = async ({ path }, { db }) => {
  const mail = await readOne(mails.rows.read, db, path.id);
  assertCancellable(mail.status);
  await mails.rows.update(db, mail, { status: 'cancelled' });
  return readOne(mails.read, db, path.id);
};

export const resendMail: Handler<'resendMail'> = async ({ path }, { db, now }) => {
  const mail = await readOne(mails.rows.read, db, path.id);
  assertEnded(mail.status);
  if (mail.status === 'failed') await mails.rows.update(db, mail, { status: 'cancelled' });
  return readOne(mails.read, db, await mails.storeAgain(db, mail, now));
};
