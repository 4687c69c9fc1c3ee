// Packages.
import type { NewPackage, Package } from 'boekstaaf';
import { api } from '../index.ts';
import { product } from './products.ts';

let count = 0;

/** A package with one line, unless other lines are asked for. */
export async function makePackage(body: Partial<NewPackage> = {}): Promise<Package> {
  count += 1;
  const regels = body.regels ?? [{ product_id: (await product()).id, begin: '2026-03-10T14:00:00+01:00' }];
  return api.packages.createPackage({ body: { arrangement: `Arrangement ${String(count)}`, ...body, regels } });
}

export { makePackage as package };
