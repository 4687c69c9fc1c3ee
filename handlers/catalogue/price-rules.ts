// The operations on price rules: what changes the price of a product.
import * as priceRules from '../../db/catalogue/price-rules.ts';
import { one } from '../../db/engine/changes/table.ts';
import { changedPriceRule, newPriceRule } from '../../domain/catalogue/price-rule.ts';
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
  one(priceRules.read, db, await priceRules.insert(db, newPriceRule(body)));

export const updatePriceRule: Handler<'updatePriceRule'> = async ({ path, body }, { db }) => {
  const before = await one(priceRules.read, db, path.id);
  await priceRules.update(db, before, changedPriceRule(before, body));
  return one(priceRules.read, db, path.id);
};
