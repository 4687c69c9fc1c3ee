// The operation that fills the tags of texts which websites show.
import * as packages from '../../db/catalogue/packages.ts';
import { itemOf } from '../../db/engine/listing.ts';
import { find } from '../../db/engine/changes/table.ts';
import * as companies from '../../db/house/companies.ts';
import { assertDescribed, replaceTags, fillTextTags } from '../../domain/catalogue/text-tags.ts';
import type { Context, Handler } from '../handler.ts';

export const findTagTexts: Handler<'findTagTexts'> = async ({ body }, context) => {
  const { db } = context;
  const id = body.context?.packageID ?? null;
  const describedPackage = id === null ? undefined : await findDescribedPackage(id, context);
  const company_id = describedPackage?.bedrijf_id ?? (await companies.findDefaultId(db));
  const company = company_id === null ? undefined : await find(companies.read, db, company_id);
  return replaceTags(body.tags, fillTextTags(company, describedPackage));
};

/** Throws as `assertDescribed` does for a package that the caller does not see. */
async function findDescribedPackage(id: number, { db, caller, today }: Context): Promise<packages.Package> {
  const selection = caller.isVisitor ? packages.selectPublic() : packages.select(db, {});
  const describedPackage = await itemOf(db, selection, packages.readOn(today), id);
  assertDescribed(describedPackage, id);
  return describedPackage;
}
