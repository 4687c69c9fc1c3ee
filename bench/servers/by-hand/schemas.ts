// Declares the schemas of the server by hand: the members of a request, and how responses are written as JSON.
import type { FastifySchema } from 'fastify';

type HandSchema = Readonly<Record<string, unknown>>;

const text: HandSchema = { type: 'string', nullable: true };
const limitText = (maxLength: number): HandSchema => ({ type: ['string', 'null'], maxLength });
const whole: HandSchema = { type: 'integer' };
const wholeOrNull: HandSchema = { type: 'integer', nullable: true };
const flag: HandSchema = { type: 'boolean' };
const id: HandSchema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const idOrNull: HandSchema = { type: ['integer', 'null'], minimum: 1, maximum: 2_147_483_647 };
const email: HandSchema = { type: ['string', 'null'], format: 'email', maxLength: 254 };
const closeObject = (properties: HandSchema, required: readonly string[] = []): HandSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const nothing = closeObject({});
const metadata: HandSchema = { type: 'object', additionalProperties: { type: 'string' } };

const person = closeObject({
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
const customer = closeObject({
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
  _links: closeObject({ self: closeObject({ href: text }) }),
});
const newPerson = closeObject({
  voornaam: limitText(255),
  achternaam: limitText(255),
  aanhef: limitText(255),
  adres: limitText(255),
  postcode: limitText(20),
  geslacht: { enum: ['man', 'vrouw', 'onbekend', null] },
  plaats: limitText(255),
  telefoon1: limitText(50),
  telefoon2: limitText(50),
  email1: email,
  email2: email,
  hoofdcontact: { type: ['boolean', 'null'] },
});
const newCustomer = closeObject(
  {
    type: { enum: ['klant', null] },
    naam: limitText(255),
    adres: limitText(255),
    postcode: limitText(20),
    plaats: limitText(255),
    landcode: { type: ['string', 'null'], pattern: '^[A-Z]{2}$' },
    website: limitText(255),
    btw_nummer: limitText(50),
    provinciecode: { type: ['string', 'null'], pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$' },
    bedrijf_id: idOrNull,
    soort_klant: limitText(255),
    afdeling: limitText(255),
    factuur_adressering: limitText(1000),
    peppol_id: limitText(55),
    contactpersonen: { type: 'array', minItems: 1, maxItems: 1000, items: newPerson },
  },
  ['contactpersonen'],
);
const page = closeObject({
  page: { type: 'integer', minimum: 1, default: 1 },
  page_size: { type: 'integer', minimum: 1, maximum: 1000, default: 100 },
});

export const schemas = {
  one: { params: closeObject({ id }, ['id']), querystring: nothing, response: { 200: customer } },
  list: { querystring: page, response: { 200: { type: 'array', items: customer } } },
  newCustomer: { querystring: nothing, body: newCustomer, response: { 200: customer, 201: customer } },
} as const satisfies Readonly<Record<string, FastifySchema>>;
