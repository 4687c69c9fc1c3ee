// Images of products and packages: read whole before they are kept, and made smaller once for each width.
import * as pictures from '../../db/catalogue/pictures.ts';
import type { Database } from '../../db/engine/database.ts';
import { pictureSize, unreadable } from '../../domain/house/image.ts';
import { problem } from '../../domain/values/problem.ts';
import type { Picturing } from '../../handlers/handler.ts';

/** How many may wait for their turn. A picture of 25 million pixels takes 100 MB to read, so one is read at a time. */
const WAITING = 50;

/** Pictures of a database. The library works in threads of its own, so no other request waits. */
export function createPictures(database: Database): Picturing {
  const enter = oneAfterTheOther(WAITING);
  const making = new Map<string, Promise<Uint8Array>>();
  const make = async (picture: pictures.Picture, width: number): Promise<Uint8Array> => {
    const bytes = await database.read((db) => pictures.bytesOf(db, picture));
    const { resized } = await import('./resizing.ts');
    const made = await enter(() => resized(bytes, picture.media_type, width));
    await database.write((db) => pictures.keepResized(db, picture, width, made));
    return made;
  };
  return {
    async checkPicture(bytes) {
      const size = pictureSize(bytes);
      const { canBeRead } = await import('./resizing.ts');
      const isReadable = await enter(() => canBeRead(bytes, size));
      if (!isReadable) throw unreadable();
      return size;
    },
    resizePicture(picture, width) {
      const key = `${String(picture.id)} ${String(width)}`;
      const made = making.get(key) ?? make(picture, width).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}

/** Runs one thing at a time. Rejects with ERR_UNAVAILABLE while so many wait. */
function oneAfterTheOther(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= most)
      return Promise.reject(problem('ERR_UNAVAILABLE', 'Too many images are being made: try again in a moment.'));
    waiting += 1;
    const turn = last.then(work).finally(() => (waiting -= 1));
    last = turn.catch(() => undefined);
    return turn;
  };
}
