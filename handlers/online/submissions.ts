// Submissions of visitors: the answers to a contact form become a customer, a booking and a note.
import * as contactForms from '../../db/online/contact-forms.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { submissionOf } from '../../domain/online/submission.ts';
import type { Caller, Handler } from '../handler.ts';
import { assertOpen } from './open-to-visitors.ts';
import { storeSubmission } from './store-submission.ts';

export const submitContactForm: Handler<'submitContactForm'> = async ({ path, body }, context) => {
  await assertOpen(context, 'allow_old_contact_forms');
  const form = await readOne(contactForms.read, context.db, path.id);
  const { klant_id, boeking_id } = await storeSubmission(form, submissionOf(form.Velden, body), context);
  return {
    success: true,
    ...(maySee(context.caller) ? { klant_id, ...(boeking_id === undefined ? {} : { boeking_id }) } : {}),
  };
};

/** Whether the response may say who sent the form: others must not learn whether the address was known. */
function maySee({ permissions }: Caller): boolean {
  return permissions.has('viewContact') || permissions.has('editContact');
}
