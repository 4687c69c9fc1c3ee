// Reads spec/errors.yaml: the named error codes with their statuses.
import { isRecord, type Schema } from './document.ts';
import type { Sources } from './sources.ts';

/** A refusal of the service with a code. */
export interface ErrorExample {
  /** As it is sent; `{field}` becomes the field. */
  readonly message: string;
  /** The first of these that the operation takes is the field; none where the refusal names none. */
  readonly fields: readonly string[];
  /** Only for operations that take this member too. */
  readonly with?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

export type ErrorTable = Readonly<
  Record<
    string,
    {
      readonly status: number;
      /** The cause. */
      readonly description: string;
      /** The remedy, in one or two sentences. */
      readonly remedy: string;
      readonly examples: readonly ErrorExample[];
    }
  >
>;

/** Returns the codes by name, in the order of the file; mistakes become lint errors of `sources`. */
export function readErrors(sources: Sources): ErrorTable {
  const file = sources.findFile('errors.yaml');
  const content = sources.readContent(file);
  const table: Record<string, ErrorTable[string]> = {};

  for (const [code, entry] of Object.entries(isRecord(content) ? content : {})) {
    const status = isRecord(entry) ? entry['status'] : undefined;
    const description = isRecord(entry) ? entry['description'] : undefined;
    const remedy = isRecord(entry) ? entry['remedy'] : undefined;
    const examples = examplesOf(isRecord(entry) ? entry['examples'] : undefined);
    if (typeof status !== 'number' || typeof description !== 'string' || !/^ERR_[A-Z_]+$/.test(code)) {
      sources.lintErrors.push(
        `${sources.describePlace(file, [code])}: write 'status: 406' and 'description: ...' below it.`,
      );
    } else if (typeof remedy !== 'string' || remedy === '') {
      sources.lintErrors.push(`${sources.describePlace(file, [code])}: say what to do: 'remedy: Send another value.'`);
    } else if (examples === undefined) {
      sources.lintErrors.push(
        `${sources.describePlace(file, [code])}: show what is sent with it: 'examples: [{ field: naam, message: ... }]'.`,
      );
    } else table[code] = { status, description, remedy, examples };
  }

  return table;
}

/** The examples of a code, or undefined when they are not all texts with fields. */
function examplesOf(list: unknown): ErrorExample[] | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const examples = list.map((each: unknown) => {
    if (!isRecord(each) || typeof each['message'] !== 'string') return undefined;
    const { message, field = [], with: other, params } = each;
    return {
      message,
      fields: [field].flat().map(String),
      ...(typeof other === 'string' ? { with: other } : {}),
      ...(isRecord(params) ? { params } : {}),
    };
  });
  return examples.every((each) => each !== undefined) ? examples : undefined;
}

/** The enum of all codes. */
export function createErrorCodeSchema(errors: ErrorTable): Schema {
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
