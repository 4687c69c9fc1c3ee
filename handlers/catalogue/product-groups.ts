// The operations on product groups: public without their ledger data, complete with a credential.
import * as productGroups from '../../db/catalogue/product-groups.ts';
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { ReadByIds } from '../../db/engine/session/reader.ts';
import type { components } from '../../generated/types.ts';
import type { Caller, Handler } from '../handler.ts';
import { create, removeUnused, update } from '../resource.ts';

type PublicProductGroup = components['schemas']['PublicProductGroup'];

function createGroupRead({ isVisitor }: Caller): ReadByIds<PublicProductGroup> {
  if (!isVisitor) return productGroups.read;
  return async (db, ids) => {
    const groups = await productGroups.read(db, ids);
    return new Map([...groups].map(([id, { naam, slug }]) => [id, { id, naam, slug }]));
  };
}

export const listProductGroups: Handler<'listProductGroups'> = (_input, { db, caller }) =>
  Promise.resolve(createListing(productGroups.select(db), createGroupRead(caller)));
export const getProductGroup: Handler<'getProductGroup'> = ({ path }, { db, caller }) =>
  readOne(createGroupRead(caller), db, path.id);
export const createProductGroup: Handler<'createProductGroup'> = create(productGroups.insert, productGroups.read);
export const updateProductGroup: Handler<'updateProductGroup'> = update(productGroups.update, productGroups.read);
export const deleteProductGroup: Handler<'deleteProductGroup'> = removeUnused(
  'product_groups',
  productGroups.read,
  productGroups.remove,
);
