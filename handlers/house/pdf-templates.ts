// The operations on PDF templates: the look of printed documents.
import * as pdfTemplates from '../../db/house/pdf-templates.ts';
import { findImage } from '../../db/house/images.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { assertContextFree, isContextChanged } from '../../domain/house/pdf-template.ts';
import type { ImageType } from '../../domain/house/image.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import { declarePrepared, type Handler } from '../handler.ts';
import { Media } from '../media.ts';
import { create, get, list, removeUnused } from '../resource.ts';

export const listPdfTemplates: Handler<'listPdfTemplates'> = list(pdfTemplates.select, pdfTemplates.read);
export const createPdfTemplate: Handler<'createPdfTemplate'> = create(pdfTemplates.insert, pdfTemplates.read);
export const getPdfTemplate: Handler<'getPdfTemplate'> = get(pdfTemplates.read);
export const updatePdfTemplate: Handler<'updatePdfTemplate'> = async ({ path, body }, { db }) => {
  const before = await readOne(pdfTemplates.read, db, path.id);
  if (isContextChanged(before, body)) assertContextFree(before, await pdfTemplates.isPrintedWith(db, before));
  await pdfTemplates.update(db, before, body);
  return readOne(pdfTemplates.read, db, path.id);
};
export const deletePdfTemplate: Handler<'deletePdfTemplate'> = removeUnused(
  'pdf_templates',
  pdfTemplates.read,
  pdfTemplates.remove,
);

export const getPdfTemplateLogo: Handler<'getPdfTemplateLogo'> = async ({ path }, { db }) => {
  const { logo_sha256 } = await readOne(pdfTemplates.read, db, path.id);
  const logo = logo_sha256 === null ? undefined : await findImage(db, logo_sha256);
  if (logo === undefined) throw createNotFoundProblem();
  return new Media(logo.media_type, logo.bytes, `logo.${logo.media_type.replace('image/', '')}`);
};

export const replacePdfTemplateLogo = declarePrepared<'replacePdfTemplateLogo', ImageType>(
  ({ body }, _caller, printing) => printing.checkImage(body),
  async ({ path, body }, { db }, media_type) => {
    const before = await readOne(pdfTemplates.read, db, path.id);
    await pdfTemplates.putLogo(db, before, { media_type, bytes: body });
    return readOne(pdfTemplates.read, db, path.id);
  },
);

export const deletePdfTemplateLogo: Handler<'deletePdfTemplateLogo'> = async ({ path }, { db }) => {
  const before = await readOne(pdfTemplates.read, db, path.id);
  if (before.logo_sha256 === null) throw createNotFoundProblem();
  await pdfTemplates.putLogo(db, before, null);
};
