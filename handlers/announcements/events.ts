// The operations on the change feed.
import { readFeedAfter, findFeedStart, isAhead, findNewestBefore } from '../../db/announcements/feed.ts';
import { calculateRetentionStart, wrapEvent } from '../../domain/announcements/event.ts';
import { assertIssued, assertStored } from '../../domain/announcements/feed-position.ts';
import { viewerOf } from '../../domain/values/view.ts';
import { settingOf } from '../../db/house/settings.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import type { Instant } from '../../generated/types.ts';
import type { Handler } from '../handler.ts';

export const listEvents: Handler<'listEvents'> = async ({ query }, { db, now, caller }) => {
  const { after = null, page_size: size } = query;
  if (after !== null) assertStored(after, await findFeedStart(db));
  const viewer = viewerOf(caller);
  const begin = after ?? (await beginOfFeed(db, now));
  const feed = await readFeedAfter(db, begin, size, (event) => wrapEvent(event, viewer));
  if (feed.page.length === 0 && after !== null) assertIssued(await isAhead(db, after));
  return feed;
};

// Expired events are purged within hours: a reader from the start no longer sees them.
async function beginOfFeed(db: Reader, now: Instant): Promise<string | null> {
  const days = Number(await settingOf(db, 'gebeurtenissen_bewaren_dagen'));
  return findNewestBefore(db, calculateRetentionStart(days, now));
}
