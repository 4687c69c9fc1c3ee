// The files of a new resource with five operations, with blanks: FILL_IN is refused by the generation and by the compiler.

/** What a new resource is called in each place. */
export interface ResourceNames {
  readonly area: string;
  /** As in `/bontemplates`. */
  readonly path: string;
  /** As in `voucher template` and `voucher templates`. */
  readonly noun: string;
  readonly nouns: string;
  /** As in `VoucherTemplate`, `voucherTemplate` and `voucherTemplates`. */
  readonly schema: string;
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

/** The new files, by path. */
export function newFiles(names: ResourceNames): ReadonlyMap<string, string> {
  const { area, file, migration } = names;
  return new Map([
    [`spec/paths/${area}/${file}.yaml`, paths(names)],
    [`spec/schemas/${area}/${file}.yaml`, schemas(names)],
    [`db/migrations/${migration}.ts`, tables(names)],
    [`db/${area}/${file}.ts`, queries(names)],
    [`handlers/${area}/${file}.ts`, handlers(names)],
    [`test/${area}/${file}.test.ts`, tests(names)],
  ]);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function plural({ schema, many }: ResourceNames): string {
  return schema.charAt(0) + many.slice(1);
}

function paths(names: ResourceNames): string {
  const { noun, nouns, schema, one, many, table } = names;
  const operation = (
    verb: string,
    what: string,
    summary: string,
    kind: string,
  ): string => `    operationId: ${verb}${what}
    tags: [${many}]
    summary: ${summary}
    description: |
      ${BLANK} what the summary does not say.
    x-origin: ${BLANK} interface or extension
    x-kind: ${kind}
    x-permission: ${BLANK} a permission, or any`;
  return `# ${capital(nouns)}: ${BLANK} what they are for.
${many}:
  get:
${operation('list', plural(names), `List ${nouns}`, 'list')}
    x-returns: ${schema}
  post:
${operation('create', schema, `Create a ${noun}`, 'create')}
    x-created: get${schema}
    x-takes: New${schema}
    x-returns: ${schema}
${one}:
  get:
${operation('get', schema, `Get a ${noun}`, 'read')}
    x-root: ${table}
    x-returns: ${schema}
  put:
${operation('update', schema, `Update a ${noun}`, 'change')}
    x-root: ${table}
    x-takes: ${schema}Put
    x-returns: ${schema}
  delete:
${operation('delete', schema, `Delete a ${noun}`, 'remove')}
    x-root: ${table}
    x-errors: [ERR_IN_USE]
`;
}

function schemas({ nouns, schema, event }: ResourceNames): string {
  return `# ${capital(nouns)}.
${schema}:
  x-noun: true
${event === undefined ? '' : `  x-announced-as: [${event}]\n`}  x-required-on-create: [naam]
  type: object
  description: |
    ${BLANK} what it is, in one sentence.
  required: [id, naam]
  properties:
    id: { $ref: ../../common.yaml#/schemas/Id, readOnly: true }
    naam: { type: string, minLength: 1, maxLength: 255, description: Name. }
    # ${BLANK} the other members, and their names in \`required\`.
  examples:
    - { id: 3, naam: ${BLANK} }
`;
}

function tables({ nouns, table }: ResourceNames): string {
  return `// ${capital(nouns)}.
import type { Knex } from 'knex';
import { id, version } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('${table}', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
    ${BLANK}.columns(t, 'one for each other member, and the indexes of filters');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('${table}');
}
`;
}

function queries({ noun, nouns, schema, table, event }: ResourceNames): string {
  const announced = `
/** What events tell of. */
export const announced = {
  ${event ?? ''}: eventObject({ table: '${table}', read, schema: '${schema}' }),
};
`;
  return `// ${capital(nouns)}: their rows.
import type { components } from '../../generated/types.ts';
${event === undefined ? '' : "import { eventObject } from '../engine/changes.ts';\n"}import type { Writer } from '../engine/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, Read } from '../engine/reader.ts';
import { refuseInUse } from '../engine/references.ts';
import { select as selectAll, table } from '../engine/table.ts';

export type ${schema} = components['schemas']['${schema}'];

const rows = table<${schema}>('${table}', ${BLANK}.constraints('unique, checks and references of the migration; else {}'));

export const read: Read<${schema}> = rows.read;

export function select(db: Reader): Selection {
  return selectAll(db, '${table}');
}

export function insert(db: Writer, body: components['schemas']['New${schema}']): Promise<number> {
  return rows.insert(db, body);
}

export function update(db: Writer, before: ${schema}, body: components['schemas']['${schema}Put']): Promise<void> {
  return rows.update(db, before, body);
}

/** Throws ERR_IN_USE while something refers to the ${noun}. */
export async function remove(db: Writer, before: ${schema}): Promise<void> {
  await refuseInUse(db, '${table}', before.id);
  await rows.remove(db, before);
}
${event === undefined ? '' : announced}`;
}

function handlers(names: ResourceNames): string {
  const { area, file, nouns, schema, many } = names;
  return `// The operations on ${nouns}.
import * as ${many} from '../../db/${area}/${file}.ts';
import type { Handler } from '../handler.ts';
import { create, get, list, remove, update } from '../resource.ts';

export const list${plural(names)}: Handler<'list${plural(names)}'> = list(${many}.select, ${many}.read);
export const get${schema}: Handler<'get${schema}'> = get(${many}.read);
export const create${schema}: Handler<'create${schema}'> = create(${many}.insert, ${many}.read);
export const update${schema}: Handler<'update${schema}'> = update(${many}.update, ${many}.read);
export const delete${schema}: Handler<'delete${schema}'> = remove(${many}.read, ${many}.remove);
`;
}

function tests(names: ResourceNames): string {
  const { nouns, schema, many } = names;
  return `// ${capital(nouns)}: created, read, changed and deleted, and every refusal.
import { expect } from 'chai';
import { api, refused } from '../support/index.ts';

describe('${nouns}', () => {
  it('are created, read, changed and deleted', async () => {
    const body = ${BLANK}.body('all members that can be written');
    const { id } = await api.${many}.create${schema}({ body });
    expect(await api.${many}.get${schema}({ id })).to.deep.equal({ id, ...body });

    const changed = await api.${many}.update${schema}({ id, body: ${BLANK}.change() });
    expect(changed).to.deep.equal({ id, ...body, ...${BLANK}.change() });
    expect(await api.${many}.list${plural(names)}()).to.deep.include(changed);

    await api.${many}.delete${schema}({ id });
    expect(await refused(api.${many}.get${schema}({ id }))).to.include({ status: 404 });
  });

  it('stay while something refers to them', async () => {
    const { id } = await ${BLANK}.used('one that something refers to; or take ERR_IN_USE out of the contract');
    expect(await refused(api.${many}.delete${schema}({ id }))).to.include({ status: 403, code: 'ERR_IN_USE' });
  });
});
`;
}
