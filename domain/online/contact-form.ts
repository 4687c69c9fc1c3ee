// The fields of a contact form: merges a sent list into the stored one, and checks which inputs a form may have.
import type { components } from '../../generated/types.ts';
import { findRepeatedProblems } from '../values/repeated.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';

export type ContactFormField = components['schemas']['ContactFormField'];
export type ContactFormInput = components['schemas']['ContactFormInput'];
/** The stored values of a field, with its newsletters. */
export type FieldValues = Omit<ContactFormField, 'id' | 'newsletter_options'>;
/** A field as it is sent. A member that is left out stays as it was, or gets its default in a new field. */
export type SentField = Partial<FieldValues> & { readonly id?: number };
/** A field to store; without `id` it is new. */
export type PlannedField = FieldValues & { readonly id?: number };

/** The inputs that may appear more than once in a form. */
const REPEATABLE_INPUTS: ReadonlySet<ContactFormInput> = new Set([
  'contact.extra',
  'tekst',
  'veel_tekst',
  'keuze',
  'keuze_enkel',
  'header',
]);

/** An answer under this key is accepted and ignored: clients send it. */
export const NONCE = 'nonce';

/** Fields to store, and their problems. */
interface PlannedFields {
  readonly fields: readonly PlannedField[];
  readonly problems: readonly ProblemDetail[];
}

/** The lists of a form to store. */
export interface PlannedForm {
  readonly fields: readonly PlannedField[];
  readonly packages: readonly number[];
}

/** The place of a package in a body. */
function formatPackageField(index: number): string {
  return `Arrangementen[${String(index)}].id`;
}

/**
 * Returns a form after its lists were sent. Throws, all at once, the problems of its fields, and ERR_DUPLICATE for a
 * package that it names twice.
 */
export function planForm(
  body: { readonly fields: readonly SentField[]; readonly packages: readonly number[] },
  storedFields: readonly ContactFormField[],
): PlannedForm {
  const { fields, problems } = planFields(body.fields, storedFields);
  refuseIfAny([...problems, ...findRepeatedProblems(body.packages, formatPackageField)]);
  return { fields, packages: body.packages };
}

/** The members of the field itself, without any others. */
export function valuesOf(field: FieldValues): FieldValues {
  const { naam, soort_invoer, verplicht, mogelijke_keuzes, bijzonderheden_boeking } = field;
  const { field_identifier, extra_field_name, input_type, sort_order } = field;
  const inputMembers = { naam, soort_invoer, verplicht, mogelijke_keuzes, bijzonderheden_boeking };
  return { ...inputMembers, field_identifier, extra_field_name, input_type, sort_order };
}

/** Matches sent fields with stored ones by id: a known id changes a field, a missing id makes a new one. */
function planFields(sentFields: readonly SentField[], storedFields: readonly ContactFormField[]): PlannedFields {
  const storedById = new Map(storedFields.map((field) => [field.id, field]));
  const blanks = sentFields.flatMap((field, index) => {
    const required = storedById.has(field.id ?? 0) ? [] : (['naam', 'soort_invoer'] as const);
    return required
      .filter((member) => field[member] === undefined)
      .map((member) => createMissingProblem(index, member));
  });
  if (blanks.length > 0) return { fields: [], problems: [...findIdProblems(sentFields, storedById), ...blanks] };
  const fields = identifyFields(
    sentFields.map((field, index) => fillField(field, storedById.get(field.id ?? 0), index)),
  );
  return { fields, problems: [...findIdProblems(sentFields, storedById), ...findFormProblems(fields)] };
}

/** Whether visitors choose from a list. */
export function hasChoices({
  soort_invoer,
  input_type,
}: Pick<ContactFormField, 'soort_invoer' | 'input_type'>): boolean {
  if (soort_invoer === 'contact.extra') return input_type === 'singlechoice' || input_type === 'multiplechoice';
  return soort_invoer === 'keuze' || soort_invoer === 'keuze_enkel';
}

type UnidentifiedField = Omit<PlannedField, 'field_identifier'> & { readonly field_identifier: string | undefined };

function fillField({ id, ...sent }: SentField, before: ContactFormField | undefined, index: number): UnidentifiedField {
  const field = { ...BLANK_FIELD, sort_order: index, ...before, ...sent } as UnidentifiedField;
  const isExtra = field.soort_invoer === 'contact.extra';
  return {
    ...field,
    ...(id === undefined ? {} : { id }),
    input_type: isExtra ? (field.input_type ?? 'text') : field.input_type,
    mogelijke_keuzes: field.mogelijke_keuzes?.length === 0 ? null : field.mogelijke_keuzes,
  };
}

const BLANK_FIELD = {
  verplicht: false,
  mogelijke_keuzes: null,
  bijzonderheden_boeking: false,
  field_identifier: undefined,
  extra_field_name: null,
  input_type: null,
};

