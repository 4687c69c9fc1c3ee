// Reads the lists of matters that need the attention of staff, each for callers who may see it.
import type { Permission } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import { MailsApi } from 'boekstaaf/mails';
import { OnlinePaymentsApi } from 'boekstaaf/online-payments';
import { PlanningApi } from 'boekstaaf/planning';
import { StatisticsApi } from 'boekstaaf/statistics';
import { fillWords } from '../../browser/words.ts';
import { addressOf } from '../addresses.ts';
import { nameConflicts } from '../frame/conflicts.ts';
import type { OfficeCaller } from '../frame/caller.ts';
import { beginOf, shiftDate, type LanguageFormatter } from '../frame/writing.ts';
import type { TodayWords } from './words.ts';

/** A line of a list. */
interface Matter {
  readonly key: number | string;
  /** The address of the page on which to act; null for none. */
  readonly address: string | null;
  readonly title: string;
  readonly more: string;
}

interface AttentionContext {
  readonly caller: OfficeCaller;
  readonly date: string;
  readonly words: TodayWords;
  readonly writing: LanguageFormatter;
  readonly signal: AbortSignal;
}

/** A list of matters of one kind. */
export interface Concern {
  readonly title: 'conflicts' | 'expiring' | 'late' | 'mails' | 'payments';
  /** The rights of which a caller needs one to see the list. */
  readonly rights: readonly Permission[];
  readonly read: (context: AttentionContext) => Promise<readonly Matter[]>;
}

/** The number of days, from today on, whose conflicts are listed. */
const CONFLICT_DAYS = 7;
/** Options that expire within so many days are listed. */
const EXPIRING_DAYS = 3;
/** Mails that failed longer ago are not listed any more. */
const FAILED_MAIL_DAYS = 14;

export const CONCERNS: readonly Concern[] = [
  { title: 'conflicts', rights: ['editPersoneelsplanning', 'editBoeking'], read: listConflicts },
  { title: 'expiring', rights: ['editBoeking'], read: listExpiring },
  { title: 'late', rights: ['viewFinancieleOverzichten'], read: listOverdue },
  { title: 'mails', rights: ['viewContact', 'editContact'], read: listFailedMails },
  { title: 'payments', rights: ['editFactuurBetaling', 'viewFinancieleOverzichten'], read: listPaymentErrors },
];

async function listConflicts({ caller, date, words, writing, signal }: AttentionContext): Promise<readonly Matter[]> {
  const period = { begin: beginOf(date), eind: beginOf(shiftDate(date, CONFLICT_DAYS)) };
  const conflicts = await caller.getApi(PlanningApi).getPlanningConflicts(period, { signal });
  const namedConflicts = await nameConflicts(conflicts, period, caller, signal);

  return namedConflicts.map(({ code, begin, eind, names, objecten }, index) => {
    const booking = objecten.find(({ soort }) => soort === 'boeking');
    return {
      key: index,
      address:
        booking === undefined ? `${addressOf('planning')}#${begin.slice(0, 10)}` : addressOf('booking', booking.id),
      title: `${writing.formatShortDate(begin)}: ${words.codes[code]}`,
      more: [...names, writing.formatSpan({ begin, eind })].join(' · '),
    };
  });
}

async function listExpiring({ caller, date, words, writing, signal }: AttentionContext): Promise<readonly Matter[]> {
  const embed = caller.seesCustomers ? (['Klant'] as const) : [];
  const bookings = await caller
    .getApi(BookingsApi)
    .listBookings({ status: ['optie', 'reservering'], embed: [...embed], page_size: 1000 }, { signal });

  return bookings
    .flatMap((booking) => {
      const until = booking.status_vervaldatum;
      return until == null || until > shiftDate(date, EXPIRING_DAYS) ? [] : [{ booking, until }];
    })
    .toSorted((a, b) => a.until.localeCompare(b.until))
    .map(({ booking: { id, Klant, referentie, datum, arrangement }, until }) => ({
      key: id,
      address: addressOf('booking', id),
      title: Klant?.displaynaam ?? referentie,
      more: [
        fillWords(words.until, { date: writing.formatShortDate(until) }),
        writing.formatShortDate(datum),
        arrangement,
      ].join(' · '),
    }));
}

async function listOverdue({ caller, date, words, writing, signal }: AttentionContext): Promise<readonly Matter[]> {
  const debtors = await caller.getApi(StatisticsApi).getAgedDebtors({ datum: date }, { signal });
  return debtors
    .map((debtor) => ({ ...debtor, due: debtor.totaal - debtor.niet_vervallen }))
    .filter(({ due, oudste_vervaldatum }) => due > 0 && oudste_vervaldatum < date)
    .toSorted((a, b) => b.due - a.due)
    .map(({ klant_id, klant_naam, due, oudste_vervaldatum }) => ({
      key: klant_id,
      address: caller.seesCustomers ? addressOf('customer', klant_id) : null,
      title: klant_naam ?? String(klant_id),
      more: `${writing.formatAmount(due)} · ${fillWords(words.lateSince, { date: writing.formatShortDate(oudste_vervaldatum) })}`,
    }));
}

async function listFailedMails({ caller, date, signal }: AttentionContext): Promise<readonly Matter[]> {
  const failed = await caller.getApi(MailsApi).listMails({ status: ['failed'], page_size: 1000 }, { signal });
  return failed
    .filter(({ created_at }) => created_at >= shiftDate(date, -FAILED_MAIL_DAYS))
    .toReversed()
    .map(({ id, about, subject, to, error }) => ({
      key: id,
      address: about.kind === 'booking' || about.kind === 'invoice' ? addressOf(about.kind, about.id) : null,
      title: subject,
      more: [to.join(', '), error].filter(Boolean).join(' · '),
    }));
}

async function listPaymentErrors({ caller, writing, signal }: AttentionContext): Promise<readonly Matter[]> {
  const payments = await caller
    .getApi(OnlinePaymentsApi)
    .listOnlinePayments({ has_error: true, page_size: 1000 }, { signal });
  return payments.toReversed().map(({ id, booking_id, amount, description, error }) => ({
    key: id,
    address: booking_id === null ? null : addressOf('booking', booking_id),
    title: `${writing.formatAmount(amount)}, ${description}`,
    more: error ?? '',
  }));
}
