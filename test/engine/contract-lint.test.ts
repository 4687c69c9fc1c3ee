// The linter of the contract reports each mistake.
import { expect } from 'chai';
import { LintErrors } from '../../spec/generator/document.ts';
import { lint } from '../../spec/generator/lint.ts';
import { type ContractEdit, generateSmall } from '../support/small-contract.ts';
import '../support/only-with-all.ts';

async function lintErrorsOf(...edits: ContractEdit[]): Promise<readonly string[]> {
  try {
    return await lint(await generateSmall(...edits));
  } catch (error) {
    if (error instanceof LintErrors) return error.list;
    throw error;
  }
}

const PATHS = 'paths/catalogue/tickets.yaml';
const SCHEMAS = 'schemas/catalogue/tickets.yaml';
const OWN_PERMISSION = 'x-permission: { any: [editProducten, own] }';
const ERR_TAKEN_ENTRY = /ERR_TAKEN:\n {2}status: 406\n(.*\n)*/;

/** Announces both nouns, and says of a member with which object it changes. */
const CHANGING_MEMBER: readonly ContractEdit[] = [
  { file: SCHEMAS, from: 'x-noun: true', to: 'x-noun: true\n  x-announced-as: [Voucher]' },
  {
    file: SCHEMAS,
    from: 'TicketLine:\n  x-noun: true',
    to: 'TicketLine:\n  x-noun: true\n  x-announced-as: [Kassa]',
  },
  { file: SCHEMAS, from: 'prijs: {', to: 'prijs: { x-changes-with: [Prijs],' },
  { file: SCHEMAS, from: 'x-announced-as: [Kassa]', to: 'x-announced-as: [Kassa]\n  x-announced-to: any' },
];

