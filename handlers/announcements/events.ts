// The operations on the change feed.
import { eventsUpTo, isAhead } from '../../db/announcements/feed.ts';
import { assertGivenOut, ninetyDaysBefore, wrapper } from '../../domain/announcements/event.ts';
import { viewerOf } from '../../domain/values/view.ts';
import type { Handler } from '../handler.ts';

export const listEvents: Handler<'listEvents'> = async ({ query }, { db, now, caller }) => {
  const { after = null, page_size: size } = query;
  const { events, isMore } = await eventsUpTo(db, after, ninetyDaysBefore(now), size);
  if (events.length === 0 && after !== null) assertGivenOut(await isAhead(db, after));

  const next = isMore ? (events.at(-1)?.position ?? null) : null;
  const viewer = viewerOf(caller);
  return { items: events.map((event) => wrapper(event, viewer)), next };
};
