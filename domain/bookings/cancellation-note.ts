// The notes about the cancellation of a booking, in its customer's history.
import type { Cents, components } from '../../generated/types.ts';
import { createFormats } from '../values/formats.ts';
import { selectCancellationWords, selectPageLocale } from './cancellation-words.ts';

type NoteTexts = Pick<components['schemas']['Note'], 'soort_contact' | 'onderwerp' | 'bericht' | 'sticky'>;

/** A booking, and the locale of its company. */
export interface CancellationSubject {
  readonly referentie: string;
  readonly locale: string;
}

/** The action, with its amounts in cents. */
export interface NotedCancellation {
  readonly by_customer: boolean;
  readonly reden: string | null;
  readonly kosten: Cents;
  readonly terugbetaling_bedrag: Cents;
}

/** The note that a booking was cancelled: by whom, at what costs, and why. */
export function createCancellationNote(booking: CancellationSubject, cancellation: NotedCancellation): NoteTexts {
  const { notes } = selectCancellationWords(booking.locale);
  const formats = createFormats(selectPageLocale(booking.locale));
  const amounts = notes.amounts(formats.money(cancellation.kosten), formats.money(cancellation.terugbetaling_bedrag));
  const parts = [cancellation.by_customer ? notes.byCustomer : notes.byStaff, amounts, cancellation.reden ?? ''];
  return noteOf(booking, parts.filter((part) => part !== '').join('\n'));
}

/** The note that a refund was dismissed. */
export function createDismissalNote(booking: CancellationSubject, back: Cents): NoteTexts {
  const { notes } = selectCancellationWords(booking.locale);
  return noteOf(booking, notes.dismissed(createFormats(selectPageLocale(booking.locale)).money(back)));
}

/** The note that a booking was reopened, at what price, and how much of that is invoiced. */
export function createReopeningNote(booking: CancellationSubject, price: Cents, invoiced: Cents): NoteTexts {
  const { notes } = selectCancellationWords(booking.locale);
  const formats = createFormats(selectPageLocale(booking.locale));
  return noteOf(booking, notes.reopened(formats.money(price), formats.money(invoiced)));
}

function noteOf({ referentie, locale }: CancellationSubject, bericht: string): NoteTexts {
  const onderwerp = `${selectCancellationWords(locale).title} ${referentie}`;
  return { soort_contact: 'annulering', onderwerp, bericht, sticky: false };
}
