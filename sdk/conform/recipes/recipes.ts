// All recipes in one table: how things and requests are made that no schema describes.
import type { Recipes } from '../world.ts';
import * as access from './access.ts';
import * as bookings from './bookings.ts';
import * as catalogue from './catalogue.ts';
import * as house from './house.ts';
import * as invoices from './invoices.ts';
import * as online from './online.ts';
import * as people from './people.ts';
import * as planning from './planning.ts';

const AREA_RECIPES: readonly Partial<Recipes>[] = [
  access,
  bookings,
  catalogue,
  house,
  invoices,
  online,
  people,
  planning,
];

export const RECIPES: Recipes = {
  things: mergeTables(AREA_RECIPES.map(({ things = {} }) => things)),
  bodies: mergeTables(AREA_RECIPES.map(({ bodies = {} }) => bodies)),
  requests: mergeTables(AREA_RECIPES.map(({ requests = {} }) => requests)),
};

/** Returns tables as one. Throws for a name that two of them have. */
function mergeTables<Recipe>(tables: readonly Readonly<Record<string, Recipe>>[]): Readonly<Record<string, Recipe>> {
  const entries = tables.flatMap((table) => Object.entries(table));
  const merged = Object.fromEntries(entries);
  if (Object.keys(merged).length < entries.length) {
    const names = entries.map(([name]) => name);
    const twice = names.find((name, index) => names.indexOf(name) < index);
    throw new Error(`Two areas have a recipe for ${String(twice)}.`);
  }
  return merged;
}
