// Status reminders.
import type { NewStatusReminder, StatusReminder } from 'boekstaaf';
import { api } from '../index.ts';

/** A reminder for the options of no company, unless it says otherwise. */
export function statusReminder(body: Partial<NewStatusReminder> = {}): Promise<StatusReminder> {
  return api.statusReminders.createStatusReminder({
    body: {
      status: 'optie',
      termijn_in_dagen: 7,
      herinnering_termijn_in_dagen: 3,
      onderwerp_mail_herinnering: 'Uw optie {uitje_nummer}',
      body_mail_herinnering: 'Wij houden uw optie vast tot {uitje_vervaldatum}.',
      ...body,
    },
  });
}
