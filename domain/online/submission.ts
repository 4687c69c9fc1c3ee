// The result of a visitor's answers: a customer, perhaps a booking, and remarks.
import type { components } from '../../generated/types.ts';
import { isDate, type Zone } from '../values/calendar.ts';
import { Problem, createProblem, refuseIfAny } from '../values/problem.ts';
import { isRemark, readAnswers, type GivenAnswer, type ContactFormAnswers } from './answers.ts';
import type { ContactFormField, ContactFormInput } from './contact-form.ts';

type ExtraField = components['schemas']['ExtraField'];
type ContactPerson = components['schemas']['ContactPerson'];
type SubmittedContact = Pick<
  components['schemas']['Contact'],
  'landcode' | 'naam' | 'afdeling' | 'soort_klant' | 'website'
>;

/** When and for how many; null is what the visitor did not say. */
export interface BookingWish {
  readonly datum: string;
  readonly starttijd: string | null;
  readonly groepsgrootte: number | null;
}

/** The things to store of a form that was sent. */
export interface FormSubmission {
  readonly contact: Partial<SubmittedContact>;
  readonly person: Partial<Omit<ContactPerson, 'id' | 'hoofdcontact'>>;
  readonly extra_fields: ExtraField[];
  /** Null where no date was filled in. */
  readonly booking: BookingWish | null;
  /** The package that was chosen, to book or to ask about; null for none. */
  readonly arrangement: number | null;
  /** The text for the particulars of the booking; null for nothing. */
  readonly particulars: string | null;
  /** The answers that have no other place: `noteOf` writes them down. */
  readonly remarks: readonly GivenAnswer[];
}

/** The longest text of a booking or a note, in characters. */
const MAX_TEXT_LENGTH = 65_535;

/** The inputs that name the sender of a form. */
const NAMING_INPUTS: readonly ContactFormInput[] = [
  'contact.naam',
  'contactpersoon.voornaam',
  'contactpersoon.achternaam',
  'contactpersoon.email1',
  'contactpersoon.telefoon1',
  'contactpersoon.telefoon2',
];

/** Reads the answers to a form. Throws all that is wrong with them, each on the identifier of its field. */
export function submissionOf(fields: readonly ContactFormField[], answers: ContactFormAnswers): FormSubmission {
  const given = readGivenAnswers(fields, answers);
  const booking = wishOf(given, fields);
  const arrangement = given.find(({ field }) => field.soort_invoer === 'boeking.arrangement')?.answer;
  return {
    ...composeSubmission(given, booking !== null),
    booking,
    arrangement: typeof arrangement === 'number' ? arrangement : null,
  };
}

/**
 * Reads the answers to a form of somebody who books by other means, in the same way. Fields about a booking need no
 * answer, and their answers are not looked at.
 */
export function readVisitorAnswers(fields: readonly ContactFormField[], answers: ContactFormAnswers): FormSubmission {
  const asked = fields.filter((field) => !isAboutBooking(field));
  const others = new Set(fields.filter((field) => !asked.includes(field)).map((field) => field.field_identifier));
  const own = Object.entries(answers).filter(([key]) => !others.has(key));
  return {
    ...composeSubmission(readGivenAnswers(asked, Object.fromEntries(own)), true),
    booking: null,
    arrangement: null,
  };
}

function readGivenAnswers(fields: readonly ContactFormField[], answers: ContactFormAnswers): readonly GivenAnswer[] {
  const { given, problems } = readAnswers(fields, answers);
  refuseIfAny(problems);
  if (!given.some(({ field }) => NAMING_INPUTS.includes(field.soort_invoer)))
    throw createProblem(
      'ERR_REQUIRED',
      'Nobody can answer this: fill in a name, an e-mail address or a telephone number.',
    );
  return given;
}

function composeSubmission(
  given: readonly GivenAnswer[],
  isBooked: boolean,
): Omit<FormSubmission, 'booking' | 'arrangement'> {
  const isParticular = ({ field }: GivenAnswer): boolean => isBooked && field.bijzonderheden_boeking;
  const isNoted = ({ field }: GivenAnswer): boolean => isRemark(field) || (!isBooked && isAboutBooking(field));
  const remarks = given.filter((each) => isNoted(each) && !isParticular(each));
  noteOf(remarks);
  return {
    contact: membersOf(given, 'contact.'),
    person: membersOf(given, 'contactpersoon.'),
    extra_fields: given.flatMap(createExtraField),
    particulars: formatAnswers(given.filter(isParticular)),
    remarks,
  };
}

/** Remarks as a note, with the name of the package that was chosen; null for none. Throws ERR_LENGTH. */
export function noteOf(remarks: readonly GivenAnswer[], arrangement?: string): string | null {
  return formatAnswers(
    remarks.map(({ field, answer }) => {
      const isNamed = field.soort_invoer === 'boeking.arrangement' && arrangement !== undefined;
      return { field, answer: isNamed ? arrangement : answer };
    }),
  );
}

function isAboutBooking({ soort_invoer }: Pick<ContactFormField, 'soort_invoer'>): boolean {
  return soort_invoer.startsWith('boeking.');
}

