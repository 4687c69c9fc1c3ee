// Product groups and products.
import type { NewProduct, NewProductGroup, NewProductLabel, Product, ProductGroup, ProductLabel } from 'boekstaaf';
import { api } from '../index.ts';
import { supplier } from './contacts.ts';

let count = 0;

export function productGroup(body: Partial<NewProductGroup> = {}): Promise<ProductGroup> {
  count += 1;
  return api.productGroups.createProductGroup({ body: { naam: `Groep ${String(count)}`, ...body } });
}

export function productLabel(body: Partial<NewProductLabel> = {}): Promise<ProductLabel> {
  count += 1;
  return api.productLabels.createProductLabel({ body: { naam: `Label ${String(count)}`, ...body } });
}

/** The body of a new product, with a supplier of its own. */
export async function productBody(body: Partial<NewProduct> = {}): Promise<NewProduct> {
  count += 1;
  return {
    leverancier_id: body.leverancier_id ?? (await supplier()).id,
    naam: `Product ${String(count)}`,
    inkoop: 0,
    minimum_aantal: 0,
    ...body,
  };
}

/** A product at 12.10 with 21 % VAT, one for each person. */
export async function product(body: Partial<NewProduct> = {}): Promise<Product> {
  const ProductPrice: NewProduct['ProductPrice'] = [{ btw: 21, verkoop: 12.1 }];
  return api.products.createProduct({ body: await productBody({ ProductPrice, ...body }) });
}
