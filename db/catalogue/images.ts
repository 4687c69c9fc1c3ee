// Images of products and packages: one for each, in its original form and in the widths that were requested.
import type { WebImageSize, WebImageType } from '../../domain/house/image.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineCommand, defineStatement } from '../engine/session/sql.ts';
import { readOne, type NewRow, type Table } from '../engine/changes/table.ts';
import { contentsOf, storeContents, releaseContents } from '../house/file-contents.ts';

declareConstraints('pictures', { references: { content_id: null } });
declareConstraints('resized_pictures', { unique: { resized_pictures_picture_id_width_unique: 'never' } });

/** An image to store: its bytes and their type. */
export interface NewImage extends WebImageSize {
  readonly bytes: Uint8Array;
}

/** A stored image; width and height in pixels, after its orientation is applied. */
export interface ImageRow {
  readonly id: number;
  readonly content_id: number;
  readonly media_type: WebImageType;
  readonly width: number;
  readonly height: number;
}

/** The columns of a product or package that refer to its image. */
export interface ImageColumns {
  readonly picture_id: number | null;
  readonly picture_sha256: string | null;
}

/** The owner of an image. */
export interface ImageOwner extends Pick<ImageColumns, 'picture_id'> {
  /** The file name of the image. */
  readonly name: string;
  /** Whether the public may see it. */
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

/** Stores or replaces the image of a row of this table; an equal image changes nothing. */
export async function saveImage<Row extends ImageColumns & { readonly id: number }>(
  db: Writer,
  rows: Table<Row>,
  id: number,
  { type, width, height, bytes }: NewImage,
): Promise<void> {
  const before = await readOne(rows.read, db, id);
  const { content_id, sha256: picture_sha256 } = await storeContents(db, bytes);
  if (before.picture_sha256 === picture_sha256) return;
  const [image] = await insert(db, content_id, type, width, height);
  await rows.update(db, before, { picture_id: image?.id, picture_sha256 } as NewRow<Row>);
  // Its widths are deleted too; a scheduled job removes the bytes.
  if (before.picture_id === null) return;
  const imageRows = await remove(db, before.picture_id);
  await releaseContents(
    db,
    imageRows.map((each) => each.content_id),
  );
}

/** Returns the image with this id, or undefined. */
export async function findImageById(db: Reader, id: number): Promise<ImageRow | undefined> {
  return (await select(db, id))[0];
}

/** Returns the original bytes of an image. */
export function bytesOf(db: Reader, { content_id }: ImageRow): Promise<Uint8Array> {
  return contentsOf(db, content_id);
}

/** Returns the bytes of an image in a width; undefined until that width was stored. */
export async function resizedOf(db: Reader, { id }: ImageRow, width: number): Promise<Uint8Array | undefined> {
  return (await selectResized(db, id, width))[0]?.bytes;
}

/** Stores an image in a width. A stored width stays unchanged, and a deleted image gets none. */
export async function storeResized(db: Writer, { id }: ImageRow, width: number, bytes: Uint8Array): Promise<void> {
  await insertResized(db, width, Buffer.from(bytes), id);
}
