// PDF templates: their rows, their contexts, and whether a company or voucher template uses one.
import type { components } from '../../generated/types.ts';
import { TEMPLATE_MEMBERS } from '../../domain/house/company.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { storeImage, type StoredImage } from './images.ts';
import type { Selection } from '../engine/listing.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { select as all, defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

type PdfTemplate = components['schemas']['PdfTemplate'];

interface TemplateRow extends Omit<PdfTemplate, 'logo'> {
  readonly logo_sha256: string | null;
}

const rows = defineTable<TemplateRow>('pdf_templates');

/** Reads templates by id, with the path of their logo. One query. */
export const read: ReadByIds<PdfTemplate> = async (db, ids) => {
  const templateRows = await rows.read(db, ids);
  return new Map([...templateRows].map(([id, row]) => [id, toPdfTemplate(row)]));
};

function toPdfTemplate({ id, naam, context, accent_color, header, footer, logo_sha256 }: TemplateRow): PdfTemplate {
  const logo = logo_sha256 === null ? null : `/api2/pdf_templates/${String(id)}/logo`;
  return { id, naam, context, accent_color, logo, logo_sha256, header, footer };
}

export const insert = (db: Writer, body: components['schemas']['NewPdfTemplate']): Promise<number> =>
  rows.insert(db, body);

export function select(db: Reader): Selection {
  return all(db, rows.name);
}

export function update(db: Writer, before: PdfTemplate, body: components['schemas']['PdfTemplatePut']): Promise<void> {
  return rows.update(db, before, body);
}

export function remove(db: Writer, before: PdfTemplate): Promise<void> {
  return rows.remove(db, before);
}

/** Stores or removes the logo of a template. Printed documents retain the old one. */
export async function putLogo(db: Writer, before: PdfTemplate, logo: StoredImage | null): Promise<void> {
  const logo_sha256 = logo === null ? null : await storeImage(db, logo);
  await rows.update(db, before, { logo_sha256 });
}

/**
 * Locks these templates in ascending order until the transaction ends, so that no context changes; returns their
 * contexts by id. A missing template has no entry.
 */
export async function contextsOf(db: Writer, ids: readonly number[]): Promise<Map<number, PdfTemplate['context']>> {
  await lockRoots(db, 'pdf_templates', ids);
  const templatesById = await read(db, ids);
  return new Map([...templatesById].map(([id, { context }]) => [id, context]));
}

const selectUses = defineStatement<{ id: number }>(
  () => `select id from companies where ? in (${TEMPLATE_MEMBERS.join()})
    union all select id from voucher_templates where pdf_template_id = ? limit 1`,
);

/** Returns whether a company or voucher template uses a PDF template. */
export async function isPrintedWith(db: Reader, { id }: PdfTemplate): Promise<boolean> {
  return (await selectUses(db, id, id)).length > 0;
}

/** The objects that events announce. */
export const announced = {
  PdfTemplate: createEventObject({ table: 'pdf_templates', read, schema: 'PdfTemplate' }),
};
