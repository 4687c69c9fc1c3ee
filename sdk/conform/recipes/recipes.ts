// All recipes in one table: they say about things and requests what no schema does.
import type { World } from '../world.ts';
import type { Json } from '../json.ts';
import type { Asked } from '../service.ts';
import * as access from './access.ts';
import * as bookings from './bookings.ts';
import * as catalogue from './catalogue.ts';
import * as house from './house.ts';
import * as invoices from './invoices.ts';
import * as online from './online.ts';
import * as people from './people.ts';
import * as planning from './planning.ts';

/** New things of a kind that no operation creates by itself, by the name of their root. */
export type Things = Readonly<Record<string, (world: World) => Promise<number>>>;
/** Members of a body, by the name of its schema. */
export type Bodies = Readonly<Record<string, (world: World) => Json | Promise<Json>>>;
/** Parts of a request, by the id of its operation. */
export type Requests = Readonly<Record<string, (world: World) => Promise<Asked>>>;

const AREAS = [access, bookings, catalogue, house, invoices, online, people, planning];

export const RECIPES = {
  things: Object.assign({}, ...AREAS.map(({ things }) => things)) as Things,
  bodies: Object.assign({}, ...AREAS.map(({ bodies }) => bodies)) as Bodies,
  requests: Object.assign({}, ...AREAS.map(({ requests }) => requests)) as Requests,
};
