// The effects of a visitor's answers: a customer, perhaps a booking, and remarks.
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

/** The time and the number of people; null where the visitor left them out. */
export interface BookingWish {
  readonly datum: string;
  readonly starttijd: string | null;
  readonly groepsgrootte: number | null;
}

/** The parts of a submitted form to store. */
export interface FormSubmission {
  readonly contact: Partial<SubmittedContact>;
  readonly person: Partial<Omit<ContactPerson, 'id' | 'hoofdcontact'>>;
  readonly extra_fields: ExtraField[];
  /** Null without a date. */
  readonly booking: BookingWish | null;
  /** The chosen package, to book or to ask about; null for none. */
  readonly arrangement: number | null;
  /** The text for the particulars of the booking; null for none. */
  readonly particulars: string | null;
  /** The answers that belong to no other member: `noteOf` writes them down. */
  readonly remarks: readonly GivenAnswer[];
}

/** The maximum length of a text of a booking or a note, in characters. */
const MAX_TEXT_LENGTH = 65_535;

/** The inputs that name the visitor. */
const NAMING_INPUTS: readonly ContactFormInput[] = [
  'contact.naam',
  'contactpersoon.voornaam',
  'contactpersoon.achternaam',
  'contactpersoon.email1',
  'contactpersoon.telefoon1',
  'contactpersoon.telefoon2',
];

/** Reads the answers to a form. Throws all their problems, each on the identifier of its field. */
export function submissionOf(fields: readonly ContactFormField[], answers: ContactFormAnswers): FormSubmission {
  const givenAnswers = readGivenAnswers(fields, answers);
  const booking = wishOf(givenAnswers, fields);
  const arrangement = givenAnswers.find(({ field }) => field.soort_invoer === 'boeking.arrangement')?.answer;
  return {
    ...composeSubmission(givenAnswers, booking !== null),
    booking,
    arrangement: typeof arrangement === 'number' ? arrangement : null,
  };
}

/**
 * Reads the answers to a form of a visitor who books through another operation. Fields about a booking need no answer,
 * and their answers are ignored. Throws as `submissionOf` does.
 */
export function readVisitorAnswers(fields: readonly ContactFormField[], answers: ContactFormAnswers): FormSubmission {
  const visitorFields = fields.filter((field) => !isAboutBooking(field));
  const others = new Set(
    fields.filter((field) => !visitorFields.includes(field)).map((field) => field.field_identifier),
  );
  const relevantAnswers = Object.entries(answers).filter(([key]) => !others.has(key));
  return {
    ...composeSubmission(readGivenAnswers(visitorFields, Object.fromEntries(relevantAnswers)), true),
    booking: null,
    arrangement: null,
  };
}

function readGivenAnswers(fields: readonly ContactFormField[], answers: ContactFormAnswers): readonly GivenAnswer[] {
  const { answers: given, problems } = readAnswers(fields, answers);
  refuseIfAny(problems);
  if (!given.some(({ field }) => NAMING_INPUTS.includes(field.soort_invoer)))
    throw createProblem(
      'ERR_REQUIRED',
      'Nobody can answer this: fill in a name, an e-mail address or a telephone number.',
    );
  return given;
}

function composeSubmission(
  givenAnswers: readonly GivenAnswer[],
  isBooked: boolean,
): Omit<FormSubmission, 'booking' | 'arrangement'> {
  const isParticular = ({ field }: GivenAnswer): boolean => isBooked && field.bijzonderheden_boeking;
  const isNoted = ({ field }: GivenAnswer): boolean => isRemark(field) || (!isBooked && isAboutBooking(field));
  const remarks = givenAnswers.filter((each) => isNoted(each) && !isParticular(each));
  noteOf(remarks);
  return {
    contact: membersOf(givenAnswers, 'contact.'),
    person: membersOf(givenAnswers, 'contactpersoon.'),
    extra_fields: givenAnswers.flatMap(createExtraField),
    particulars: formatAnswers(givenAnswers.filter(isParticular)),
    remarks,
  };
}

/** Returns remarks as a note, with the name of the chosen package; null for none. Throws ERR_LENGTH. */
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

/** The identifier of the field with this input, for a refusal. */
export function identifierOf(fields: readonly ContactFormField[], input: ContactFormInput): string {
  return fields.find(({ soort_invoer }) => soort_invoer === input)?.field_identifier ?? input;
}

/** The begin of the booking: the start of its day without a time. Throws ERR_TIME_NONEXISTENT. */
export function beginOf(
  { datum, starttijd }: BookingWish,
  fields: readonly ContactFormField[],
  zone: Zone,
): ReturnType<Zone['toInstant']> {
  if (starttijd === null) return zone.startOfLocalDay(datum);
  return zone.toInstant(`${datum}T${starttijd}`, identifierOf(fields, 'boeking.starttijd'));
}

