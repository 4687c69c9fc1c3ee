// Images of products and packages: one for each, as it was sent and in the widths that somebody asked for.
import type { WebImageSize, WebImageType } from '../../domain/house/image.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineCommand, defineStatement } from '../engine/session/sql.ts';
import { readOne, type NewRow, type Table } from '../engine/changes/table.ts';
import { contentsOf, storeContents, releaseContents } from '../house/file-contents.ts';

declareConstraints('pictures', { references: { content_id: null } });
declareConstraints('resized_pictures', { unique: { resized_pictures_picture_id_width_unique: 'never' } });

/** An image to keep: its bytes and what they are. */
export interface NewImage extends WebImageSize {
  readonly bytes: Uint8Array;
}

/** A kept image; width and height in pixels, the way that it is looked at. */
export interface ImageRow {
  readonly id: number;
  readonly content_id: number;
  readonly media_type: WebImageType;
  readonly width: number;
  readonly height: number;
}

/** The columns by which a product or a package has an image. */
export interface ImageColumns {
  readonly picture_id: number | null;
  readonly picture_sha256: string | null;
}

/** The owner of an image. */
export interface ImageOwner extends Pick<ImageColumns, 'picture_id'> {
  /** The file name of the image. */
  readonly name: string;
  /** Whether it may be shown to the public. */
  readonly isPublic: boolean;
}

const insert = defineCommand<{ id: number }>(
  () => 'insert into pictures (content_id, media_type, width, height) values (?, ?, ?, ?) returning id',
);
const select = defineStatement<ImageRow>(
  () => 'select id, content_id, media_type, width, height from pictures where id = ?',
);
const selectResized = defineStatement<{ bytes: Uint8Array }>(
  () => 'select bytes from resized_pictures where picture_id = ? and width = ?',
);
const insertResized = defineCommand(
  () => `insert into resized_pictures (picture_id, width, bytes)
    select id, ?, ? from pictures where id = ? on conflict (picture_id, width) do nothing`,
);
const remove = defineCommand<{ content_id: number }>(() => 'delete from pictures where id = ? returning content_id');

/** Gives a row of this table an image in the place of the one that it has; the same image changes nothing. */
export async function saveImage<Row extends ImageColumns & { readonly id: number }>(
  db: Writer,
  rows: Table<Row>,
  id: number,
  { type, width, height, bytes }: NewImage,
): Promise<void> {
  const before = await readOne(rows.read, db, id);
  const { content_id, sha256: picture_sha256 } = await storeContents(db, bytes);
  if (before.picture_sha256 === picture_sha256) return;
  const [kept] = await insert(db, content_id, type, width, height);
  await rows.update(db, before, { picture_id: kept?.id, picture_sha256 } as NewRow<Row>);
  // With all its widths; the clock removes its bytes.
  if (before.picture_id === null) return;
  const removed = await remove(db, before.picture_id);
  await releaseContents(
    db,
    removed.map((each) => each.content_id),
  );
}

/** The image with this id, or undefined. */
export async function findImageById(db: Reader, id: number): Promise<ImageRow | undefined> {
  return (await select(db, id))[0];
}

/** The bytes of an image as they were sent. */
export function bytesOf(db: Reader, { content_id }: ImageRow): Promise<Uint8Array> {
  return contentsOf(db, content_id);
}

/** The bytes of an image in a width that was made of it; undefined while none was. */
export async function resizedOf(db: Reader, { id }: ImageRow, width: number): Promise<Uint8Array | undefined> {
  return (await selectResized(db, id, width))[0]?.bytes;
}

/** Keeps an image in a width. A width that was kept before stays, and a deleted image has no widths. */
export async function storeResized(db: Writer, { id }: ImageRow, width: number, bytes: Uint8Array): Promise<void> {
  await insertResized(db, width, Buffer.from(bytes), id);
}
