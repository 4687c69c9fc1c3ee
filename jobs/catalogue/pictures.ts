// Images of products and packages: read whole before they are kept, and made smaller once for each width.
import * as pictures from '../../db/catalogue/pictures.ts';
import type { Database } from '../../db/engine/database.ts';
import { pictureSize, unreadable } from '../../domain/house/image.ts';
import type { Picturing } from '../../handlers/handler.ts';
import { problem } from '../../domain/values/problem.ts';
import { createTurns } from '../../handlers/turns.ts';

/** A picture of 25 million pixels takes 100 MB to read, so one is read at a time. */
const ROOM = { working: 1, waiting: 50, share: 11 };
const BUSY = 'Too many images are being made: retry in a moment.';

/** Pictures of a database, for whoever asks (handlers/turns.ts). The library works in threads of its own, so no other request waits. */
export function createPictures(database: Database): (asker: string) => Picturing {
  const turns = createTurns(ROOM, () => problem('ERR_UNAVAILABLE', BUSY));
  const making = new Map<string, Promise<Uint8Array>>();
  const make = async (asker: string, picture: pictures.Picture, width: number): Promise<Uint8Array> => {
    const bytes = await database.read((db) => pictures.bytesOf(db, picture));
    const { resized } = await import('./resizing.ts');
    const made = await turns(asker, () => resized(bytes, picture.media_type, width));
    await database.write((db) => pictures.keepResized(db, picture, width, made));
    return made;
  };
  return (asker) => ({
    async checkPicture(bytes) {
      const size = pictureSize(bytes);
      const { canBeRead } = await import('./resizing.ts');
      const isReadable = await turns(asker, () => canBeRead(bytes, size));
      if (!isReadable) throw unreadable();
      return size;
    },
    resizePicture(picture, width) {
      const key = `${String(picture.id)} ${String(width)}`;
      const made = making.get(key) ?? make(asker, picture, width).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  });
}