describe('a mistake in the contract', () => {
  const cases: [title: string, edits: ContractEdit | readonly ContractEdit[], lintError: RegExp][] = [
    [
      'a path without a file',
      { file: 'openapi.yaml', from: 'paths/catalogue/tickets.yaml#/ticket }', to: 'paths/no.yaml#/ticket }' },
      /no\.yaml/,
    ],
    [
      'a reference to nothing',
      { file: PATHS, from: '#/NewTicket ', to: '#/NieuwTicket ' },
      /paths\/catalogue\/tickets\.yaml:\d+ tickets\.post: refers to NieuwTicket.*It has: Ticket/,
    ],
    [
      'broken YAML',
      { file: SCHEMAS, from: 'x-noun: true', to: 'x-noun: [true' },
      /schemas\/catalogue\/tickets\.yaml:\d+/,
    ],
    [
      'an unknown event, of an announced noun',
      {
        file: SCHEMAS,
        from: 'x-noun: true',
        to: 'x-noun: true\n  x-announced-as: [Kaartje]\n  x-announced-never: [postSell]',
      },
      /Ticket: names postSell in x-announced-never: only a noun with x-announced-as has postInsert, postUpdate/,
    ],
    [
      'an event of a noun that is not announced',
      { file: SCHEMAS, from: 'x-noun: true', to: 'x-noun: true\n  x-announced-never: [postDelete]' },
      /Ticket: names postDelete in x-announced-never/,
    ],
    [
      'an object of two nouns',
      { file: SCHEMAS, from: /x-noun: true/g, to: 'x-noun: true\n  x-announced-as: [Voucher]' },
      /names Voucher in x-announced-as, as \w+ does/,
    ],
    [
      'an operation of sandboxes on the path of another one',
      { file: PATHS, from: 'x-permission: any', to: 'x-only: sandbox\n    x-permission: any' },
      /tickets\.get: x-only is for all operations of a path/,
    ],
    ['an unknown kind', { file: PATHS, from: 'x-kind: list', to: 'x-kind: lijst' }, /write one of list, read/],
    ['an unknown code', { file: PATHS, from: '[ERR_TAKEN]', to: '[ERR_NO_SUCH]' }, /add it to spec\/errors\.yaml/],
    [
      'parameters for a whole path',
      { file: PATHS, from: 'ticket:\n', to: 'ticket:\n  parameters: []\n' },
      /only methods may stand here/,
    ],
    [
      'an unknown permission',
      { file: PATHS, from: 'x-permission: editProducten', to: 'x-permission: editAlles' },
      /editAlles is no permission/,
    ],
    [
      'a limit by an unknown period',
      { file: PATHS, from: 'x-permission: any', to: 'security: []\n    x-limit: { fortnight: 10 }' },
      /x-limit is such as/,
    ],
    [
      'an unknown queue',
      { file: PATHS, from: 'x-permission: any', to: 'x-permission: any\n    x-queue: lunch' },
      /x-queue is one of availability, planning/,
    ],
    [
      'a public response where every caller needs a credential',
      { file: PATHS, from: 'x-permission: any', to: 'x-permission: any\n    x-returns-public: Ticket' },
      /x-returns-public goes with `x-public`/,
    ],
    [
      '`own` without `x-own`',
      { file: PATHS, from: 'x-permission: editProducten', to: 'x-permission: { any: [editProducten, own] }' },
      /`own` in x-permission and x-own go together/,
    ],
    [
      '`own` beside no permission',
      { file: PATHS, from: 'x-permission: editProducten', to: 'x-permission: own\n    x-own: { member: personen }' },
      /own stands beside a permission/,
    ],
    [
      '`own` by a member that the body does not have',
      { file: PATHS, from: 'x-permission: editProducten', to: `${OWN_PERMISSION}\n    x-own: { member: eigenaar }` },
      /x-own: the body has no member eigenaar/,
    ],
    [
      '`own` by a parameter that the path does not have',
      { file: PATHS, from: 'x-permission: editProducten', to: `${OWN_PERMISSION}\n    x-own: { path: eigenaar_id }` },
      /x-own: no \{eigenaar_id\} in \/kaartjes/,
    ],
    [
      '`own` by a member, without a root',
      {
        file: PATHS,
        from: 'x-root: tickets\n    x-permission: editProducten',
        to: `${OWN_PERMISSION}\n    x-own: { member: personen }`,
      },
      /x-own by a member needs x-root/,
    ],
    [
      'an operation without a permission',
      { file: PATHS, from: '    x-permission: any\n', to: '' },
      /write `x-permission:`/,
    ],
    [
      'a number without bounds',
      { file: SCHEMAS, from: 'minimum: 1, maximum: 100, default', to: 'minimum: 1, default' },
      /Ticket\.personen: a number needs/,
    ],
    [
      'a text without a length',
      {
        file: SCHEMAS,
        from: "notitie: { type: [string, 'null'], maxLength: 255 }",
        to: "notitie: { type: [string, 'null'] }",
      },
      /Ticket\.notitie: a text needs/,
    ],
    [
      'a message for a constraint that the schema lacks',
      {
        file: SCHEMAS,
        from: 'naam: { type: string, ',
        to: "naam: { type: string, x-refusals: { maximum: { message: 'Too much.' } }, ",
      },
      /Ticket\.naam: x-refusals names maximum, which the schema does not constrain/,
    ],
    [
      'a constraint without its message',
      {
        file: SCHEMAS,
        from: 'naam: { type: string, ',
        to: 'naam: { type: string, x-refusals: { maxLength: { code: ERR_LENGTH } }, ',
      },
      /Ticket\.naam: x-refusals\.maxLength needs a `message`/,
    ],
    ['a list without a length', { file: SCHEMAS, from: 'maxItems: 100, ', to: '' }, /Ticket\.regels: a list needs/],
    [
      'an example that is not valid',
      { file: SCHEMAS, from: 'prijs: 0.07', to: 'prijs: 0.075' },
      /the example as NewTicket: \/prijs must match format "money"/,
    ],
    [
      'the keyword multipleOf',
      { file: SCHEMAS, from: 'minimum: 0, maximum: 100 }', to: 'minimum: 0, maximum: 100, multipleOf: 2 }' },
      /multipleOf/,
    ],
    [
      'a text cut at a comma',
      {
        file: SCHEMAS,
        from: 'naam: { type: string, ',
        to: 'naam: { description: A name, well chosen., type: string, ',
      },
      /Ticket\.naam: a text was cut at a comma before 'well chosen\.'/,
    ],
    [
      'the keyword const',
      { file: SCHEMAS, from: 'description: Amounts by name.', to: 'description: Amounts.\n  const: 1' },
      /single-valued `enum`/,
    ],
    [
      'a list parameter whose name would be escaped',
      {
        file: PATHS,
        from: /\{ name: 'datum>'.*\}/,
        to: "{ name: 'datum>', in: query, style: form, explode: false, schema: { type: array, maxItems: 9, items: { type: string, format: date } } }",
      },
      /HTML-escaped/,
    ],
    [
      'a name that programs cannot have',
      { file: PATHS, from: "name: 'datum>'", to: "name: 'einde>'" },
      /parameterNameMappings/,
    ],
    [
      'two operations of one name',
      { file: PATHS, from: 'operationId: patchTicket', to: 'operationId: updateTicket' },
      /updateTicket is declared twice/,
    ],
    [
      'an inline object',
      {
        file: SCHEMAS,
        from: "bedragen: { $ref: '#/Amounts' }",
        to: 'bedragen: { type: object, properties: { laag: { type: number, format: money } } }',
      },
      /give the object a name|needs a name/,
    ],
    [
      'an unknown schema',
      { file: PATHS, from: 'x-takes: TicketPut', to: 'x-takes: KaartjePut' },
      /tickets\.yaml:\d+ ticket\.put: names KaartjePut, which no file of spec\/schemas\/ has/,
    ],
    [
      'an operation without its response',
      { file: PATHS, from: '    x-returns: Ticket\n', to: '' },
      /ticket\.get: write `x-returns:` with the schema that it returns, or `responses:`/,
    ],
    [
      'a description that repeats the summary',
      { file: PATHS, from: 'description: Sold ones are included.', to: 'description: Lists all of the tickets.' },
      /tickets\.yaml:\d+ tickets\.get: the description repeats the summary/,
    ],
    [
      'a parameter without an example',
      { file: PATHS, from: ', examples: [9.95]', to: '' },
      /tickets\.get \?prijs: show how it is written: `examples: \[\.\.\.\]`/,
    ],
    [
      'an example of a parameter that is not valid',
      { file: PATHS, from: 'examples: [9.95]', to: 'examples: [9.955]' },
      /\?prijs: its example: \/ must match format "money"/,
    ],
    [
      'an unknown keyword',
      { file: PATHS, from: 'x-errors: [ERR_TAKEN]', to: 'x-error: [ERR_TAKEN]' },
      /tickets\.post: x-error is no keyword of this contract: docs\/contract\.md lists them/,
    ],
    [
      'an id without a reference',
      {
        file: SCHEMAS,
        from: 'naam: { type: string, minLength: 1, maxLength: 255 }',
        to: 'naam: { type: string, minLength: 1, maxLength: 255 }\n    klant_id: { $ref: ../../common.yaml#/schemas/Id }',
      },
      /x-references: say what klant_id refers to/,
    ],
    [
      'a reference of an id that no client sends',
      { file: 'openapi.yaml', from: 'x-references: {', to: 'x-references: { klant_id: tickets,' },
      /x-references: no client can send klant_id: take it out/,
    ],
    [
      'a reference to an unknown root',
      { file: 'openapi.yaml', from: 'x-references: {', to: 'x-references: { klant_id: kaartjes,' },
      /x-references: klant_id refers to kaartjes, which is the x-root of no operation/,
    ],
    [
      'an unknown area',
      { file: 'openapi.yaml', from: 'x-areas: [house, catalogue]', to: 'x-areas: [house]' },
      /tickets\.yaml:\d+ tickets\.get: 'catalogue' is no area: move the file to spec\/paths\/<area>\//,
    ],
    [
      'a tag in two areas',
      {
        file: 'openapi.yaml',
        from: 'paths/catalogue/tickets.yaml#/ticket }',
        to: 'paths/house/tickets.yaml#/ticket }',
      },
      /spec\/paths\/house\/: the tag tickets is in catalogue too/,
    ],
    [
      'a nested schema that loses its required members on creation',
      { file: SCHEMAS, from: '  x-required-on-create: [aantal]\n', to: '' },
      /tickets\.yaml:\d+ TicketLine: NewTicketLine does not require id, aantal, as TicketLine does: write `x-required-on-create: \[id, aantal\]`/,
    ],
    [
      'a nested schema without a noun that loses its required members in a change',
      { file: SCHEMAS, from: 'TicketLine:\n  x-noun: true\n', to: 'TicketLine:\n' },
      /TicketLine: TicketLinePut does not require id, aantal, .*write `x-required-on-put: /,
    ],
    [
      'a code without a remedy',
      {
        file: 'errors.yaml',
        from: ERR_TAKEN_ENTRY,
        to: 'ERR_TAKEN: { status: 406, description: Taken., examples: [{ message: Taken. }] }\n',
      },
      /errors\.yaml:\d+ ERR_TAKEN: say what to do: 'remedy: /,
    ],
    [
      'a code without examples',
      {
        file: 'errors.yaml',
        from: ERR_TAKEN_ENTRY,
        to: 'ERR_TAKEN: { status: 406, description: Taken., remedy: Send another. }\n',
      },
      /errors\.yaml:\d+ ERR_TAKEN: show what is sent with it: 'examples:/,
    ],
    [
      'a code whose examples do not fit an operation',
      {
        file: 'errors.yaml',
        from: ERR_TAKEN_ENTRY,
        to: 'ERR_TAKEN: { status: 406, description: Taken., remedy: Send another., examples: [{ field: kleur, message: Taken. }] }\n',
      },
      /tickets\.yaml:\d+ tickets\.post: no example of ERR_TAKEN in spec\/errors\.yaml fits/,
    ],
    [
      'a refusal by hand without an example',
      {
        file: PATHS,
        from: "    responses:\n      '201':",
        to: "    responses:\n      '410': { description: Gone for good. }\n      '201':",
      },
      /tickets\.post: 410 shows nothing: refusals need an example/,
    ],
    [
      'a member that changes with something unknown',
      CHANGING_MEMBER,
      /Ticket: prijs: x-changes-with names Prijs: name schemas, or references, time, use/,
    ],
    [
      'a member of another announced object, which it does not name',
      CHANGING_MEMBER,
      /Ticket: regels: shows TicketLine, .*write `x-changes-with: \[TicketLine\]`/,
    ],
    [
      'one name for two schemas',
      [
        { file: SCHEMAS, from: 'Amounts:\n', to: 'Permission:\n  type: string\n  enum: [x]\nAmounts:\n' },
        { file: SCHEMAS, from: '{ type: integer, minimum: 0, maximum: 100 }', to: "{ $ref: '#/Permission' }" },
      ],
      /Permission is also the name of something in spec\/common\.yaml; rename one/,
    ],
    ['a GET that writes', { file: PATHS, from: 'x-kind: read', to: 'x-kind: act' }, /get cannot be of kind act/],
  ];

  for (const [title, edits, lintError] of cases) {
    it(`is reported: ${title}`, async () => {
      expect((await lintErrorsOf(...[edits].flat())).join('\n')).to.match(lintError);
    });
  }
});
