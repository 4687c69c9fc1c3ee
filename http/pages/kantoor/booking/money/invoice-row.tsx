// An invoice of a booking with its payments, and buttons that send it, record payments and refund them.
import type { Customer, Invoice } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../../browser/words.ts';
import { addressOf } from '../../addresses.ts';
import { Chip } from '../../frame/chip.tsx';
import { usePage } from '../../frame/context.ts';
import { PayForm } from '../../frame/invoice/pay.tsx';
import { SendForm } from '../../frame/invoice/send.tsx';
import { Opener } from '../../frame/opener.tsx';
import { openAmountOf, paidAmountOf } from '../../frame/amounts.ts';
import { WrongCodesOfDraft } from '../../frame/wrong-codes.tsx';
import { WORDS } from './words.ts';

interface InvoiceProps {
  readonly invoice: Invoice;
  readonly customer: Customer | undefined;
  readonly onChange: () => void;
}

export function InvoiceRow(props: InvoiceProps): ComponentChildren {
  const { words, caller, writing } = usePage(WORDS);
  const { invoice } = props;
  const { id, factuur_nummer, datum, status, calculated_totaalbedrag_inclusief_btw: total, Betalingen = [] } = invoice;
  const open = openAmountOf(invoice);

  return (
    <>
      <p class="row">
        <a href={addressOf('invoice', id)}>{factuur_nummer ?? words.draft}</a> <Chip status={status} />
        <span class="more">{datum !== null && writing.formatShortDate(datum)}</span>
        {caller.may('viewContact', 'editContact', 'createFactuur') && (
          <a href={`/api2/facturen/${String(id)}/pdf`} target="_blank" rel="noopener">
            {words.pdf}
          </a>
        )}
        <span class="amount">{writing.formatAmount(total)}</span>
      </p>
      {Betalingen.map((payment) => (
        <p key={payment.id} class="row under">
          <span>{payment.settles_id !== null ? words.settled : payment.bedrag < 0 ? words.refund : words.payment}</span>
          <span class="more">
            {writing.formatShortDate(payment.wanneer)} {payment.opmerking}
          </span>
          <span class="amount">{writing.formatAmount(-payment.bedrag)}</span>
        </p>
      ))}
      {open !== 0 && Betalingen.length > 0 && (
        <p class="row under">{fillWords(words.openAmount, { amount: writing.formatAmount(open) })}</p>
      )}
      {status === 'concept' && <WrongCodesOfDraft {...props} />}
      <InvoiceActs {...props} />
    </>
  );
}

function InvoiceActs({ invoice, customer, onChange }: InvoiceProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const mayPay = caller.may('createFactuurBetaling', 'editFactuurBetaling');
  const openAmount = openAmountOf(invoice);
  const paidAmount = paidAmountOf(invoice);

  return (
    <div class="acts">
      {invoice.status === 'concept' && caller.may('createFactuur') && (
        <Opener label={words.send} kind="quiet">
          {(close) => (
            <SendForm
              invoice={invoice}
              customer={customer}
              close={close}
              to=""
              label={words.sendNow}
              onDone={onChange}
            />
          )}
        </Opener>
      )}
      {openAmount > 0 && mayPay && (
        <Opener label={words.pay} kind="quiet">
          {(close) => <PayForm invoice={invoice} close={close} direction="in" label={words.payNow} onDone={onChange} />}
        </Opener>
      )}
      {(openAmount < 0 || paidAmount > 0) && mayPay && (
        <Opener label={words.payBack} kind="quiet">
          {(close) => (
            <PayForm invoice={invoice} close={close} direction="out" label={words.refundNow} onDone={onChange} />
          )}
        </Opener>
      )}
    </div>
  );
}
