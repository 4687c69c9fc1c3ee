// The operations on price rules: what changes the price of a product.
import * as priceRules from '../../db/catalogue/price-rules.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { planPriceRuleChange, planNewPriceRule } from '../../domain/catalogue/price-rule.ts';
import type { Handler } from '../handler.ts';
import { get, list, removeUnused } from '../resource.ts';

export const listPriceRules: Handler<'listPriceRules'> = list(priceRules.select, priceRules.read);
export const getPriceRule: Handler<'getPriceRule'> = get(priceRules.read);
export const deletePriceRule: Handler<'deletePriceRule'> = removeUnused(
  'price_rules',
  priceRules.read,
  priceRules.remove,
);

export const createPriceRule: Handler<'createPriceRule'> = async ({ body }, { db }) =>
  readOne(priceRules.read, db, await priceRules.insert(db, planNewPriceRule(body)));

export const updatePriceRule: Handler<'updatePriceRule'> = async ({ path, body }, { db }) => {
  const before = await readOne(priceRules.read, db, path.id);
  await priceRules.update(db, before, planPriceRuleChange(before, body));
  return readOne(priceRules.read, db, path.id);
};
