// PDF templates: their rows, and which companies print with them.
import type { components } from '../generated/types.ts';
import { problem } from '../domain/problem.ts';
import { TEMPLATE_MEMBERS } from '../domain/company.ts';
import type { Reader, Writer } from './connection.ts';
import type { Selection } from './listing.ts';
import { refuseInUse } from './references.ts';
import { lockRoot } from './roots.ts';
import { select as all, table, type Read } from './table.ts';

type PdfTemplate = components['schemas']['PdfTemplate'];

const rows = table<PdfTemplate>('pdf_templates');

export const read: Read<PdfTemplate> = rows.read;
export const insert = (db: Writer, body: components['schemas']['NewPdfTemplate']): Promise<number> =>
  rows.insert(db, body);

export function select(db: Reader): Selection {
  return all(db, rows.name);
}

/** Throws ERR_TEMPLATE_CONTEXT when the context would change under a company that prints with the template. */
export async function update(
  db: Writer,
  before: PdfTemplate,
  body: components['schemas']['PdfTemplatePut'],
): Promise<void> {
  const moves = body.context !== undefined && body.context !== before.context;
  if (moves && (await isUsed(db, before.id))) {
    const message = 'A company prints with this template: give it another template before changing the context.';
    throw problem('ERR_TEMPLATE_CONTEXT', message, { field: 'context', params: { context: before.context } });
  }
  await rows.update(db, before, body);
}

export async function remove(db: Writer, before: PdfTemplate): Promise<void> {
  await refuseInUse(db, rows.name, before.id);
  await rows.remove(db, before);
}

/**
 * What these templates print, by id. They stay locked until the transaction ends, so that no context changes meanwhile;
 * locked in ascending order. An id that does not exist has no entry.
 */
export async function contextsOf(db: Writer, ids: readonly number[]): Promise<Map<number, PdfTemplate['context']>> {
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) await lockRoot(db, 'pdf_templates', id);
  const found = await read(db, ids);
  return new Map([...found].map(([id, { context }]) => [id, context]));
}

async function isUsed(db: Reader, id: number): Promise<boolean> {
  const users: unknown[] = await db
    .knex('companies')
    .where((any) => {
      for (const member of TEMPLATE_MEMBERS) void any.orWhere(member, id);
    })
    .limit(1)
    .select('id');
  return users.length > 0;
}
