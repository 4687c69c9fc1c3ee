// The operations on materials.
import * as materials from '../../db/planning/materials.ts';
import type { Handler } from '../handler.ts';
import { create, get, list, removeUnused, update } from '../resource.ts';

export const listMaterials: Handler<'listMaterials'> = list(materials.select, materials.read);
export const getMaterial: Handler<'getMaterial'> = get(materials.read);
export const createMaterial: Handler<'createMaterial'> = create(materials.insert, materials.read);
export const updateMaterial: Handler<'updateMaterial'> = update(materials.update, materials.read);
export const deleteMaterial: Handler<'deleteMaterial'> = removeUnused('materials', materials.read, materials.remove);
