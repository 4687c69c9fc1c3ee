// The recipes of all areas in one table. They say about things and requests what no schema says.
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
  things: Object.assign({}, ...AREA_RECIPES.map(({ things }) => things)) as Recipes['things'],
  bodies: Object.assign({}, ...AREA_RECIPES.map(({ bodies }) => bodies)) as Recipes['bodies'],
  requests: Object.assign({}, ...AREA_RECIPES.map(({ requests }) => requests)) as Recipes['requests'],
};
