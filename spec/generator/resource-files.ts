// The files of a new resource with five operations, with blanks: FILL_IN is refused by the generation and by the compiler.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a new resource is called in each place. */
export interface ResourceNames {
  readonly area: string;
  /** As in `/bontemplates`. */
  readonly path: string;
  /** As in `voucher template`, `voucher templates` and `Voucher templates`. */
  readonly noun: string;
  readonly nouns: string;
  readonly title: string;
  /** As in `VoucherTemplate`, `VoucherTemplates`, `voucherTemplate` and `voucherTemplates`. */
  readonly schema: string;
  readonly schemas: string;
  readonly one: string;
  readonly many: string;
  /** As in `voucher_templates` and `voucher-templates`. */
  readonly table: string;
  readonly file: string;
  /** The object that events tell of, as the interface names it; undefined when they tell of none. */
  readonly event: string | undefined;
  /** As in `092-voucher-templates`. */
  readonly migration: string;
}

/** What stands where somebody has to write something. */
export const BLANK = 'FILL_IN';

const TEMPLATES = join(import.meta.dirname, 'resource');

/** The new files, by path. */
export function newFiles(names: ResourceNames): ReadonlyMap<string, string> {
  const { area, file, migration } = names;
  return new Map([
    [`spec/paths/${area}/${file}.yaml`, filled('paths.yaml', names)],
    [`spec/schemas/${area}/${file}.yaml`, filled('schemas.yaml', names)],
    [`db/migrations/${migration}.ts`, filled('migration.ts', names)],
    [`db/${area}/${file}.ts`, filled('queries.ts', names)],
    [`handlers/${area}/${file}.ts`, filled('handlers.ts', names)],
    [`test/${area}/${file}.test.ts`, filled('test.ts', names)],
  ]);
}

/** A template with the names in their places; lines that begin with `{{?event}}` are for resources that events tell of. */
function filled(template: string, names: ResourceNames): string {
  const lines = readFileSync(join(TEMPLATES, `${template}.txt`), 'utf8').split('\n');
  const kept = lines.flatMap((line) => {
    const [, condition, text = line] = /^\{\{\?(\w+)\}\}(.*)$/.exec(line) ?? [];
    return condition !== undefined && names.event === undefined ? [] : [text];
  });
  return kept.join('\n').replace(/\{\{(\w+)\}\}/g, (_whole, name: keyof ResourceNames) => names[name] ?? '');
}
