// The image of a product or a package: its metadata, its reduction to a width, and its delivery.
import * as pictures from '../../db/catalogue/images.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { selectWidth, type WebImageType } from '../../domain/house/image.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { Caller } from '../handler.ts';
import { Media } from '../media.ts';
import type { Services } from '../services.ts';

/** How long a browser shows an image without asking for a newer one, in seconds. */
const MAX_AGE_SECONDS = 300;

/** An image, with its bytes unless they have yet to be made in this width. */
export interface FoundImage extends pictures.ImageOwner {
  readonly image: pictures.ImageRow;
  readonly width: number | undefined;
  readonly bytes: Uint8Array | undefined;
}

/**
 * Returns the image of an object, original or at least this wide. Throws ERR_NOT_FOUND without one. For the public this
 * includes an image that they may not see: the response does not reveal which it is.
 */
export async function findVisibleImage(
  db: Reader,
  depicted: pictures.ImageOwner | undefined,
  breedte: number | undefined,
  caller: Caller,
): Promise<FoundImage> {
  if (depicted?.picture_id == null || (caller.isVisitor && !depicted.isPublic)) throw createNotFoundProblem();
  const image = await pictures.findImageById(db, depicted.picture_id);
  if (image === undefined) throw createNotFoundProblem();
  const width = breedte === undefined ? undefined : selectWidth(breedte, image.width);
  const bytes = await (width === undefined ? pictures.bytesOf(db, image) : pictures.resizedOf(db, image, width));
  return { ...depicted, image, width, bytes };
}

/** The response, with an image that is reduced first where it was not yet. */
export async function respondWithImage(imageSource: FoundImage, services: Services): Promise<Media<WebImageType>> {
  const { image: picture, width = picture.width, name, isPublic } = imageSource;
  const { media_type } = picture;
  const bytes = imageSource.bytes ?? (await services.resizeImage(picture, width));
  const cacheControl = `${isPublic ? 'public' : 'private'}, max-age=${String(MAX_AGE_SECONDS)}`;
  const filename = `${name}.${media_type.replace('image/', '')}`;
  return new Media(media_type, bytes, filename, { disposition: 'inline', isForeign: true, cacheControl });
}
