// The operations on points of sale: the tills at which payments are received.
import * as pointsOfSale from '../../db/invoices/points-of-sale.ts';
import type { Handler } from '../handler.ts';
import { create, get, list, removeUnused, update } from '../resource.ts';

export const listPointsOfSale: Handler<'listPointsOfSale'> = list(pointsOfSale.select, pointsOfSale.read);
export const createPointOfSale: Handler<'createPointOfSale'> = create(pointsOfSale.insert, pointsOfSale.read);
export const getPointOfSale: Handler<'getPointOfSale'> = get(pointsOfSale.read);
export const updatePointOfSale: Handler<'updatePointOfSale'> = update(pointsOfSale.update, pointsOfSale.read);
export const deletePointOfSale: Handler<'deletePointOfSale'> = removeUnused(
  'points_of_sale',
  pointsOfSale.read,
  pointsOfSale.remove,
);
