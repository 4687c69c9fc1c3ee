// Price rules: their rows, what they are about, and those that may apply to lines.
import type { PriceRuleValues, TriedRule } from '../../domain/catalogue/price-rule.ts';
import type { components } from '../../generated/types.ts';
import { eventObject } from '../engine/changes/changes.ts';
import { linkedIds } from '../engine/changes/linked-ids.ts';
import { table } from '../engine/changes/table.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Read, Reader } from '../engine/session/reader.ts';
import { idsOfList, statement } from '../engine/session/sql.ts';
import type { Selection } from '../engine/listing.ts';

export type PriceRule = components['schemas']['PriceRule'];

const rows = table<Omit<PriceRule, 'product_ids' | 'productgroep_ids'>>('price_rules');
const products = linkedIds('price_rule_products', {
  ...{ root: 'price_rules', owner: 'price_rule_id', other: 'product_id', field: 'product_ids' },
});
const groups = linkedIds('price_rule_groups', {
  ...{ root: 'price_rules', owner: 'price_rule_id', other: 'productgroep_id', field: 'productgroep_ids' },
});

/** Price rules by id, with what they are about. Three queries. */
export const read: Read<PriceRule> = async (db, ids) => {
  const found = await rows.read(db, ids);
  const known = [...found.keys()];
  const [sold, grouped] = [await products.of(db, known), await groups.of(db, known)];
  return new Map(
    [...found].map(([id, row]) => {
      return [id, { ...row, product_ids: sold.get(id) ?? [], productgroep_ids: grouped.get(id) ?? [] }];
    }),
  );
};

/** All of them, in the order in which they are tried. */
export function select(): Selection {
  return {
    from: ({ build }) => build('price_rules'),
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

// A rule about several things is a row for each of those that are sold; one about everything is one row.
const tried = statement<TriedRule>((dialect) => {
  const sold = `${idsOfList(dialect)} union select product_id from package_lines where package_id = ?`;
  return `select r.id, r.van, r.tot, r.weekdagen, r.tijd_van, r.tijd_tot, r.vooruit_minimaal, r.vooruit_maximaal,
      r.percentage, r.bedrag, p.product_id, g.productgroep_id
    from price_rules r
    left join price_rule_products p on p.price_rule_id = r.id
    left join price_rule_groups g on g.price_rule_id = r.id
    where r.actief and (r.tot is null or r.tot >= ?)
      and (p.id is null or p.product_id in (${sold}))
      and (g.id is null or g.productgroep_id in (select productgroep_id from products where id in (${sold})))
    order by r.volgorde, r.id`;
});

/** Lines that are about to be priced: their products, those of a package among them, and the first of their local dates. */
export interface LinesToPrice {
  readonly products: readonly number[];
  readonly packageId: number | null;
  readonly from: string;
}

/** The active rules that may apply to lines, in the order in which they are tried. One query, none for no lines. */
export async function rulesFor(db: Reader, { products: ids, packageId, from }: LinesToPrice): Promise<TriedRule[]> {
  if (ids.length === 0 && packageId === null) return [];
  return tried(db, from, ids, packageId, ids, packageId);
}

/** The objects that events announce. */
export const announced = {
  Prijsregel: eventObject({ table: 'price_rules', read, schema: 'PriceRule' }),
};