/** Gives each field without an identifier one that no other field has. */
function identifyFields(fields: readonly UnidentifiedField[]): PlannedField[] {
  const identifiers = new Set(fields.map(({ field_identifier }) => field_identifier));
  return fields.map((field) => {
    if (field.field_identifier !== undefined) return { ...field, field_identifier: field.field_identifier };
    const baseName = identifierOf(field);
    const isFree = (name: string): boolean => !identifiers.has(name) || !REPEATABLE_INPUTS.has(field.soort_invoer);
    let name = baseName;
    for (let number = 2; !isFree(name); number++) name = `${baseName}-${String(number)}`;
    identifiers.add(name);
    return { ...field, field_identifier: name };
  });
}

function identifierOf({ soort_invoer, extra_field_name, naam }: UnidentifiedField): string {
  if (soort_invoer === 'contact.extra') return `contact.extra[${extra_field_name ?? ''}]`;
  if (!REPEATABLE_INPUTS.has(soort_invoer)) return soort_invoer;
  const words =
    naam
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return [soort_invoer, words.join('-').slice(0, 200)].filter((part) => part !== '').join('.');
}

function findFormProblems(fields: readonly PlannedField[]): ProblemDetail[] {
  const kinds = fields.map(({ soort_invoer }) => (REPEATABLE_INPUTS.has(soort_invoer) ? null : soort_invoer));
  return [
    ...fields.flatMap(findFieldProblems),
    ...findRepeatedProblems(kinds, formatFieldOf('soort_invoer'), 'The form asks for this already: ask once.'),
    ...findRepeatedProblems(
      fields.map(({ extra_field_name }) => extra_field_name),
      formatFieldOf('extra_field_name'),
      'The form asks for this extra field already: ask once.',
    ),
    ...findRepeatedProblems(
      fields.map(({ field_identifier }) => field_identifier),
      formatFieldOf('field_identifier'),
      'Another field of the form has this identifier: choose another.',
    ),
  ];
}

function formatFieldOf(member: keyof FieldValues): (index: number) => string {
  return (index) => `Velden[${String(index)}].${member}`;
}

function findFieldProblems(field: PlannedField, index: number): ProblemDetail[] {
  const { soort_invoer, extra_field_name, input_type, mogelijke_keuzes } = field;
  const isExtra = soort_invoer === 'contact.extra';
  const isTitle = soort_invoer === 'header';
  const chooses = hasChoices(field);
  const checks: (readonly [member: keyof FieldValues, wrong: boolean, code: ProblemDetail['code'], message: string])[] =
    [
      [
        'extra_field_name',
        isExtra && extra_field_name === null,
        'ERR_REQUIRED',
        'An extra field needs its name: send it.',
      ],
      ['extra_field_name', !isExtra && extra_field_name !== null, 'ERR_NOT_ALLOWED', ONLY_EXTRA_MESSAGE],
      ['input_type', !isExtra && input_type !== null, 'ERR_NOT_ALLOWED', ONLY_EXTRA_MESSAGE],
      [
        'mogelijke_keuzes',
        chooses && mogelijke_keuzes === null,
        'ERR_REQUIRED',
        'This field needs choices: send at least one.',
      ],
      [
        'mogelijke_keuzes',
        !chooses && mogelijke_keuzes !== null,
        'ERR_NOT_ALLOWED',
        'This field has no choices: send null.',
      ],
      ['verplicht', isTitle && field.verplicht, 'ERR_NOT_ALLOWED', ONLY_TITLE_MESSAGE],
      ['bijzonderheden_boeking', isTitle && field.bijzonderheden_boeking, 'ERR_NOT_ALLOWED', ONLY_TITLE_MESSAGE],
      [
        'field_identifier',
        field.field_identifier === NONCE,
        'ERR_NOT_ALLOWED',
        'Clients send nonce for other purposes: choose another.',
      ],
    ];

  return checks
    .filter(([, wrong]) => wrong)
    .map(([member, , code, message]) => ({ code, message, field: `Velden[${String(index)}].${member}` }));
}

const ONLY_EXTRA_MESSAGE = 'Only a field contact.extra has this: send null.';
const ONLY_TITLE_MESSAGE = 'A title takes no input: send false.';

function createMissingProblem(index: number, member: 'naam' | 'soort_invoer'): ProblemDetail {
  const message = `A new field needs ${member}: send it.`;
  return { code: 'ERR_REQUIRED', message, field: `Velden[${String(index)}].${member}` };
}

function findIdProblems(
  sentFields: readonly SentField[],
  storedById: ReadonlyMap<number, ContactFormField>,
): ProblemDetail[] {
  const ids = sentFields.map(({ id }) => id);
  return ids.flatMap((id, index): ProblemDetail[] => {
    if (id === undefined) return [];
    const field = `Velden[${String(index)}].id`;
    if (!storedById.has(id)) {
      const message = 'The form has no field with this id: leave the id out for a new field.';
      return [{ code: 'ERR_UNKNOWN_REFERENCE', message, field }];
    }
    if (ids.indexOf(id) === index) return [];
    return [{ code: 'ERR_DUPLICATE', message: 'This field appears twice: send it once.', field }];
  });
}
