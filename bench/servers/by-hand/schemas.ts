// The schemas of the server by hand: what a request may hold, and how answers are written as JSON.
import type { FastifySchema } from 'fastify';

type HandSchema = Readonly<Record<string, unknown>>;

const text: HandSchema = { type: 'string', nullable: true };
const most = (maxLength: number): HandSchema => ({ type: ['string', 'null'], maxLength });
const whole: HandSchema = { type: 'integer' };
const wholeOrNull: HandSchema = { type: 'integer', nullable: true };
const flag: HandSchema = { type: 'boolean' };
const id: HandSchema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const idOrNull: HandSchema = { type: ['integer', 'null'], minimum: 1, maximum: 2_147_483_647 };
const email: HandSchema = { type: ['string', 'null'], format: 'email', maxLength: 254 };
const closed = (properties: HandSchema, required: readonly string[] = []): HandSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const nothing = closed({});
const metadata: HandSchema = { type: 'object', additionalProperties: { type: 'string' } };

const person = closed({
  id: whole,
  voornaam: text,
  achternaam: text,
  geslacht: text,
  aanhef: text,
  adres: text,
  postcode: text,
  plaats: text,
  telefoon1: text,
  telefoon2: text,
  email1: text,
  email2: text,
  hoofdcontact: flag,
  nieuwsbrief_ids: { type: 'array', items: whole },
});
const customer = closed({
  id: whole,
  type: text,
  displaynaam: text,
  naam: text,
  adres: text,
  postcode: text,
  plaats: text,
  landcode: text,
  provinciecode: text,
  website: text,
  btw_nummer: text,
  bedrijf_id: wholeOrNull,
  soort_klant: text,
  afdeling: text,
  factuur_adressering: text,
  peppol_id: text,
  contactpersonen: { type: 'array', items: person },
  metadata,
  mag_type_wijzigen: flag,
  _links: closed({ self: closed({ href: text }) }),
});
const newPerson = closed({
  voornaam: most(255),
  achternaam: most(255),
  aanhef: most(255),
  adres: most(255),
  postcode: most(20),
  geslacht: { enum: ['man', 'vrouw', 'onbekend', null] },
  plaats: most(255),
  telefoon1: most(50),
  telefoon2: most(50),
  email1: email,
  email2: email,
  hoofdcontact: { type: ['boolean', 'null'] },
});
const newCustomer = closed(
  {
    type: { enum: ['klant', null] },
    naam: most(255),
    adres: most(255),
    postcode: most(20),
    plaats: most(255),
    landcode: { type: ['string', 'null'], pattern: '^[A-Z]{2}$' },
    website: most(255),
    btw_nummer: most(50),
    provinciecode: { type: ['string', 'null'], pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$' },
    bedrijf_id: idOrNull,
    soort_klant: most(255),
    afdeling: most(255),
    factuur_adressering: most(1000),
    peppol_id: most(55),
    contactpersonen: { type: 'array', minItems: 1, maxItems: 1000, items: newPerson },
  },
  ['contactpersonen'],
);
const page = closed({
  page: { type: 'integer', minimum: 1, default: 1 },
  page_size: { type: 'integer', minimum: 1, maximum: 1000, default: 100 },
});

export const schemas = {
  one: { params: closed({ id }, ['id']), querystring: nothing, response: { 200: customer } },
  list: { querystring: page, response: { 200: { type: 'array', items: customer } } },
  newCustomer: { querystring: nothing, body: newCustomer, response: { 200: customer, 201: customer } },
} as const satisfies Readonly<Record<string, FastifySchema>>;
