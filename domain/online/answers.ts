// Checks the answers of a visitor against the fields of the form, one kind of input after the other.
import { isMailAddress } from '../values/mail-address.ts';
import { isDate } from '../values/calendar.ts';
import { isCountry } from '../values/party-codes.ts';
import type { ProblemDetail } from '../values/problem.ts';
import { hasChoices, NONCE, type ContactFormField, type ContactFormInput } from './contact-form.ts';
import { findLineProblem, findNameProblem, type TextProblem } from './typed-text.ts';
import type { components } from '../../generated/types.ts';

export type ContactFormAnswers = components['schemas']['ContactFormAnswers'];
type FormAnswer = ContactFormAnswers[string];
type AnswerCheck = (answer: FormAnswer, field: ContactFormField) => TextProblem;

/** A non-empty answer, and its field. */
export interface GivenAnswer {
  readonly field: ContactFormField;
  readonly answer: NonNullable<FormAnswer>;
}

/** Returns the non-empty answers, in the order of the fields, and the problems of all answers. */
export function readAnswers(
  fields: readonly ContactFormField[],
  answers: ContactFormAnswers,
): { readonly answers: readonly GivenAnswer[]; readonly problems: readonly ProblemDetail[] } {
  const inputs = fields.filter(({ soort_invoer }) => soort_invoer !== 'header');
  const byKey = new Map(Object.entries(answers));
  const knownKeys = new Set([NONCE, ...inputs.map(({ field_identifier }) => field_identifier)]);
  const extra = [...byKey.keys()].filter((key) => !knownKeys.has(key));
  const given = inputs.flatMap((field): GivenAnswer[] => {
    const answer = normaliseAnswer(byKey.get(field.field_identifier) ?? null, field);
    return isEmpty(answer) ? [] : [{ field, answer: answer as NonNullable<FormAnswer> }];
  });
  const answeredFields = new Set(given.map(({ field }) => field));
  const missing = inputs.filter((field) => field.verplicht && !answeredFields.has(field));

  return {
    answers: given,
    problems: [
      ...extra.map((field): ProblemDetail => ({ ...EXTRA_FIELD_PROBLEM, field })),
      ...missing.map((field): ProblemDetail => ({ ...REQUIRED_PROBLEM, field: field.field_identifier })),
      ...given.flatMap(({ field, answer }) => findAnswerProblems(field, answer)),
    ],
  };
}

const EXTRA_FIELD_PROBLEM = { code: 'ERR_EXTRA_FIELD', message: 'Could not validate extra field' } as const;
const REQUIRED_PROBLEM = { code: 'ERR_REQUIRED', message: 'This is required.' } as const;

/** An answer without the blanks around it, and a country in capitals. A choice is one of the form's own texts. */
function normaliseAnswer(answer: FormAnswer, field: ContactFormField): FormAnswer {
  if (typeof answer !== 'string' || hasChoices(field)) return answer;
  return field.soort_invoer === 'contact.landcode' ? answer.trim().toUpperCase() : answer.trim();
}

/** Whether an answer is empty: nothing, only spaces, or no choice. */
function isEmpty(answer: FormAnswer): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  return answer === null || (Array.isArray(answer) && answer.length === 0);
}

function findAnswerProblems(field: ContactFormField, answer: FormAnswer): ProblemDetail[] {
  const check =
    field.soort_invoer === 'contact.extra' ? EXTRA_FIELDS[field.input_type ?? 'text'] : CHECKS[field.soort_invoer];
  const wrong = check(answer, field);
  return wrong === null ? [] : [{ ...wrong, field: field.field_identifier }];
}

const createTextProblem = (code: ProblemDetail['code'], message: string): TextProblem => ({ code, message });

function createTextCheck(most: number, right: (value: string) => TextProblem = () => null): AnswerCheck {
  return (answer) => {
    if (typeof answer !== 'string') return createTextProblem('ERR_TYPE', 'Write a text.');
    if (Array.from(answer).length > most)
      return createTextProblem('ERR_LENGTH', `Write at most ${String(most)} characters.`);
    return right(answer);
  };
}

function createNumberCheck(least: number, most: number): AnswerCheck {
  return (answer) => {
    if (typeof answer !== 'number') return createTextProblem('ERR_TYPE', 'Write a whole number.');
    if (answer < least) return createTextProblem('ERR_RANGE', `Write ${String(least)} or more.`);
    return answer > most ? createTextProblem('ERR_RANGE', `Write ${String(most)} or less.`) : null;
  };
}

function createPatternCheck(pattern: (value: string) => boolean, message: string): AnswerCheck {
  return createTextCheck(254, (value) => (pattern(value) ? null : createTextProblem('ERR_FORMAT', message)));
}

