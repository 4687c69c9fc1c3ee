// The sources of a new booking: its seller, and refusals of unknown or deleted references.
import { expect } from 'chai';
import { resolveSources, type SourcesResult } from '../../../domain/bookings/booking-sources.ts';
import { describeOutcome } from '../../support/decision-outcomes.ts';
import { amsterdam, createBookable, createStoredBooking } from './booking-world.ts';

const body = {
  klant_id: 1,
  begin: amsterdam.toInstant('2026-06-13T14:00'),
  personen: 2,
  status: 'optie' as const,
  factureren: true,
};
const createCompany = (id: number) => ({ id, factuur_betaaltermijn: 14 });
const createLine = (product_id: number) => {
  return { id: product_id, product_id, locatie_id: null, begin: null, eind: null, beschrijving: null };
};
const createPackage = (bedrijf_id: number | null, ...products: number[]) => {
  return { arrangement: 'Middag', weergavenaam: null, bedrijf_id, regels: products.map(createLine) };
};
const SOURCES: SourcesResult = {
  namedPackage: undefined,
  copiedBooking: undefined,
  process: undefined,
  invoicedByClock: false,
  rules: [],
  buyer: { bedrijf_id: null },
  products: new Map([
    [1, createBookable(1)],
    [2, createBookable(2)],
  ]),
  available: new Set([1]),
  companies: [createCompany(3), createCompany(4), createCompany(7)],
};

describe('the sources of a new booking', () => {
  const refusals: readonly (readonly [name: string, sent: object, found: Partial<SourcesResult>, said: string])[] = [
    ['a customer alone', {}, {}, 'passes'],
    ['an unknown customer', {}, { buyer: undefined }, 'ERR_UNKNOWN_REFERENCE klant_id'],
    ['a package that is there', { arrangement_id: 5 }, { namedPackage: createPackage(null, 1) }, 'passes'],
    ['a package that is gone', { arrangement_id: 5 }, {}, 'ERR_UNKNOWN_REFERENCE arrangement_id'],
    [
      'a package of what is gone',
      { arrangement_id: 5 },
      { namedPackage: createPackage(null, 1, 2) },
      'ERR_UNKNOWN_REFERENCE arrangement_id',
    ],
    ['a process that is gone', { book_process_id: 5 }, {}, 'ERR_UNKNOWN_REFERENCE book_process_id'],
    ['a process that is there', { book_process_id: 5 }, { process: {} }, 'passes'],
    ['a product that is there', { product_id: 1 }, {}, 'passes'],
    ['a product that was deleted', { product_id: 2 }, {}, 'ERR_UNKNOWN_REFERENCE product_id'],
    ['a product that never was', { product_id: 9 }, {}, 'ERR_UNKNOWN_REFERENCE product_id'],
    ['a booking that is gone', { boeking_id: 9 }, {}, 'ERR_UNKNOWN_REFERENCE boeking_id'],
    [
      'a copy of what was deleted',
      { boeking_id: 1 },
      { copiedBooking: createStoredBooking() },
      'ERR_UNKNOWN_REFERENCE boeking_id',
    ],
    [
      'several that are gone',
      { arrangement_id: 5, product_id: 9 },
      { buyer: undefined },
      'ERR_UNKNOWN_REFERENCE klant_id, ERR_UNKNOWN_REFERENCE arrangement_id, ERR_UNKNOWN_REFERENCE product_id',
    ],
    ['no company at all', {}, { companies: [] }, 'ERR_COMPANY_REQUIRED -'],
  ];

  for (const [name, input, sources, outcome] of refusals)
    it(`${name}: ${outcome}`, async () => {
      expect(await describeOutcome(() => resolveSources({ ...body, ...input }, { ...SOURCES, ...sources }))).to.equal(
        outcome,
      );
    });

  const sellers: readonly (readonly [found: Partial<SourcesResult>, id: number])[] = [
    [{}, 3],
    [{ buyer: { bedrijf_id: 4 } }, 4],
    [{ buyer: { bedrijf_id: 4 }, namedPackage: createPackage(7, 1) }, 7],
    [{ buyer: { bedrijf_id: 4 }, namedPackage: createPackage(null, 1) }, 4],
    [{ buyer: { bedrijf_id: 9 } }, 3],
    [{ buyer: { bedrijf_id: 4 }, copiedBooking: createStoredBooking(), available: new Set([1, 2]) }, 7],
  ];

  for (const [sources, id] of sellers)
    it(`are sold by company ${String(id)} with ${Object.keys(sources).join(' and ') || 'nothing else'}`, () => {
      expect(resolveSources(body, { ...SOURCES, ...sources }).company).to.deep.equal(createCompany(id));
    });
});
