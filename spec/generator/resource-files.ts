// The files of a new resource with five operations, with blanks: FILL_IN is refused by the generation and by the compiler.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of a new resource, by place. */
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
  /** The name of the object in events; undefined for a resource without events. */
  readonly event: string | undefined;
  /** As in `0092-voucher-templates`. */
  readonly migration: string;
  /** `a` or `an`. */
  readonly article: string;
  /** The permission to write. */
  readonly permission: string;
  /** The code that a change is refused with; undefined when every change is allowed. */
  readonly rule: string | undefined;
}

/** The text that the author of the resource has to replace. */
export const BLANK = 'FILL_IN';

const TEMPLATES_FOLDER = join(import.meta.dirname, 'resource');

/** The new files, by path. `members` is what each layer says of them: those of spec/generator/resource-members.ts. */
export function writeNewFiles(
  names: ResourceNames,
  members: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const { event = '', rule = '' } = names;
  const changeCodes = [members['codes'], rule].filter(Boolean).join(', ');
  const textByWord = { ...names, singular: singularOf(names), event, rule, changeCodes, blank: BLANK, ...members };
  const filePaths = placesOf(names);
  const templates = {
    'paths.yaml': filePaths.paths,
    'schemas.yaml': filePaths.schemas,
    'migration.ts': `db/migrations/${names.migration}.ts`,
    'queries.ts': filePaths.queries,
    'handlers.ts': filePaths.handlers,
    'test.ts': filePaths.test,
    ...(names.rule === undefined ? {} : { 'domain.ts': filePaths.domain, 'cases.ts': filePaths.cases }),
  };

  return new Map(Object.entries(templates).map(([template, path]) => [path, fillTemplate(template, textByWord)]));
}

/** Where the files of a resource are, apart from its migrations. */
export function placesOf({
  area,
  file,
  noun,
}: Pick<ResourceNames, 'area' | 'file' | 'noun'>): Record<
  'paths' | 'schemas' | 'queries' | 'handlers' | 'test' | 'domain' | 'cases',
  string
> {
  const singular = singularOf({ noun });
  return {
    paths: `spec/paths/${area}/${file}.yaml`,
    schemas: `spec/schemas/${area}/${file}.yaml`,
    queries: `db/${area}/${file}.ts`,
    handlers: `handlers/${area}/${file}.ts`,
    test: `test/${area}/${file}.test.ts`,
    domain: `domain/${area}/${singular}.ts`,
    cases: `test/domain/${area}/${singular}.test.ts`,
  };
}

/** As in `voucher-template`: the file of its rules. */
function singularOf({ noun }: Pick<ResourceNames, 'noun'>): string {
  return noun.replaceAll(' ', '-');
}

/** A template with the names in their places; a line that begins with `{{?event}}` is for resources that have an `event`. */
function fillTemplate(template: string, textByWord: Readonly<Record<string, string>>): string {
  const lines = readFileSync(join(TEMPLATES_FOLDER, `${template}.txt`), 'utf8').split('\n');
  const keptLines = lines.flatMap((line) => {
    const [, condition, text = line] = /^\{\{\?(\w+)\}\}(.*)$/.exec(line) ?? [];
    return condition !== undefined && (textByWord[condition] ?? '') === '' ? [] : [text];
  });
  return keptLines.join('\n').replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => textByWord[name] ?? '');
}
