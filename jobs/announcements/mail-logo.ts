// The logo in a mail: small enough to embed in each one, at twice the displayed size for sharp screens.
import { findImage } from '../../db/house/images.ts';
import { readImageSize, type ImageType } from '../../domain/house/image.ts';
import type { JobContext } from '../job.ts';

/** A logo as it is sent, and its displayed size in pixels. */
export interface Logo {
  readonly content: Uint8Array;
  readonly type: ImageType;
  readonly width: number;
  readonly height: number;
}

const MAX_WIDTH_PX = 240;
const MAX_HEIGHT_PX = 80;
// Sharp screens show two dots for a pixel.
const DOTS_PER_PIXEL = 2;
const MAX_LOGO_BYTES = 60_000;
const MAX_CACHED_LOGOS = 20;

/** Returns a function that creates logos for mails. It caches those that were used last, for many mails share one. */
export function createLogos(): (sha256: string | null, context: Pick<JobContext, 'read'>) => Promise<Logo | null> {
  const logosByHash = new Map<string, Promise<Logo | null>>();
  return (sha256, { read }) => {
    if (sha256 === null) return Promise.resolve(null);

    const logo =
      logosByHash.get(sha256) ??
      read((db) => findImage(db, sha256)).then((image) => (image ? shrinkLogo(image) : null));

    logosByHash.delete(sha256);
    logosByHash.set(sha256, logo);

    const [oldest] = logosByHash.keys();
    if (logosByHash.size > MAX_CACHED_LOGOS && oldest !== undefined) logosByHash.delete(oldest);

    // The next mail looks again, for a logo that could not be read, or is stored only by then.
    logo.then(
      (found) => found ?? logosByHash.delete(sha256),
      () => logosByHash.delete(sha256),
    );

    return logo;
  };
}

async function shrinkLogo({ bytes }: { readonly bytes: Uint8Array }): Promise<Logo> {
  const size = readImageSize(bytes);
  const share = Math.min(1, MAX_WIDTH_PX / size.width, MAX_HEIGHT_PX / size.height);
  const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * share)));
  const shownLogo = { type: size.type, width: width ?? 1, height: height ?? 1 };
  const fits = size.width <= MAX_WIDTH_PX * DOTS_PER_PIXEL && size.height <= MAX_HEIGHT_PX * DOTS_PER_PIXEL;
  if (fits && bytes.length <= MAX_LOGO_BYTES) return { ...shownLogo, content: bytes };
  const sharp = {
    width: Math.round(shownLogo.width * DOTS_PER_PIXEL),
    height: Math.round(shownLogo.height * DOTS_PER_PIXEL),
  };
  const { encodeImage } = await import('./logo-image.ts');
  return { ...shownLogo, content: await encodeImage(bytes, size.type, fits ? null : sharp) };
}
