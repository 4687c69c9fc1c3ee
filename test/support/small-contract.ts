// A small contract of one noun with everything in it that generation must get right, written into a folder of its own.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';
import type * as wire from '../../generated/wire.ts';
import type * as writers from '../../generated/writers.ts';
import { generate } from '../../spec/generator/generate.ts';
import type { GeneratorResult } from '../../spec/generator/generated.ts';
import { DOOR_CODES } from '../../spec/generator/refusals.ts';

const SPEC = resolve(import.meta.dirname, '../../spec');

/** The part that is not about operations. */
export const HEAD = `
openapi: 3.1.0
info: { title: Small, version: 0.1.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: /api2 }]
security: [{ bearer: [] }, { basic: [] }]
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
    basic: { type: http, scheme: basic }
`;

const ROOT = `${HEAD}
x-areas: [house, catalogue]
x-references: { NewTicketLine.id: null, TicketLinePut.id: null }
tags: [{ name: tickets, description: Tickets. }]
paths:
  /kaartjes: { $ref: paths/catalogue/tickets.yaml#/tickets }
  /kaartjes/{id}: { $ref: paths/catalogue/tickets.yaml#/ticket }
`;

const PATHS = `
tickets:
  get:
    operationId: listTickets
    tags: [tickets]
    summary: List the tickets
    description: Sold ones are included.
    x-origin: interface
    x-kind: list
    x-permission: any
    parameters:
      - { name: 'datum>', in: query, schema: { type: string, format: date-time, examples: ['2026-03-28T14:00:00+01:00'] } }
      - { name: prijs, in: query, schema: { type: number, format: money, default: 12.5, examples: [9.95] } }
    responses:
      '200':
        description: The tickets.
        content: { application/json: { schema: { type: array, items: { $ref: ../../schemas/catalogue/tickets.yaml#/Ticket } } } }
  post:
    operationId: createTicket
    tags: [tickets]
    summary: Make a ticket
    description: Sold from then on.
    x-origin: interface
    x-kind: create
    x-created: getTicket
    x-permission: editProducten
    x-errors: [ERR_TAKEN]
    requestBody:
      required: true
      content: { application/json: { schema: { $ref: ../../schemas/catalogue/tickets.yaml#/NewTicket } } }
    responses:
      '201':
        description: The ticket.
        content: { application/json: { schema: { $ref: ../../schemas/catalogue/tickets.yaml#/Ticket } } }
ticket:
  get:
    operationId: getTicket
    tags: [tickets]
    summary: Read a ticket
    description: Without the password.
    x-origin: interface
    x-kind: read
    x-root: tickets
    x-permission: { any: [viewContact, editContact] }
    x-returns: Ticket
  put:
    operationId: updateTicket
    tags: [tickets]
    summary: Change a ticket
    description: Lines are replaced as a whole.
    x-origin: interface
    x-kind: change
    x-root: tickets
    x-permission: editProducten
    x-takes: TicketPut
    x-returns: Ticket
  patch:
    operationId: patchTicket
    tags: [tickets]
    summary: Patch a ticket
    description: By a merge patch.
    x-origin: extension
    x-kind: change
    x-root: tickets
    x-permission: editProducten
    x-takes: TicketPatch
    x-returns: Ticket
`;

