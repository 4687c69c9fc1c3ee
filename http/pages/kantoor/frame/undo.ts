// The undo of a saved change: a button in its announcement, until the next action or another page.
import { ApiError, Call, PreconditionFailed } from 'boekstaaf';
import type { PageLanguage } from '../../browser/words.ts';
import { announce } from './announcement.ts';
import { describeError } from './refusals.ts';
import { FRAME_WORDS } from './words.ts';

/** Restores the earlier state. Throws as the client does, where another user changed it since. */
export type Undo = () => PromiseLike<unknown>;

/** Returns the ETag in the response of a write; empty for none. */
export async function readNewVersion(write: PromiseLike<unknown>): Promise<string> {
  return write instanceof Call ? ((await write.withResponse()).headers.get('etag') ?? '') : '';
}

/** Announces a saved change, with a button for its undo. `again` is called after the undo, to read again. */
export function announceSaved(undo: Undo | null, language: PageLanguage, again: () => void): void {
  const words = FRAME_WORDS[language];
  const offer = (text: string): void => announce(text, undo === null ? undefined : { label: words.undo, press });

  const refuse = (error: unknown): void => {
    const isAnswered = error instanceof ApiError && error.status < 500;
    if (error instanceof PreconditionFailed) announce(words.changedSince);
    else if (isAnswered) announce(describeError(error, language));
    // The outcome is unknown; a retry performs the undo once.
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
