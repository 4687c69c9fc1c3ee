// The payment that a confirmation mail names: payments that were recorded together, as one.
import type { Cents, components, Instant } from '../../generated/types.ts';
import type { Zone } from '../values/calendar.ts';
import { sum } from '../values/money.ts';
import type { ReceivedPayment } from './mail-tags.ts';

type Schemas = components['schemas'];
type RecordedPayment = Pick<Schemas['InvoicePayment'], 'bedrag' | 'betaalmethode_id'> & { readonly wanneer: Instant };
type ConfirmingMethod = Pick<Schemas['PaymentMethod'], 'naam' | 'bevestiging_mailen'>;

/**
 * Returns the money received by methods with `bevestiging_mailen`, as one payment; undefined for none. Payments of
 * an invoice whose total is zero or negative are never confirmed. docs/decisions/131-reminders-and-the-till-log.md.
 */
export function mergeConfirmedPayments(
  total: Cents,
  recorded: readonly RecordedPayment[],
  methods: ReadonlyMap<number, ConfirmingMethod>,
  zone: Zone,
): ReceivedPayment | undefined {
  const confirmed = recorded.flatMap(({ bedrag, wanneer, betaalmethode_id: id }) => {
    const method = id === null ? undefined : methods.get(id);
    return bedrag > 0 && method?.bevestiging_mailen === true ? [{ bedrag, wanneer, naam: method.naam }] : [];
  });
  const last = confirmed.at(-1);
  if (total <= 0 || last === undefined) return undefined;

  return {
    bedrag: sum(confirmed.map(({ bedrag }) => bedrag)),
    datum: zone.toLocalDate(last.wanneer),
    betaalmethode: [...new Set(confirmed.map(({ naam }) => naam))].join(', '),
  };
}
