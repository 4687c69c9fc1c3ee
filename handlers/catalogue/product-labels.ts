// The operations on product labels: what products have in common across their groups.
import * as productLabels from '../../db/catalogue/product-labels.ts';
import type { Handler } from '../handler.ts';
import { create, get, list, remove, update } from '../resource.ts';

export const listProductLabels: Handler<'listProductLabels'> = list(productLabels.select, productLabels.read);
export const createProductLabel: Handler<'createProductLabel'> = create(productLabels.insert, productLabels.read);
export const getProductLabel: Handler<'getProductLabel'> = get(productLabels.read);
export const updateProductLabel: Handler<'updateProductLabel'> = update(productLabels.update, productLabels.read);
export const deleteProductLabel: Handler<'deleteProductLabel'> = remove(productLabels.read, productLabels.remove);
