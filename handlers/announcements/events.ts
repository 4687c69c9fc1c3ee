// The operations on the change feed.
import { eventsAfter } from '../../db/announcements/feed.ts';
import { ninetyDaysBefore, wrapper } from '../../domain/announcements/event.ts';
import { viewerOf } from '../../domain/values/view.ts';
import type { Handler } from '../handler.ts';

export const listEvents: Handler<'listEvents'> = async ({ query }, { db, now, caller }) => {
  const { after = null, page_size: size } = query;
  const found = await eventsAfter(db, after, ninetyDaysBefore(now), size + 1);

  const shown = found.slice(0, size);
  const next = found.length > size ? (shown.at(-1)?.position ?? null) : null;
  const viewer = viewerOf(caller);
  return { items: shown.map((event) => wrapper(event, viewer)), next };
};
