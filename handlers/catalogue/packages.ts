// The operations on packages: programmes of products that are booked as a whole.
import { readDescribed } from '../../db/catalogue/package-texts.ts';
import * as packages from '../../db/catalogue/packages.ts';
import * as products from '../../db/catalogue/products.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Zone } from '../../domain/values/calendar.ts';
import { requirePayable } from '../../domain/catalogue/package.ts';
import { planPackageLines, type PlannedPackageLine } from '../../domain/catalogue/package-lines.ts';
import type { WebImageSize } from '../../domain/house/image.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import type { Instant } from '../../generated/types.ts';
import { declareFinished, declarePrepared, type Context, type Handler } from '../handler.ts';
import { changePairs } from '../metadata.ts';
import { remove } from '../resource.ts';
import { getPublic, listPublic } from '../public-read.ts';
import { findVisibleImage, respondWithImage, type FoundImage } from './image.ts';

const SOME_MOMENT = '2000-01-01T00:00:00.000Z' as Instant;

export const listPackages: Handler<'listPackages'> = listPublic(packages.select, packages.selectPublic, readDescribed);
export const getPackage: Handler<'getPackage'> = getPublic(packages.selectPublic, readDescribed);
export const deletePackage: Handler<'deletePackage'> = remove(packages.read, packages.remove);

export const getPackageImage = declareFinished<'getPackageImage', FoundImage>(
  async ({ path, query }, { db, caller }) =>
    findVisibleImage(db, await packages.findImageOwner(db, path.id), query.breedte, caller),
  respondWithImage,
);

export const replacePackageImage = declarePrepared<'replacePackageImage', WebImageSize>(
  ({ body }, _caller, picturing) => picturing.measureImage(body),
  async ({ path, body }, { db, today }, size) => {
    await packages.putImage(db, path.id, { ...size, bytes: body });
    return readOne(readDescribed(today), db, path.id);
  },
);

export const createPackage: Handler<'createPackage'> = async ({ body }, { db, today, zone }) => {
  const { regels = [], ...values } = body;
  const { lines, problems } = planPackageLines(regels, []);
  refuseIfAny(problems);
  await requireAffordable(values.aantal_personen, lines, { db, today });

  const id = await packages.insert(db, values, timeLines(lines, zone));
  return readOne(readDescribed(today), db, id);
};

export const updatePackage: Handler<'updatePackage'> = async ({ path, body }, { db, today, zone }) => {
  const { regels, ...values } = body;
  const before = await readOne(packages.read, db, path.id);
  const { lines, problems } = planPackageLines(regels ?? before.regels, before.regels);
  refuseIfAny(problems);
  await requireAffordable(values.aantal_personen ?? before.aantal_personen, lines, { db, today });

  await packages.update(db, before, values, regels === undefined ? undefined : timeLines(lines, zone));
  return readOne(readDescribed(today), db, path.id);
};

export const patchPackage: Handler<'patchPackage'> = async ({ path, body }, { db, today }) => {
  await changePairs(packages.rows, db, path.id, body);
  return readOne(readDescribed(today), db, path.id);
};

async function requireAffordable(
  personen: number,
  lines: readonly PlannedPackageLine[],
  { db, today }: Pick<Context, 'db' | 'today'>,
): Promise<void> {
  const productsById = await products.read(db, [...new Set(lines.map(({ product_id }) => product_id))]);
  requirePayable(
    personen,
    lines.flatMap(({ product_id }) => productsById.get(product_id) ?? []),
    today,
  );
}

function timeLines(lines: readonly PlannedPackageLine[], zone: Zone): packages.TimedLine[] {
  return lines.map((line) => ({
    ...line,
    begin_on_the_wall: line.begin === null ? null : zone.measureWallClock(SOME_MOMENT, line.begin),
  }));
}
