// PDF templates: their rows, and which companies print with them.
import type { components } from '../../generated/types.ts';
import { problem } from '../../domain/values/problem.ts';
import { TEMPLATE_MEMBERS } from '../../domain/house/company.ts';
import type { Writer } from '../engine/session/database.ts';
import { once } from '../engine/changes/once.ts';
import type { Reader, Read } from '../engine/session/reader.ts';
import { keep, type Image } from './images.ts';
import type { Selection } from '../engine/listing.ts';
import { refuseInUse } from '../engine/changes/references.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { one, select as all, table } from '../engine/changes/table.ts';
import { eventObject } from '../engine/changes/changes.ts';

type PdfTemplate = components['schemas']['PdfTemplate'];

interface TemplateRow extends Omit<PdfTemplate, 'logo'> {
  readonly logo_sha256: string | null;
}

const rows = table<TemplateRow>('pdf_templates');

/** Templates by id, with the path of their logo. One query. */
export const read: Read<PdfTemplate> = once(async (db, ids) => {
  const found = await rows.read(db, ids);
  return new Map([...found].map(([id, row]) => [id, toPdfTemplate(row)]));
});

function toPdfTemplate({ id, naam, context, accent_color, header, footer, logo_sha256 }: TemplateRow): PdfTemplate {
  const logo = logo_sha256 === null ? null : `/api2/pdf_templates/${String(id)}/logo`;
  return { id, naam, context, accent_color, logo, logo_sha256, header, footer };
}

export const insert = (db: Writer, body: components['schemas']['NewPdfTemplate']): Promise<number> =>
  rows.insert(db, body);

export function select(db: Reader): Selection {
  return all(db, rows.name);
}

/** Throws ERR_TEMPLATE_CONTEXT when the context would change under a company or voucher template that prints with the template. */
export async function update(
  db: Writer,
  { id }: PdfTemplate,
  body: components['schemas']['PdfTemplatePut'],
): Promise<void> {
  const before = await one(rows.read, db, id);
  const moves = body.context !== undefined && body.context !== before.context;
  if (moves && (await isUsed(db, id))) {
    const message =
      'A company or voucher template prints with this template: choose another one there before you change the context.';
    throw problem('ERR_TEMPLATE_CONTEXT', message, { field: 'context', params: { context: before.context } });
  }
  await rows.update(db, before, body);
}

export async function remove(db: Writer, { id }: PdfTemplate): Promise<void> {
  await refuseInUse(db, rows.name, id);
  await rows.remove(db, await one(rows.read, db, id));
}

/** Gives a template a logo, or takes it away. What was printed with the old one keeps it. */
export async function putLogo(db: Writer, id: number, logo: Image | null): Promise<void> {
  const logo_sha256 = logo === null ? null : await keep(db, logo);
  await rows.update(db, await one(rows.read, db, id), { logo_sha256 });
}

/**
 * What these templates print, by id. They stay locked until the transaction ends, so that no context changes meanwhile;
 * locked in ascending order. An id that does not exist has no entry.
 */
export async function contextsOf(db: Writer, ids: readonly number[]): Promise<Map<number, PdfTemplate['context']>> {
  await lockRoots(db, 'pdf_templates', ids);
  const found = await read(db, ids);
  return new Map([...found].map(([id, { context }]) => [id, context]));
}

async function isUsed(db: Reader, id: number): Promise<boolean> {
  const companies = db.knex('companies').where((any) => {
    for (const member of TEMPLATE_MEMBERS) void any.orWhere(member, id);
  });
  const vouchers = db.knex('voucher_templates').where('pdf_template_id', id);
  for (const users of [companies, vouchers]) if (await users.first('id')) return true;
  return false;
}

/** What events tell of. */
export const announced = {
  PdfTemplate: eventObject({ table: 'pdf_templates', read, schema: 'PdfTemplate' }),
};
