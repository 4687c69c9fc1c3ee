// The contents of an invoice: its actions, facts, lines, totals and payments, and the mails about it.
import type { Invoice } from 'boekstaaf';
import { PaymentMethodsApi } from 'boekstaaf/payment-methods';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../browser/words.ts';
import { addressOf } from '../addresses.ts';
import { Chip } from '../frame/chip.tsx';
import { usePage, useWords } from '../frame/context.ts';
import { Facts, Part } from '../frame/part.tsx';
import { Read, useReading } from '../frame/reading.tsx';
import { Rows } from '../frame/rows.tsx';
import { WrongCodesOfDraft } from '../frame/wrong-codes.tsx';
import type { InvoiceActProps, InvoiceOverview } from './invoice.ts';
import { Acts } from './acts/acts.tsx';
import { Balance, Lines } from './lines.tsx';
import { WORDS, type InvoiceWords } from './words.ts';
import { lastPaymentDateOf } from './work.ts';

interface SheetProps {
  readonly overview: InvoiceOverview;
  readonly onDone: InvoiceActProps['onDone'];
}

export function Sheet({ overview, onDone }: SheetProps): ComponentChildren {
  const words = useWords(WORDS);
  const { invoice, otherInvoices, customer } = overview;
  const isDraft = invoice.status === 'concept';

  return (
    <div class="invoice">
      <Balance overview={overview} />
      {isDraft && <WrongCodesOfDraft invoice={invoice} customer={customer} />}
      <Acts overview={overview} name={nameOf(invoice, words)} onDone={onDone} />
      <section class="part about">
        <About overview={overview} />
      </section>
      <Part title={words.lines}>
        <Lines invoice={invoice} />
      </Part>
      {!isDraft && (
        <Part title={words.payments}>
          <Payments overview={overview} />
        </Part>
      )}
      {otherInvoices.length > 0 && (
        <Part title={words.others}>
          <Rows of={otherInvoices}>{(other) => <Other key={other.id} invoice={other} />}</Rows>
        </Part>
      )}
      {customer !== null && !isDraft && (
        <Part title={words.mails}>
          <Mails overview={overview} />
        </Part>
      )}
    </div>
  );
}

/** Returns the name of an invoice: its number, or the word for a draft. */
export function nameOf(
  { factuur_nummer: number, crediteert_factuur_id: credited }: Invoice,
  words: InvoiceWords,
): string {
  if (number === null) return credited === null ? words.draft : words.creditDraft;
  return fillWords(credited === null ? words.invoice : words.credit, { number });
}

function About({
  overview: { invoice, booking, customer, otherInvoices },
}: Pick<SheetProps, 'overview'>): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const formatOptionalDate = (text: string | null): string =>
    text === null || text === '' ? '' : writing.formatLongDate(text);
  const credited = otherInvoices.find(({ id }) => id === invoice.crediteert_factuur_id);
  const reminded = [invoice.herinnering1, invoice.herinnering2].filter((each) => each !== null);
  const percent = invoice.voorschot_percentage;

  return (
    <Facts
      of={[
        [words.customer, customer && <a href={addressOf('customer', customer.id)}>{customer.displaynaam}</a>],
        [
          words.booking,
          <>
            <a href={addressOf('booking', booking.id)}>{booking.referentie}</a> ·{' '}
            {writing.formatLongDate(booking.datum)}
            {booking.arrangement !== '' && ` · ${booking.arrangement}`}
          </>,
        ],
        [words.date, formatOptionalDate(invoice.datum)],
        [words.dueOn, formatOptionalDate(lastPaymentDateOf(invoice))],
        [words.sendsOn, formatOptionalDate(invoice.verstuur_factuur_op)],
        [words.advance, percent === 100 ? '' : fillWords(words.share, { percent: writing.formatNumber(percent) })],
        [words.credits, credited && <a href={addressOf('invoice', credited.id)}>{credited.factuur_nummer}</a>],
        [words.reference, invoice.afdruk?.betalingskenmerk],
        [words.reminded, reminded.map((each) => writing.formatLongDate(each)).join(', ')],
        [words.remark, invoice.opmerking],
      ]}
    />
  );
}

function Payments({ overview: { payments } }: Pick<SheetProps, 'overview'>): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const reading = useReading(
    (caller, signal) => caller.getApi(PaymentMethodsApi).listPaymentMethods({ page_size: 1000 }, { signal }),
    [],
  );

  return (
    <Read of={reading}>
      {(methods) => (
        <Rows of={payments} nothing={words.noPayments}>
          {({ id, wanneer, bedrag, betaalmethode_id, settles_id, opmerking }) => (
            <li key={id} class="row">
              <span>{writing.formatShortDate(wanneer)}</span>
              <span>
                {settles_id === null
                  ? (methods.find((method) => method.id === betaalmethode_id)?.naam ?? words.payment)
                  : words.settled}
              </span>
              <span class="more">{opmerking}</span>
              <span class="amount">{writing.formatAmount(bedrag)}</span>
            </li>
          )}
        </Rows>
      )}
    </Read>
  );
}

function Other({ invoice }: { readonly invoice: Invoice }): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  return (
    <li class="row">
      <a href={addressOf('invoice', invoice.id)}>{nameOf(invoice, words)}</a> <Chip status={invoice.status} />
      <span class="amount">{writing.formatAmount(invoice.calculated_totaalbedrag_inclusief_btw)}</span>
    </li>
  );
}

function Mails({ overview: { mails } }: Pick<SheetProps, 'overview'>): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  return (
    <Rows of={mails} nothing={words.noMails}>
      {({ id, subject, status, created_at, to, error, body }) => (
        <li key={id}>
          <details>
            <summary>
              {subject} <span class="more">{words.mailStatus[status]}</span>
            </summary>
            <p class="text">{body}</p>
          </details>
          <p class="more">
            {writing.formatMoment(created_at)} · {to.join(', ')}
          </p>
          {error !== null && <p class="complaint">{error}</p>}
        </li>
      )}
    </Rows>
  );
}
