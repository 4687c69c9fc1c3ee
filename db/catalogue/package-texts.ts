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

/** Returns the company of each package, else the default one. */
async function sellersOf(db: Reader, packages: readonly Package[]): Promise<Map<number, companies.KnownCompany>> {
  if (packages.length === 0) return new Map();
  const first = packages.every(({ bedrijf_id }) => bedrijf_id !== null) ? null : await companies.findDefaultId(db);
  const ids = new Set(packages.flatMap(({ bedrijf_id }) => bedrijf_id ?? first ?? []));
  const companiesById = await companies.readKnown(db, [...ids]);
  return new Map(
    packages.flatMap(({ id, bedrijf_id }) => {
      const company = companiesById.get(bedrijf_id ?? first ?? 0);
      return company === undefined ? [] : [[id, company]];
    }),
  );
}
