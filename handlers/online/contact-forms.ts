// The operations on contact forms, except for submissions of visitors.
import * as contactForms from '../../db/online/contact-forms.ts';
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { planForm, type SentField } from '../../domain/online/contact-form.ts';
import type { Handler } from '../handler.ts';
import { get, list, removeUnused } from '../resource.ts';

export const listContactForms: Handler<'listContactForms'> = list(contactForms.select, contactForms.read);
export const getContactForm: Handler<'getContactForm'> = get(contactForms.read);
export const deleteContactForm: Handler<'deleteContactForm'> = removeUnused(
  'contact_forms',
  contactForms.read,
  contactForms.remove,
);

export const createContactForm: Handler<'createContactForm'> = async ({ body }, { db }) => {
  const { naam, Velden = [], Arrangementen = [] } = body;
  const { fields, packages } = prepareForm(Velden, Arrangementen);
  return readOne(contactForms.read, db, await contactForms.insert(db, naam, fields, packages));
};

export const updateContactForm: Handler<'updateContactForm'> = async ({ path, body }, { db }) => {
  const before = await readOne(contactForms.read, db, path.id);
  const { naam, Velden = before.Velden, Arrangementen = before.Arrangementen } = body;
  const lists = prepareForm(Velden, Arrangementen, before);
  await contactForms.update(db, before, { naam, ...lists });
  return readOne(contactForms.read, db, path.id);
};

export const listContactFormFields: Handler<'listContactFormFields'> = async ({ path }, { db }) => {
  await readOne(contactForms.read, db, path.id);
  return createListing(contactForms.selectFields(path.id), contactForms.readFields);
};

/** The lists to store. Throws as `planForm` does. */
function prepareForm(
  fields: readonly SentField[],
  Arrangementen: readonly { readonly id: number }[],
  before?: contactForms.ContactForm,
): ReturnType<typeof planForm> {
  return planForm({ fields, packages: Arrangementen.map(({ id }) => id) }, before?.Velden ?? []);
}
