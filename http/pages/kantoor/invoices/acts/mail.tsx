// Mails a finalised invoice, or a reminder to pay it, with a preview of the mail.
import { InvoicesApi } from 'boekstaaf/invoices';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../../browser/words.ts';
import { Act } from '../../frame/act.tsx';
import { usePage } from '../../frame/context.ts';
import { Field } from '../../frame/form.tsx';
import { Preview } from '../../frame/letter.tsx';
import { openAmountOf } from '../../frame/amounts.ts';
import { toRecipientBody, Recipient } from '../../frame/recipient.tsx';
import type { InvoiceActProps, InvoiceOverview } from '../invoice.ts';
import { WORDS } from './words.ts';

const MAIL_KINDS = ['invoice', 'first_reminder', 'second_reminder'] as const;

/** Returns the kind of the next mail: the invoice where it was never mailed or nothing is open, or else a reminder. */
export function chooseNextMail({ invoice, mails }: InvoiceOverview): (typeof MAIL_KINDS)[number] {
  if (openAmountOf(invoice) <= 0 || !mails.some(({ kind }) => kind === 'invoice')) return 'invoice';
  return invoice.herinnering1 === null ? 'first_reminder' : 'second_reminder';
}

export function MailForm({ overview, name, close, onDone }: InvoiceActProps): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const { invoice, customer } = overview;
  const kinds = openAmountOf(invoice) > 0 ? MAIL_KINDS : (['invoice'] as const);
  const from = { values: { kind: chooseNextMail(overview) as string, mail_to: '' } };

  const requestOf = ({ kind: kindText, mail_to }: typeof from.values) => {
    const kind = MAIL_KINDS.find((each) => each === kindText) ?? 'invoice';
    return { id: invoice.id, body: { kind, ...toRecipientBody(mail_to) } };
  };

  return (
    <Act
      from={from}
      close={close}
      save={(values) => caller.getApi(InvoicesApi).mailInvoice(requestOf(values))}
      onDone={() => onDone(fillWords(words.mailed, { name }))}
      label={words.sendNow}
    >
      {(form) => (
        <>
          <div class="fields">
            <Field
              form={form}
              name="kind"
              label={words.kind}
              options={kinds.map((kind) => [kind, words.kinds[kind]] as const)}
            />
            <Recipient form={form} label={words.to} none={words.asBefore} customer={customer} />
          </div>
          <Preview
            ask={(reader, signal) =>
              reader.getApi(InvoicesApi).mailInvoice({ ...requestOf(form.values), dry_run: true }, { signal })
            }
            on={Object.values(form.values)}
          />
        </>
      )}
    </Act>
  );
}
