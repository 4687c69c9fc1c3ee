// The customer of an online booking: created from the answers to the form of the package.
import type { Reader } from '../../db/engine/session/reader.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { find } from '../../db/engine/changes/table.ts';
import * as contactForms from '../../db/online/contact-forms.ts';
import { readPeopleByContact } from '../../db/people/people-of-contacts.ts';
import type { PackageOffer } from '../../domain/online/order.ts';
import { DEFAULT_FORM } from '../../domain/online/default-form.ts';
import { readVisitorAnswers, identifierOf, type FormSubmission } from '../../domain/online/submission.ts';
import { normaliseText } from '../../domain/people/identity.ts';
import { reportInMember } from '../../domain/values/problem.ts';
import type { components } from '../../generated/types.ts';
import type { Context } from '../handler.ts';
import type { BookingVisitor } from './booking-confirmation.ts';
import { storeCustomer } from './store-submission.ts';
import type { TypedAddress } from './visitor-orders.ts';

/** The member with the answers. */
const ANSWERS_MEMBER = 'contactformulier';

/** A form with the answers to it. */
export interface AnsweredForm {
  readonly form: Pick<contactForms.ContactForm, 'naam' | 'Velden' | 'Arrangementen'>;
  readonly submission: FormSubmission;
}

/** Reads the answers to the form of a package. Throws their problems, on `contactformulier`. */
export async function readAnswers(
  db: Reader,
  { onlineboeking_contactformulier_id: id }: PackageOffer,
  answers: components['schemas']['ContactFormAnswers'],
): Promise<AnsweredForm> {
  const form = (id === null ? undefined : await find(contactForms.read, db, id)) ?? DEFAULT_FORM;
  return reportInMember(ANSWERS_MEMBER, () =>
    Promise.resolve({ form, submission: readVisitorAnswers(form.Velden, answers) }),
  );
}

/** The address typed into the form, which may belong to another person, and its field. */
export function findTypedAddress({ Velden }: AnsweredForm['form'], { person }: FormSubmission): TypedAddress {
  return {
    field: `${ANSWERS_MEMBER}.${identifierOf(Velden, 'contactpersoon.email1')}`,
    address: person.email1 ?? null,
  };
}

/** Creates or finds the customer who answered: one of the company of the package, where it has one. */
export async function storeVisitor(
  { form, submission }: AnsweredForm,
  { bedrijf_id }: PackageOffer,
  { db }: Pick<Context<Writer>, 'db'>,
): Promise<BookingVisitor & { readonly klant_id: number }> {
  const klant_id = await reportInMember(ANSWERS_MEMBER, () => storeCustomer(db, form, submission, bedrijf_id));
  const typed = submission.person.email1 ?? null;
  const contactpersonen = (await readPeopleByContact(db, [klant_id])).get(klant_id) ?? [];
  const isTyped = ({ email1 }: { readonly email1: string | null }): boolean =>
    typed !== null && email1 !== null && normaliseText(email1) === normaliseText(typed);
  return { klant_id, person: contactpersonen.find(isTyped) };
}