/** A form, as far as its offer of packages depends on it. */
interface OfferingForm {
  readonly Velden: readonly ContactFormField[];
  /** The packages that it names; a form that names none offers all with `mag_api`. */
  readonly Arrangementen: readonly { readonly id: number }[];
}

/**
 * Returns the chosen package. Throws ERR_NOT_ALLOWED for a package that the form does not offer, or that does not
 * exist.
 */
export function requireOfferedPackage<Found extends { readonly id: number; readonly mag_api: boolean }>(
  { Velden, Arrangementen }: OfferingForm,
  chosenPackage: Found | undefined,
): Found {
  const isOffered =
    Arrangementen.length === 0 ? chosenPackage?.mag_api : Arrangementen.some(({ id }) => id === chosenPackage?.id);
  if (chosenPackage !== undefined && isOffered === true) return chosenPackage;
  throw createProblem('ERR_NOT_ALLOWED', 'The form does not offer this package: choose another.', {
    field: identifierOf(Velden, 'boeking.arrangement'),
  });
}

/** The message for visitors of every refusal. */
const VISITOR_MESSAGES = {
  'contact.soort_klant': 'There is no such kind of customer: choose another.',
  'boeking.arrangement': 'This package cannot be booked like this: choose another.',
} as const;

/**
 * Returns the result of `work`. Its refusals become ERR_NOT_ALLOWED in words for visitors, on the field of the form
 * that caused them. No field is named where no company can sell.
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

function membersOf(
  givenAnswers: readonly GivenAnswer[],
  prefix: 'contact.' | 'contactpersoon.',
): Record<string, never> {
  const matchingAnswers = givenAnswers.filter(
    ({ field: { soort_invoer } }) => soort_invoer.startsWith(prefix) && soort_invoer !== 'contact.extra',
  );
  const entries = matchingAnswers.map(({ field, answer }) => [
    memberOf(field.soort_invoer, prefix),
    tidyAnswer(answer),
  ]);
  return Object.fromEntries(entries) as Record<string, never>;
}

function memberOf(input: ContactFormInput, prefix: string): string {
  return input === 'contactpersoon.nieuwsbrieven' ? 'nieuwsbrief_ids' : input.slice(prefix.length);
}

function createExtraField({ field, answer }: GivenAnswer): ExtraField[] {
  if (field.soort_invoer !== 'contact.extra') return [];
  return [{ name: field.extra_field_name, type: field.input_type, value: answer } as ExtraField];
}

/** Returns the requested booking; null for an enquiry, which has no date. Throws ERR_REQUIRED for a missing date. */
function wishOf(givenAnswers: readonly GivenAnswer[], fields: readonly ContactFormField[]): BookingWish | null {
  const answerByInput = new Map(givenAnswers.map(({ field, answer }) => [field.soort_invoer, answer]));
  const datum = answerByInput.get('boeking.datum');
  if (typeof datum === 'string' && isDate(datum)) {
    const [time, size] = (['starttijd', 'groepsgrootte'] as const).map((name) => answerByInput.get(`boeking.${name}`));
    return {
      datum,
      starttijd: typeof time === 'string' ? time : null,
      groepsgrootte: typeof size === 'number' ? size : null,
    };
  }

  const isEnquiry = fields.every(({ soort_invoer }) => soort_invoer !== 'boeking.datum');
  if (isEnquiry || !givenAnswers.some(({ field }) => isAboutBooking(field))) return null;

  const field = identifierOf(fields, 'boeking.datum');
  throw createProblem('ERR_REQUIRED', 'A booking needs a date: fill it in.', { field });
}

function tidyAnswer(answer: GivenAnswer['answer']): GivenAnswer['answer'] {
  return typeof answer === 'string' ? answer.trim() : answer;
}

/** The answers as lines for people. Throws ERR_LENGTH where they exceed the stored length. */
function formatAnswers(givenAnswers: readonly GivenAnswer[]): string | null {
  const lines = givenAnswers.map(({ field, answer }) => `${field.naam}: ${[tidyAnswer(answer)].flat().join(', ')}`);
  const text = lines.join('\n');
  if (Array.from(text).length > MAX_TEXT_LENGTH)
    throw createProblem(
      'ERR_LENGTH',
      `The answers are longer than ${String(MAX_TEXT_LENGTH)} characters together: write less.`,
    );
  return lines.length === 0 ? null : text;
}
