// The money: the price of the booking, its invoices with their payments, and the amount that is still to pay.
import type { Invoice } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { openAmountOf } from '../../frame/amounts.ts';
import { usePage, useWords } from '../../frame/context.ts';
import { Opener } from '../../frame/opener.tsx';
import { Read, useReading } from '../../frame/reading.tsx';
import type { BookingPartProps } from '../booking.ts';
import { Part } from '../../frame/part.tsx';
import { readAccount } from './account.ts';
import { CostsTable } from './costs-table.tsx';
import { InvoiceRow } from './invoice-row.tsx';
import { DraftForm } from './invoice.tsx';
import { OnlineRow } from './online.tsx';
import { VoucherForm } from './voucher.tsx';
import { WORDS } from './words.ts';

export function MoneyPart(props: BookingPartProps): ComponentChildren {
  const words = useWords(WORDS);
  const { booking, version, onChange } = props;
  const reading = useReading((caller, signal) => readAccount(caller, booking.id, signal), [booking.id, version]);

  return (
    <Part title={words.title}>
      <CostsTable costs={booking.kosten} />
      <Read of={reading}>
        {(account) => (
          <>
            <Balance amount={openAmountOf(booking)} />
            <ul class="rows">
              {account.invoices.map((invoice) => (
                <li key={invoice.id}>
                  <InvoiceRow invoice={invoice} customer={booking.Klant} onChange={onChange} />
                </li>
              ))}
              {account.online.map((payment) => (
                <li key={`online-${String(payment.id)}`}>
                  <OnlineRow payment={payment} onChange={onChange} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Read>
      <MoneyActs {...props} invoices={reading.value?.invoices ?? []} />
    </Part>
  );
}

interface MoneyActsProps extends BookingPartProps {
  readonly invoices: readonly Invoice[];
}

function MoneyActs({ booking: { id, status }, invoices, onChange }: MoneyActsProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const btw_verlegd = invoices.at(-1)?.btw_verlegd ?? false;

  return (
    <div class="acts">
      {caller.may('createFactuur') && (
        <Opener label={words.invoice}>
          {(close) => <DraftForm id={id} btw_verlegd={btw_verlegd} close={close} onDone={onChange} />}
        </Opener>
      )}
      {caller.may('editBoeking') && status !== 'geannuleerd' && (
        <Opener label={words.redeem}>{(close) => <VoucherForm id={id} close={close} onDone={onChange} />}</Opener>
      )}
    </div>
  );
}

function Balance({ amount }: { readonly amount: number }): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const name = amount > 0 ? words.stillToPay : amount < 0 ? words.toReturn : words.allPaid;
  return (
    <p class={amount === 0 ? 'balance' : 'balance due'}>
      <span>{name}</span> {amount !== 0 && <b>{writing.formatAmount(Math.abs(amount))}</b>}
    </p>
  );
}