function oneOf(values: readonly string[]): TextProblem {
  return createTextProblem('ERR_NOT_ALLOWED', `Write one of: ${values.join(', ')}.`);
}

const EQUAL_ITEMS_MESSAGE = 'Items of the list are equal: send each once.';

const checkChoice: AnswerCheck = (answer, { mogelijke_keuzes }) => {
  const choices = mogelijke_keuzes ?? [];
  if (typeof answer !== 'string') return createTextProblem('ERR_TYPE', 'Write a text.');
  return choices.includes(answer) ? null : oneOf(choices);
};

const checkChoices: AnswerCheck = (answer, field) => {
  if (!Array.isArray(answer)) return createTextProblem('ERR_TYPE', 'Write a list.');
  if (new Set(answer).size < answer.length) return createTextProblem('ERR_DUPLICATE', EQUAL_ITEMS_MESSAGE);
  return answer.map((each) => checkChoice(each, field)).find((each) => each !== null) ?? null;
};

const checkNewsletters: AnswerCheck = (answer, { newsletter_options }) => {
  if (!Array.isArray(answer)) return createTextProblem('ERR_TYPE', 'Write a list.');
  if (!answer.every((each) => typeof each === 'number')) return createTextProblem('ERR_TYPE', 'Write whole numbers.');
  if (new Set(answer).size < answer.length) return createTextProblem('ERR_DUPLICATE', EQUAL_ITEMS_MESSAGE);
  const newsletterIds = new Set(Object.keys(newsletter_options ?? {}));
  return answer.every((each) => newsletterIds.has(String(each)))
    ? null
    : createTextProblem('ERR_NOT_ALLOWED', 'This newsletter is not offered: write ids of newsletter_options.');
};

const GENDERS: readonly string[] = ['man', 'vrouw', 'onbekend'];
const date = createPatternCheck(isDate, 'Write an existing date as YYYY-MM-DD, in the years 1900 to 2199.');

const CHECKS: Readonly<Record<Exclude<ContactFormInput, 'contact.extra' | 'header'>, AnswerCheck>> & {
  readonly header: AnswerCheck;
} = {
  'contact.landcode': createPatternCheck(isCountry, 'Write a country of ISO 3166-1 as two letters, such as NL.'),
  'contact.naam': createTextCheck(255, findNameProblem),
  'contact.afdeling': createTextCheck(255, findNameProblem),
  'contact.soort_klant': createTextCheck(255),
  'contact.website': createTextCheck(255, findLineProblem),
  'contactpersoon.voornaam': createTextCheck(255, findNameProblem),
  'contactpersoon.achternaam': createTextCheck(255, findNameProblem),
  'contactpersoon.geslacht': createTextCheck(255, (value) => (GENDERS.includes(value) ? null : oneOf(GENDERS))),
  'contactpersoon.adres': createTextCheck(255, findNameProblem),
  'contactpersoon.postcode': createTextCheck(20, findNameProblem),
  'contactpersoon.plaats': createTextCheck(255, findNameProblem),
  'contactpersoon.telefoon1': createTextCheck(50, findNameProblem),
  'contactpersoon.telefoon2': createTextCheck(50, findNameProblem),
  'contactpersoon.email1': createPatternCheck(isMailAddress, 'Write a valid email.'),
  'contactpersoon.nieuwsbrieven': checkNewsletters,
  'boeking.datum': date,
  'boeking.starttijd': createPatternCheck(
    (value) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value),
    'Write a time as HH:MM.',
  ),
  'boeking.groepsgrootte': createNumberCheck(1, 100_000),
  'boeking.arrangement': createNumberCheck(1, 2_147_483_647),
  tekst: createTextCheck(1_000, findLineProblem),
  veel_tekst: createTextCheck(20_000),
  keuze: checkChoices,
  keuze_enkel: checkChoice,
  // Its answers have no key.
  header: () => null,
};

const EXTRA_FIELDS: Readonly<Record<NonNullable<ContactFormField['input_type']>, AnswerCheck>> = {
  text: createTextCheck(20_000),
  number: createNumberCheck(-2_147_483_648, 2_147_483_647),
  date,
  singlechoice: checkChoice,
  multiplechoice: checkChoices,
};

/** Whether the answer of a field is only stored in the remarks about the booking or the customer. */
export function isRemark({ soort_invoer, input_type }: Pick<ContactFormField, 'soort_invoer' | 'input_type'>): boolean {
  return (
    ['tekst', 'veel_tekst'].includes(soort_invoer) ||
    (soort_invoer !== 'contact.extra' && hasChoices({ soort_invoer, input_type }))
  );
}
