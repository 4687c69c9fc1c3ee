// The page of a customer: details, people, bookings, invoices, and notes.
import { NotFound, type Invoice, type ListedBooking } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../browser/words.ts';
import { addressOf, type PageTarget } from '../addresses.ts';
import { Chip } from '../frame/chip.tsx';
import { usePage, useWords } from '../frame/context.ts';
import { Heading } from '../frame/heading.tsx';
import { goTo } from '../frame/navigation.ts';
import { Opener } from '../frame/opener.tsx';
import { Part } from '../frame/part.tsx';
import { Read, useReading } from '../frame/reading.tsx';
import { Rows } from '../frame/rows.tsx';
import { sumOpen, readCustomer, readRemainingCustomer, type CustomerOverview } from './customer.ts';
import { Details, People } from './details.tsx';
import { Merge } from './merge.tsx';
import { Notes } from './notes.tsx';
import { WORDS } from './words.ts';

/** The most rows of a list that are shown before it is opened further. */
const MAX_OPEN_ROWS = 8;

export function Page({ id }: PageTarget): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const reading = useReading((caller, signal) => readCustomer(caller, id, signal), [id]);
  useReading(
    async (caller, signal) => {
      if (!(reading.error instanceof NotFound)) return;
      const remains = await readRemainingCustomer(caller, id, signal);
      if (remains !== null) goTo(addressOf('customer', remains), { replace: true });
    },
    [id, reading.error],
  );

  return (
    <article class="customer">
      <Heading text={reading.value?.customer.displaynaam ?? words.customer} />
      <Read of={reading}>
        {(overview) => (
          <div class="parts">
            <div>
              <Details customer={overview.customer} />
              <People people={overview.customer.contactpersonen} />
              {caller.may('editContact') && (
                <Opener label={words.merge}>
                  {(close) => <Merge customer={overview.customer} close={close} onDone={reading.readAgain} />}
                </Opener>
              )}
              <Notes {...overview} customer={id} readAgain={reading.readAgain} />
            </div>
            <div>
              <Bookings bookings={overview.bookings} />
              <Invoices invoices={overview.invoices} />
            </div>
          </div>
        )}
      </Read>
    </article>
  );
}

function Bookings({ bookings }: Pick<CustomerOverview, 'bookings'>): ComponentChildren {
  const words = useWords(WORDS);
  return (
    <Part title={words.bookings}>
      <Rows of={bookings} nothing={words.noBookings} open={MAX_OPEN_ROWS}>
        {(booking) => <BookingRow key={booking.id} booking={booking} />}
      </Rows>
    </Part>
  );
}

function BookingRow({ booking }: { readonly booking: ListedBooking }): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const { id, datum, begin, referentie, arrangement, personen, status } = booking;
  const people = personen === 1 ? words.person : fillWords(words.persons, { count: writing.formatNumber(personen) });

  return (
    <li>
      <p class="row">
        <a href={addressOf('booking', id)}>
          {writing.formatLongDate(datum)}, {writing.formatTime(begin)}
        </a>
        <Chip status={status} />
      </p>
      <p class="more">{[referentie, arrangement, people].filter(Boolean).join(' · ')}</p>
    </li>
  );
}

function Invoices({ invoices }: Pick<CustomerOverview, 'invoices'>): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const open = sumOpen(invoices);
  const amount = writing.formatAmount(Math.abs(open));

  return (
    <Part title={words.invoices}>
      {invoices.length > 0 && (
        <p class={open === 0 ? 'balance' : 'balance due'}>
          {open === 0 ? words.allPaid : fillWords(open > 0 ? words.openAmount : words.toRefund, { amount })}
        </p>
      )}
      <Rows of={invoices} nothing={words.noInvoices} open={MAX_OPEN_ROWS}>
        {(invoice) => <InvoiceRow key={invoice.id} invoice={invoice} />}
      </Rows>
    </Part>
  );
}

function InvoiceRow({ invoice }: { readonly invoice: Invoice }): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const { id, factuur_nummer, datum, status, calculated_totaalbedrag_inclusief_btw: total } = invoice;
  return (
    <li class="row">
      <a href={addressOf('invoice', id)}>{factuur_nummer ?? words.draft}</a>
      <Chip status={status} />
      <span class="more">{datum !== null && writing.formatLongDate(datum)}</span>
      <span class="amount">{writing.formatAmount(total)}</span>
    </li>
  );
}
