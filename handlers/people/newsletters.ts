// The operations on newsletters; their subscribers are members of contact persons.
import { publish } from '../../db/announcements/newsletter-issues.ts';
import { NEWSLETTER_MAIL_TAGS } from '../../db/announcements/newsletter-mails.ts';
import * as companies from '../../db/house/companies.ts';
import * as newsletters from '../../db/people/newsletters.ts';
import { requireSender } from '../../domain/announcements/newsletter.ts';
import { findUnknownTags as unknownTagsOf } from '../../domain/values/tags.ts';
import type { Handler } from '../handler.ts';
import { create, get, list, remove, update } from '../resource.ts';

export const listNewsletters: Handler<'listNewsletters'> = list(newsletters.select, newsletters.read);
export const getNewsletter: Handler<'getNewsletter'> = get(newsletters.read);
export const createNewsletter: Handler<'createNewsletter'> = create(newsletters.insert, newsletters.read);
export const updateNewsletter: Handler<'updateNewsletter'> = update(newsletters.update, newsletters.read);
export const deleteNewsletter: Handler<'deleteNewsletter'> = remove(newsletters.read, newsletters.remove);

export const sendNewsletter: Handler<'sendNewsletter'> = async ({ path, body }, { db, now, caller, unknownTags }) => {
  const bedrijf_id = requireSender(body.bedrijf_id ?? (await companies.lockDefault(db)));
  const { subject, body: text } = body;
  const issue = { newsletter_id: path.id, bedrijf_id, user_id: caller.userId, subject, body: text, created_at: now };
  const { id } = await publish(db, issue);
  for (const tag of unknownTagsOf([subject, text], NEWSLETTER_MAIL_TAGS)) unknownTags.add(tag);
  return { id, nieuwsbrief_id: path.id, bedrijf_id, subject, created_at: now };
};
