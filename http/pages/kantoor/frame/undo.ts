// Undoing what was saved: its announcement has a button for that, until the next act or another page.
import { ApiError, Call, PreconditionFailed } from 'boekstaaf';
import type { PageLanguage } from '../../browser/words.ts';
import { announce } from './announcement.ts';
import { describeError } from './refusals.ts';
import { FRAME_WORDS } from './words.ts';

/** Brings back what was there before. Throws as the client does, where somebody changed it since. */
export type Undo = () => PromiseLike<unknown>;

/** The version that a write made, as its answer says; empty where it says none. */
export async function readNewVersion(write: PromiseLike<unknown>): Promise<string> {
  return write instanceof Call ? ((await write.withResponse()).headers.get('etag') ?? '') : '';
}

/** Announces what was saved, with its way back where it has one. `again` reads what that changes. */
export function announceSaved(undo: Undo | null, language: PageLanguage, again: () => void): void {
  const words = FRAME_WORDS[language];
  const offer = (text: string): void => announce(text, undo === null ? undefined : { label: words.undo, press });

  const refuse = (error: unknown): void => {
    const isAnswered = error instanceof ApiError && error.status < 500;
    if (error instanceof PreconditionFailed) announce(words.changedSince);
    else if (isAnswered) announce(describeError(error, language));
    // Nobody knows whether it was done. Sent once more it is done once.
    else offer(describeError(error, language));
  };

  const press = (): void => {
    announce(words.saving);
    undo?.()
      .then(() => announce(words.undone), refuse)
      .then(again);
  };

  offer(words.saved);
}
