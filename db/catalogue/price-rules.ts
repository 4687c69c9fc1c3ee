// Price rules: their rows, the objects that they apply to, and the active ones.
import type { PriceRuleValues, ActiveRule } from '../../domain/catalogue/price-rule.ts';
import type { components } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import { createCachedTable } from '../engine/cached-tables.ts';
import { declareLinkedIds } from '../engine/changes/linked-ids.ts';
import { defineTable } from '../engine/changes/table.ts';
import type { Writer } from '../engine/session/database.ts';
import type { ReadByIds } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import type { Selection } from '../engine/listing.ts';

export type PriceRule = components['schemas']['PriceRule'];

const rows = defineTable<Omit<PriceRule, 'product_ids' | 'productgroep_ids'>>('price_rules');
const products = declareLinkedIds('price_rule_products', {
  root: 'price_rules',
  owner: 'price_rule_id',
  other: 'product_id',
  field: 'product_ids',
});
const groups = declareLinkedIds('price_rule_groups', {
  root: 'price_rules',
  owner: 'price_rule_id',
  other: 'productgroep_id',
  field: 'productgroep_ids',
});

/** Reads price rules by id, with the objects that they apply to. Three queries. */
export const read: ReadByIds<PriceRule> = async (db, ids) => {
  const ruleRows = await rows.read(db, ids);
  const ruleIds = [...ruleRows.keys()];
  const productIdsByRule = await products.readByOwner(db, ruleIds);
  const groupIdsByRule = await groups.readByOwner(db, ruleIds);

  return new Map(
    [...ruleRows].map(([id, row]) => {
      return [
        id,
        { ...row, product_ids: productIdsByRule.get(id) ?? [], productgroep_ids: groupIdsByRule.get(id) ?? [] },
      ];
    }),
  );
};

/** Selects all price rules, in the order in which they are tried. */
export function select(): Selection {
  return {
    buildQuery: ({ build }) => build('price_rules'),
    order: [
      { column: 'price_rules.volgorde', direction: 'asc' },
      { column: 'price_rules.id', direction: 'asc' },
    ],
  };
}

export async function insert(db: Writer, values: PriceRuleValues): Promise<number> {
  const { product_ids, productgroep_ids, ...row } = values;
  const id = await rows.insert(db, row);
  await products.replace(db, id, product_ids);
  await groups.replace(db, id, productgroep_ids);
  return id;
}

export async function update(db: Writer, before: PriceRule, values: PriceRuleValues): Promise<void> {
  const { product_ids, productgroep_ids, ...row } = values;
  await rows.update(db, before, row);
  await products.replace(db, before.id, product_ids);
  await groups.replace(db, before.id, productgroep_ids);
}

export function remove(db: Writer, before: PriceRule): Promise<void> {
  return rows.remove(db, before);
}

const selectActiveIds = defineStatement<{ id: number }>(
  () => 'select id from price_rules where actief order by volgorde, id',
);

/** Returns the active rules, in the order in which they are tried. One query as long as none changes. */
export const readActiveRules = createCachedTable('price_rules', async (db): Promise<readonly ActiveRule[]> => {
  const ids = (await selectActiveIds(db)).map(({ id }) => id);
  const rulesById = await read(db, ids);
  return ids.flatMap((id) => rulesById.get(id) ?? []);
});

/** The objects that events announce. */
export const announced = {
  Prijsregel: createEventObject({ table: 'price_rules', read, schema: 'PriceRule' }),
};