const SCHEMAS = `
Ticket:
  x-noun: true
  x-required-on-create: [naam]
  type: object
  description: A ticket.
  required: [id, naam, prijs, begin, notitie, personen, regels]
  properties:
    id: { $ref: ../../common.yaml#/schemas/Id, readOnly: true }
    naam: { type: string, minLength: 1, maxLength: 255 }
    prijs: { type: number, format: money }
    stukprijs: { type: number, format: unit-price, default: 1.2345 }
    korting: { type: [number, 'null'], format: percentage }
    begin: { type: string, format: date-time }
    notitie: { type: [string, 'null'], maxLength: 255 }
    personen: { type: integer, minimum: 1, maximum: 100, default: 1 }
    wachtwoord: { type: string, maxLength: 255, writeOnly: true }
    regels: { type: array, maxItems: 100, items: { $ref: '#/TicketLine' } }
    bedragen: { $ref: '#/Amounts' }
  examples:
    - { id: 1, naam: Dag, prijs: 0.07, begin: '2026-03-28T14:00:00+01:00', notitie: null, personen: 2, regels: [{ id: 3, aantal: 2, som: 4.5 }], bedragen: { laag: 1.5 } }
TicketLine:
  x-noun: true
  x-required-on-create: [aantal]
  type: object
  description: A line.
  required: [id, aantal, som]
  properties:
    id: { $ref: ../../common.yaml#/schemas/Id }
    aantal: { type: integer, minimum: 0, maximum: 100 }
    som: { type: number, format: money, readOnly: true }
    begin: { type: [string, 'null'], format: date-time }
  examples: [{ id: 3, aantal: 2, som: 4.5 }]
Amounts:
  type: object
  description: Amounts by name.
  maxProperties: 10
  additionalProperties: { type: number, format: money }
  examples: [{ laag: 1.5 }]
`;

const FILES: Record<string, string> = {
  'openapi.yaml': ROOT,
  'paths/catalogue/tickets.yaml': PATHS,
  // Read only by who is led to it.
  'paths/house/tickets.yaml': PATHS,
  'schemas/catalogue/tickets.yaml': SCHEMAS,
};

/** A text of the contract with something replaced, once or, by a global expression, wherever it occurs; it must occur. */
export interface ContractEdit {
  readonly file: 'openapi.yaml' | 'errors.yaml' | 'paths/catalogue/tickets.yaml' | 'schemas/catalogue/tickets.yaml';
  readonly from: string | RegExp;
  readonly to: string;
}

/** Generates from the small contract after the edits. Rejects with LintErrors as `npm run generate` would. */
export function generateSmall(...edits: ContractEdit[]): Promise<GeneratorResult> {
  const files = Object.entries({ ...FILES, 'errors.yaml': selectErrors() });
  return generateFrom(Object.fromEntries(files.map(([name, text]) => [name, applyEdits(name, text, edits)])));
}

/** Generates from these files, with what the contract's operations share. */
export async function generateFrom(files: Readonly<Record<string, string>>): Promise<GeneratorResult> {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-contract-'));
  try {
    for (const name of ['common.yaml', 'webhooks.yaml']) cpSync(join(SPEC, name), join(folder, name));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return await generate(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The codes of the door and the one that this contract names, as spec/errors.yaml has them. */
export function selectErrors(): string {
  const all = parse(readFileSync(join(SPEC, 'errors.yaml'), 'utf8')) as Record<string, unknown>;
  return stringify(Object.fromEntries([...DOOR_CODES, 'ERR_TAKEN'].map((code) => [code, all[code]])));
}

function applyEdits(name: string, text: string, edits: readonly ContractEdit[]): string {
  return edits
    .filter(({ file }) => file === name)
    .reduce((result, { from, to }) => {
      const after = result.replace(from, to);
      if (after === result) throw new Error(`${name} does not hold ${String(from)}`);
      return after;
    }, text);
}

/** The converters and the writers as the server would load them. */
export async function loadWire(
  generatorResult: GeneratorResult,
): Promise<Pick<typeof wire, 'fromWire'> & Pick<typeof writers, 'answers'>> {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-wire-'));
  const domain = pathToFileURL(resolve(SPEC, '../domain')).href;

  const load = async (name: string): Promise<unknown> => {
    const file = join(folder, name);
    writeFileSync(file, (generatorResult.files.get(name) ?? '').replaceAll("'../domain/", `'${domain}/`));
    return import(pathToFileURL(file).href);
  };

  try {
    const { fromWire } = (await load('wire.ts')) as typeof wire;
    const { answers } = (await load('writers.ts')) as typeof writers;
    return { fromWire, answers };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