/** The identifier of the field that asks for this, to name it in a refusal. */
export function identifierOf(fields: readonly ContactFormField[], input: ContactFormInput): string {
  return fields.find(({ soort_invoer }) => soort_invoer === input)?.field_identifier ?? input;
}

/** When the booking begins: at the start of its day where no time was given. Throws ERR_TIME_NONEXISTENT. */
export function beginOf(
  { datum, starttijd }: BookingWish,
  fields: readonly ContactFormField[],
  zone: Zone,
): ReturnType<Zone['toInstant']> {
  if (starttijd === null) return zone.startOfLocalDay(datum);
  return zone.toInstant(`${datum}T${starttijd}`, identifierOf(fields, 'boeking.starttijd'));
}

/** A form as far as it offers packages. */
interface OfferingForm {
  readonly Velden: readonly ContactFormField[];
  /** Those that it names; a form that names none offers all with `mag_api`. */
  readonly Arrangementen: readonly { readonly id: number }[];
}

/** The package that was chosen. Throws ERR_NOT_ALLOWED for what the form does not offer, whether it exists or not. */
export function requireOfferedPackage<Found extends { readonly id: number; readonly mag_api: boolean }>(
  { Velden, Arrangementen }: OfferingForm,
  found: Found | undefined,
): Found {
  const isOffered = Arrangementen.length === 0 ? found?.mag_api : Arrangementen.some(({ id }) => id === found?.id);
  if (found !== undefined && isOffered === true) return found;
  throw createProblem('ERR_NOT_ALLOWED', 'The form does not offer this package: choose another.', {
    field: identifierOf(Velden, 'boeking.arrangement'),
  });
}

/** Visitors read these words, whatever was refused. */
const VISITOR_MESSAGES = {
  'contact.soort_klant': 'There is no such kind of customer: choose another.',
  'boeking.arrangement': 'This package cannot be booked like this: choose another.',
} as const;

/**
 * The result of `work`. Its refusals get words for visitors, on the field of the form that leads to them:
 * ERR_NOT_ALLOWED. No field is concerned where there is no company to sell anything.
 */
export async function translateForVisitors<Result>(
  { Velden }: Pick<OfferingForm, 'Velden'>,
  input: keyof typeof VISITOR_MESSAGES,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.problems.some(({ code }) => code === 'ERR_COMPANY_REQUIRED')) throw error;
    throw createProblem('ERR_NOT_ALLOWED', VISITOR_MESSAGES[input], { field: identifierOf(Velden, input) });
  }
}

function membersOf(given: readonly GivenAnswer[], prefix: 'contact.' | 'contactpersoon.'): Record<string, never> {
  const own = given.filter(
    ({ field: { soort_invoer } }) => soort_invoer.startsWith(prefix) && soort_invoer !== 'contact.extra',
  );
  const entries = own.map(({ field, answer }) => [memberOf(field.soort_invoer, prefix), tidyAnswer(answer)]);
  return Object.fromEntries(entries) as Record<string, never>;
}

function memberOf(input: ContactFormInput, prefix: string): string {
  return input === 'contactpersoon.nieuwsbrieven' ? 'nieuwsbrief_ids' : input.slice(prefix.length);
}

function createExtraField({ field, answer }: GivenAnswer): ExtraField[] {
  if (field.soort_invoer !== 'contact.extra') return [];
  return [{ name: field.extra_field_name, type: field.input_type, value: answer } as ExtraField];
}

/** The booking that is wished for: none by a form that asks for no date, which makes an enquiry. Throws ERR_REQUIRED. */
function wishOf(given: readonly GivenAnswer[], fields: readonly ContactFormField[]): BookingWish | null {
  const said = new Map(given.map(({ field, answer }) => [field.soort_invoer, answer]));
  const datum = said.get('boeking.datum');
  if (typeof datum === 'string' && isDate(datum)) {
    const [time, size] = (['starttijd', 'groepsgrootte'] as const).map((name) => said.get(`boeking.${name}`));
    return {
      datum,
      starttijd: typeof time === 'string' ? time : null,
      groepsgrootte: typeof size === 'number' ? size : null,
    };
  }

  const isEnquiry = fields.every(({ soort_invoer }) => soort_invoer !== 'boeking.datum');
  if (isEnquiry || !given.some(({ field }) => isAboutBooking(field))) return null;

  const field = identifierOf(fields, 'boeking.datum');
  throw createProblem('ERR_REQUIRED', 'A booking needs a date: fill it in.', { field });
}

function tidyAnswer(answer: GivenAnswer['answer']): GivenAnswer['answer'] {
  return typeof answer === 'string' ? answer.trim() : answer;
}

/** The answers as lines that people read. Throws ERR_LENGTH where they are longer than can be stored. */
function formatAnswers(given: readonly GivenAnswer[]): string | null {
  const lines = given.map(({ field, answer }) => `${field.naam}: ${[tidyAnswer(answer)].flat().join(', ')}`);
  const text = lines.join('\n');
  if (Array.from(text).length > MAX_TEXT_LENGTH)
    throw createProblem(
      'ERR_LENGTH',
      `The answers are longer than ${String(MAX_TEXT_LENGTH)} characters together: write less.`,
    );
  return lines.length === 0 ? null : text;
}
