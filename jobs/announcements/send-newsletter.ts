// Writes the mails of a newsletter's issue in batches: each address gets one, also when the process ends in the middle.
import { addressOf } from '../../domain/values/mail-address.ts';
import { subscriptionsOf } from '../../domain/people/subscription.ts';
import { queueMail } from '../../db/announcements/mail-writing.ts';
import { claimAddress, readIssues, type StoredIssue } from '../../db/announcements/newsletter-issues.ts';
import { find } from '../../db/engine/changes/table.ts';
import { newsletterMails, unsubscribeToken } from '../../db/announcements/newsletter-mails.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as persons from '../../db/people/contact-persons.ts';
import { findSubscribersAfter } from '../../db/people/newsletters.ts';
import { createUnsubscribedTest } from '../../db/people/unsubscriptions.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import type { Job, JobContext } from '../job.ts';
import { MINUTE } from '../../domain/values/time-units.ts';

const PAGE_ROWS = 50;

/** The job that writes an issue to every current subscriber of its newsletter. */
export const sendNewsletter: Job<JobPayloads['send-newsletter']> = {
  concurrency: 2,
  retries: [MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE],
  async run({ issue_id }, context) {
    let after: number | null = 0;
    while (after !== null && !context.signal.aborted) after = await writeSome(issue_id, after, context);
  },
};

/** Writes the mails of the next subscribers after an id, in one transaction. Returns the last id; null after the last batch. */
async function writeSome(issueId: number, after: number, context: JobContext): Promise<number | null> {
  return context.write(async (db) => {
    const issue = await find(readIssues, db, issueId);
    if (issue === undefined) return null;
    const ids = await findSubscribersAfter(db, issue.newsletter_id, after, PAGE_ROWS);
    const people = [...(await persons.read(db, ids)).values()];
    const isUnsubscribed = await createUnsubscribedTest(db, people.flatMap(subscriptionsOf));
    for (const person of people) {
      const address = addressOf(person);
      if (address !== null && !isUnsubscribed({ newsletter: issue.newsletter_id, address }))
        await writeTo(db, { person, address }, issue, context);
    }
    return ids.at(-1) ?? null;
  });
}

async function writeTo(
  db: Writer,
  { person, address }: { readonly person: persons.PersonRow; readonly address: string },
  issue: StoredIssue,
  { keys, settings, now }: JobContext,
): Promise<void> {
  const receiver = await claimAddress(db, issue.id, address);
  if (receiver === undefined) return;
  const token = await unsubscribeToken(db, keys, { newsletter: issue.newsletter_id, person: person.id, receiver });
  const { subject, body, user_id: userId } = issue;
  const detail = { texts: { subject, body }, unsubscribe: `${settings.publicUrl}/api2/nieuwsbriefafmelding/${token}` };
  await queueMail(
    db,
    newsletterMails.newsletter,
    { id: issue.id, to: person, cc: [], texts: {}, userId, detail },
    now(),
  );
}
