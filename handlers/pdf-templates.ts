// Answers for PDF templates: what printed documents look like.
import * as pdfTemplates from '../db/pdf-templates.ts';
import type { Handler } from './handler.ts';
import { create, get, list, remove, update } from './resource.ts';

export const listPdfTemplates: Handler<'listPdfTemplates'> = list(pdfTemplates.select, pdfTemplates.read);
export const createPdfTemplate: Handler<'createPdfTemplate'> = create(pdfTemplates.insert, pdfTemplates.read);
export const getPdfTemplate: Handler<'getPdfTemplate'> = get(pdfTemplates.read);
export const updatePdfTemplate: Handler<'updatePdfTemplate'> = update(pdfTemplates.update, pdfTemplates.read);
export const deletePdfTemplate: Handler<'deletePdfTemplate'> = remove(pdfTemplates.read, pdfTemplates.remove);
