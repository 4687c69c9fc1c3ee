// Packages with the descriptions of their lines for visitors: with the values of tags, which depend on other objects.
import { describeLines, hasTags } from '../../domain/catalogue/text-tags.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import * as companies from '../house/companies.ts';
import { readOn, type Package } from './packages.ts';

/**
 * Returns a reader of packages as GET returns them on a local date. Events use `packages.read`. Two more queries where
 * a line has tags.
 */
export function readDescribed(today: string): ReadByIds<Package> {
  return async (db, ids) => {
    const packagesById = await readOn(today)(db, ids);
    const sellers = await sellersOf(db, [...packagesById.values()].filter(hasTags));
    return new Map(
      [...packagesById].map(([id, each]) => [id, { ...each, regels: describeLines(each, sellers.get(id)) }]),
    );
  };
}

/** Returns the company of each package, else the default one, by the id of the package. */
async function sellersOf(db: Reader, packages: readonly Package[]): Promise<Map<number, companies.KnownCompany>> {
  if (packages.length === 0) return new Map();
  const needsDefault = packages.some(({ bedrijf_id }) => bedrijf_id === null);
  const defaultId = needsDefault ? await companies.findDefaultId(db) : null;
  const sellerIds = packages.flatMap(({ id, bedrijf_id }) => {
    const companyId = bedrijf_id ?? defaultId;
    return companyId === null ? [] : [{ id, companyId }];
  });
  const companiesById = await companies.readKnown(db, [...new Set(sellerIds.map(({ companyId }) => companyId))]);

  return new Map(
    sellerIds.flatMap(({ id, companyId }) => {
      const company = companiesById.get(companyId);
      return company === undefined ? [] : [[id, company]];
    }),
  );
}
