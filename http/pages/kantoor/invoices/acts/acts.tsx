// The actions that the caller may perform on an invoice: a button for each, which opens its form.
import type { InvoicePayment } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../../browser/words.ts';
import { openAmountOf, paidAmountOf } from '../../frame/amounts.ts';
import { usePage } from '../../frame/context.ts';
import { PayForm } from '../../frame/invoice/pay.tsx';
import { SendForm } from '../../frame/invoice/send.tsx';
import { Opener } from '../../frame/opener.tsx';
import { recipientsOf } from '../../frame/recipient.tsx';
import type { InvoiceActProps } from '../invoice.ts';
import { CreditForm } from './credit.tsx';
import { MailForm, chooseNextMail } from './mail.tsx';
import { RemoveForm } from './remove.tsx';
import { WORDS } from './words.ts';

export function Acts(props: Omit<InvoiceActProps, 'close'>): ComponentChildren {
  const { words, caller, writing } = usePage(WORDS);
  const { name, onDone } = props;
  const { invoice, payments, customer } = props.overview;
  const isDraft = invoice.status === 'concept';
  const invoices = caller.may('createFactuur');
  const receives = !isDraft && caller.may('createFactuurBetaling', 'editFactuurBetaling');
  const openAmount = openAmountOf(invoice);
  const paidAmount = paidAmountOf(invoice, payments);
  const announcePayment = (payment?: InvoicePayment): void =>
    onDone(fillWords(words.paid, { amount: writing.formatAmount(payment?.bedrag ?? 0), name }));

  return (
    <div class="acts">
      {isDraft && invoices && (
        <Opener label={words.send} kind="primary">
          {(close) => (
            <SendForm
              invoice={invoice}
              customer={customer}
              close={close}
              to={recipientsOf(customer)[0]?.[0] ?? ''}
              label={words.send}
              onDone={(warnings = '') => onDone(fillWords(words.sent, { name }) + warnings)}
            />
          )}
        </Opener>
      )}
      {isDraft && invoices && (
        <Opener label={words.remove}>{(close) => <RemoveForm {...props} close={close} />}</Opener>
      )}
      {receives && openAmount > 0 && (
        <Opener label={words.pay} kind="primary">
          {(close) => (
            <PayForm invoice={invoice} close={close} direction="in" label={words.payButton} onDone={announcePayment} />
          )}
        </Opener>
      )}
      {receives && (openAmount < 0 || paidAmount > 0) && (
        <Opener label={words.payBack}>
          {(close) => (
            <PayForm
              invoice={invoice}
              close={close}
              direction="out"
              label={words.payBackButton}
              onDone={announcePayment}
            />
          )}
        </Opener>
      )}
      {!isDraft && invoices && caller.may('viewContact') && (
        <Opener label={chooseNextMail(props.overview) === 'invoice' ? words.mail : words.remind}>
          {(close) => <MailForm {...props} close={close} />}
        </Opener>
      )}
      {!isDraft && invoices && invoice.crediteert_factuur_id === null && (
        <Opener label={words.credit}>{(close) => <CreditForm {...props} close={close} />}</Opener>
      )}
    </div>
  );
}
