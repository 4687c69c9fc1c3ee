// Stores a submitted form: a customer, perhaps a booking, and a note with the remaining answers.
import * as companies from '../../db/house/companies.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as contactForms from '../../db/online/contact-forms.ts';
import * as notes from '../../db/people/notes.ts';
import {
  beginOf,
  translateForVisitors,
  noteOf,
  requireOfferedPackage,
  type FormSubmission,
} from '../../domain/online/submission.ts';
import { packageNameOf } from '../../domain/catalogue/package.ts';
import { storeBooking } from '../bookings/new-booking.ts';
import type { Context } from '../handler.ts';
import { storeContact } from '../people/contact.ts';

type SubmittedForm = Pick<contactForms.ContactForm, 'naam' | 'Velden' | 'Arrangementen'>;

/** The result of a submitted form; without `boeking_id` it asked for no booking. */
export interface StoredSubmission {
  readonly klant_id: number;
  readonly boeking_id: number | undefined;
}

/**
 * Stores the answers to a form. Its customer belongs to `bedrijf_id` where that is a company, else to the company that
 * docs/decisions/214-visitors.md names. Throws as `requireOfferedPackage`, `translateForVisitors` and `storeBooking`
 * do.
 */
export async function storeSubmission(
  form: SubmittedForm,
  submission: FormSubmission,
  context: Context<Writer>,
  bedrijf_id: number | null = null,
): Promise<StoredSubmission> {
  const chosenPackage = await findChosenPackage(context.db, form, submission);
  const klant_id = await storeCustomer(context.db, form, submission, bedrijf_id ?? chosenPackage?.bedrijf_id ?? null);
  const boeking_id = await storeWish(klant_id, form, submission, chosenPackage, context);
  const packageName = chosenPackage && packageNameOf(chosenPackage);
  await noteRemarks(form, submission, { klant_id, boeking_id }, context, packageName);
  return { klant_id, boeking_id };
}

/** Stores the remaining answers as a note about the customer and their booking, with the name of the chosen package. */
export async function noteRemarks(
  { naam }: Pick<SubmittedForm, 'naam'>,
  { remarks }: FormSubmission,
  { klant_id, boeking_id }: StoredSubmission,
  { db, now, caller }: Context<Writer>,
  arrangement?: string,
): Promise<void> {
  const bericht = noteOf(remarks, arrangement);
  if (bericht === null) return;
  const note = { soort_contact: 'formulier', onderwerp: naam, bericht, sticky: false };
  const about = { contact_id: klant_id, contactpersoon_id: null, booking_id: boeking_id ?? null };
  await notes.insert(db, { ...note, ...about, created_by: caller.userId }, now);
}

type ChosenPackage = contactForms.OfferedPackage | undefined;

/** Returns the chosen package. Throws as `requireOfferedPackage` does. */
async function findChosenPackage(
  db: Reader,
  form: SubmittedForm,
  { arrangement: id }: FormSubmission,
): Promise<ChosenPackage> {
  if (id === null) return undefined;
  return requireOfferedPackage(form, (await contactForms.packagesOf(db, [id])).get(id));
}

/** Stores the visitor as a customer of a company, else of that of the form's packages; returns their id. */
export async function storeCustomer(
  db: Writer,
  form: SubmittedForm,
  submission: FormSubmission,
  company: number | null,
): Promise<number> {
  const { contact, person, extra_fields } = submission;
  const bedrijf_id = company ?? (await companyOf(db, form));
  const contactpersonen = [person];
  const { id } = await translateForVisitors(form, 'contact.soort_klant', () =>
    storeContact(db, { type: 'klant', ...contact, bedrijf_id, extra_fields, contactpersonen }),
  );
  return id;
}

/** The company of the first package of a form that has one, else the first of all. */
async function companyOf(db: Reader, { Arrangementen }: SubmittedForm): Promise<number | null> {
  const packagesById = await contactForms.packagesOf(
    db,
    Arrangementen.map(({ id }) => id),
  );
  const companyId = Arrangementen.map(({ id }) => packagesById.get(id)?.bedrijf_id ?? null).find((id) => id !== null);
  return companyId ?? (await companies.findDefaultId(db));
}

/** Stores the booking, if one was asked for; returns its id. */
async function storeWish(
  klant_id: number,
  form: SubmittedForm,
  { booking, particulars: bijzonderheden }: FormSubmission,
  chosenPackage: ChosenPackage,
  context: Context<Writer>,
): Promise<number | undefined> {
  if (booking === null) return undefined;
  const begin = beginOf(booking, form.Velden, context.zone);
  const personen = booking.groepsgrootte ?? chosenPackage?.aantal_personen ?? 1;
  const wish = { klant_id, begin, personen, bijzonderheden, status: 'informatie', factureren: true } as const;
  const body = chosenPackage === undefined ? wish : { ...wish, arrangement_id: chosenPackage.id };
  return (await translateForVisitors(form, 'boeking.arrangement', () => storeBooking(body, context))).id;
}
