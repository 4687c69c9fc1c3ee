// Reads spec/errors.yaml: the named error codes with their statuses.
import { isRecord, type Schema } from './document.ts';
import type { Sources } from './sources.ts';

export type ErrorTable = Readonly<Record<string, { readonly status: number; readonly description: string }>>;

/** The codes by name, in the order of the file; mistakes become complaints of `sources`. */
export function readErrors(sources: Sources): ErrorTable {
  const file = sources.file('errors.yaml');
  const content = sources.content(file);
  const table: Record<string, { status: number; description: string }> = {};
  for (const [code, entry] of Object.entries(isRecord(content) ? content : {})) {
    const status = isRecord(entry) ? entry['status'] : undefined;
    const description = isRecord(entry) ? entry['description'] : undefined;
    if (typeof status === 'number' && typeof description === 'string' && /^ERR_[A-Z_]+$/.test(code)) {
      table[code] = { status, description };
    } else
      sources.complaints.push(`${sources.where(file, [code])}: write '${code}: { status: 406, description: ... }'.`);
  }
  return table;
}

/** The enum of all codes. */
export function errorCode(errors: ErrorTable): Schema {
  const lines = Object.entries(errors).map(
    ([code, { status, description }]) => `- \`${code}\` (${String(status)}): ${description}`,
  );
  return {
    type: 'string',
    description: ['The reason for the refusal, for programs. A code never changes its meaning.', '', ...lines].join(
      '\n',
    ),
    enum: Object.keys(errors),
    examples: ['ERR_TAKEN'],
  };
}
